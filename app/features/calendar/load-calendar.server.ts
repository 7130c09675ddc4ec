import { readCalendar } from '~/data/calendar.server'
import { hasUncertainTime } from '~/domain/birth/time-accuracy'
import { cycleHappenings, type Happening, happeningsOf, touchesOf } from '~/domain/calendar/happenings'
import { ageAt, LIFE_KINDS, lastAndNext, lifeWindow, NEAR_KINDS, nearWindow } from '~/domain/calendar/life-cycles'
import { localDay, startOfDay, toMinute } from '~/domain/calendar/local-day'
import { dayAfter, monthAfter, weeksOf } from '~/domain/calendar/month'
import { dayWindow, isWithin, monthWindow, toQuestion, type Window } from '~/domain/calendar/sky-window'
import { CYCLE_KINDS, type Cycle, type CycleKind } from '~/domain/human-design/service/cycle.schema'
import type { Language } from '~/locales/language'
import { zoneName } from '~/locales/zone-name'
import { requestCycles, skyEvents } from '~/platform/chart/sky.server'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import { type CalendarData, type CycleTime, readCalendarAsk, readZone, type ShownCycle } from './calendar'
import { dayTitle, entryWords, exactMoment, monthTitle, weekdays } from './calendar-words.server'
import { kindOf, toDays, toEntry, toEventEntry, toWholeDay } from './day-entries.server'

const MINUTE_MILLISECONDS = 60_000
const WEEK_MILLISECONDS = 7 * 86_400_000
const SKY_KINDS = ['gate_ingress', 'station', 'lunar_phase'] as const

/** The calendar as an address asks for it: a month, a day of it, the week to come, and the cycles of a life. */
export async function loadCalendar(context: Context, viewer: Viewer, request: Request): Promise<CalendarData> {
  const params = new URL(request.url).searchParams
  const now = Date.now()
  // An address may ask for another clock than the member's.
  const [language, zone] = await Promise.all([languageOf(request), readZone(params) ?? context.timeZone()])
  const today = localDay(zone, now)
  const ask = readCalendarAsk(params, today)
  const [month, week] = [monthWindow(ask.month), { from: now, to: now + WEEK_MILLISECONDS }]
  const windows = [month, week, ...(ask.day ? [dayWindow(ask.day)] : [])]
  const [{ self, own }, sky] = await Promise.all([
    readCalendar(context.db, viewer.id, windows),
    loadSky(context, { month, week, day: ask.day }),
  ])
  const birthUtc = self?.birthUtc ?? null
  const cycles = birthUtc ? await loadCycles(context, { birthUtc, now, windows }) : null

  const words = entryWords(language)
  const gates = [...(self?.gates?.conscious ?? []), ...(self?.gates?.unconscious ?? [])].map(({ gate }) => gate)
  const entryContext = { language, zone, words, touches: gates.length > 0 ? touchesOf(gates) : null }
  const isShown = (happening: Happening) => !ask.hidden.includes(kindOf(happening))
  const events = ask.hidden.includes('events') ? [] : own.map((event) => toEventEntry(event, viewer.id, entryContext))
  /** What of these events of the sky, of the cycles and of the member's events a window tells. */
  const entriesIn = (happenings: readonly Happening[], window: Window) => {
    const all = [...happenings, ...cycleHappenings(cyclesIn(cycles ?? [], window))]
    const inOrder = all
      .filter((each) => isShown(each) && isWithin(window, each.at))
      .sort((one, other) => one.at - other.at)
    return [...inOrder.map((each) => toEntry(each, entryContext)), ...events]
  }
  const shown = new Set(weeksOf(ask.month).flat())
  const lastDay = localDay(zone, week.to)
  const coming = entriesIn(sky.week ?? [], week).filter(({ at, endsAt = at }) => endsAt >= now && at <= week.to)
  return {
    ...{
      ask,
      zone,
      zoneLabel: zoneName(zone, language),
      today,
      title: monthTitle(ask.month, language),
      weekdays: weekdays(language),
    },
    beside: besideOf(ask.month, language),
    names: namesOf([...shown, ...(ask.day ? [dayAfter(ask.day, -1), dayAfter(ask.day)] : [])], language),
    days: Object.fromEntries(
      toDays(entriesIn(sky.month ?? [], month), entryContext).flatMap((day) =>
        shown.has(day.day) ? [[day.day, day]] : [],
      ),
    ),
    opened: ask.day ? toWholeDay(ask.day, entriesIn(sky.day ?? [], spanOfDay(zone, ask.day)), entryContext) : null,
    upcoming: toDays(coming, entryContext).filter(({ day }) => day >= today && day <= lastDay),
    cycles: birthUtc && cycles ? toShownCycles(cycles, { birthUtc, now, zone, language }) : birthUtc ? [] : null,
    isTimeUncertain: birthUtc !== null && self !== null && hasUncertainTime(self),
    hasSky: sky.month !== null && sky.week !== null && sky.day !== null,
    feed:
      self?.feedKinds && self.feedMadeAt
        ? { kinds: self.feedKinds, made: exactMoment(self.feedMadeAt.toISOString(), zone, language) }
        : null,
  }
}

/** The names of the months beside one. */
const besideOf = (month: string, language: Language) => ({
  before: monthTitle(monthAfter(month, -1) ?? month, language),
  after: monthTitle(monthAfter(month, 1) ?? month, language),
})

const namesOf = (days: readonly string[], language: Language) =>
  Object.fromEntries(days.map((day) => [day, dayTitle(day, language)]))

/** A day, and the half minute before it that is told as its beginning. */
const spanOfDay = (zone: string, day: string): Window => ({
  from: startOfDay(zone, day) - MINUTE_MILLISECONDS,
  to: startOfDay(zone, dayAfter(day)),
})

/** The sky of a month, of the week to come and, with the lines of Sun and Earth, of a day; what did not answer is null. */
async function loadSky(context: Context, { month, week, day }: { month: Window; week: Window; day: string | null }) {
  const ask = async (window: Window) => {
    const events = await skyEvents(context, { ...toQuestion(window), kinds: SKY_KINDS })
    return events && happeningsOf(events)
  }
  const monthOfNow = monthWindow(new Date(week.from).toISOString().slice(0, 7))
  const [ofMonth, ofNow, ofDay, lines] = await Promise.all([
    ask(month),
    monthOfNow.from === month.from ? null : ask(monthOfNow),
    day ? ask(dayWindow(day)) : null,
    day
      ? skyEvents(context, { ...toQuestion(dayWindow(day)), kinds: ['line_ingress'], bodies: ['sun', 'earth'] })
      : null,
  ])
  return {
    month: ofMonth,
    week: monthOfNow.from === month.from ? ofMonth : ofNow,
    day: day ? ofDay && lines && [...ofDay, ...happeningsOf(lines)] : [],
  }
}

/** In order of time. */
const sortedByTime = (cycles: Cycle[]) =>
  cycles.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))

/**
 * A member's cycles: all slow ones of a life, those of the Sun and the Moon around now and in the windows; null where the
 * service does not answer.
 */
async function loadCycles(
  context: Context,
  { birthUtc, now, windows }: { birthUtc: string; now: number; windows: readonly Window[] },
): Promise<Cycle[] | null> {
  const near = nearWindow(now)
  const isNear = ({ from, to }: Window) => from >= near.from && to <= near.to
  const spans = [near, ...windows.filter((window) => !isNear(window))]
  const ask = (window: Window, kinds: readonly CycleKind[]) =>
    requestCycles(context, { birthUtc, ...toQuestion(window), kinds })
  const answers = await Promise.all([
    ask(lifeWindow(Date.parse(birthUtc)), LIFE_KINDS),
    ...spans.map((span) => ask(span, NEAR_KINDS)),
  ])
  const found = new Map<string, Cycle>()
  for (const answer of answers) {
    if (!answer) return null
    for (const cycle of answer) found.set(`${cycle.kind} ${cycle.at}`, cycle)
  }
  return sortedByTime([...found.values()])
}

/** Those that fall into a window. */
const cyclesIn = (cycles: readonly Cycle[], window: Window) =>
  cycles.filter(({ at }) => isWithin(window, Date.parse(at)))

/** The last and the next time of every cycle, told in the reader's words by the clock of a zone. */
function toShownCycles(
  cycles: readonly Cycle[],
  { birthUtc, now, zone, language }: { birthUtc: string; now: number; zone: string; language: Language },
): ShownCycle[] {
  const t = translator(language, 'calendar-entries')
  const toTime = (cycle: Cycle | null): CycleTime | null =>
    cycle && {
      at: cycle.at,
      when: exactMoment(new Date(toMinute(Date.parse(cycle.at))).toISOString(), zone, language),
      age: t('age', { count: ageAt(cycle, Date.parse(birthUtc)) }),
      pass: cycle.passes > 1 ? t('pass', { pass: cycle.pass, passes: cycle.passes }) : null,
    }
  return CYCLE_KINDS.map((kind) => {
    const { last, next } = lastAndNext(cycles, kind, now)
    return { kind, name: t(`cycle.${kind}`), text: t(`cycleText.${kind}`), last: toTime(last), next: toTime(next) }
  })
}
