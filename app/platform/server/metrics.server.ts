import type { Bindings } from './env.server'

/** The metrics of a deployment; docs/operations.md has queries for them. */
type Figure =
  | { kind: 'request'; name: string; outcome: `${number}xx`; milliseconds: number }
  | { kind: 'cron'; name: string; outcome: 'done' | 'failed'; milliseconds: number }
  | { kind: 'message'; name: 'text' | 'image'; outcome: 'sent' }
  | { kind: 'mail'; name: 'mail'; outcome: MailOutcome; count: number }
  | { kind: 'push'; name: 'notification' | 'message'; outcome: PushOutcome; count: number }

export type MailOutcome = 'sent' | 'later' | 'given_up'
export type PushOutcome = 'sent' | 'failed' | 'gone'

/** Analytics Engine accepts no longer index. */
const INDEX_BYTES = 96

/**
 * Writes a data point when the deployment has the binding METRICS: kind, name and outcome, how many and how long, nothing about
 * a member. Analytics Engine accepts 25 per request or run.
 */
export function measure({ METRICS }: Pick<Bindings, 'METRICS'>, figure: Figure): void {
  const { kind, name, outcome } = figure
  try {
    METRICS?.writeDataPoint({
      // Analytics Engine samples by index, so frequent metrics don't crowd out rare ones.
      indexes: [`${kind} ${name}`.slice(0, INDEX_BYTES)],
      blobs: [kind, name, outcome],
      doubles: ['count' in figure ? figure.count : 1, 'milliseconds' in figure ? figure.milliseconds : 0],
    })
  } catch {
    // A lost data point must not fail the work that it measures.
  }
}

/** Counts outcomes of one run. */
export class Tally<O extends string> {
  readonly #counts = new Map<O, number>()

  add(outcome: O, count = 1) {
    if (count > 0) this.#counts.set(outcome, (this.#counts.get(outcome) ?? 0) + count)
  }

  each(tell: (outcome: O, count: number) => void) {
    for (const [outcome, count] of this.#counts) tell(outcome, count)
  }
}
