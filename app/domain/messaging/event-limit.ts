import { ABUSE_MILLISECONDS, ABUSE_PAUSE_MILLISECONDS, EVENT_BURST_SECONDS } from './limits'

/** What an event costs: the bucket counts in thousandths, so that whole milliseconds make whole numbers. */
const EVENT = 1000

/** What a member may still send at once; times in milliseconds. `refusedSince` is when refusals without a pause began. */
export type EventBucket = { credit: number; at: number; refusedSince: number; refusedAt: number }

export type EventRefusal = { retryAfterMs: number; isAbuse: boolean }

/** The bucket of somebody who sent nothing lately. */
export const fullBucket = (now: number, perSecond: number): EventBucket => ({
  credit: perSecond * EVENT_BURST_SECONDS * EVENT,
  at: now,
  refusedSince: now,
  refusedAt: Number.NEGATIVE_INFINITY,
})

/**
 * Takes one event out of a bucket that fills with `perSecond` and holds two seconds of it. Refused: in how many
 * milliseconds the next one passes, and whether refusals have gone on for so long that the socket is to be closed.
 */
export function takeEvent(
  bucket: EventBucket,
  now: number,
  perSecond: number,
): { bucket: EventBucket; refusal: EventRefusal | null } {
  // A clock that was set back fills nothing, and takes nothing away.
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
