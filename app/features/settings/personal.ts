import type { FormAnswer } from '~/platform/client/form-answer'
import type { PersonalInput } from './personal.schema'

/** The fields of a member's own profile, as the form names them. */
export const PERSONAL_FIELDS = ['full_name', 'username', 'email', 'location', 'bio', 'practitioner'] as const
export type PersonalField = (typeof PERSONAL_FIELDS)[number]
export type PersonalValues = Record<PersonalField, string>

/** The hidden field with the value that the page was rendered with; an equal value wasn't changed by this form. */
export const wasName = <N extends PersonalField>(name: N) => `was_${name}` as const

export type PersonalData = {
  values: PersonalValues
  hasPassword: boolean
  /** A new address that awaits confirmation. */
  waitingEmail: string | null
}

export const SAVE = 'save'
export const RESEND_EMAIL = 'resend-email'
export const CANCEL_EMAIL = 'cancel-email'

export type PersonalError = 'updateFailed' | 'nothingWaits' | 'suspended'
export type PersonalDone = 'saved' | 'mailed' | 'cancelled'
export type PersonalAnswer = FormAnswer<PersonalError, PersonalDone>

/**
 * The fields that this form changes: those that differ from the rendered and from the stored value. So of two open pages each
 * writes only what was typed in it.
 */
export function findChangedFields(input: PersonalInput, stored: PersonalValues): Set<PersonalField> {
  return new Set(
    PERSONAL_FIELDS.filter(
      (name) => input[name] !== (input[wasName(name)] ?? stored[name]) && input[name] !== stored[name],
    ),
  )
}
