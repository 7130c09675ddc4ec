import type { TimeAccuracy } from '~/domain/birth/time-accuracy'

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
  /** Chosen where the clock showed the time twice or never. */
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
  utc_offset_seconds: '',
}

/** A place of the gazetteer, named in the language of the page. */
export type PlaceOption = {
  id: number
  name: string
  region: string | null
  country: string
  /** Degrees, north and east positive. */
  latitude: number
  longitude: number
  /** Name in the time zone database. */
  timezone: string
}

/** Finds places by the beginning of a name in Latin or Cyrillic, the largest first. Rejects when nobody answers. */
export type SearchPlaces = (query: string, signal: AbortSignal) => Promise<PlaceOption[]>

/** One moment that a clock reading can mean. */
export type InstantChoice = {
  /** East of Greenwich. */
  offsetSeconds: number
  /** What a well-set clock showed at that moment, `HH:MM` or `HH:MM:SS`. */
  clock: string
}

/** What is known about a clock reading at a place. */
export type InstantHint =
  | {
      kind: 'found'
      zone: string
      offsetSeconds: number
      /** `none`: the zone had no summer time at all that year. */
      season: 'summer' | 'standard' | 'none' | 'local_mean_time' | null
      mayBeOldStyle: boolean
    }
  | { kind: 'ambiguous'; zone: string; choices: InstantChoice[] }
  | {
      kind: 'skipped'
      zone: string
      choices: InstantChoice[]
      /** First time not shown and the next one shown, `HH:MM`. */
      from: string
      to: string
    }
  | { kind: 'future' | 'out_of_range' }

export type InstantQuestion = Pick<BirthValues, 'birth_date' | 'birth_time' | 'timezone' | 'latitude' | 'longitude'>

/** Asks what a clock reading at a place means; null when nothing can be said. Rejects when nobody answers. */
export type FindInstant = (question: InstantQuestion, signal: AbortSignal) => Promise<InstantHint | null>
