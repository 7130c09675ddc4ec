import type { EndedAccess } from '~/domain/membership/access'
import type { FormAnswer } from '~/platform/forms/form-answer'

export const ACCOUNT_TAB = '/app/settings?tab=account'
/** Where the form that downloads everything is sent. */
export const EXPORT_PATH = '/resources/account-data'

/** What the forms of the tab ask for. */
export const ACCOUNT_INTENTS = [
  'password',
  'password-link',
  'end-session',
  'end-other-sessions',
  'deactivate',
  'delete',
] as const
export type AccountIntent = (typeof ACCOUNT_INTENTS)[number]

/** Why the account is away, or is about to be. */
export type Leaving = Extract<AccountIntent, 'deactivate' | 'delete'>

/** One place where the member is signed in, in words of the page's language. */
export type SessionRow = {
  id: string
  /** Browser and system as they name themselves. */
  browser: string | null
  system: string | null
  device: 'desktop' | 'phone' | 'tablet' | null
  /** City and country; null when the platform could not tell. */
  place: string | null
  /** ISO 8601. */
  lastSeenAt: string
  isThis: boolean
}

export type AccountData = {
  username: string
  email: string
  /** Null where this site does not ask for it. */
  isConfirmed: boolean | null
  /** An address that becomes theirs once its link is opened. */
  pendingEmail: string | null
  hasPassword: boolean
  /** A subscription to Premium goes on, and will be charged again. */
  renews: boolean
  /** This one first. */
  sessions: SessionRow[]
  /** What signing out everywhere can end, this session excepted. */
  access: { sessions: number; hasFeed: boolean; tokens: number; browsers: number; passkeys: number }
}

/** What the tab answers; `E` is empty since whatever stands in the way stands at a field or is common to all forms. */
export type AccountAnswer = FormAnswer<
  never,
  'passwordChanged' | 'linkSent' | 'sessionEnded' | 'otherSessionsEnded'
> & {
  /** What ended with it and has to be set up again. */
  ended?: EndedAccess[]
}

/** The answer, where it is one to this form. */
export const answerTo = (answer: AccountAnswer | undefined, ...intents: AccountIntent[]) =>
  answer && intents.some((intent) => intent === answer.intent) ? answer : undefined
