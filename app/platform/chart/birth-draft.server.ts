import { z } from 'zod'
import { birthFormSchema } from '../../domain/birth/birth-form.schema'
import { TIME_ACCURACIES } from '../../domain/birth/time-accuracy'
import { TYPES } from '../../domain/human-design/terms/codes'
import { dateFormat } from '../../locales/date-format'
import type { Language } from '../../locales/language'
import type { Context } from '../server/context.server'
import { createNotice } from '../server/cookies.server'
import { translator } from '../server/i18n.server'

const ONE_HOUR_SECONDS = 3600
/** Longer than any field of the birth form; what is longer, or no word of the form, is left out. */
const field = z.string().max(200).optional().catch(undefined)

const draftSchema = z.object({
  birth_date: field,
  birth_time: field,
  time_accuracy: z.enum(TIME_ACCURACIES).optional().catch(undefined),
  birth_city: field,
  birth_country: field,
  place_id: field,
  latitude: field,
  longitude: field,
  timezone: field,
  zone_choice: field,
  utc_offset_seconds: field,
  /** The type of the chart that was shown, to name what comes along. */
  chart_type: z.enum(TYPES).optional().catch(undefined),
})

const notice = createNotice('birth_draft', draftSchema, { maxAgeSeconds: ONE_HOUR_SECONDS })

/**
 * Birth data that a visitor takes along to registration, in a sealed cookie for an hour. So nothing is stored on the server before
 * there is an account, and it works without scripts.
 */
export const birthDraft = {
  write: (context: Context, request: Request, draft: Record<string, string>) =>
    notice.write(context, request, draftSchema.parse(draft)),
  /** The draft, or null when there is none, it is too old or it was altered. */
  read: notice.read,
  /** The cookie that deletes it, once the data has been saved. */
  end: notice.end,
}

/**
 * The chart a visitor brings from the front page or a chart link, in words; no type if it wasn't shown or could differ by the time
 * of birth.
 */
export type BroughtChart = { type: string | null; date: string; time: string | null; place: string }

/** The draft in words, for the registration form; null if there is none or it's incomplete. */
export async function findBroughtChart(
  context: Context,
  request: Request,
  language: Language,
): Promise<BroughtChart | null> {
  const draft = (await birthDraft.read(context, request)) ?? {}
  const parsed = birthFormSchema.safeParse(draft)
  if (!parsed.success) return null
  const { birth_date, birth_time, time_accuracy, birth_city, birth_country } = parsed.data
  const type = time_accuracy === 'exact' && 'chart_type' in draft ? draft.chart_type : null
  return {
    type: type ? translator(language, 'hd')(`type.${type}`) : null,
    date: dateFormat(language, 'UTC', { dateStyle: 'long' }).format(new Date(`${birth_date}T12:00Z`)),
    time: birth_time,
    place: `${birth_city}, ${birth_country}`,
  }
}
