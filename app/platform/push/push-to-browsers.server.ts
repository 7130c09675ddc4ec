import type { Database } from '../../../drizzle/client'
import { notePushes, type PushSubscriptionRow } from '../../data/notifications/push.server'
import { DELIVERY_RETRIES, retryWait } from '../../domain/retry-wait'
import { logEvent } from '../server/log.server'
import type { PushOutcome, Tally } from '../server/metrics.server'
import { type PushPayload, sendPush, type Urgency } from './send-push'
import type { VapidKeys } from './vapid'

/** So often in a row a browser is waited for; then it goes without this message. */
const MOST_WAITS = 5

const NOTED_AS = { sent: 'sent', gone: 'gone', refused: 'failed', later: 'failed' } as const

type Sending = {
  keys: VapidKeys
  payloads: readonly PushPayload[]
  urgency: Urgency
  now: number
  /** What became of them, browser by browser. */
  tally: Tally<PushOutcome>
}

/** When to try again, in milliseconds, and with which browsers: no other may be told a second time. */
export type PushRest = { at: number; left: string[] }

/**
 * Sends messages to browsers of a member, and notes how each took them. Gives what is left to do where a service asks for
 * patience; null where that is nothing.
 */
export async function pushToBrowsers(
  db: Database,
  browsers: readonly PushSubscriptionRow[],
  sending: Sending,
): Promise<PushRest | null> {
  const { now, tally } = sending
  const noted: Record<'sent' | 'failed' | 'gone', string[]> = { sent: [], failed: [], gone: [] }
  const left: string[] = []
  let at = 0
  const tell = async (browser: PushSubscriptionRow) => {
    const outcome = await sendAll(browser, sending)
    noted[NOTED_AS[outcome.kind]].push(browser.id)
    tally.add(NOTED_AS[outcome.kind])
    if (outcome.kind === 'refused') logEvent('warn', 'push.refused', { service: new URL(browser.endpoint).host })
    if (outcome.kind !== 'later' || browser.failures + 1 >= MOST_WAITS) return
    const wait = Math.max(retryWait(browser.failures + 1, DELIVERY_RETRIES), outcome.retryAfterSeconds * 1000)
    left.push(browser.id)
    at = Math.max(at, now + Math.min(wait, DELIVERY_RETRIES.mostMilliseconds))
  }
  await Promise.all(browsers.map(tell))
  await notePushes(db, noted, now)
  return left.length > 0 ? { at, left } : null
}

/** One after another; a browser that did not take one takes no other either. */
async function sendAll(browser: PushSubscriptionRow, { keys, payloads, urgency, now }: Sending) {
  for (const payload of payloads) {
    const outcome = await sendPush(keys, browser, payload, { now, urgency })
    if (outcome.kind !== 'sent') return outcome
  }
  return { kind: 'sent' as const }
}
