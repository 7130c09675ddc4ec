import type { BatchItem } from 'drizzle-orm/batch'
import type { Refusal } from './honoured'

/** What something that Stripe says does here: all of it in one batch, with the note that it was said. */
export type Effect = {
  outcome: 'honoured' | Refusal | 'second' | 'unknown'
  statements: BatchItem<'sqlite'>[]
}

export const effect = (statements: Effect['statements']): Effect => ({ outcome: 'honoured', statements })

/** Taken note of, and nothing more. `unknown`: whom it is about is nobody here. */
export const refused = (
  outcome: Exclude<Effect['outcome'], 'honoured'>,
  statements: Effect['statements'] = [],
): Effect => ({
  outcome,
  statements,
})
