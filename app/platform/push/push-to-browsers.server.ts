import type { Database } from '../../../drizzle/client'
import { notePushes, type PushSubscriptionRow } from '../../data/push-subscriptions.server'
import { logEvent } from '../log.server'
import { type PushPayload, sendPush } from './send-push'
import type { VapidKeys } from './vapid'

const FIRST_WAIT_MILLISECONDS = 60_000
const LONGEST_WAIT_MILLISECONDS = 6 * 3_600_000
/** So often in a row a browser is waited for; then it goes without this message. */
const MOST_WAITS = 5

/** How long to wait after the n-th failure in a row: a minute, four times as long each time, six hours at most. */
export const waitAfterFailure = (failures: number): number =>
  Math.min(FIRST_WAIT_MILLISECONDS * 4 ** (failures - 1), LONGEST_WAIT_MILLISECONDS)

type Sending = { keys: VapidKeys; payloads: readonly PushPayload[]; now: number }

/**
 * Sends messages to all browsers of a member, and notes how each took them. Gives when to try again, in milliseconds, where a
 * service asks for patience; null where there is nothing more to do. Those that took a message replace it unseen then.
 */
export async function pushToBrowsers(
  db: Database,
  browsers: readonly PushSubscriptionRow[],
  { keys, payloads, now }: Sending,
): Promise<number | null> {
  const noted: Record<'sent' | 'failed' | 'gone', string[]> = { sent: [], failed: [], gone: [] }
  let retryAt: number | null = null
  for (const browser of browsers) {
    for (const payload of payloads) {
      const outcome = await sendPush(keys, browser, payload, now)
      if (outcome.kind === 'sent') {
        noted.sent.push(browser.id)
        continue
      }
      if (outcome.kind === 'gone') noted.gone.push(browser.id)
      else noted.failed.push(browser.id)
      if (outcome.kind === 'refused') logEvent('warn', 'push.refused', { service: new URL(browser.endpoint).host })
      if (outcome.kind === 'later' && browser.failures + 1 < MOST_WAITS) {
        const wait = Math.max(waitAfterFailure(browser.failures + 1), outcome.retryAfterSeconds * 1000)
        retryAt = Math.max(retryAt ?? 0, now + Math.min(wait, LONGEST_WAIT_MILLISECONDS))
      }
      // A browser that did not take this one takes no other either.
      break
    }
  }
  const failedOrGone = new Set([...noted.failed, ...noted.gone])
  await notePushes(db, { ...noted, sent: noted.sent.filter((id) => !failedOrGone.has(id)) }, now)
  return retryAt
}
