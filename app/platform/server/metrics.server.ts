import type { Bindings } from './env.server'

/** The figures of a deployment; docs/operations.md has queries for them. */
type Figure =
  | { kind: 'request'; name: string; outcome: `${number}xx`; milliseconds: number }
  | { kind: 'cron'; name: string; outcome: 'done' | 'failed'; milliseconds: number }
  | { kind: 'message'; name: 'text' | 'image'; outcome: 'sent' }
  | { kind: 'mail'; name: 'mail'; outcome: MailOutcome; count: number }
  | { kind: 'push'; name: 'notification' | 'message'; outcome: PushOutcome; count: number }

export type MailOutcome = 'sent' | 'later' | 'given_up'
export type PushOutcome = 'sent' | 'failed' | 'gone'

/** The platform takes no longer index. */
const INDEX_BYTES = 96

/**
 * Counts something, where the deployment has somewhere to (binding METRICS): kind, name and outcome, how many and how long. Who
 * it was is no figure. The platform takes 25 of one request or run.
 */
export function measure({ METRICS }: Pick<Bindings, 'METRICS'>, figure: Figure): void {
  const { kind, name, outcome } = figure
  try {
    METRICS?.writeDataPoint({
      // The platform samples by index, so that frequent figures don't crowd out rare ones.
      indexes: [`${kind} ${name}`.slice(0, INDEX_BYTES)],
      blobs: [kind, name, outcome],
      doubles: ['count' in figure ? figure.count : 1, 'milliseconds' in figure ? figure.milliseconds : 0],
    })
  } catch {
    // A lost figure must not fail the work it counts.
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
