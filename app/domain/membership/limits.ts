/** The business constants of the specification, one place for server and page. */

export const PASSWORD_MIN_LENGTH = 6
export const PASSWORD_MAX_LENGTH = 128
export const USERNAME_MIN_LENGTH = 3
export const USERNAME_MAX_LENGTH = 30
export const FULL_NAME_MIN_LENGTH = 2
export const FULL_NAME_MAX_LENGTH = 100
export const EMAIL_MAX_LENGTH = 254

/** Members are as old as this, or older: the terms say so too. */
export const MEMBER_MIN_AGE = 16

export const BIO_MAX_LENGTH = 500
export const LOCATION_MAX_LENGTH = 100
export const AVATAR_MAX_BYTES = 1_048_576

export const REGISTRATION_REDIRECT_SECONDS = 8
export const RESET_REDIRECT_SECONDS = 3
export const CONFIRMATION_LINK_HOURS = 24
export const RESET_LINK_MINUTES = 60
/** A session ends this long after it was last used. */
export const SESSION_IDLE_DAYS = 14
/** A session ends this long after it began, however often it was used. */
export const SESSION_ABSOLUTE_DAYS = 90
/** Passkeys a member may have at once. */
export const MOST_PASSKEYS = 10
export const PASSKEY_NAME_MAX_LENGTH = 60

/** How long after a sign-in or a step-up a session may do what needs a recent sign-in. */
export const STEP_UP_MINUTES = 10
/** How long a mailed code works. */
export const STEP_UP_CODE_MINUTES = 10
/** How long the outbox remembers that a mail was sent, and one that was not. */
export const SENT_MAIL_DAYS = 7
export const UNSENT_MAIL_DAYS = 30
export const FORMER_USERNAME_DAYS = 30
/** How many names a member may give up in that time; going back to one of them is always allowed. */
export const MOST_FORMER_USERNAMES = 3
/** Rate limit against scripts. */
export const PROFILE_SAVES_AN_HOUR = 60
/** Mails that ask to confirm a new address: each goes to whatever address was typed. */
export const EMAIL_CHANGE_MAILS_AN_HOUR = 5
export const DELETION_DELAY_DAYS = 14

/** Charts of family and clients that a member may keep. */
export const MOST_PRIVATE_CHARTS = 50
/** Characters of the notes on one of them. */
export const PRIVATE_NOTES_MAX_LENGTH = 10_000
/** Labels of one of them, and the characters of a label. */
export const MOST_PRIVATE_LABELS = 5
export const PRIVATE_LABEL_MAX_LENGTH = 24
/** How many days the link to one of them can work, and how many it does unless chosen otherwise. */
export const CHART_LINK_DAYS = [7, 30, 90] as const
export const CHART_LINK_DEFAULT_DAYS = 30
/** Such links that a member may have at once. */
export const MOST_CHART_LINKS = 20

/** Personal tokens for the public API that a member may have at once. */
export const MOST_API_TOKENS = 5
export const API_TOKEN_NAME_MAX_LENGTH = 60

export const DEFAULT_SIGNED_IN_PATH = '/app/dashboard'
export const SIGN_IN_PATH = '/login'
/** Shown after registration. */
export const REGISTERED_PATH = '/register/success'
/** In its query: opened in a second tab, beside a form that is refused until the question there is answered. */
export const OPENED_IN_TAB = 'opened=tab'
/** The page a mailed link opens to confirm an address, also shown while waiting for that mail. */
export const CONFIRM_PATH = '/auth/confirm-email'
/** The page a mailed link opens to set a new password. */
export const RESET_PATH = '/auth/reset-password'

/** The step-up page: a member proves again who they are. */
export const VERIFY_PATH = '/auth/verify'

/** The page that signs in by passkey. */
export const PASSKEY_PATH = '/auth/passkey'

/** The day from which the terms a new member agrees to apply; a later one with every change of the text. Compared as text. */
export const TERMS_VERSION = '2026-12-01'
