import { saveBirthData, saveChart } from '../../data/charts/charts.server'
import type { BirthInput } from '../../domain/birth/birth-form.schema'
import { memberBirthSchema } from '../../domain/membership/account/member-birth.schema'
import type { Language } from '../../locales/language'
import { type BirthRefusal, toBirthRefusal } from '../chart/birth-refusal.server'
import { type CalculatedChart, requestChart, type ServiceFailure } from '../chart/chart.server'
import { toProblems } from '../forms/problems'
import type { Context } from '../server/context.server'
import { tryOrLog } from '../server/refusal.server'

/** What became of the birth data of a registration before there is an account. */
export type RegistrationBirth =
  | { ok: true; input: BirthInput; chart: CalculatedChart }
  /** Nothing wrong with the data: the account is made all the same. */
  | { ok: true; input: BirthInput; failure: ServiceFailure | { kind: 'busy' } }
  | { ok: false; status: 400; refusal: BirthRefusal }
  /** The service wants something else in the fields. */
  | { ok: false; status: 422; refusal: BirthRefusal; input: BirthInput }

/** Computes the chart first, so that what is wrong with place or time is mended before there is an account. */
export async function findRegistrationChart(
  context: Context,
  fields: Record<string, string | undefined>,
  language: Language,
): Promise<RegistrationBirth> {
  const parsed = memberBirthSchema.safeParse(fields)
  if (!parsed.success) {
    return { ok: false, status: 400, refusal: { problems: toProblems(parsed.error), suggestions: [], instant: null } }
  }
  const input = parsed.data
  const { success } = await context.bindings.CHART_LIMIT.limit({ key: context.clientNetwork })
  if (!success) return { ok: true, input, failure: { kind: 'busy' } }
  const answer = await requestChart(context, input)
  if (answer.ok) return { ok: true, input, chart: answer.data }
  if ('failure' in answer) return { ok: true, input, failure: answer.failure }
  return { ok: false, status: 422, refusal: toBirthRefusal(answer.refusal, language), input }
}

/**
 * Stores the chart with the new account, or at least the birth data, so that the settings can try again. Gives why there is
 * no chart, null when there is. With no account (`memberId` null) it writes too, to no row, so that it takes as long.
 */
export async function keepRegistrationChart(
  context: Context,
  memberId: string | null,
  birth: Extract<RegistrationBirth, { ok: true }>,
): Promise<ServiceFailure | { kind: 'busy' } | null> {
  const { input } = birth
  if ('chart' in birth && memberId !== null) {
    const chart = { ...birth.chart, offsetChosen: input.utc_offset_seconds !== null }
    const isSaved = await tryOrLog(context, 'registration.chart_lost', async () => {
      await saveChart(context.db, memberId, chart)
      return true
    })
    return isSaved ? null : { kind: 'failed' }
  }
  await tryOrLog(context, 'registration.birth_data_lost', () =>
    saveBirthData(context.db, memberId ?? '', {
      birthDate: input.birth_date,
      birthTime: input.birth_time,
      birthTimeAccuracy: input.time_accuracy,
      birthCity: input.birth_city,
      birthCountry: input.birth_country,
      birthLatitude: input.latitude,
      birthLongitude: input.longitude,
      birthTimezone: input.timezone,
      birthZoneChosen: input.zone_chosen,
      birthUtcOffsetSeconds: input.utc_offset_seconds,
      birthOffsetChosen: input.utc_offset_seconds !== null,
    }),
  )
  return 'chart' in birth ? null : birth.failure
}
