import type { BirthFacts } from '~/domain/birth/birth-facts'
import type { ClockCorrection, ClockNote, InstantHint } from '~/domain/birth/birth-hint'
import type { Chart } from '~/domain/human-design/chart/chart'
import type { ChartShow } from '~/domain/human-design/chart/chart-show'
import type { GateOfBody } from '~/domain/human-design/chart/stored-gates'
import type { CenterCode, CenterState, TypeCode } from '~/domain/human-design/terms/codes'
import type { TimeCheck } from '~/domain/human-design/uncertainty/time-check'
import type { UncertainParts } from '~/domain/human-design/uncertainty/uncertain-day'
import type { UncertainTerms } from '~/domain/human-design/uncertainty/uncertain-terms'
import type { BirthVisibility } from '~/domain/membership/visibility'
import type { BirthRefusal } from '~/platform/chart/birth-view.server'
import type { BirthValues } from '~/ui/birth-fields/birth-values'

/** Why there is no new chart although nothing is wrong in a field; each has its text in `my-chart`. */
export type ChartError =
  | { kind: 'unreachable' | 'invalid' | 'failed' }
  /** This member asked for too many charts. */
  | { kind: 'busy' }
  /** The service answered with this HTTP status. */
  | { kind: 'status'; status: number }
  /** Recalculation: not everything is stored that it needs, or the service no longer takes it. */
  | { kind: 'missing' | 'stored' }
  | { kind: 'signedOut' }
  /** We broke. */
  | { kind: 'unexpected' }

/** What the form and the button for recalculation are answered when there is no new chart; with what was typed. */
export type ChartAnswer = BirthRefusal & {
  error: ChartError | null
  values: (Partial<BirthValues> & { known_offset?: string }) | null
}

export const NO_ANSWER: ChartAnswer = { error: null, problems: {}, suggestions: [], instant: null, values: null }

/**
 * Type, authority or profile: its name, and one sentence on why it matters, in the page's language; with the part of the time in
 * question for which it is so, in words, where that isn't all of it.
 */
export type CoreFact = { term: 'type' | 'authority' | 'profile'; name: string; why: string; share: string | null } & (
  | { term: 'type'; code: TypeCode }
  | { term: 'authority' | 'profile' }
)

/** A center with its name and what it is, in the page's language. */
export type NamedCenter = { code: CenterCode; name: string; state: CenterState; stateName: string }

/** The tab "HD Data": the form, or the chart that was made from it. */
export type HdData = { isDevelopment: boolean } & (
  | {
      mode: 'form'
      /** There is a chart to go back to. */
      hasChart: boolean
      initial: Partial<BirthValues>
      /** What is known of the stored moment, so that nothing moves when the form has asked about it. */
      instant: InstantHint | null
      /** The offset the member knows, as they would type it; empty where it follows from the zone. */
      knownOffset: string
      /** They come to give one. */
      isOffsetOpen: boolean
      /** `YYYY-MM-DD`: no later birth can be entered. */
      latestDate: string
      /** Who sees what is entered here. */
      birthVisibility: BirthVisibility
    }
  | {
      mode: 'result'
      /** ISO 8601. */
      calculatedAt: string | null
      birth: BirthFacts
      core: CoreFact[]
      /** Null for a chart that came from elsewhere with gates only. */
      chart: Chart | null
      gates: { conscious: GateOfBody[]; unconscious: GateOfBody[] }
      show: ChartShow
      centers: NamedCenter[] | null
      timeCheck: TimeCheck
      /** Where sources disagree about the clock of the birth. */
      clockNote: ClockNote | null
      /** Where the clock of the birth was corrected, until the member decides. */
      clockCorrection: ClockCorrection | null
      /** What of the chart is only so for a part of the time that is in question; null: it is exact, or the service didn't answer. */
      uncertain: UncertainTerms | null
      /** What of its drawing may differ; null where `uncertain` is null. */
      uncertainParts: UncertainParts | null
    }
)
