import { mapNotificationSettings } from '~/data/notifications/notification-settings.server'
import { EMAIL_TOPICS } from '~/domain/community/notifications/notification-kinds'
import { readUnsubscribeToken } from '~/platform/mail/unsubscribe-token.server'
import type { Context } from '~/platform/server/context.server'
import type { UnsubscribePage } from './unsubscribe'

/** The page of a link that stops mails. Opening it changes nothing: programs that look through mail open links too. */
export async function loadUnsubscribe({ db, settings }: Context, request: Request): Promise<UnsubscribePage> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const link = await readUnsubscribeToken(settings.COOKIE_SECRET, token)
  if (!link) return { state: 'malformed' }
  const wish = (await mapNotificationSettings(db, [link.memberId])).get(link.memberId)
  const topics = EMAIL_TOPICS.filter((topic) => topic === link.scope || wish?.choices.email[topic])
  return { state: 'open', scope: link.scope, topics }
}
