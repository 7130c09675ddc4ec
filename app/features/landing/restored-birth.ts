import { useLocation, useSubmit } from '@remix-run/react'
import { type FormEvent, useEffect, useState } from 'react'
import type { BirthValues } from '~/ui/birth-fields/birth-values'
import type { CalculatorAnswer } from './landing'

/** Under which name the state of a location has the birth data: no address, no server and no other tab sees them. */
const KEY = 'visitorBirth'

/** The state of a location whose chart is computed from these fields. */
export const stateWith = (birth: Record<string, unknown>) => ({ [KEY]: birth })

/** What a location's state says was computed here before; null: nothing. */
export function birthOf(state: unknown): Record<string, string> | null {
  const kept = state instanceof Object && KEY in state ? state[KEY] : null
  const isKept = kept instanceof Object && Object.values(kept).every((value) => typeof value === 'string')
  return isKept ? (kept as Record<string, string>) : null
}

const SEND = { method: 'post', action: '/?index', replace: true, preventScrollReset: true } as const

/**
 * Sends the form and keeps what it holds in the state of the location, and sends that again where the page comes back without
 * its answer: loaded anew, or by going back. `restored`: what the form held then; null until it is known.
 */
export function useRestoredBirth(answer: CalculatorAnswer | undefined) {
  const { state } = useLocation()
  const submit = useSubmit()
  const [restored, setRestored] = useState<Partial<BirthValues> | null>(null)
  useEffect(() => {
    const kept = answer ? null : birthOf(state)
    if (!kept) return
    setRestored(kept as Partial<BirthValues>)
    submit({ ...kept, intent: 'show' }, { ...SEND, state })
  }, [answer, state, submit])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const birth = Object.fromEntries(new FormData(event.currentTarget))
    submit((submitter as HTMLButtonElement | null) ?? event.currentTarget, { ...SEND, state: stateWith(birth) })
  }
  return { restored, onSubmit }
}
