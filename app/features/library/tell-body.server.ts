import { BODIES, type BodyCode, SIDES } from '~/domain/human-design/codes'
import { GLYPHS } from '~/ui/bodygraph/glyphs'
import type { ElementText } from './library'
import type { LibraryWords } from './words.server'

/** A planet or node: its subject, what it tells on either side of a chart, and the others. */
export function tellBody(body: BodyCode, words: LibraryWords): ElementText {
  const { t, hd, centers, linkTo } = words
  return {
    title: hd(`body.${body}`),
    kicker: [t('body'), hd(`body.${body}.theme`)].join(' · '),
    lead: centers(`body.${body}`),
    figure: { kind: 'glyph', name: hd(`body.${body}`), glyph: GLYPHS[body] },
    sections: [
      {
        id: 'sides',
        title: t('onTwoSides'),
        items: SIDES.map((side) => ({ term: hd(`side.${side}`), text: centers(`side.${side}`) })),
      },
      {
        id: 'others',
        title: t('others.bodies'),
        links: BODIES.filter((other) => other !== body).map((code) => linkTo({ kind: 'bodies', code })),
      },
    ],
  }
}
