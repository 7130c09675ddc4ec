import { z } from 'zod'
import { stopEmails } from '~/data/notifications/notification-settings.server'
import { EMAIL_TOPICS } from '~/domain/community/notifications/notification-kinds'
import { parseForm } from '~/platform/forms/forms.server'
import { readUnsubscribeToken } from '~/platform/mail/unsubscribe-token.server'
import type { Context } from '~/platform/server/context.server'
import { refuse, unlessBroken } from '~/platform/server/refusal.server'
import type { UnsubscribeAnswer } from './unsubscribe'

/** A mail program that does it by itself sends no topic: what the link is for counts then. */
const schema = z.object({ topic: z.enum([...EMAIL_TOPICS, 'all']).optional() })

/** Stops mails by the link of one of them, whoever sends it: the link is the proof. The same again changes nothing. */
export async function answerUnsubscribe(context: Context, request: Request) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const link = await readUnsubscribeToken(context.settings.COOKIE_SECRET, token)
  const parsed = parseForm(schema, await request.formData())
  if (!link || !parsed.ok) return refuse<UnsubscribeAnswer>({ state: 'malformed' }, 400)
  const scope = parsed.value.topic ?? link.scope
  const outcome = await unlessBroken(context, 'unsubscribe.failed', async () => {
    await stopEmails(context.db, link.memberId, scope === 'all' ? EMAIL_TOPICS : [scope], Date.now())
    return 'done' as const
  })
  if (outcome === null) return refuse<UnsubscribeAnswer>({ state: 'unexpected' }, 500)
  return { state: 'done', scope } satisfies UnsubscribeAnswer
}
