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
