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
/** How long a Reflector waits: one round of the Moon. */
const LUNAR_MONTH_DAYS = 28

type Asked = { gates: readonly number[]; day: LocalDay; now: Date; language: Language }

/** The coming lunar month of a Reflector by their own clock, day by day; null where the service does not answer. */
export async function loadLunarMonth(
  context: Context,
  { gates, day, now, language }: Asked,
): Promise<ShownLunarMonth | null> {
  const from = Date.parse(day.from)
  const span = { from: day.from, to: new Date(from + LUNAR_MONTH_DAYS * DAY_MILLISECONDS).toISOString() }
  const events = await skyEvents(
    context,
    {
      // The Moon changes its gate twice a day: a day more at each end tells where it stands there.
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

type Reader = { timeZone: string; now: number; language: Language }

/** Visits under the days on which they begin. */
function toDays(visits: readonly MoonVisit[], reader: Reader): ShownMoonDay[] {
  const titles = dateFormat(reader.language, 'UTC', { weekday: 'short', day: 'numeric', month: 'long' })
  const days = new Map<string, ShownMoonDay>()
  for (const visit of visits) {
    const date = dayOf(Date.parse(visit.from), reader.timeZone)
    const day = days.get(date) ?? { date, title: titles.format(new Date(`${date}T12:00:00Z`)), visits: [] }
    days.set(date, day)
    day.visits.push(toShown(visit, reader))
  }
  return [...days.values()]
}

function toShown({ gate, from, until, completes }: MoonVisit, reader: Reader): ShownMoonDay['visits'][number] {
  const t = translator(reader.language, 'guidance')
  const words = factWords(reader.language)
  const params = { gate, name: words.gate(gate) }
  const channels = completes.map((id) => `${channelNumbers(id)} ${words.channel(id)}`).join(', ')
  return {
    key: from,
    text: channels ? t('lunarCompletes', { ...params, channels }) : t('lunarOwn', params),
    span: t('lunarSpan', { from: clockTime(from, reader), until: timeAfter(from, until, reader) }),
    isNow: Date.parse(from) <= reader.now && reader.now < Date.parse(until),
  }
}

/** The time at which a visit ends, with the weekday where that is another day. */
function timeAfter(from: string, until: string, reader: Reader): string {
  const { timeZone, language } = reader
  const time = clockTime(until, reader)
  if (dayOf(Date.parse(from), timeZone) === dayOf(Date.parse(until), timeZone)) return time
  return `${dateFormat(language, timeZone, { weekday: 'short' }).format(Date.parse(until))} ${time}`
}
