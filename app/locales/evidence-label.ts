import type { Evidence } from '~/domain/human-design/composite/evidence'
import type { EvidenceWords } from './evidence-sentence'
import { channelKey, channelNumbers } from './hd-key'
import type { Key } from './translate'

/** A fact about two charts in a few words, for a line of a sum: "Channel of Charisma 20–34: completed together". */
export function evidenceLabel({ t, hd }: EvidenceWords, evidence: Evidence, name: string): string {
  switch (evidence.id) {
    case 'bridge':
      return t(`short.bridge.${evidence.bridged}`, { name })
    case 'center':
      // Only centers that count in a score get here; the test walks all of them.
      return t(`short.center.${evidence.center}.${evidence.definedBy}` as Key<'evidence'>)
    case 'lines':
      return t(`short.lines.${evidence.relation}`, { own: evidence.lines.a, other: evidence.lines.b })
    case 'theme': {
      const [defined = '', open = ''] = evidence.theme.split('-')
      return t('short.theme', { defined, open })
    }
    default: {
      const { id, channel } = evidence
      return t(`short.${id}`, { channel: hd(`${channelKey(channel)}.full`), numbers: channelNumbers(channel) })
    }
  }
}
