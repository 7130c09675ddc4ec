import { createDatabase } from '../../../drizzle/client'
import { mapNotificationSettings } from '../../data/notifications/notification-settings.server'
import { findSender, listPushSubscriptions, mapLanguages } from '../../data/notifications/push.server'
import { afterQuietHours } from '../../domain/community/notifications/quiet-hours'
import { carriedName } from '../notifications/group-notices'
import { messageLine } from '../notifications/notice-line.server'
import { type Bindings, parseSettings } from '../server/env.server'
import { measure, type PushOutcome, Tally } from '../server/metrics.server'
import { pushToBrowsers } from './push-to-browsers.server'
import { vapidKeysOf } from './vapid-keys.server'

/** `left`: the browsers it is still to go to, after others took it; null: all. */
type Message = { memberId: string; conversationId: string; otherId: string; left: string[] | null; now: number }

/** `nobody`: no browser of theirs wants push. `done`: it is told, or not to be. Else when to try again, in milliseconds, and where. */
export type MessagePushed = 'nobody' | 'done' | { at: number; left: string[] | null }

/**
 * Tells a member by push that somebody wrote to them, never what; not of one whom they muted. What falls into quiet hours is
 * tried again after them, and where a push service asks for patience, later.
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
