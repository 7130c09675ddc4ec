import { createDatabase, type Database } from '../../../drizzle/client'
import { mapNotificationSettings } from '../../data/notifications/notification-settings.server'
import {
  findSender,
  listPushSubscriptions,
  mapLanguages,
  notePushes,
  type PushSubscriptionRow,
} from '../../data/notifications/push.server'
import { afterQuietHours } from '../../domain/community/notifications/quiet-hours'
import { DELIVERY_RETRIES, retryWait } from '../../domain/retry-wait'
import { carriedName, messageLine } from '../notifications/notice-text.server'
import { type Bindings, parseSettings } from '../server/env.server'
import { logEvent } from '../server/log.server'
import { measure, type PushOutcome, Tally } from '../server/metrics.server'
import { type PushPayload, sendPush, type Urgency } from './send-push'
import { type VapidKeys, vapidKeysOf } from './vapid'

/** Failures in a row after which a message to a browser is dropped. */
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

/** When to retry, in milliseconds, and for which browsers; the others already have it. */
type PushRest = { at: number; left: string[] }

/**
 * Sends messages to a member's browsers and records each result. Returns what to retry if a push service asks to wait; null if
 * nothing is left.
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

/** Sends one after another and stops at the first failure. */
async function sendAll(browser: PushSubscriptionRow, { keys, payloads, urgency, now }: Sending) {
  for (const payload of payloads) {
    const outcome = await sendPush(keys, browser, payload, { now, urgency })
    if (outcome.kind !== 'sent') return outcome
  }
  return { kind: 'sent' as const }
}

/** `left`: the browsers that don't have it yet; null: all. */
type Message = { memberId: string; conversationId: string; otherId: string; left: string[] | null; now: number }

/** `nobody`: no browser is subscribed. `done`: sent, or not wanted. Else when to retry, in milliseconds, and for which browsers. */
type MessagePushed = 'nobody' | 'done' | { at: number; left: string[] | null }

/**
 * Notifies a member by push of a message, without its text, unless they muted the sender. Quiet hours postpone it, and so does a
 * push service that asks to wait.
 */
export async function pushMessage(
  bindings: Pick<Bindings, 'DB' | 'METRICS'>,
  { memberId, conversationId, otherId, left, now }: Message,
): Promise<MessagePushed> {
  const keys = vapidKeysOf(parseSettings(bindings))
  if (!keys) return 'nobody'
  const db = createDatabase(bindings.DB)
  const browsers = await listPushSubscriptions(db, [memberId], now)
  if (browsers.length === 0) return 'nobody'
  const [wishes, languages, other] = await Promise.all([
    mapNotificationSettings(db, [memberId]),
    mapLanguages(db, [memberId]),
    findSender(db, { memberId, otherId, now: new Date(now) }),
  ])
  const [wish, language] = [wishes.get(memberId), languages.get(memberId)]
  if (!wish?.choices.push.directMessages || !language || !other) return 'done'
  const loudAt = afterQuietHours(wish, now)
  if (loudAt > now) return { at: loudAt, left }
  const payload = {
    title: messageLine(language, carriedName(other)),
    body: '',
    url: `/app/messages?c=${conversationId}`,
    tag: `message:${conversationId}`,
  }
  const toTell = browsers.filter(({ id }) => left === null || left.includes(id))
  const tally = new Tally<PushOutcome>()
  const rest = await pushToBrowsers(db, toTell, { keys, payloads: [payload], urgency: 'high', now, tally })
  tally.each((outcome, count) => measure(bindings, { kind: 'push', name: 'message', outcome, count }))
  return rest ?? 'done'
}
