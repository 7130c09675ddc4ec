import type { InstantHint, InstantQuestion, PlaceOption } from '~/domain/birth/birth-hint'
import type { TimeAccuracy } from '~/domain/birth/time-accuracy'

export type { InstantHint, PlaceOption }

/** What the birth fields hold, as typed, under the names they are sent by. */
export type BirthValues = {
  /** `YYYY-MM-DD`. */
  birth_date: string
  /** `HH:MM` or `HH:MM:SS`. */
  birth_time: string
  time_accuracy: TimeAccuracy
  birth_city: string
  birth_country: string
  /** Of the gazetteer; empty when the place was typed or given by coordinates. */
  place_id: string
  /** Degrees, north and east positive. */
  latitude: string
  longitude: string
  /** Name in the time zone database; known once a place was picked. */
  timezone: string
  /** A zone named by hand, which outweighs the one found. */
  zone_choice: string
  /** Chosen where the clock showed the time twice or never, or where sources give two clocks. */
  utc_offset_seconds: string
}

export const NO_BIRTH: BirthValues = {
  birth_date: '',
  birth_time: '',
  time_accuracy: 'exact',
  birth_city: '',
  birth_country: '',
  place_id: '',
  latitude: '',
  longitude: '',
  timezone: '',
  zone_choice: '',
  utc_offset_seconds: '',
}

/** Finds places by the beginning of a name in Latin or Cyrillic, the largest first. Rejects when the service doesn't answer. */
export type SearchPlaces = (query: string, signal: AbortSignal) => Promise<PlaceOption[]>

/** Asks what a clock reading at a place means; null when nothing can be said. Rejects when the service doesn't answer. */
export type FindInstant = (question: InstantQuestion, signal: AbortSignal) => Promise<InstantHint | null>
