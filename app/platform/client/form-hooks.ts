import { useLocation, useNavigation } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import type { Problems } from './form-answer'

const AT_FAULT = ':is(input, textarea, select)[aria-invalid], [aria-invalid] input'

/** Puts the focus on the first field of a form that is said to be wrong. */
export const focusOnProblem = (form: RefObject<HTMLFormElement>) =>
  form.current?.querySelector<HTMLElement>(AT_FAULT)?.focus()

/** For a form: when an answer comes back that finds fault with fields, the first of them takes the focus. */
export function useFocusOnProblem(answer: { problems: Problems } | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer && Object.keys(answer.problems).length > 0) focusOnProblem(form)
  }, [answer])
  return form
}

/**
 * The button a form on this page was sent by, while it waits for the answer or for the page the answer leads to; null
 * otherwise. An answer that stays here counts as there even while Remix loads the page's data again behind it.
 */
export function useSentIntent(): string | null {
  const { state, formMethod, formData, location } = useNavigation()
  const here = useLocation()
  if (formMethod !== 'POST' || (state === 'loading' && location.pathname === here.pathname)) return null
  return String(formData?.get('intent') ?? 'sent')
}
