import type { Refusal } from '~/platform/client/use-form-problems'

export type SignInError =
  | 'invalidCredentials'
  | 'tooManyAttempts'
  | 'signInFailed'
  /** The password is right, but this site requires a confirmed address. */
  | 'confirmFirst'
  /** A reset was requested without an address. */
  | 'emailFirst'
  /** The server failed. */
  | 'resetNotSent'
  /** The server couldn't be reached. */
  | 'resetFailed'

/** The response to the form of the sign-in page. */
export type SignInAnswer = Refusal<SignInError> & {
  email: string
  /** A mail was requested; this doesn't reveal whether the address has an account. */
  resetSent: boolean
}

/** The intent of the button that requests a reset. */
export const FORGOT = 'forgot'
