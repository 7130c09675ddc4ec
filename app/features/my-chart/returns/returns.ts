import type { Chart } from '~/domain/human-design/chart/chart'
import type { BodygraphData } from '~/ui/bodygraph/bodygraph-data'
import type { ReturnState } from './return-times'

/** Where the list of one's returns is. */
export const RETURNS = '?view=returns'

/** A return as the list shows it, in the page's language and by the clock of the member. */
export type ListedReturn = {
  to: string
  name: string
  /** When it begins; of an unknown birth time the day. */
  at: string
  when: string
  /** "in 38 days · at age 29 · pass 2 of 3 in 12 days". */
  details: string
  /** Where it has several exact moments, how many and until when. */
  passes: string | null
  /** Which of its dates the birth time moves by more than a day, or what else it may change. */
  uncertain: string | null
}

/** One of the exact moments of a return. */
export type ListedPass = {
  to: string
  name: string
  at: string
  when: string
  isChosen: boolean
  /** The birth time moves it by more than a day, or may take it away. */
  isUncertain: boolean
}

/** A channel that is whole with the return: its name, and whose gates make it so. */
export type CompletedBy = { channel: string; by: string }

export type ChosenReturn = {
  name: string
  at: string
  when: string
  details: string
  about: string
  /** More than one where the planet turned back. */
  passes: ListedPass[]
  passText: string
  /** The birth time moves the chosen pass by more than a day, may take it away or add others. */
  uncertain: string | null
  /** Of the Sun, the years beside it, as far as there are tables. */
  years: { before: string | null; after: string | null } | null
  /** Channels and centers, in one sentence each. */
  activates: string[]
  channels: CompletedBy[]
  /** The chart of the moment. */
  moment: Chart
  /** One's own chart under it. */
  overlay: BodygraphData
}

export type ReturnsPage = {
  zone: string
  /** What an uncertain time of birth leaves open. */
  uncertain: string | null
  /** The address asks for a return that there isn't. */
  isUnknown: boolean
  groups: { state: ReturnState; returns: ListedReturn[] }[]
  chosen: ChosenReturn | null
}
