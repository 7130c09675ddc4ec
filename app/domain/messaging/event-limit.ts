import { ABUSE_MILLISECONDS, ABUSE_PAUSE_MILLISECONDS, EVENT_BURST_SECONDS } from './limits'

/** The cost of an event. The bucket counts in thousandths, so that it stays an integer at each millisecond. */
const EVENT = 1000

/** A member's token bucket; times in milliseconds. `refusedSince` is when refusals without a pause began. */
export type EventBucket = { credit: number; at: number; refusedSince: number; refusedAt: number }

export type EventRefusal = { retryAfterMs: number; isAbuse: boolean }

/** A full bucket. */
export const fullBucket = (now: number, perSecond: number): EventBucket => ({
  credit: perSecond * EVENT_BURST_SECONDS * EVENT,
  at: now,
  refusedSince: now,
  refusedAt: Number.NEGATIVE_INFINITY,
})

/**
 * Takes one event from a bucket that refills by `perSecond` and holds two seconds' worth. When it is refused, the result says in
 * how many milliseconds the next event passes and whether refusals have lasted long enough to close the socket.
 */
export function takeEvent(
  bucket: EventBucket,
  now: number,
  perSecond: number,
): { bucket: EventBucket; refusal: EventRefusal | null } {
  // A clock that was set back neither refills the bucket nor drains it.
  const elapsed = Math.max(0, now - bucket.at)
  const credit = Math.min(perSecond * EVENT_BURST_SECONDS * EVENT, bucket.credit + elapsed * perSecond)
  if (credit >= EVENT) return { bucket: { ...bucket, credit: credit - EVENT, at: now }, refusal: null }
  const refusedSince = now - bucket.refusedAt > ABUSE_PAUSE_MILLISECONDS ? now : bucket.refusedSince
  return {
    bucket: { credit, at: now, refusedSince, refusedAt: now },
    refusal: {
      retryAfterMs: Math.ceil((EVENT - credit) / perSecond),
      isAbuse: now - refusedSince >= ABUSE_MILLISECONDS,
    },
  }
}
