import { data } from '@remix-run/cloudflare'
import { z } from 'zod'
import { type Problems, toProblems } from '../client/form-answer'

export type { Problems } from '../client/form-answer'

type Parsed<T> = { ok: true; value: T } | { ok: false; problems: Problems; values: Record<string, string> }

/** Fields that never travel back to the page. */
const SECRET = /password/i

/**
 * Parses a submitted form: the typed value, or the first problem of each field with what was typed, so that nothing is lost.
 * A field sent twice counts once, the first time.
 */
export function parseForm<S extends z.core.$ZodType>(schema: S, form: FormData): Parsed<z.output<S>> {
  const values = textFields(form)
  const result = z.safeParse(schema, values)
  if (result.success) return { ok: true, value: result.data }
  return { ok: false, problems: toProblems(result.error), values: withoutSecrets(values) }
}

/** What was typed into a form, to fill it again: everything but the passwords. */
export function typedValues(form: FormData): Record<string, string> {
  return withoutSecrets(textFields(form))
}

function textFields(form: FormData) {
  const values: Record<string, string> = Object.create(null)
  for (const [name, value] of form) {
    if (typeof value === 'string' && !(name in values)) values[name] = value
  }
  return values
}

function withoutSecrets(values: Record<string, string>) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)))
}

/** Refusals that several actions share: the error code of the response and its status. */
export const ACTION_REFUSALS = {
  signed_out: { error: 'signedOut', status: 401 },
  suspended: { error: 'suspended', status: 403 },
  undecided: { error: 'undecided', status: 403 },
  limit: { error: 'limit', status: 403 },
  missing: { error: 'missing', status: 404 },
  changed: { error: 'changed', status: 409 },
  self: { error: 'self', status: 422 },
  too_many: { error: 'tooMany', status: 429 },
} as const

/** A refusal of a form, with the seconds to wait where a limit was reached. */
export function refuse<T>(
  answer: T,
  status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 500 | 503,
  retryAfterSeconds?: number,
) {
  const headers: Record<string, string> = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {}
  return data(answer, { status, headers })
}
