import type { z } from 'zod'
import { saveTimeZone } from '~/data/notification-settings.server'
import type { Context } from '~/platform/context.server'
import { type FormAnswer, NO_FORM_ANSWER } from '~/platform/form-answer'
import type { Parsed } from '~/platform/forms.server'
import { findMember } from '~/platform/guards.server'
import { unlessBroken } from '~/platform/refusal.server'
import type { timeZoneSchema } from './time-zone.schema'

export type TimeZoneAnswer = FormAnswer<never, 'switch' | 'keep'>

/** Answers the question about the device's zone. What is kept is remembered by this browser alone, so by the caller. */
export async function answerTimeZone(context: Context, parsed: Parsed<z.output<typeof timeZoneSchema>>) {
  const viewer = await findMember(context)
  if (!viewer) return { answer: { ...NO_FORM_ANSWER, error: 'signedOut' } as TimeZoneAnswer, status: 401 as const }
  if (!parsed.ok)
    return { answer: { ...NO_FORM_ANSWER, problems: parsed.problems } as TimeZoneAnswer, status: 400 as const }
  const { intent, time_zone } = parsed.value
  const saved = await unlessBroken(context, 'time_zone.save_broke', async () => {
    if (intent === 'switch') await saveTimeZone(context.db, viewer.id, time_zone, Date.now())
    return true
  })
  const answer: TimeZoneAnswer = { ...NO_FORM_ANSWER, intent }
  return saved
    ? { answer: { ...answer, done: intent }, status: 200 as const }
    : { answer: { ...answer, error: 'unexpected' as const }, status: 500 as const }
}
