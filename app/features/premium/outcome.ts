import type { PremiumAnswer, PremiumError } from './premium'

/** What a verb of the tab came to: somewhere to go, something done, or why not. */
export type PremiumOutcome =
  | { ok: true; leadsTo: string }
  | { ok: true; done: NonNullable<PremiumAnswer['done']> }
  | { ok: false; error: PremiumError }
