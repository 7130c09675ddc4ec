import type { TimeAccuracy } from './time-accuracy'

/** The birth of a chart for display; dates are formatted in the page's language. */
export type BirthFacts = {
  date: string | null
  /** `HH:MM[:SS]` as the clock of the place showed. */
  time: string | null
  accuracy: TimeAccuracy
  city: string | null
  country: string | null
  timezone: string | null
  /** "+03:00". */
  offset: string | null
  /** The member chose between two possible offsets. */
  offsetChosen: boolean
  /** The member entered the offset, overriding the zone. */
  offsetOverridden: boolean
  /** When the design side was made, in UTC; null for a chart made elsewhere. */
  designDate: string | null
}
