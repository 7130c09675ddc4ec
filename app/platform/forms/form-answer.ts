import type { core } from 'zod'

/** Problems by field name; each is a translation key of the form's namespace. */
export type Problems = Record<string, string>

/** The first problem of each field. Safe in the browser: it brings no zod along. */
export function toProblems(error: core.$ZodError): Problems {
  const problems: Problems = {}
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'form'
    problems[field] ??= issue.message
  }
  return problems
}

/**
 * What a page with several forms answers to one of them: which it was, whether it did what was asked, and if not, why. `E`
 * and `D` name texts of the page's namespace.
 */
export type FormAnswer<E extends string = string, D extends string = string> = {
  /** The `intent` of the form that was sent. */
  intent: string
  /** What was done, where it was done. */
  done: D | null
  /** What stands in the way of the whole form. `unreachable`: no answer came; `unexpected`: we broke; `signedOut`: nobody is signed in. */
  error: E | 'unreachable' | 'unexpected' | 'signedOut' | 'tooMany' | null
  problems: Problems
  /** What was typed, secrets excepted, to fill the form again. */
  values: Record<string, string>
}

export const NO_FORM_ANSWER: FormAnswer<never, never> = {
  intent: '',
  done: null,
  error: null,
  problems: {},
  values: {},
}
