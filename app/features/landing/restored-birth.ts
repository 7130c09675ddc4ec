import { useLocation, useSubmit } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { BirthValues } from '~/ui/birth-fields/birth-values'
import type { CalculatorAnswer } from './landing'

/** Under which name the entry of the browser's history has the birth data: no address, no server and no other tab sees them. */
const KEY = 'visitorBirth'

/** What a location's state says was computed here before; null: nothing. */
export function birthOf(state: unknown): Record<string, string> | null {
  const kept = state instanceof Object && KEY in state ? state[KEY] : null
  const isKept = kept instanceof Object && Object.values(kept).every((value) => typeof value === 'string')
  return isKept ? (kept as Record<string, string>) : null
}

/** The state of a history entry as the router writes it, with the birth data in that of its location. */
export const withBirth = (entry: unknown, birth: CalculatorAnswer['values']): object => {
  const { usr, ...own } = { usr: null, ...(entry instanceof Object ? entry : {}) }
  return { ...own, usr: { ...(usr as object | null), [KEY]: birth } }
}

/**
 * Keeps the birth whose chart is shown with the entry in the history, and computes it again where the page comes back without
 * it: loaded anew, or by going back. Gives what the form held then; null until it is known.
 */
export function useRestoredBirth(answer: CalculatorAnswer | undefined): Partial<BirthValues> | null {
  const { state, key } = useLocation()
  const submit = useSubmit()
  const [restored, setRestored] = useState<Partial<BirthValues> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a new answer or history entry only; submit and state change with every render
  useEffect(() => {
    if (answer?.found) window.history.replaceState(withBirth(window.history.state, answer.values), '')
    const kept = answer ? null : birthOf(state)
    if (!kept) return
    setRestored(kept as Partial<BirthValues>)
    const again = { method: 'post', action: '/?index', replace: true, preventScrollReset: true, state } as const
    submit({ ...kept, intent: 'show' }, again)
  }, [answer, key])
  return restored
}
