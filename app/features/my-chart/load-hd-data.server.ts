import { findOwnChart, type OwnChart } from '~/data/charts/charts.server'
import { latestBirthDate } from '~/domain/birth/birth-date-time'
import { hasUncertainTime } from '~/domain/birth/time-accuracy'
import type { Chart } from '~/domain/human-design/chart/chart'
import { readStoredGates } from '~/domain/human-design/chart/stored-gates'
import { CENTERS } from '~/domain/human-design/terms/codes'
import type { UncertainTerms } from '~/domain/human-design/uncertainty/uncertain-terms'
import { DEFAULT_PRIVACY } from '~/domain/membership/visibility'
import type { Language } from '~/locales/language'
import { findDisputedClock, loadClockCorrection, loadClockNote } from '~/platform/chart/clock-notes.server'
import { loadTimeCheck, loadUncertain } from '~/platform/chart/time-check.server'
import type { Context } from '~/platform/server/context.server'
import { chartShowOf } from '~/platform/server/cookies.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import { shareText } from '~/ui/chart-reading/share-text'
import { toBirthInput, toBirthValues, toInstantHint, toKnownOffset } from './birth-input'
import type { CoreFact, HdData, NamedCenter } from './my-chart'
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
      isOffsetAsked: query.get('edit') === 'offset',
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
