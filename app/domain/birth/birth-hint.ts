/** A place of the gazetteer, named in the language of the page. */
export type PlaceOption = {
  id: number
  name: string
  region: string | null
  country: string
  /** The former name that the search matched, with its years. */
  formerName?: { name: string; from: number | null; to: number }
  /** From the place whose surroundings were searched. */
  distanceKm?: number
  /** Degrees, north and east positive. */
  latitude: number
  longitude: number
  /** Name in the time zone database. */
  timezone: string
}

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
      /** `none`: the zone had no summer time that year. Null: not looked up yet. */
      season: 'summer' | 'standard' | 'none' | 'local_mean_time' | null
      mayBeOldStyle: boolean
      /** The offset of other sources, when sources disagree about the clock of that place and day. */
      otherOffsetSeconds: number | null
    }
  /** Shown twice; earlier first. */
  | { kind: 'ambiguous'; choices: InstantChoice[] }
  | {
      kind: 'skipped'
      /** By the offset before the jump (a later clock), then by the one after it (an earlier clock). */
      choices: InstantChoice[]
      /** First time not shown and the next one shown, `HH:MM`. */
      from: string
      to: string
    }
  | { kind: 'future' | 'out_of_range' }

/** The input for interpreting a clock reading, as typed. */
export type InstantQuestion = {
  birth_date: string
  birth_time: string
  timezone: string
  latitude: string
  longitude: string
}

/** The note on a chart whose clock was corrected, in the page's language, with the labels of its two buttons for this `id`. */
export type ClockCorrection = { id: string; title: string; text: string; keep: string; undo: string }

/** The note on a chart when sources give two clocks for its place and day, in the page's language. */
export type ClockNote = {
  title: string
  text: string
  action: string
  /** The offset that the button chooses, in seconds; empty for the default. */
  choice: string
}
