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
