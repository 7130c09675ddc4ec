import type { BirthFacts } from '../../domain/birth/birth-facts'
import type { InstantHint, PlaceOption } from '../../domain/birth/birth-hint'
import { formatOffset } from '../../domain/birth/utc-offset'
import type { Refusal } from '../../domain/human-design/service/chart-service.schema'
import { dateFormat } from '../../locales/date-format'
import type { Language } from '../../locales/language'
import type { Problems } from '../client/form-answer'
import { toPlaceOption, toRefusedInstant } from './birth-hints'

/** What the chart service has to say about birth data, as the birth fields take it. */
export type BirthRefusal = {
  /** By field, keys of the namespace `birth-problems`. */
  problems: Problems
  /** Where a typed city was not found: what it may be. */
  suggestions: PlaceOption[]
  /** Where the clock showed the time twice or never: what it may mean. */
  instant: InstantHint | null
}

/** Fields the form shows elsewhere, for it has none of that name, or a better place to ask at. */
const SHOWN_AT: Record<string, string> = { place_id: 'birth_city', timezone: 'birth_city' }

/** A refusal of the chart service as problems at the fields of a birth form, with what there is to choose from. */
export function toBirthRefusal(refusal: Refusal, language: Language): BirthRefusal {
  const instant = toRefusedInstant(refusal)
  const place = (field: string) =>
    field === 'birth_time' && instant?.kind === 'ambiguous' ? 'utc_offset_seconds' : (SHOWN_AT[field] ?? field)
  const problems = Object.entries(refusal.problems ?? {}).map(([field, code]) => [place(field), code])
  return {
    problems: Object.fromEntries(problems),
    suggestions: (refusal.suggestions ?? []).map((found) => toPlaceOption(found, language)),
    instant,
  }
}

/** A stored birth: `date` as `YYYY-MM-DD`, `designUtc` as ISO 8601. */
type Birth = Omit<BirthFacts, 'offset' | 'designDate'> & { utcOffsetSeconds: number | null; designUtc: string | null }

/** Stored birth data in the words of a language: written here, since server and browser know different calendars' words. */
export function toBirthFacts({ utcOffsetSeconds, designUtc, ...birth }: Birth, language: Language): BirthFacts {
  const day = dateFormat(language, 'UTC', { dateStyle: 'long' })
  const moment = dateFormat(language, 'UTC', { dateStyle: 'long', timeStyle: 'medium' })
  return {
    ...birth,
    date: birth.date && day.format(new Date(`${birth.date}T12:00Z`)),
    timezone: birth.timezone?.replaceAll('_', ' ') ?? null,
    offset: utcOffsetSeconds === null ? null : formatOffset(utcOffsetSeconds),
    // A time of birth that isn't exact has no design moment to the second.
    designDate: designUtc && birth.accuracy === 'exact' ? moment.format(new Date(designUtc)) : null,
  }
}
