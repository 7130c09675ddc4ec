import { wallClockAt } from '../../domain/community/places/wall-clock'
import type { SkyEvent } from '../../domain/human-design/service/sky-event.schema'
import { dateFormat } from '../../locales/date-format'
import { calendarEntries as entriesEn } from '../../locales/en/calendar-entries'
import { hd as hdEn } from '../../locales/en/hd'
import { gateKey } from '../../locales/hd-key'
import type { Language } from '../../locales/language'
import { calendarEntries as entriesRu } from '../../locales/ru/calendar-entries'
import { hd as hdRu } from '../../locales/ru/hd'
import { type Key, translate } from '../../locales/translate'
import type { Asker } from '../chart/chart.server'
import { skyEvents } from '../chart/sky.server'

const DAY_MILLISECONDS = 86_400_000

// Only these words: the worker writes mails without loading every word of the pages.
const dictionaries: Record<Language, { entries: Record<string, string>; hd: Record<string, string> }> = {
  en: { entries: entriesEn, hd: hdEn },
  ru: { entries: entriesRu, hd: hdRu },
}

/** Nobody's letter can be written meanwhile. */
export class SkyNotTold extends Error {}

/** In whose words and by whose clock. */
type Reader = { language: Language; timeZone: string }

/** The new and full moons of a month (`YYYY-MM` by the reader's clock) and the bodies that turn in it, with their days. */
export async function skyOfMonth(asker: Asker, month: string, { language, timeZone }: Reader) {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const iso = (at: number) => new Date(at).toISOString()
  const [from, to] = [Date.UTC(year, number - 1) - DAY_MILLISECONDS, Date.UTC(year, number) + DAY_MILLISECONDS]
  const events = await skyEvents(asker, { from: iso(from), to: iso(to), kinds: ['lunar_phase', 'station'] })
  if (!events) throw new SkyNotTold('The chart service did not tell the sky of the month')
  return events.flatMap((event) => {
    const line = lineOf(event, language)
    const day = iso(wallClockAt(timeZone, Date.parse(event.at))).slice(0, 10)
    if (line === null || !day.startsWith(month)) return []
    return [{ line: `${dateFormat(language, timeZone, DAY).format(new Date(event.at))}: ${line}`, day }]
  })
}

const DAY = { day: 'numeric', month: 'long' } as const

function lineOf(event: SkyEvent, language: Language): string | null {
  const { entries, hd } = dictionaries[language]
  const say = (key: Key<'calendar-entries'>, { gate, line }: { gate: number; line: number }, body = '') =>
    translate(entries, language, key, { gate, line, body, name: translate(hd, language, gateKey(gate)) })
  if (event.kind === 'station') return say(`turns.${event.turns}`, event, translate(hd, language, `body.${event.body}`))
  const isTold = event.kind === 'lunar_phase' && (event.phase === 'new_moon' || event.phase === 'full_moon')
  return isTold ? say(`phase.${event.phase}`, event) : null
}
