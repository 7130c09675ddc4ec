import { retryDelay } from '~/platform/live/backoff'
import type { Clock } from '~/platform/live/clock'
import type { OutboxEntry } from '~/platform/live/outbox-entry'
import type { Outbox } from '~/platform/live/outbox-store'

type Dependencies = { clock: Clock; outbox: Outbox }

/**
 * Gives what an earlier page, or another tab, kept of a conversation; and asks a database that did not answer until it does.
 * What it gives ends that.
 */
export function restoreWaiting(
  { clock, outbox }: Dependencies,
  { memberId, conversationId }: Pick<OutboxEntry, 'memberId' | 'conversationId'>,
  take: (kept: OutboxEntry[]) => void,
): () => void {
  let isOver = false
  let cancel = () => {}
  const ask = async (failures: number) => {
    const { entries, isWhole } = await outbox.list(memberId, conversationId)
    if (isOver) return
    take(entries)
    if (!isWhole) cancel = clock.after(retryDelay(failures, clock.random), () => ask(failures + 1))
  }
  ask(0)
  return () => {
    isOver = true
    cancel()
  }
}
