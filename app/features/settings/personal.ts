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

/** Whether two texts are the same but for their line breaks, which a text area writes in its own way. */
export const isSameText = (one: string, other: string) => normalizeBreaks(one) === normalizeBreaks(other)

const normalizeBreaks = (text: string) => text.replace(/\r\n?/g, '\n')

type News = {
  /** What this form sent, now that it is saved. */
  saved: PersonalValues | null
  /** What is stored, where it was loaded again. */
  values: PersonalValues | null
}

/**
 * What the form takes for stored (`known`) and what its fields show once the server said something new. Fields that were typed
 * in since keep their text; a new address awaits its confirmation, so its field shows the present one.
 */
export function followServer(shown: PersonalValues, known: PersonalValues, { saved, values }: News) {
  const stored = saved ? { ...saved, email: known.email } : known
  const next = values ?? stored
  const isUntouched = (name: PersonalField) =>
    isSameText(shown[name], stored[name]) || (saved !== null && isSameText(shown[name], saved[name]))
  const follow = (name: PersonalField) => (isUntouched(name) ? next[name] : shown[name])
  return {
    known: next,
    shown: Object.fromEntries(PERSONAL_FIELDS.map((name) => [name, follow(name)])) as PersonalValues,
  }
}
