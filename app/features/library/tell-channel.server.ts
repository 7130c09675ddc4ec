import { CHANNELS, channelOf } from '~/domain/human-design/channels'
import type { ChannelId } from '~/domain/human-design/codes'
import { channelKey, channelNumbers, gateKey } from '~/locales/hd-key'
import { drawGates } from './draw.server'
import type { ElementText } from './library'
import type { LibraryWords } from './words.server'

/** A channel: what it does, its states in a chart, its gates and centers, and the others of its circuit. */
export function tellChannel(id: ChannelId, words: LibraryWords): ElementText {
  const { t, hd, channels, gates: gateText, more, linkTo, toAddress } = words
  const { gates, centers, circuit, stream } = channelOf(id)
  const [centerA, centerB] = centers.map((center) => hd(`center.${center}`))
  const circuitName = hd(`circuit.${circuit}`)
  const ofCircuit = CHANNELS.filter((other) => other.circuit === circuit && other.id !== id)
  return {
    title: t('channelTitle', { channel: channelNumbers(id), name: hd(channelKey(id)) }),
    kicker: [
      `${centerA} – ${centerB}`,
      circuit === 'integration'
        ? t('circuitAlone', { circuit: circuitName })
        : t('circuitAndStream', { circuit: circuitName, stream: hd(`stream.${stream}`) }),
    ].join(' · '),
    lead: channels(channelKey(id)),
    figure: {
      kind: 'bodygraph',
      name: t('figureChannel', { channel: channelNumbers(id) }),
      data: drawGates(gates),
      selection: { kind: 'channel', id },
    },
    sections: [
      {
        id: 'chart',
        title: t('inChart'),
        items: [
          {
            term: more('channel.whole'),
            text: more('channel.whole.text', { a: gates[0], b: gates[1], centerA: centerA!, centerB: centerB! }),
          },
          { term: more('channel.half'), text: more('channel.half.text') },
          { term: more('channel.none'), text: more('channel.none.text') },
        ],
      },
      {
        id: 'gates',
        title: t('twoGates'),
        items: gates.map((gate) => ({
          term: t('gateTitle', { gate, name: hd(gateKey(gate)) }),
          text: gateText(gateKey(gate)),
          to: toAddress(`/gates/${gate}`),
        })),
      },
      { id: 'centers', title: t('twoCenters'), links: centers.map((code) => linkTo({ kind: 'centers', code })) },
      {
        id: 'circuit',
        title: t('sameCircuit'),
        texts: [more(`circuit.${circuit}`)],
        links: ofCircuit.map(({ id: code }) => linkTo({ kind: 'channels', code })),
      },
    ],
  }
}
