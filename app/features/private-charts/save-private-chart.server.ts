import {
  countPrivateCharts,
  findChartLink,
  findPrivateChart,
  type NewPrivateChart,
  type PrivateChart,
  putPrivateChart,
  updatePrivateChart,
} from '~/data/charts/private-charts.server'
import type { BirthInput, KnownBirthInput } from '~/domain/birth/birth-form.schema'
import { PERSON_FIELDS } from '~/domain/birth/person-fields'
import type { Refusal } from '~/domain/human-design/service/chart-service.schema'
import { MOST_PRIVATE_CHARTS } from '~/domain/membership/limits'
import { requestChart } from '~/platform/chart/chart.server'
import type { Context } from '~/platform/server/context.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'

/** As many as of one's own birth, and counted with them: each asks the service. */
const CHARTS_PER_HOUR = 60

export type SaveOutcome =
  | { ok: true; id: string }
  /** The member has no chart of this id. */
  | { ok: false; reason: 'missing' | 'full' | 'service' }
  | { ok: false; reason: 'too_many'; retryAfterSeconds: number }
  /** The service wants something else in the fields. */
  | { ok: false; reason: 'refused'; refusal: Refusal }

type Input = { id: string; name: string; birth: BirthInput | KnownBirthInput }

/**
 * Computes the chart of somebody and keeps it for the viewer alone. The same form sent twice leaves one, as it was sent last.
 * Where that one has notes, labels or a link by now and the form is of another person, it leaves two: they stay with whom they are
 * about.
 */
export async function addPrivateChart(context: Context, viewer: Viewer, input: Input): Promise<SaveOutcome> {
  // Told before anything is computed; that two at once are no more, the statement below sees to.
  const before = await findPrivateChart(context.db, viewer.id, input.id)
  const isOther = before !== null && !isSamePerson(before, input) && (await isInUse(context, viewer, before))
  const id = isOther ? crypto.randomUUID() : input.id
  if ((before === null || isOther) && (await isFullOf(context, viewer))) return { ok: false, reason: 'full' }
  const computed = await compute(context, viewer, input)
  if (!computed.ok) return computed
  await putPrivateChart(context.db, viewer.id, id, computed.chart, new Date())
  if (await findPrivateChart(context.db, viewer.id, id)) return { ok: true, id }
  return { ok: false, reason: (await isFullOf(context, viewer)) ? 'full' : 'missing' }
}

const isInUse = async ({ db }: Context, viewer: Viewer, { id, notes, labels }: PrivateChart) =>
  notes !== null || labels.length > 0 || (await findChartLink(db, viewer.id, id, new Date())) !== null

const isFullOf = async ({ db }: Context, viewer: Viewer) =>
  (await countPrivateCharts(db, viewer.id)) >= MOST_PRIVATE_CHARTS

/** Computes a kept chart anew from what was entered; notes that the person agreed, where that was said. */
export async function changePrivateChart(
  context: Context,
  viewer: Viewer,
  { isAgreed, ...input }: Input & { isAgreed: boolean },
): Promise<SaveOutcome> {
  const computed = await compute(context, viewer, input)
  if (!computed.ok) return computed
  const now = new Date()
  const agreed = isAgreed ? { consentedAt: now } : {}
  const isThere = await updatePrivateChart(context.db, viewer.id, input.id, { ...computed.chart, ...agreed }, now)
  return isThere ? { ok: true, id: input.id } : { ok: false, reason: 'missing' }
}

type Computed = { ok: true; chart: NewPrivateChart } | Exclude<SaveOutcome, { ok: true }>

async function compute(context: Context, viewer: Viewer, { name, birth }: Input): Promise<Computed> {
  const limit = { name: 'chart.calculate', subject: viewer.id, most: CHARTS_PER_HOUR, seconds: 3600 }
  const wait = await spend(context, [limit])
  if (wait !== null) return { ok: false, reason: 'too_many', retryAfterSeconds: wait }
  const answer = await requestChart(context, birth)
  if (!answer.ok) {
    return 'refusal' in answer
      ? { ok: false, reason: 'refused', refusal: answer.refusal }
      : { ok: false, reason: 'service' }
  }
  const { stored } = answer.data
  const isKnown = 'utc_offset_override_seconds' in birth && birth.utc_offset_override_seconds !== null
  const understood = { ...answer.data.birth, ...(isKnown ? { offsetOverridden: true } : {}) }
  return {
    ok: true,
    chart: { name, birth: understood, offsetChosen: birth.utc_offset_seconds !== null, data: stored },
  }
}

/**
 * Whether what was entered is of the person whose chart is kept, for all that can be told: the same name and the same birth. Otherwise
 * that person has to be asked.
 */
export function isSamePerson({ name, birth }: PrivateChart, entered: { name: string; birth: BirthInput }): boolean {
  return name === entered.name && PERSON_FIELDS.every((field) => birth[field] === entered.birth[`birth_${field}`])
}
