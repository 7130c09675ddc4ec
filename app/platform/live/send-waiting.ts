import { isPermanent } from './is-permanent'
import { openConversations } from './open-conversations'
import type { OutboxEntry } from './outbox-entry'
import { unmark, unsentMark } from './outbox-mark'
import type { Outbox } from './outbox-store'
import type { PostOutcome } from './post-message'

export type SendMeans = {
  outbox: Outbox
  post: (entry: OutboxEntry) => Promise<PostOutcome>
  /** Milliseconds since the epoch. */
  now: () => number
  /** Takes all that was refused for good: whoever wrote it is to learn of it. */
  tell: (refused: OutboxEntry[]) => void
}

/** What was refused is kept so long for whoever wrote it. */
const REFUSED_MILLISECONDS = 30 * 86_400_000

/**
 * Tries each message once that waits in a conversation which is not open; one that stays holds back what was typed after it, there
 * only. Null: nothing is to be tried again; else whether the server asked for patience.
 */
export async function sendWaiting(
  memberId: string,
  signal: AbortSignal,
  { outbox, post, now, tell }: SendMeans,
): Promise<{ retryAfterMs: number } | null> {
  const mark = unsentMark(memberId)
  const { entries, isWhole } = await outbox.list(memberId)
  const refused: OutboxEntry[] = []
  const stuck = new Set<string>()
  let retryAfterMs = 0
  let isElsewhere = false
  for (const entry of entries) {
    const { conversationId } = entry
    if (entry.problem) {
      if (now() - entry.typedAt > REFUSED_MILLISECONDS) await outbox.remove(entry)
      else refused.push(entry)
      continue
    }
    if (openConversations.has(conversationId)) isElsewhere = true
    if (stuck.has(conversationId) || openConversations.has(conversationId)) continue
    if (signal.aborted) return null
    const outcome = await post(entry)
    if (outcome.kind === 'signed-out') return null
    if (outcome.kind === 'stored') await outbox.remove(entry)
    else if (outcome.kind === 'refused' && isPermanent(outcome.code)) {
      const failed = { ...entry, problem: outcome.code }
      await outbox.put(failed)
      refused.push(failed)
    } else {
      stuck.add(conversationId)
      if (outcome.kind === 'refused') retryAfterMs = Math.max(retryAfterMs, outcome.retryAfterMs ?? 0)
    }
  }
  if (!signal.aborted) tell(refused)
  if (stuck.size > 0 || !isWhole) return { retryAfterMs }
  if (!isElsewhere) unmark(memberId, mark)
  return null
}
