import type { EndedAccess } from '~/domain/membership/access'
import type { Problems } from '~/platform/problems'
import type { AccountAnswer } from './account'

/** What a verb of the tab came to. */
export type AccountOutcome =
  | { ok: true; done: NonNullable<AccountAnswer['done']>; ended?: EndedAccess[] }
  /** 400 malformed, 403 not confirmed as the owner; said at the field. */
  | { ok: false; status: 400 | 403; problems: Problems }
  | { ok: false; status: 429; retryAfterSeconds: number }
