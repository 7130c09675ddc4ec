import { useLocation, useSubmit } from '@remix-run/react'
import { type FormEvent, useEffect, useState } from 'react'
import type { BirthValues } from '~/ui/birth-fields/birth-values'
import type { CalculatorAnswer } from './landing'

/** The key of the birth data in the state of a location, which isn't in the address and isn't sent to the server. */
const KEY = 'visitorBirth'

/** The state of a location whose chart is computed from these fields. */
export const stateWith = (birth: Record<string, unknown>) => ({ [KEY]: birth })

/** The birth data in the state of a location; null without any. */
export function birthOf(state: unknown): Record<string, string> | null {
  const birth = state instanceof Object && KEY in state ? state[KEY] : null
  const isBirth = birth instanceof Object && Object.values(birth).every((value) => typeof value === 'string')
  return isBirth ? (birth as Record<string, string>) : null
}

const SEND = { method: 'post', action: '/?index', replace: true, preventScrollReset: true } as const

/**
 * Submits the form and keeps its fields in the state of the location. Submits them again when the page comes back without its
 * answer, after a reload or by going back. `restored` are those fields; null until they are read.
 */
export function useRestoredBirth(answer: CalculatorAnswer | undefined) {
  const { state } = useLocation()
  const submit = useSubmit()
  const [restored, setRestored] = useState<Partial<BirthValues> | null>(null)
  useEffect(() => {
    const birth = answer ? null : birthOf(state)
    if (!birth) return
    setRestored(birth as Partial<BirthValues>)
    submit({ ...birth, intent: 'show' }, { ...SEND, state })
  }, [answer, state, submit])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const birth = Object.fromEntries(new FormData(event.currentTarget))
    submit((submitter as HTMLButtonElement | null) ?? event.currentTarget, { ...SEND, state: stateWith(birth) })
  }
  return { restored, onSubmit }
}
