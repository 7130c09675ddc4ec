import type { Refusal } from '~/platform/use-form-problems'

export type FinishError =
  | 'tooMany'
  /** The ten minutes are over. */
  | 'expired'
  | 'registrationFailed'

/** Birth data from the front page, in words. */
export type BroughtFacts = { date: string; time: string | null; place: string }

/** What the page answers while there is no account yet. */
export type FinishAnswer = Refusal<FinishError> & { values: Record<string, string> }
