import { data } from '@remix-run/cloudflare'
import { z } from 'zod'
import { saveNotificationSettings } from '~/data/notifications/notification-settings.server'
import { deletePushSubscription, savePushSubscription } from '~/data/notifications/push.server'
import { notificationSettingsSchema } from '~/domain/community/notifications/notification-settings.schema'
import { toTimeZone } from '~/domain/community/places/time-zone'
import { type FormAnswer, NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { hubOf } from '~/platform/messaging/conversations.server'
import { announceNotifications } from '~/platform/notifications/announce.server'
import { isPushEndpoint, vapidKeysOf } from '~/platform/push/web-push'
import type { Context } from '~/platform/server/context.server'
import { dismissedZoneCookie } from '~/platform/server/cookies.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { tryOrLog } from '~/platform/server/log.server'
import { askObject } from '~/platform/server/remote-calls.server'

export type NotificationsAnswer = FormAnswer<never, 'saved'>

/** Answers the form of the tab "Notifications". */
export async function answerNotificationSettings(context: Context, request: Request) {
  const form = await request.formData()
  const blank: NotificationsAnswer = { ...NO_FORM_ANSWER, intent: 'save', values: typedValues(form) }
  const parsed = parseForm(notificationSettingsSchema, form)
  if (!parsed.ok) return refuse<NotificationsAnswer>({ ...blank, problems: parsed.problems }, 400)
  const outcome = await tryOrLog(context, 'notifications.save_broke', async () => {
    const viewer = await findMember(context)
    if (!viewer) return { isSignedOut: true as const }
    await saveNotificationSettings(context.db, viewer.id, parsed.value, Date.now())
    // The settings decide what the bell counts.
    announceNotifications(context, [{ userId: viewer.id }])
    return { isSignedOut: false as const, isOtherZone: parsed.value.timeZone !== toTimeZone(viewer.timeZone) }
  })
  if (outcome === null) return refuse<NotificationsAnswer>({ ...blank, error: 'unexpected' }, 500)
  if (outcome.isSignedOut) return refuse<NotificationsAnswer>({ ...blank, error: 'signedOut' }, 401)
  // A zone chosen here isn't questioned by the prompt about the device's zone.
  const device = outcome.isOtherZone && context.deviceTimeZone
  const headers: HeadersInit = device
    ? { 'Set-Cookie': dismissedZoneCookie(request, { device, own: parsed.value.timeZone }) }
    : {}
  return data<NotificationsAnswer>({ ...blank, done: 'saved', values: {} }, { headers })
}

const endpoint = z.string().max(1000)

/** Push on or off in this browser, or off in another one. */
const pushSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('subscribe'),
    endpoint,
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
  z.object({ intent: z.literal('unsubscribe') }),
  z.object({ intent: z.literal('remove'), id: z.uuid() }),
])

/** `unknownService`: the endpoint isn't one of a push service; `notSetUp`: this site has no VAPID keys. */
export type PushAnswer = FormAnswer<'unknownService' | 'notSetUp', 'on' | 'off'>

type Answered = { answer: PushAnswer; status: 200 | 400 | 401 | 409 | 500 }

/** Turns push on or off in this browser, or off in another of the member's. Idempotent. */
export async function answerPush(context: Context, form: FormData): Promise<Answered> {
  const parsed = parseForm(pushSchema, form)
  const { PUSH_SERVICE_ORIGIN } = context.settings
  if (
    !parsed.ok ||
    (parsed.value.intent === 'subscribe' && !isPushEndpoint(parsed.value.endpoint, PUSH_SERVICE_ORIGIN))
  ) {
    return { answer: { ...NO_FORM_ANSWER, error: 'unknownService' }, status: 400 }
  }
  const input = parsed.value
  const answer: PushAnswer = { ...NO_FORM_ANSWER, intent: input.intent }
  const viewer = await findMember(context)
  const { sessionId } = await context.session()
  if (!viewer || !sessionId) return { answer: { ...answer, error: 'signedOut' }, status: 401 }
  if (input.intent === 'subscribe' && !vapidKeysOf(context.settings)) {
    return { answer: { ...answer, error: 'notSetUp' }, status: 409 }
  }
  const outcome = await tryOrLog(context, 'push.change_broke', async () => {
    const { db } = context
    if (input.intent === 'remove') await deletePushSubscription(db, viewer.id, { id: input.id })
    else if (input.intent === 'unsubscribe') await deletePushSubscription(db, viewer.id, { sessionId })
    else {
      const { endpoint, p256dh, auth } = input
      // First, so that nothing is stored when the hub doesn't answer.
      await askObject(() => hubOf(context.bindings, viewer.id).pushTurnedOn())
      await savePushSubscription(db, { userId: viewer.id, sessionId, endpoint, p256dh, auth })
    }
    return input.intent === 'subscribe' ? ('on' as const) : ('off' as const)
  })
  if (outcome === null) return { answer: { ...answer, error: 'unexpected' }, status: 500 }
  return { answer: { ...answer, done: outcome }, status: 200 }
}
