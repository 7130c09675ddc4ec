import { createDatabase, type Database } from '../../../drizzle/client'
import { listCurrentGroups } from '../../data/notifications/notification-list.server'
import { mapNotificationSettings } from '../../data/notifications/notification-settings.server'
import {
  claimDuePushes,
  type DuePush,
  findSender,
  forgetDuePushes,
  listPushSubscriptions,
  mapLanguages,
  notePushes,
  type PushSubscriptionRow,
  setPushDue,
} from '../../data/notifications/push.server'
import { channelsOf } from '../../domain/community/notifications/next-due'
import type { NotificationSettings } from '../../domain/community/notifications/notification-settings'
import { afterQuietHours } from '../../domain/community/notifications/quiet-hours'
import { DELIVERY_RETRIES, retryWait } from '../../domain/retry-wait'
import type { Language } from '../../locales/language'
import { carriedName, groupNotices, messageLine, noticeLine } from '../notifications/notice-text.server'
import { type Bindings, parseSettings } from '../server/env.server'
import { logEvent, toErrorFields } from '../server/log.server'
import { measure, type PushOutcome, Tally } from '../server/metrics.server'
import { inParallel } from '../server/remote-calls.server'
import { type PushPayload, sendPush, type Urgency, type VapidKeys, vapidKeysOf } from './web-push'

const PUSHES_A_ROUND = 100
/** What the platform lets one run ask of others. */
const MOST_ROUNDS = 3
/** More at once is noise: the bell has the rest. */
const MOST_MESSAGES = 3
/** What could not be told for a day is no news. */
const LIFETIME_MILLISECONDS = 86_400_000
/** As many connections as the platform lets a worker have at once. */
const AT_ONCE = 6
/** Whom a round has not begun with by then it leaves to the next: its claims must not end while it sends. */
const ROUND_MILLISECONDS = 4 * 60_000

/**
 * Sends what is due by push, all of it or these notifications. What was read meanwhile, taken back or is not wanted any more is
 * not sent, and nothing in quiet hours. `now` in milliseconds.
 */
export async function deliverPushes(bindings: Pick<Bindings, 'DB' | 'METRICS'>, wanted: Wanted): Promise<void> {
  const db = createDatabase(bindings.DB)
  const keys = vapidKeysOf(parseSettings(bindings))
  if (!keys) return forgetDuePushes(db, wanted.now)
  if (wanted.only === undefined) await forgetDuePushes(db, wanted.now - LIFETIME_MILLISECONDS)
  const begunAt = Date.now()
  const tally = new Tally<PushOutcome>()
  try {
    for (let round = 0; round < MOST_ROUNDS && Date.now() - begunAt < ROUND_MILLISECONDS; round++) {
      if ((await deliverRound(db, { keys, tally }, wanted, begunAt)) < PUSHES_A_ROUND) return
    }
  } finally {
    tally.each((outcome, count) => measure(bindings, { kind: 'push', name: 'notification', outcome, count }))
  }
}

type Sender = { keys: VapidKeys; tally: Tally<PushOutcome> }
/** `now` in milliseconds. */
type Wanted = { now: number; only?: readonly string[] }

/** How many it took up. */
async function deliverRound(db: Database, sender: Sender, { now, only }: Wanted, begunAt: number): Promise<number> {
  const claimed = await claimDuePushes(db, { now, limit: PUSHES_A_ROUND, only })
  if (claimed.length === 0) return 0
  const members = [...new Set(claimed.map(({ userId }) => userId))]
  const [browsers, wishes, languages] = await Promise.all([
    listPushSubscriptions(db, members, now),
    mapNotificationSettings(db, members),
    mapLanguages(db, members),
  ])
  const failed = await inParallel(
    groupByTarget(claimed),
    ({ memberId, due, left }) => {
      if (Date.now() - begunAt > ROUND_MILLISECONDS) return setPushDue(db, idsOf(due), { at: now, left })
      return pushToMember(db, {
        ...{ ...sender, memberId, due, now, wish: wishes.get(memberId), language: languages.get(memberId) },
        browsers: browsers.filter(({ userId, id }) => userId === memberId && (left === null || left.includes(id))),
      })
    },
    AT_ONCE,
  )
  // One that breaks stops no other; its claim ends, and a later round takes it up.
  for (const error of failed) logEvent('error', 'push.failed', toErrorFields(error))
  return claimed.length
}

/** What is claimed, by member, and by the browsers it is still to go to. */
function groupByTarget(claimed: readonly DuePush[]) {
  const parts = new Map<string, { memberId: string; due: DuePush[]; left: string[] | null }>()
  for (const push of claimed) {
    const { userId: memberId, pushLeft: left } = push
    const key = JSON.stringify([memberId, left])
    const part = parts.get(key) ?? { memberId, due: [], left }
    part.due.push(push)
    parts.set(key, part)
  }
  return [...parts.values()]
}

const idsOf = (due: readonly DuePush[]) => due.map(({ id }) => id)

type Reader = Sender & {
  memberId: string
  due: DuePush[]
  now: number
  wish: NotificationSettings | undefined
  /** None: they are away. */
  language: Language | undefined
  browsers: PushSubscriptionRow[]
}

async function pushToMember(db: Database, { memberId, due, now, keys, tally, wish, language, browsers }: Reader) {
  const ids = idsOf(due)
  if (!wish || !language || browsers.length === 0) return setPushDue(db, ids, null)
  const loudAt = afterQuietHours(wish, now)
  if (loudAt > now) return setPushDue(db, ids, { at: loudAt, left: due[0]?.pushLeft ?? null })
  const isWorth = ({ kind, readAt, createdAt }: DuePush) =>
    readAt === null && channelsOf(wish, kind).push && now - createdAt.getTime() < LIFETIME_MILLISECONDS
  const wanted = idsOf(due.filter(isWorth))
  const current = await listCurrentGroups(db, { memberId, ids: wanted, now: new Date(now) })
  const payloads = groupNotices(current)
    .slice(0, MOST_MESSAGES)
    .map((group) => ({
      title: noticeLine(language, group),
      body: group.text ?? '',
      url: group.path,
      tag: group.groupKey,
    }))
  if (payloads.length === 0) return setPushDue(db, ids, null)
  await setPushDue(db, ids, await pushToBrowsers(db, browsers, { keys, payloads, tally, urgency: 'normal', now }))
}

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
async function pushToBrowsers(
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
  const pending = browsers.filter(({ id }) => left === null || left.includes(id))
  const tally = new Tally<PushOutcome>()
  const rest = await pushToBrowsers(db, pending, { keys, payloads: [payload], urgency: 'high', now, tally })
  tally.each((outcome, count) => measure(bindings, { kind: 'push', name: 'message', outcome, count }))
  return rest ?? 'done'
}
