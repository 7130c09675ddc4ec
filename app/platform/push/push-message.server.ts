import { createDatabase } from '../../../drizzle/client'
import { findNames, mapLanguages } from '../../data/due-pushes.server'
import { mapNotificationSettings } from '../../data/notification-settings.server'
import { listPushSubscriptions } from '../../data/push-subscriptions.server'
import { afterQuietHours } from '../../domain/community/quiet-hours'
import { type Bindings, parseSettings } from '../env.server'
import { carriedName } from '../notifications/group-notices'
import { messageLine } from '../notifications/notice-line.server'
import { pushToBrowsers } from './push-to-browsers.server'
import { vapidKeysOf } from './vapid-keys.server'

type Message = { memberId: string; conversationId: string; otherId: string; now: number }

/**
 * Tells a member by push that somebody wrote to them, never what. Gives when to try again, in milliseconds: after quiet hours,
 * or where a push service asks for patience; null: it is told, or nobody wants to hear of it.
 */
export async function pushMessage(
  bindings: Pick<Bindings, 'DB'>,
  { memberId, conversationId, otherId, now }: Message,
): Promise<number | null> {
  const keys = vapidKeysOf(parseSettings(bindings))
  if (!keys) return null
  const db = createDatabase(bindings.DB)
  const browsers = await listPushSubscriptions(db, [memberId], now)
  if (browsers.length === 0) return null
  const [wishes, languages, other] = await Promise.all([
    mapNotificationSettings(db, [memberId]),
    mapLanguages(db, [memberId]),
    findNames(db, otherId),
  ])
  const [wish, language] = [wishes.get(memberId), languages.get(memberId)]
  if (!wish?.choices.push.directMessages || !language || !other) return null
  const loudAt = afterQuietHours(wish, now)
  if (loudAt > now) return loudAt
  const payload = {
    title: messageLine(language, carriedName(other)),
    body: '',
    url: `/app/messages?c=${conversationId}`,
    tag: `message:${conversationId}`,
  }
  return pushToBrowsers(db, browsers, { keys, payloads: [payload], now })
}
