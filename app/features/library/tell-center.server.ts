import { CHANNELS } from '~/domain/human-design/channels'
import { CENTER_STATES, type CenterCode } from '~/domain/human-design/codes'
import { GATES_OF } from '~/ui/bodygraph/geometry'
import { drawCenter } from './draw.server'
import type { ElementText } from './library'
import type { LibraryWords } from './words.server'

/** A center: its subject, what it is defined, undefined and open, its gates and the channels from it. */
export function tellCenter(center: CenterCode, words: LibraryWords): ElementText {
  const { t, hd, centers, more, linkTo } = words
  const name = centerTitle(center, words)
  const channels = CHANNELS.filter((channel) => channel.centers.includes(center))
  return {
    title: name,
    kicker: more(`role.${center}`).replace(/\.$/, ''),
    lead: more(`center.${center}`),
    figure: {
      kind: 'bodygraph',
      name: t('figureCenter', { center: name }),
      data: drawCenter(center),
      selection: { kind: 'center', center },
    },
    sections: [
      {
        id: 'chart',
        title: t('inChart'),
        items: CENTER_STATES.map((state) => ({
          term: hd(`centerState.${state}`),
          text: centers(`center.${center}.${state}`),
        })),
      },
      {
        id: 'gates',
        title: t('itsGates'),
        links: [...GATES_OF[center]].sort((a, b) => a - b).map((code) => linkTo({ kind: 'gates', code })),
      },
      {
        id: 'channels',
        title: t('channelsOut'),
        links: channels.map(({ id, centers: [a, b] }) =>
          linkTo({ kind: 'channels', code: id }, hd(`center.${a === center ? b : a}`)),
        ),
      },
    ],
  }
}

/** The name with the word for what it is, which some names say by themselves. */
export function centerTitle(center: CenterCode, { t, hd }: LibraryWords): string {
  const name = hd(`center.${center}`)
  return name.endsWith('Center') ? name : t('centerTitle', { name })
}
