import type { InstantHint, PlaceOption } from '~/domain/birth/birth-hint'
import type { Chart } from '~/domain/human-design/chart/chart'
import type { UncertainTerms } from '~/domain/human-design/uncertainty/uncertain-terms'
import type { Problems } from '~/platform/client/form-answer'
import type { BirthValues } from '~/ui/birth-fields/birth-values'
import type { TimeWindow } from '~/ui/chart-reading/time-window'

/** Why there is no chart although the birth data may be right; keys `service.…` of the namespace `birth-problems`. */
export type ServiceError = 'unreachable' | 'status' | 'invalid' | 'failed' | 'busy'

/** A visitor's chart with the birth it was computed from. */
export type VisitorChart = {
  chart: Chart
  birth: {
    /** `YYYY-MM-DD` and `HH:MM[:SS]` at the place; no time where it is unknown. */
    date: string
    time: string | null
    city: string
    country: string
    timezone: string
    utcOffsetSeconds: number
  }
  /** What a rough or unknown time leaves open. */
  window: TimeWindow | null
  /** What of the chart is only so for a part of that time. */
  uncertain: UncertainTerms | null
}

/** The answer of the calculator: the chart or the problems, always with the typed values. */
export type CalculatorAnswer = {
  values: Partial<BirthValues>
  found: VisitorChart | null
  problems: Problems
  error: ServiceError | null
  suggestions: PlaceOption[]
  instant: InstantHint | null
}
