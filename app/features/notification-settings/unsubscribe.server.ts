import { z } from 'zod'
import { mapNotificationSettings, stopEmails } from '~/data/notifications/notification-settings.server'
import { EMAIL_TOPICS, type EmailTopic } from '~/domain/community/notifications/notification-kinds'
import { readUnsubscribeToken } from '~/platform/mail/mail-content.server'
import type { Context } from '~/platform/server/context.server'
import { parseForm, refuse } from '~/platform/server/forms.server'
import { tryOrLog } from '~/platform/server/log.server'

export type Scope = EmailTopic | 'all'

export type UnsubscribePage =
  | {
      state: 'open'
      scope: Scope
      /** The topics that are still on and can be stopped alone. */
      topics: EmailTopic[]
    }
  | { state: 'malformed' }

export type UnsubscribeAnswer = { state: 'done'; scope: Scope } | { state: 'malformed' | 'unexpected' | 'unreachable' }

/** One-click unsubscribe of a mail program sends no topic: the link's own scope applies. */
const unsubscribeSchema = z.object({ topic: z.enum([...EMAIL_TOPICS, 'all']).optional() })

/** Stops emails by the link of one of them. The signed link is the authority, so no session is needed. Idempotent. */
export async function answerUnsubscribe(context: Context, request: Request) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const link = await readUnsubscribeToken(context.settings.COOKIE_SECRET, token)
  const parsed = parseForm(unsubscribeSchema, await request.formData())
  if (!link || !parsed.ok) return refuse<UnsubscribeAnswer>({ state: 'malformed' }, 400)
  const scope = parsed.value.topic ?? link.scope
  const outcome = await tryOrLog(context, 'unsubscribe.failed', async () => {
    await stopEmails(context.db, link.memberId, scope === 'all' ? EMAIL_TOPICS : [scope], Date.now())
    return 'done' as const
  })
  if (outcome === null) return refuse<UnsubscribeAnswer>({ state: 'unexpected' }, 500)
  return { state: 'done', scope } satisfies UnsubscribeAnswer
}

/** Loads the page of an unsubscribe link. Opening it changes nothing, since mail scanners open links too. */
export async function loadUnsubscribe({ db, settings }: Context, request: Request): Promise<UnsubscribePage> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const link = await readUnsubscribeToken(settings.COOKIE_SECRET, token)
  if (!link) return { state: 'malformed' }
  const stored = (await mapNotificationSettings(db, [link.memberId])).get(link.memberId)
  const topics = EMAIL_TOPICS.filter((topic) => topic === link.scope || stored?.choices.email[topic])
  return { state: 'open', scope: link.scope, topics }
}
