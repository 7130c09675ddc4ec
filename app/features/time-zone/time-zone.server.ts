import { z } from 'zod'
import { saveTimeZone } from '~/data/notifications/notification-settings.server'
import { deviceZoneBeside, toTimeZone } from '~/domain/community/places/time-zone'
import { timeZoneField } from '~/domain/community/places/time-zone.schema'
import { zoneName } from '~/locales/zone-name'
import { type FormAnswer, NO_FORM_ANSWER } from '~/platform/client/form-answer'
import type { Context } from '~/platform/server/context.server'
import { dismissedZoneCookie, isZoneDismissed } from '~/platform/server/cookies.server'
import { parseForm } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import type { Viewer } from '~/platform/server/session.server'

/** Whether the member wants the device's zone; both also as people name them. */
export type ZoneQuestionData = { deviceZone: string; device: string; own: string }

/** The question, where the device's clock differs from the member's; null where they are alike or it was dismissed. */
export async function loadZoneQuestion(
  { deviceTimeZone }: Context,
  { timeZone }: Viewer,
  request: Request,
): Promise<ZoneQuestionData | null> {
  const own = toTimeZone(timeZone)
  const deviceZone = own && deviceZoneBeside(deviceTimeZone, own, Date.now())
  if (!deviceZone || isZoneDismissed(request, { device: deviceZone, own })) return null
  const language = await languageOf(request)
  return { deviceZone, device: zoneName(deviceZone, language), own: zoneName(own, language) }
}

/** Switches to the device's zone, or keeps the member's. */
const schema = z.object({ intent: z.enum(['switch', 'keep']), time_zone: timeZoneField('unknown') })

/** `message`: the confirmation for screen readers. */
export type TimeZoneAnswer = FormAnswer<never, 'switch' | 'keep'> & { message: string }

const BLANK: TimeZoneAnswer = { ...NO_FORM_ANSWER, message: '' }

type Answered = { answer: TimeZoneAnswer; status: 200 | 400 | 401 | 500; headers: HeadersInit }

/** Answers the question about the device's zone. That the member keeps their own is remembered by this browser alone. */
export async function answerTimeZone(context: Context, request: Request, form: FormData): Promise<Answered> {
  const viewer = await findMember(context)
  if (!viewer) return { answer: { ...BLANK, error: 'signedOut' }, status: 401, headers: {} }
  const parsed = parseForm(schema, form)
  if (!parsed.ok) return { answer: { ...BLANK, error: 'unexpected' }, status: 400, headers: {} }
  const { intent, time_zone: device } = parsed.value
  const saved = await tryOrLog(context, 'time_zone.save_broke', async () => {
    if (intent === 'switch') await saveTimeZone(context.db, viewer.id, device, Date.now())
    return true
  })
  if (!saved) return { answer: { ...BLANK, intent, error: 'unexpected' }, status: 500, headers: {} }
  const own = toTimeZone(viewer.timeZone)
  const language = await languageOf(request)
  const zone = zoneName(intent === 'switch' ? device : (own ?? device), language)
  return {
    answer: { ...BLANK, intent, done: intent, message: translator(language, 'time-zone')('done', { zone }) },
    status: 200,
    headers: intent === 'keep' && own ? { 'Set-Cookie': dismissedZoneCookie(request, { device, own }) } : {},
  }
}
