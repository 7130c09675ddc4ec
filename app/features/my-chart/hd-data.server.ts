import { data, redirect } from '@remix-run/cloudflare'
import { findOwnChart, type OwnChart, saveChart } from '~/data/charts/charts.server'
import { acceptClockCorrection, findClockCorrection } from '~/data/charts/clock-corrections.server'
import { latestBirthDate } from '~/domain/birth/birth-date-time'
import { clockChoiceSchema, decidedCorrectionSchema, type KnownBirthInput } from '~/domain/birth/birth-form.schema'
import { hasUncertainTime } from '~/domain/birth/time-accuracy'
import type { Chart } from '~/domain/human-design/chart/chart'
import { fromShowWord } from '~/domain/human-design/chart/chart-show'
import { readStoredGates } from '~/domain/human-design/chart/stored-gates'
import { CENTERS } from '~/domain/human-design/terms/codes'
import type { UncertainTerms } from '~/domain/human-design/uncertainty/uncertain-terms'
import { memberBirthSchema } from '~/domain/membership/account/member-birth.schema'
import { safeRedirectPath } from '~/domain/membership/account/redirect-path'
import { DEFAULT_PRIVACY } from '~/domain/membership/visibility'
import type { Language } from '~/locales/language'
import { toBirthRefusal } from '~/platform/chart/birth-view.server'
import { findDisputedClock, loadClockCorrection, loadClockNote } from '~/platform/chart/clock-notes.server'
import { loadTimeCheck, loadUncertain } from '~/platform/chart/time-check.server'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import { chartShowCookie, chartShowOf } from '~/platform/server/cookies.server'
import { parseForm, typedValues } from '~/platform/server/forms.server'
import { findMember, requireMember } from '~/platform/server/guards.server'
import { isDocumentRequest } from '~/platform/server/http.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { logEvent, toErrorFields } from '~/platform/server/log.server'
import type { Viewer } from '~/platform/server/session.server'
import { shareText } from '~/ui/chart-reading/share-text'
import { knownOffsetSchema, toBirthInput, toBirthValues, toInstantHint, toKnownOffset } from './birth-input'
import { type CalculationOutcome, calculateChart, recalculateChart } from './calculate-chart.server'
import { type ChartAnswer, type ChartError, type CoreFact, type HdData, type NamedCenter, NO_ANSWER } from './my-chart'
import { toBirthOfChart, toOwnBirthFacts } from './own-birth.server'

/** The tab "HD Data": the form where there is no chart or `edit` is asked for, else the chart; `times` asks for the check. */
export async function loadHdData(context: Context, viewer: Viewer, request: Request): Promise<HdData> {
  const query = new URL(request.url).searchParams
  const own = await findOwnChart(context.db, viewer.id)
  const birth = own && toBirthInput(own)
  const isDevelopment = context.settings.ENVIRONMENT === 'development'
  if (!own?.hdDataCalculated || query.has('edit')) {
    return {
      mode: 'form',
      isDevelopment,
      hasChart: own?.hdDataCalculated ?? false,
      initial: own ? toBirthValues(own) : {},
      instant: (birth && (await findDisputedClock(context, birth))?.hint) ?? (own && toInstantHint(own)),
      knownOffset: own ? toKnownOffset(own) : '',
      isOffsetOpen: query.get('edit') === 'offset',
      latestDate: latestBirthDate(Date.now()),
      birthVisibility: own?.birthVisibility ?? DEFAULT_PRIVACY.birthVisibility,
    }
  }
  const language = await languageOf(request)
  const chart = own.hdRawData?.chart ?? null
  const [timeCheck, { uncertain, uncertainParts }, clockNote, clockCorrection] = await Promise.all([
    query.has('times') || isTimeOpen(own) ? loadTimeCheck(context, birth, language) : { kind: 'unasked' as const },
    loadUncertain(context, toBirthOfChart(own)),
    birth && own.hdRawData && loadClockNote(context, birth, own.hdRawData, language),
    loadOwnCorrection(context, viewer, own, language),
  ])
  return {
    mode: 'result',
    isDevelopment,
    calculatedAt: own.hdCalculationDate?.toISOString() ?? null,
    birth: toOwnBirthFacts(own, language),
    core: toCoreFacts(own, language, uncertain),
    chart,
    gates: {
      conscious: readStoredGates(own.hdGates?.conscious),
      unconscious: readStoredGates(own.hdGates?.unconscious),
    },
    show: chartShowOf(request),
    centers: chart && toNamedCenters(chart, language),
    timeCheck,
    uncertain,
    uncertainParts,
    clockNote,
    clockCorrection,
  }
}

/** Where the time is not exact, what it leaves open is part of the chart and need not be asked for. */
const isTimeOpen = (own: OwnChart) => own.hdRawData !== null && hasUncertainTime(own)

async function loadOwnCorrection(context: Context, { id }: Viewer, own: OwnChart, language: Language) {
  const { birthDate: date, birthTime: time, birthTimezone: timezone, hdRawData: data } = own
  if (!date || !timezone || !data) return null
  return loadClockCorrection(context, { id, privateChartId: null }, { birth: { date, time, timezone }, data }, language)
}

// Named here, so that the page begins without the terms and readings of the whole subject.

/** Type, authority and profile, as far as they are stored, each with one sentence on why it matters. */
function toCoreFacts(own: OwnChart, language: Language, uncertain: UncertainTerms | null): CoreFact[] {
  const reading = translator(language, 'reading')
  const shareOf = (term: CoreFact['term']) => shareText(reading, language, uncertain, term)
  const hd = translator(language, 'hd')
  const t = translator(language, 'readings-core')
  const { hdType: type, hdAuthority: authority, hdProfile: profile } = own
  const facts: CoreFact[] = []
  if (type) {
    const names = { name: hd(`type.${type}`), why: t(`type.${type}.why`) }
    facts.push({ term: 'type', code: type, ...names, share: shareOf('type') })
  }
  if (authority) {
    const names = { name: hd(`authority.${authority}`), why: t(`authority.${authority}.why`) }
    facts.push({ term: 'authority', ...names, share: shareOf('authority') })
  }
  if (profile) {
    const names = { name: `${profile} ${hd(`profile.${profile}`)}`, why: t(`profile.${profile}.why`) }
    facts.push({ term: 'profile', ...names, share: shareOf('profile') })
  }
  return facts
}

/** The nine centers from Head to Root. */
function toNamedCenters({ centers }: Chart, language: Language): NamedCenter[] {
  const hd = translator(language, 'hd')
  return CENTERS.map((code) => ({
    code,
    name: hd(`center.${code}`),
    state: centers[code],
    stateName: hd(`centerState.${centers[code]}`),
  }))
}

const RESULT = '/app/settings?tab=hd-data'

type Decision = { correction: string | null; isKept: boolean }
type Refused = Exclude<CalculationOutcome, { ok: true }>

/**
 * Answers the tab "HD Data": `calculate` from the form, `recalculate` from what is stored, `clock` the same by another clock, `show`:
 * how charts are drawn; `keep_clock` and `undo_clock` of a clock that was corrected.
 */
export async function answerHdData(context: Context, request: Request) {
  const form = await request.formData()
  if (form.get('intent') === 'show') {
    await requireMember(context, request)
    return answerChartShow(request, form)
  }
  const intent = form.get('intent')
  const isDecision = intent === 'keep_clock' || intent === 'undo_clock'
  const member = isDecision ? await requireMember(context, request) : null
  const isClockChoice = intent === 'clock'
  const isRecalculation = isClockChoice || intent === 'recalculate'
  const { correction } = decidedCorrectionSchema.parse(typedValues(form))
  const change = isClockChoice ? clockChoiceSchema.parse(typedValues(form)) : {}
  try {
    if (member) return await answerDecision(context, member, { correction, isKept: intent === 'keep_clock' })
    return await (isRecalculation ? answerRecalculation(context, change) : answerBirthForm(context, request, form))
  } catch (error) {
    // The page stays with what was typed and with the chart that is there.
    logEvent('error', 'chart.calculation_broke', { requestId: context.requestId, ...toErrorFields(error) })
    const values = isRecalculation || isDecision ? null : typedValues(form)
    return data<ChartAnswer>({ ...NO_ANSWER, error: { kind: 'unexpected' }, values }, 500)
  }
}

/**
 * Leaves a corrected chart, or puts the one before in its place, whose offset holds from then on. A page that shows a correction
 * which was decided or replaced since decides nothing and is shown again.
 */
async function answerDecision(context: Context, { id }: Viewer, { correction, isKept }: Decision) {
  const before = await findClockCorrection(context.db, id, null)
  if (!before || before.id !== correction) return redirect(RESULT)
  const { birth, data: stored } = before
  if (isKept) await acceptClockCorrection(context.db, id, null, before.id)
  else await saveChart(context.db, id, { birth, stored, offsetChosen: false, offsetOverridden: true })
  announceNotifications(context, [{ userId: id }])
  return redirect(RESULT)
}

async function answerBirthForm(context: Context, request: Request, form: FormData) {
  const values = typedValues(form)
  const [parsed, known] = [parseForm(memberBirthSchema, form), parseForm(knownOffsetSchema, form)]
  if (!parsed.ok || !known.ok) {
    const problems = { ...(parsed.ok ? {} : parsed.problems), ...(known.ok ? {} : known.problems) }
    return data<ChartAnswer>({ ...NO_ANSWER, problems, values }, 400)
  }
  const birth = { ...parsed.value, utc_offset_override_seconds: known.value.known_offset }
  const outcome = await calculateChart(context, await findMember(context), birth)
  if (outcome.ok) return redirect(RESULT)
  const answer =
    outcome.reason === 'refused'
      ? toBirthRefusal(outcome.refusal, await languageOf(request))
      : { error: toError(outcome) }
  return data<ChartAnswer>({ ...NO_ANSWER, ...answer, values }, answerInit(outcome))
}

async function answerRecalculation(context: Context, change: Partial<KnownBirthInput>) {
  const outcome = await recalculateChart(context, await findMember(context), change)
  if (outcome.ok) return redirect(RESULT)
  return data<ChartAnswer>({ ...NO_ANSWER, error: toError(outcome) }, answerInit(outcome))
}

/** A refusal of stored data has no field to show it at. */
function toError(outcome: Refused): ChartError {
  switch (outcome.reason) {
    case 'signed_out':
      return { kind: 'signedOut' }
    case 'missing':
      return { kind: 'missing' }
    case 'too_many':
      return { kind: 'busy' }
    case 'refused':
      return { kind: 'stored' }
    case 'failed':
      return outcome.failure
  }
}

/** 401 nobody is signed in, 409 the member must choose or complete, 422 a field, 429 too many, 502 and 503 the service. */
function answerInit(outcome: Refused): ResponseInit {
  switch (outcome.reason) {
    case 'signed_out':
      return { status: 401 }
    case 'missing':
      return { status: 409 }
    case 'too_many':
      return { status: 429, headers: { 'Retry-After': String(outcome.retryAfterSeconds) } }
    case 'refused':
      return { status: outcome.refusal.code === 'ambiguous_local_time' ? 409 : 422 }
    case 'failed':
      return { status: outcome.failure.kind === 'unreachable' ? 503 : 502 }
  }
}

/** Remembers for this browser how charts are drawn. */
function answerChartShow(request: Request, form: FormData) {
  const headers = { 'Set-Cookie': chartShowCookie(request, fromShowWord(form.get('show'))) }
  const returnTo = form.get('returnTo')
  return isDocumentRequest(request)
    ? redirect(safeRedirectPath(typeof returnTo === 'string' ? returnTo : null), { headers })
    : data(null, { headers })
}
