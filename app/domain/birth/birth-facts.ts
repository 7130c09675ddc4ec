import type { TimeAccuracy } from './time-accuracy'

/** The birth a chart was made from, as it is shown: dates already in the words of the page's language. */
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
  /** The member chose between two readings of the clock. */
  offsetChosen: boolean
  /** The member gave it, whatever the zone says. */
  offsetOverridden: boolean
  /** When the design side was made, in UTC; null for a chart made elsewhere. */
  designDate: string | null
}
