import { deletePushSubscription, savePushSubscription } from '~/data/notifications/push.server'
import { NO_FORM_ANSWER } from '~/platform/forms/form-answer'
import { parseForm } from '~/platform/forms/forms.server'
import { askObject } from '~/platform/messaging/ask-object.server'
import { hubOf } from '~/platform/messaging/conversations.server'
import { isPushEndpoint } from '~/platform/push/push-endpoint'
import { vapidKeysOf } from '~/platform/push/vapid-keys.server'
import type { Context } from '~/platform/server/context.server'
import { findMember } from '~/platform/server/guards.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import type { PushAnswer } from './push'
import { pushSchema } from './push.schema'

type Answered = { answer: PushAnswer; status: 200 | 400 | 401 | 409 | 500 }

/** Turns push on or off in this browser, or off in another of the member's. The same again changes nothing. */
export async function answerPush(context: Context, form: FormData): Promise<Answered> {
  const parsed = parseForm(pushSchema, form)
  const { PUSH_SERVICE_ORIGIN } = context.settings
  if (
    !parsed.ok ||
    (parsed.value.intent === 'subscribe' && !isPushEndpoint(parsed.value.endpoint, PUSH_SERVICE_ORIGIN))
  ) {
    return { answer: { ...NO_FORM_ANSWER, error: 'unknownService' }, status: 400 }
  }
  const asked = parsed.value
  const answer: PushAnswer = { ...NO_FORM_ANSWER, intent: asked.intent }
  const viewer = await findMember(context)
  const { sessionId } = await context.session()
  if (!viewer || !sessionId) return { answer: { ...answer, error: 'signedOut' }, status: 401 }
  if (asked.intent === 'subscribe' && !vapidKeysOf(context.settings)) {
    return { answer: { ...answer, error: 'notSetUp' }, status: 409 }
  }
  const outcome = await unlessBroken(context, 'push.change_broke', async () => {
    const { db } = context
    if (asked.intent === 'remove') await deletePushSubscription(db, viewer.id, { id: asked.id })
    else if (asked.intent === 'unsubscribe') await deletePushSubscription(db, viewer.id, { sessionId })
    else {
      const { endpoint, p256dh, auth } = asked
      // First: a hub that does not answer leaves nothing behind, and the press can be repeated.
      await askObject(() => hubOf(context.bindings, viewer.id).pushTurnedOn())
      await savePushSubscription(db, { userId: viewer.id, sessionId, endpoint, p256dh, auth })
    }
    return asked.intent === 'subscribe' ? ('on' as const) : ('off' as const)
  })
  if (outcome === null) return { answer: { ...answer, error: 'unexpected' }, status: 500 }
  return { answer: { ...answer, done: outcome }, status: 200 }
}
