import type { EndedAccess } from '~/domain/membership/access'
import type { FormAnswer } from '~/platform/client/form-answer'

export const ACCOUNT_TAB = '/app/settings?tab=account'
export const EXPORT_PATH = '/resources/account-data'

export const ACCOUNT_INTENTS = [
  'password',
  'password-link',
  'end-session',
  'end-other-sessions',
  'deactivate',
  'delete',
] as const
export type AccountIntent = (typeof ACCOUNT_INTENTS)[number]

export type Leaving = Extract<AccountIntent, 'deactivate' | 'delete'>

/** Problems are at fields or common to all forms. */
export type AccountAnswer = FormAnswer<
  never,
  'passwordChanged' | 'linkSent' | 'sessionEnded' | 'otherSessionsEnded'
> & {
  /** What ended with it and needs a new setup. */
  ended?: EndedAccess[]
}

/** The answer if it belongs to one of these forms. */
export const answerTo = (answer: AccountAnswer | undefined, ...intents: AccountIntent[]) =>
  answer && intents.some((intent) => intent === answer.intent) ? answer : undefined

/** The page of a paused account, and of members who have just left. */
export const PAUSED_PATH = '/auth/paused'

/**
 * `away` (deactivated) and `leaving` (deletion is scheduled) offer to come back; `over`: too late for that; `left`: just left and
 * signed out. `due` is a formatted day.
 */
export type PausedPage =
  | { state: 'away'; email: string }
  | { state: 'leaving'; email: string; due: string }
  | { state: 'over' }
  | { state: 'left'; due: string | null }

export type PausedAnswer = { error: 'unexpected' | 'unreachable' | null }
