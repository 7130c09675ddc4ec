import type { Person } from '~/domain/human-design/composite/composite'
import type { BridgeEvidence, ConnectionEvidence } from '~/domain/human-design/composite/evidence'
import type { ChannelId } from '~/domain/human-design/terms/codes'
import { channelKey } from './hd-key'
import type { Language } from './language'
import type { Translate } from './translate'

export type OthersWords = { language: Language; t: Translate<'others-evidence'>; hd: Translate<'hd'> }

const OTHER = { a: 'b', b: 'a' } as const

/** A connection or a bridge of two charts as a sentence to someone who is neither of the two. */
export function othersSentence(
  { language, t, hd }: OthersWords,
  evidence: ConnectionEvidence | BridgeEvidence,
  names: Record<Person, string>,
): string {
  const list = (items: (string | number)[]) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(items.map(String))
  const nameOf = (channel: ChannelId) => hd(`${channelKey(channel)}.full`)
  switch (evidence.id) {
    case 'electromagnetic':
      return t('electromagnetic', {
        ...{ a: names.a, name: names.b, own: evidence.gates.a, other: evidence.gates.b },
        channel: nameOf(evidence.channel),
      })
    case 'companionship':
      return t('companionship', { channel: nameOf(evidence.channel) })
    case 'dominance':
    case 'compromise': {
      const { whole } = evidence
      const people = { whole: names[whole], less: names[OTHER[whole]], channel: nameOf(evidence.channel) }
      return evidence.id === 'dominance' ? t('dominance', people) : t('compromise', { ...people, half: evidence.half })
    }
    case 'bridge': {
      const { bridged, gates, channels } = evidence
      const people = { bridged: names[bridged], bridge: names[OTHER[bridged]] }
      if (gates.length > 0) return t('bridge', { ...people, gates: list(gates), count: gates.length })
      return t('bridge.way', { ...people, channels: list(channels.map(nameOf)) })
    }
  }
}
