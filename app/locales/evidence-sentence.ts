import type { ConnectionEvidence, Evidence } from '~/domain/human-design/composite/evidence'
import type { ChannelId } from '~/domain/human-design/terms/codes'
import { channelKey } from './hd-key'
import type { Language } from './language'
import type { Key, Translate } from './translate'

export type EvidenceWords = { language: Language; t: Translate<'evidence'>; hd: Translate<'hd'> }

/**
 * A fact about two charts as a sentence to the one who is `a` in it, by the words of `evidence` and `hd`; `name` is the
 * other's: "You bring gate 34 and Anna brings gate 20: together you complete the Channel of Charisma."
 */
export function evidenceSentence({ language, t, hd }: EvidenceWords, evidence: Evidence, name: string): string {
  const list = (items: (string | number)[]) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(items.map(String))
  const nameOf = (channel: ChannelId) => hd(`${channelKey(channel)}.full`)
  switch (evidence.id) {
    case 'bridge': {
      const { bridged, gates, channels } = evidence
      if (gates.length > 0) return t(`bridge.${bridged}`, { name, gates: list(gates), count: gates.length })
      return t(`bridge.${bridged}.way`, { name, channels: list(channels.map(nameOf)) })
    }
    case 'center':
      // Only centers that count in a score come here, and as they count; the test beside this file walks all of them.
      return t(`center.${evidence.center}.${evidence.definedBy}` as Key<'evidence'>, { name })
    case 'lines':
      return t(`lines.${evidence.relation}`, { name, own: evidence.lines.a, other: evidence.lines.b })
    case 'theme':
      // As with centers, only themes that count get here.
      return t(`theme.${evidence.theme}` as Key<'evidence'>)
    default:
      return connectionSentence(t, evidence, name, nameOf(evidence.channel))
  }
}

function connectionSentence(t: Translate<'evidence'>, evidence: ConnectionEvidence, name: string, channel: string) {
  switch (evidence.id) {
    case 'electromagnetic':
      return t('electromagnetic', { name, channel, own: evidence.gates.a, other: evidence.gates.b })
    case 'companionship':
      return t('companionship', { channel })
    case 'dominance':
      return t(`dominance.${evidence.whole}`, { name, channel })
    case 'compromise':
      return t(`compromise.${evidence.whole}`, { name, channel, half: evidence.half })
  }
}
