import { birthFormSchema } from '../../domain/birth/birth-form.schema'
import { dateFormat } from '../../locales/date-format'
import type { Language } from '../../locales/language'
import { birthDraft } from '../chart/birth-draft.server'
import type { Context } from '../server/context.server'
import { translator } from '../server/i18n.server'

/**
 * The chart a visitor brings from the front page or a link to a chart, in words; no type where it wasn't shown, or could differ by the time of birth.
 */
export type BroughtChart = { type: string | null; date: string; time: string | null; place: string }

/** What the visitor's browser brings along to the registration; null for nothing, or nothing whole. */
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
