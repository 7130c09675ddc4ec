import type { Presence } from '~/domain/messaging/hub-frames.schema'
import type { Key } from '~/locales/translate'

const WORDS = { online: 'active', away: 'away', busy: 'busy' } as const

/** What is said of somebody's presence; null where there is nothing to say. */
export function presenceWord(presence: Presence | null): Key<'messages'> | null {
  if (!presence) return null
  if (presence.status !== 'offline') return WORDS[presence.status]
  return presence.seenRecently ? 'seenRecently' : null
}
