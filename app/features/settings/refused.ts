import type { Problems } from '~/platform/problems'

/** Why nothing of a form of this tab was done: what is wrong at which field, that it was asked too often, or
 * that a suspended member shows nothing new of themselves. */
export type Refused =
  | { ok: false; status: 400 | 403 | 409 | 422; problems: Problems }
  | { ok: false; error: 'suspended' }
  | { ok: false; error: 'tooMany'; retryAfterSeconds: number }
