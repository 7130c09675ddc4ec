import { createDatabase, type Database } from '../../../drizzle/client'
import { claimDuePushes, type DuePush, forgetDuePushes, mapLanguages, setPushDue } from '../../data/due-pushes.server'
import { listStandingNotices } from '../../data/notification-list.server'
import { mapNotificationSettings } from '../../data/notification-settings.server'
import { listPushSubscriptions, type PushSubscriptionRow } from '../../data/push-subscriptions.server'
import { channelsOf } from '../../domain/community/next-due'
import type { NotificationSettings } from '../../domain/community/notification-settings'
import { afterQuietHours } from '../../domain/community/quiet-hours'
import type { Language } from '../../locales/language'
import { type Bindings, parseSettings } from '../env.server'
import { logEvent, toErrorFields } from '../log.server'
import { groupNotices } from '../notifications/group-notices'
import { noticeLine } from '../notifications/notice-line.server'
import { pushToBrowsers } from './push-to-browsers.server'
import type { VapidKeys } from './vapid'
import { vapidKeysOf } from './vapid-keys.server'

const PUSHES_A_ROUND = 100
/** More at once is noise: the bell has the rest. */
const MOST_MESSAGES = 3
/** What could not be told for a day is no news. */
const LIFETIME_MILLISECONDS = 86_400_000

/**
 * Sends what is due by push, all of it or these notifications. What was read meanwhile, taken back or is not wanted any more is
 * not sent, and nothing in quiet hours. `now` in milliseconds.
 */
export async function deliverPushes(
  bindings: Pick<Bindings, 'DB'>,
  { now, only }: { now: number; only?: readonly string[] },
): Promise<void> {
  const db = createDatabase(bindings.DB)
  const keys = vapidKeysOf(parseSettings(bindings))
  if (!keys) return forgetDuePushes(db, now)
  if (only === undefined) await forgetDuePushes(db, now - LIFETIME_MILLISECONDS)
  const claimed = await claimDuePushes(db, { now, limit: PUSHES_A_ROUND, only })
  if (claimed.length === 0) return
  const members = [...new Set(claimed.map(({ userId }) => userId))]
  const [browsers, wishes, languages] = await Promise.all([
    listPushSubscriptions(db, members, now),
    mapNotificationSettings(db, members),
    mapLanguages(db, members),
  ])
  for (const memberId of members) {
    const due = claimed.filter(({ userId }) => userId === memberId)
    const reader = {
      ...{ memberId, due, now, keys, wish: wishes.get(memberId), language: languages.get(memberId) },
      browsers: browsers.filter(({ userId }) => userId === memberId),
    }
    // One that breaks stops no other; its claim ends, and a later round takes it up.
    await pushToMember(db, reader).catch((error: unknown) => logEvent('error', 'push.failed', toErrorFields(error)))
  }
}

type Reader = {
  memberId: string
  due: DuePush[]
  now: number
  keys: VapidKeys
  wish: NotificationSettings | undefined
  /** None: they are away. */
  language: Language | undefined
  browsers: PushSubscriptionRow[]
}

async function pushToMember(db: Database, { memberId, due, now, keys, wish, language, browsers }: Reader) {
  const ids = due.map(({ id }) => id)
  const done = () => setPushDue(db, ids, null)
  if (!wish || !language || browsers.length === 0) return done()
  const loudAt = afterQuietHours(wish, now)
  if (loudAt > now) return setPushDue(db, ids, loudAt)
  const isWorth = ({ kind, readAt, createdAt }: DuePush) =>
    readAt === null && channelsOf(wish, kind).push && now - createdAt.getTime() < LIFETIME_MILLISECONDS
  const wanted = due.filter(isWorth).map(({ id }) => id)
  if (wanted.length === 0) return done()
  const standing = await listStandingNotices(db, { memberId, ids: wanted, now: new Date(now) })
  const payloads = groupNotices(standing.filter(({ isRead }) => !isRead))
    .slice(0, MOST_MESSAGES)
    .map((group) => ({
      title: noticeLine(language, group),
      body: group.text ?? '',
      url: group.path,
      tag: group.groupKey,
    }))
  if (payloads.length === 0) return done()
  await setPushDue(db, ids, await pushToBrowsers(db, browsers, { keys, payloads, now }))
}
