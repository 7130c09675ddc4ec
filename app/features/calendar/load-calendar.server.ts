import { type OwnEvent, readCalendar } from '~/data/calendar.server'
import { hasUncertainTime } from '~/domain/birth/time-accuracy'
import type { ShownKind } from '~/domain/calendar/calendar-kinds'
import { cycleHappenings, type Happening, happeningsOf, touchesOf } from '~/domain/calendar/happenings'
import { ageAt, LIFE_KINDS, lastAndNext, lifeWindow, NEAR_KINDS, nearWindow } from '~/domain/calendar/life-cycles'
import { byDay, localDay, startOfDay, type Timed, toMinute } from '~/domain/calendar/local-day'
import { dayAfter, monthAfter, weeksOf } from '~/domain/calendar/month'
import { dayWindow, isWithin, monthWindow, toQuestion, type Window } from '~/domain/calendar/sky-window'
import { CYCLE_KINDS, type Cycle, type CycleKind } from '~/domain/human-design/service/cycle.schema'
import type { Language } from '~/locales/language'
import { zoneName } from '~/locales/zone-name'
import { requestCycles, skyEvents } from '~/platform/chart/sky.server'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import { clockTime } from '~/ui/clock/clock'
import {
  type CalendarData,
  type CycleTime,
  type DayOf,
  type Entry,
  readCalendarAsk,
  readZone,
  type ShownCycle,
} from './calendar'
import {
  dayTitle,
  type EntryWords,
  entryWords,
  exactMoment,
  happeningId,
  monthTitle,
  weekdays,
} from './calendar-words.server'

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

/** An entry with the time it takes, for sorting it into days. */
type TimedEntry = Timed & { entry: Entry }

type DayContext = { language: Language; zone: string; words: EntryWords }
type EntryContext = DayContext & { touches: ReturnType<typeof touchesOf> | null }

/** Under which heading of the filters it stands. */
function kindOf(happening: Happening): ShownKind {
  if (happening.kind === 'phase') return 'phases'
  if (happening.kind === 'cycle') return 'cycles'
  if (happening.kind === 'station') return 'planets'
  const { body } = happening.arrivals[0]
  return body === 'sun' || body === 'earth' ? 'sun' : body === 'moon' ? 'moon' : 'planets'
}

/** A happening of the sky as a line of the calendar. */
function toEntry(happening: Happening, { language, zone, words, touches }: EntryContext): TimedEntry {
  const minute = toMinute(happening.at)
  const isGate = happening.kind === 'ingress' && !happening.isLine
  const touch = isGate ? touches?.(happening.arrivals) : null
  const entry: Entry = {
    id: happeningId(happening),
    kind: kindOf(happening),
    at: new Date(happening.at).toISOString(),
    time: clockTime(new Date(minute).toISOString(), { now: 0, timeZone: zone, language }),
    text: words.text(happening),
    notes: [...(happening.kind === 'ingress' ? words.year(happening) : []), ...(touch ? words.touch(touch) : [])],
    isOwn: happening.kind === 'cycle' || Boolean(touch?.completes.length),
    isOff: false,
    sign: words.sign(happening),
    to: isGate ? `/app/transits?at=${new Date(happening.at).toISOString()}` : null,
  }
  return { at: minute, entry }
}

/** An event of the member as a line of the calendar. */
function toEventEntry(event: OwnEvent, memberId: string, { language, zone }: EntryContext): TimedEntry {
  const t = translator(language, 'calendar-entries')
  const at = event.startsAt.toISOString()
  const attendance = event.hostId === memberId ? 'host' : event.guestState
  const notes = event.state !== 'planned' ? [t(event.state)] : attendance ? [t(`standing.${attendance}`)] : []
  const clock = { now: 0, timeZone: zone, language }
  const entry: Entry = {
    ...{ id: event.id, kind: 'events' as const, at, time: clockTime(at, clock), text: event.title, notes },
    isOwn: true,
    isOff: event.state !== 'planned',
    sign: { glyph: '', name: '', label: event.title },
    to: `/app/events/${event.id}`,
  }
  return { at: event.startsAt.getTime(), endsAt: event.endsAt.getTime(), entry }
}

/** The days of these entries, each with what is on it, in order; the Moon's gates are one line at the end of a day. */
function toDays(entries: readonly TimedEntry[], context: DayContext): DayOf[] {
  const inOrder = [...entries].sort((one, other) => one.at - other.at)
  const days = [...byDay(context.zone, inOrder)].sort(([one], [other]) => (one < other ? -1 : 1))
  return days.map(([day, onDay]) => ({
    day,
    title: dayTitle(day, context.language),
    entries: withMoonAsOne(
      onDay.map((timed) => entryOnDay(day, timed, context.zone)),
      context.words,
    ),
  }))
}

/** A day with all that is on it, by the clock. */
function toWholeDay(day: string, entries: readonly TimedEntry[], { language, zone }: DayContext): DayOf {
  const onDay = byDay(zone, entries).get(day) ?? []
  const inOrder = [...onDay].sort((one, other) => one.at - other.at)
  return { day, title: dayTitle(day, language), entries: inOrder.map((timed) => entryOnDay(day, timed, zone)) }
}

/** What began on an earlier day has no time on this one. */
const entryOnDay = (day: string, { at, endsAt, entry }: TimedEntry, zone: string): Entry =>
  endsAt === undefined || localDay(zone, at) === day ? entry : { ...entry, time: '' }

function withMoonAsOne(entries: readonly Entry[], words: EntryWords): Entry[] {
  const [first, ...more] = entries.filter(({ kind }) => kind === 'moon')
  const others = entries.filter(({ kind }) => kind !== 'moon')
  if (!first) return others
  const gates = [first, ...more].map(({ sign }) => sign.label)
  return [
    ...others,
    {
      ...first,
      time: '',
      text: words.moon(gates.map(Number)),
      notes: [],
      to: null,
      isOwn: false,
      sign: { ...first.sign, label: gates.join(', ') },
    },
  ]
}
