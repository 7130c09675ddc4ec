import type { BirthFacts } from '~/domain/birth/birth-facts'
import type { TimeAccuracy } from '~/domain/birth/time-accuracy'
import type { Chart } from '~/domain/human-design/chart/chart'
import type { ChartShow } from '~/domain/human-design/chart/chart-show'
import type { TimeCheck } from '~/domain/human-design/uncertainty/time-check'
import type { UncertainParts } from '~/domain/human-design/uncertainty/uncertain-day'
import type { UncertainTerms } from '~/domain/human-design/uncertainty/uncertain-terms'

/** A kept chart in the words of the page's language, for its owner and for whoever has its link: nothing of notes and labels. */
export type KeptChart = {
  name: string
  chart: Chart
  /** With the share of the time in question for which each is so, where that isn't all of it. */
  words: { type: string; authority: string; profile: string }
  timeAccuracy: TimeAccuracy
  /** What of the chart is only so for a part of the time that is in question; null: it is exact, or the service didn't answer. */
  uncertain: UncertainTerms | null
  /** What of its drawing may differ; null where `uncertain` is null. */
  uncertainParts: UncertainParts | null
  timeCheck: TimeCheck
  show: ChartShow
  birth: BirthFacts
}
