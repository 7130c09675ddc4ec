import type { Focus } from './focus'
import type { ReadableChart } from './readable-chart'

export type ExplanationProps = { focus: Focus; chart: ReadableChart; onFocus: (focus: Focus) => void }
