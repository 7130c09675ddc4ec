import { findGuidedChart } from '~/data/charts/charts.server'
import { readStoredGates } from '~/domain/human-design/chart/stored-gates'
import type { Ingress } from '~/domain/human-design/service/sky-event.schema'
import { centerStates } from '~/domain/human-design/terms/centers'
import { definedChannels } from '~/domain/human-design/terms/channels'
import { BODIES } from '~/domain/human-design/terms/codes'
import {
  dailyGuidance,
  type GuidanceDay,
  type GuidedMember,
  variantOf,
} from '~/domain/human-design/transit/daily-guidance'
import { type LocalDay, localDayAt } from '~/domain/human-design/transit/local-day'
import { lunarMonth, type MoonVisit } from '~/domain/human-design/transit/lunar-month'
import { personalInsight } from '~/domain/human-design/transit/personal-insight'
import { dateFormat } from '~/locales/date-format'
import { channelNumbers } from '~/locales/hd-key'
import type { Language } from '~/locales/language'
import { zoneName } from '~/locales/zone-name'
import { rephrase } from '~/platform/chart/rephrase.server'
import { requestSky, skyEvents } from '~/platform/chart/sky.server'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import { clockTime, dayOf } from '~/ui/clock/clock'
import type {
  FocusAnswer,
  GuidanceAnswer,
  GuidancePage,
  ShownInsightOfDay,
  ShownLunarMonth,
  ShownMoonDay,
} from './guidance'
import { factWords, insightParagraphs, toCard, toFocus } from './guidance-text.server'

/** The guidance of the viewer's day: the card, the personal insight and a Reflector's month. Reads one row. */
export async function loadGuidancePage(context: Context, viewer: Viewer, request: Request): Promise<GuidancePage> {
  const now = new Date()
  const day = await viewersDay(context, now)
  const [chart, sky, language] = await Promise.all([
    loadGuidedChart(context, viewer),
    viewer.hdDataCalculated ? loadSkyOfDay(context, day) : null,
    languageOf(request),
  ])
  const isReflector = chart?.type === 'reflector'
  const [personal, month] = await Promise.all([
    chart && sky ? loadPersonalInsight(context, viewer, { chart, sky, language }) : null,
    isReflector ? loadLunarMonth(context, { gates: chart.gates, day, now, language }) : null,
  ])
  return {
    card: toCardAnswer(viewer.id, chart, sky, language),
    personal,
    lunarMonth: isReflector ? (month ?? 'failed') : null,
  }
}

/**
 * The focus of the viewer's day, for a page that already reads their chart: no query here. The sky is requested while the chart
 * loads.
 */
export async function loadFocus(
  context: Context,
  viewer: Viewer,
  request: Request,
  chartPromise: Promise<GuidedChart | null>,
): Promise<FocusAnswer> {
  const [chart, sky, language] = await Promise.all([
    chartPromise,
    viewer.hdDataCalculated ? loadSkyOfDay(context, await viewersDay(context, new Date())) : null,
    languageOf(request),
  ])
  if (!chart || !sky) return { focus: null, missing: chart ? 'sky' : 'chart' }
  const guidance = dailyGuidance({ id: viewer.id, chart }, sky)
  return { focus: toFocus(guidance, { type: chart.type, date: sky.date }, language), missing: null }
}

/** The card of a day, or what is missing for it. */
function toCardAnswer(
  id: string,
  chart: GuidedChart | null,
  sky: GuidanceDay | null,
  language: Language,
): GuidanceAnswer {
  if (!chart) return { guidance: null, missing: 'chart' }
  if (!sky) return { guidance: null, missing: 'sky' }
  const guidance = dailyGuidance({ id, chart }, sky)
  return { guidance: toCard(guidance, { type: chart.type, date: sky.date }, language), missing: null }
}

const FIRST_SENTENCE = /^.*?[.:?](?=\s|$)/su

/**
 * The personal insight of the viewer's day, rephrased where the deployment has a language model. Without premium only its first
 * sentence leaves the server.
 */
async function loadPersonalInsight(
  context: Context,
  viewer: Viewer,
  { chart, sky, language }: { chart: GuidedChart; sky: GuidanceDay; language: Language },
): Promise<ShownInsightOfDay> {
  const facts = personalInsight({ id: viewer.id, chart }, sky)
  const composed = insightParagraphs(facts, variantOf(viewer.id, sky.date), language)
  if (!viewer.isPremium) return { isWhole: false, teaser: teaserOf(composed) }
  const rephrased = await rephrase(context, composed, language)
  return { isWhole: true, paragraphs: rephrased ?? composed, isRephrased: rephrased !== null }
}

/** The first sentence, ended as one where it leads on to another. */
function teaserOf([first = '']: readonly string[]): string {
  return (FIRST_SENTENCE.exec(first)?.[0] ?? '').replace(/:$/, '.')
}

type GuidedChart = GuidedMember['chart']

/** What guidance needs of the viewer's chart; null without a type or an authority. */
async function loadGuidedChart({ db }: Context, viewer: Viewer): Promise<GuidedChart | null> {
  if (!viewer.hdDataCalculated) return null
  const row = await findGuidedChart(db, viewer.id)
  if (!row?.hdType || !row.hdAuthority || !row.hdGates) return null
  const { conscious, unconscious } = row.hdGates
  const gates = new Set([...readStoredGates(conscious), ...readStoredGates(unconscious)].map(({ gate }) => gate))
  const centers = centerStates(definedChannels(gates), gates)
  return { type: row.hdType, authority: row.hdAuthority, gates: [...gates], centers }
}

/** The viewer's current day in their time zone. */
const viewersDay = async ({ timeZone }: Pick<Context, 'timeZone'>, now: Date): Promise<LocalDay> =>
  localDayAt(await timeZone(), now.getTime())

/**
 * The sky of a day: the positions at its noon, the bodies that enter a gate on it, and its phase of the Moon. Null when the chart
 * service does not answer.
 */
async function loadSkyOfDay(context: Context, day: LocalDay): Promise<GuidanceDay | null> {
  const { from, to } = day
  const [noon, events] = await Promise.all([
    requestSky(context, Date.parse(day.noon)),
    skyEvents(context, { from, to, kinds: ['gate_ingress', 'lunar_phase'] }, { isBeside: true }),
  ])
  if (!noon || !events) return null
  const entered = new Set(events.flatMap((event) => (event.kind === 'gate_ingress' ? [event.body] : [])))
  const phase = events.find((event) => event.kind === 'lunar_phase')
  return {
    date: day.date,
    sky: noon.activations,
    changedToday: BODIES.filter((body) => entered.has(body)),
    phase: phase?.kind === 'lunar_phase' ? phase.phase : null,
  }
}

const DAY_MILLISECONDS = 86_400_000
/** One cycle of the Moon, the time a Reflector waits before a decision. */
const LUNAR_MONTH_DAYS = 28

type LunarMonthInput = { gates: readonly number[]; day: LocalDay; now: Date; language: Language }

/** The coming lunar month of a Reflector by day, in their time zone; null when the chart service does not answer. */
async function loadLunarMonth(
  context: Context,
  { gates, day, now, language }: LunarMonthInput,
): Promise<ShownLunarMonth | null> {
  const from = Date.parse(day.from)
  const span = { from: day.from, to: new Date(from + LUNAR_MONTH_DAYS * DAY_MILLISECONDS).toISOString() }
  const events = await skyEvents(
    context,
    {
      // The Moon changes its gate about twice a day, so one more day at each end shows its gate at the ends of the month.
      from: new Date(from - DAY_MILLISECONDS).toISOString(),
      to: new Date(Date.parse(span.to) + DAY_MILLISECONDS).toISOString(),
      kinds: ['gate_ingress'],
      bodies: ['moon'],
    },
    { isBeside: true },
  )
  if (!events) return null
  const ingresses = events.filter((event): event is Ingress => event.kind === 'gate_ingress')
  const visits = lunarMonth(gates, ingresses, span)
  const timeZone = await context.timeZone()
  return { zone: zoneName(timeZone, language), days: toDays(visits, { timeZone, now: now.getTime(), language }) }
}

type ViewerClock = { timeZone: string; now: number; language: Language }

/** The visits by the day on which they begin. */
function toDays(visits: readonly MoonVisit[], clock: ViewerClock): ShownMoonDay[] {
  const titles = dateFormat(clock.language, 'UTC', { weekday: 'short', day: 'numeric', month: 'long' })
  const days = new Map<string, ShownMoonDay>()
  for (const visit of visits) {
    const date = dayOf(Date.parse(visit.from), clock.timeZone)
    const day = days.get(date) ?? { date, title: titles.format(new Date(`${date}T12:00:00Z`)), visits: [] }
    days.set(date, day)
    day.visits.push(toShown(visit, clock))
  }
  return [...days.values()]
}

function toShown({ gate, from, until, completes }: MoonVisit, clock: ViewerClock): ShownMoonDay['visits'][number] {
  const t = translator(clock.language, 'guidance')
  const words = factWords(clock.language)
  const params = { gate, name: words.gate(gate) }
  const channels = completes.map((id) => `${channelNumbers(id)} ${words.channel(id)}`).join(', ')
  return {
    key: from,
    text: channels ? t('lunarCompletes', { ...params, channels }) : t('lunarOwn', params),
    span: t('lunarSpan', { from: clockTime(from, clock), until: timeAfter(from, until, clock) }),
    isNow: Date.parse(from) <= clock.now && clock.now < Date.parse(until),
  }
}

/** The end of a visit, with the weekday where it is on another day. */
function timeAfter(from: string, until: string, clock: ViewerClock): string {
  const { timeZone, language } = clock
  const time = clockTime(until, clock)
  if (dayOf(Date.parse(from), timeZone) === dayOf(Date.parse(until), timeZone)) return time
  return `${dateFormat(language, timeZone, { weekday: 'short' }).format(Date.parse(until))} ${time}`
}
