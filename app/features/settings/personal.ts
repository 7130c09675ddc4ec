import type { FormAnswer } from '~/platform/forms/form-answer'

/** The fields of a member's own profile, as the form names them. */
export const PERSONAL_FIELDS = ['full_name', 'username', 'email', 'location', 'bio', 'practitioner'] as const
export type PersonalField = (typeof PERSONAL_FIELDS)[number]
export type PersonalValues = Record<PersonalField, string>

/** Beside each field the form sends what stood there when the page was made: what is equal to it was not changed here. */
export const wasName = <N extends PersonalField>(name: N) => `was_${name}` as const

export type PersonalData = {
  values: PersonalValues
  hasPassword: boolean
  /** The address that becomes the member's once its mail is opened. */
  waitingEmail: string | null
}

export const SAVE = 'save'
export const RESEND_EMAIL = 'resend-email'
export const CANCEL_EMAIL = 'cancel-email'

export type PersonalError = 'updateFailed' | 'nothingWaits' | 'suspended'
export type PersonalDone = 'saved' | 'mailed' | 'cancelled'
export type PersonalAnswer = FormAnswer<PersonalError, PersonalDone>
