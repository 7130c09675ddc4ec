import { data } from '@remix-run/cloudflare'
import { saveNotificationSettings } from '~/data/notifications/notification-settings.server'
import { notificationSettingsSchema } from '~/domain/community/notifications/notification-settings.schema'
import { toTimeZone } from '~/domain/community/places/time-zone'
import { NO_FORM_ANSWER } from '~/platform/forms/form-answer'
import { parseForm, typedValues } from '~/platform/forms/forms.server'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import { findMember } from '~/platform/server/guards.server'
import { refuse, unlessBroken } from '~/platform/server/refusal.server'
import { dismissedZoneCookie } from '~/platform/server/time-zone.server'
import type { NotificationsAnswer } from './notification-settings'

/** Answers the form of the tab "Notifications". */
export async function answerNotificationSettings(context: Context, request: Request) {
  const form = await request.formData()
  const blank: NotificationsAnswer = { ...NO_FORM_ANSWER, intent: 'save', values: typedValues(form) }
  const parsed = parseForm(notificationSettingsSchema, form)
  if (!parsed.ok) return refuse<NotificationsAnswer>({ ...blank, problems: parsed.problems }, 400)
  const outcome = await unlessBroken(context, 'notifications.save_broke', async () => {
    const viewer = await findMember(context)
    if (!viewer) return { isSignedOut: true as const }
    await saveNotificationSettings(context.db, viewer.id, parsed.value, Date.now())
    // The bell counts by what is chosen now.
    announceNotifications(context, [{ userId: viewer.id }])
    return { isSignedOut: false as const, isOtherZone: parsed.value.timeZone !== toTimeZone(viewer.timeZone) }
  })
  if (outcome === null) return refuse<NotificationsAnswer>({ ...blank, error: 'unexpected' }, 500)
  if (outcome.isSignedOut) return refuse<NotificationsAnswer>({ ...blank, error: 'signedOut' }, 401)
  // A zone chosen here is not questioned by the device's.
  const device = outcome.isOtherZone && context.deviceTimeZone
  const headers: HeadersInit = device
    ? { 'Set-Cookie': dismissedZoneCookie(request, { device, own: parsed.value.timeZone }) }
    : {}
  return data<NotificationsAnswer>({ ...blank, done: 'saved', values: {} }, { headers })
}
