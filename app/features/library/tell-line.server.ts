import { PROFILES } from '~/domain/human-design/codes'
import { linesOfProfile } from '~/domain/human-design/profile'
import { lineKey } from '~/locales/hd-key'
import { drawHexagram } from './draw-hexagram.server'
import type { ElementText } from './library'
import type { LibraryWords } from './words.server'

/** A line: what it is and why, what it is in either place of a profile, and the profiles that have it. */
export function tellLine(line: number, words: LibraryWords): ElementText {
  const { t, hd, core, more, linkTo } = words
  return {
    title: t('lineTitle', { line, name: hd(lineKey(line)) }),
    kicker: t('line'),
    lead: core(lineKey(line)),
    figure: drawHexagram([line], words),
    sections: [
      { id: 'why', title: t('why'), texts: [core(`${lineKey(line)}.why`)] },
      {
        id: 'profile',
        title: t('inProfile'),
        items: [
          { term: t('asFirst'), text: more('line.first') },
          { term: t('asSecond'), text: more('line.second') },
        ],
      },
      {
        id: 'profiles',
        title: t('profilesWithIt'),
        links: PROFILES.filter((code) => linesOfProfile(code).includes(line)).map((code) =>
          linkTo({ kind: 'profiles', code }),
        ),
      },
    ],
  }
}
