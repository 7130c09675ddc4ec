import type { Refusal } from '~/platform/forms/use-form-problems'

export type SignInError =
  | 'invalidCredentials'
  | 'tooManyAttempts'
  | 'signInFailed'
  /** The password is right, but this site wants the address confirmed first. */
  | 'confirmFirst'
  /** A forgotten password without an address. */
  | 'emailFirst'
  /** We broke; then: no answer came. */
  | 'resetNotSent'
  | 'resetFailed'

/** What the sign-in page answers to its form, which signs in or asks for a mail to set a new password. */
export type SignInAnswer = Refusal<SignInError> & {
  email: string
  /** A mail was asked for; whether anybody has the address is not told. */
  resetSent: boolean
}

/** The button of the form that asks for the mail. */
export const FORGOT = 'forgot'
