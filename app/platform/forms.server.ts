import type { z } from 'zod'

/** Problems by field name; each is a translation key of the form's namespace. */
export type Problems = Record<string, string>

export type Parsed<T> = { ok: true; value: T } | { ok: false; problems: Problems; values: Record<string, string> }

/** Fields that never travel back to the page. */
const SECRET = /password/i

/**
 * Parses a submitted form: the typed value, or the first problem of each field with what was typed, so that nothing is lost.
 * A field sent twice counts once, the first time.
 */
export function parseForm<S extends z.ZodType>(schema: S, form: FormData): Parsed<z.output<S>> {
  const values: Record<string, string> = Object.create(null)
  for (const [name, value] of form) {
    if (typeof value === 'string' && !(name in values)) values[name] = value
  }
  const result = schema.safeParse(values)
  if (result.success) return { ok: true, value: result.data }
  return { ok: false, problems: toProblems(result.error), values: withoutSecrets(values) }
}

/** The first problem of each field. */
export function toProblems(error: z.ZodError): Problems {
  const problems: Problems = {}
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'form'
    problems[field] ??= issue.message
  }
  return problems
}

function withoutSecrets(values: Record<string, string>) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)))
}
