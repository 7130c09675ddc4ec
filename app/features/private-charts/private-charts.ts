import type { InstantHint, PlaceOption } from '~/domain/birth/birth-hint'
import type { TypeCode } from '~/domain/human-design/codes'
import type { BirthValues } from '~/ui/birth-fields/birth-values'

export const LIST_PATH = '/app/connections/private'
/** The address of one of the member's own private charts. */
export const privateChartPath = (id: string) => `${LIST_PATH}/${id}`

/** One of the list, its type in the words of the page's language. */
export type ListedChart = {
  id: string
  name: string
  type: TypeCode
  typeName: string
  profile: string
  isTimeUncertain: boolean
}
export type PrivateList = { charts: ListedChart[]; most: number }

/** What the form shows at first; `id` is that of the chart it makes or changes. */
export type PrivateForm = {
  id: string
  name: string
  isNew: boolean
  initial: Partial<BirthValues>
  instant: InstantHint | null
  latestDate: string
}

/** What stands in the way of the whole form. */
export type PrivateError = 'signedOut' | 'tooMany' | 'unexpected' | 'unreachable' | 'full' | 'service'

/** What a form answers that was not done: nothing typed is lost. */
export type PrivateAnswer = {
  problems: Record<string, string>
  values: Record<string, string>
  suggestions: PlaceOption[]
  instant: InstantHint | null
  error: PrivateError | null
}

export const NO_PRIVATE_ANSWER: PrivateAnswer = {
  problems: {},
  values: {},
  suggestions: [],
  instant: null,
  error: null,
}
