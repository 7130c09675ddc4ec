import type { EndedAccess } from '~/domain/membership/access'
import type { Refusal } from '~/platform/forms/use-form-problems'
import type { EndedLink } from '../link-state'

/** What the page for a new password shows: the form and whose password it sets, what is wrong with the link, or that it is done. */
export type ResetPage =
  | { state: 'open'; email: string }
  | { state: EndedLink }
  | { state: 'done'; ended: EndedAccess[] }

/** `stale`: the page was open for too long, the link may still be good. */
export type ResetError = EndedLink | 'stale' | 'weakPassword' | 'tooMany' | 'unexpected' | 'unreachable'

export type ResetAnswer = Refusal<ResetError>
