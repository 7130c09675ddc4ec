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

/**
 * Why a form of this name was refused that was sent without scripts, as `redirectBack` has put it into the address; null where
 * nothing was, and for whatever the address says that is not known.
 */
export function refusedIn<Reason extends string>(
  params: URLSearchParams,
  of: string,
  known: readonly Reason[],
): Reason | null {
  const refused = params.get('refused') ?? ''
  return known.find((reason) => refused === `${of}.${reason}`) ?? null
}

/** When what was refused will be possible, as `redirectBack` has put it into the address; null where that is no instant. */
export function refusedUntil(params: URLSearchParams): string | null {
  const at = Date.parse(params.get('until') ?? '')
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}
