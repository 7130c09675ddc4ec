import type { Problems } from '~/platform/problems'

/** Why nothing of a form of this tab was done: what is wrong at which field, or that it was asked too often. */
export type Refused =
  | { ok: false; status: 400 | 403 | 409 | 422; problems: Problems }
  | { ok: false; error: 'tooMany'; retryAfterSeconds: number }
