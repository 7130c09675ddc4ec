import type { Ingress } from '~/domain/human-design/service/sky-event.schema'
import type { LocalDay } from '~/domain/human-design/transit/local-day'
import { lunarMonth, type MoonVisit } from '~/domain/human-design/transit/lunar-month'
import { dateFormat } from '~/locales/date-format'
import { channelNumbers } from '~/locales/hd-key'
import type { Language } from '~/locales/language'
import { zoneName } from '~/locales/zone-name'
import { skyEvents } from '~/platform/chart/sky.server'
import type { Context } from '~/platform/server/context.server'
import { translator } from '~/platform/server/i18n.server'
import { clockTime, dayOf } from '~/ui/clock/clock'
import type { ShownLunarMonth, ShownMoonDay } from './guidance'
import { factWords } from './guidance-text.server'

const DAY_MILLISECONDS = 86_400_000
/** One cycle of the Moon, the time a Reflector waits before a decision. */
const LUNAR_MONTH_DAYS = 28

type LunarMonthInput = { gates: readonly number[]; day: LocalDay; now: Date; language: Language }

/** The coming lunar month of a Reflector by day, in their time zone; null when the chart service does not answer. */
export async function loadLunarMonth(
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
