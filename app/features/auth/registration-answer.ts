import type { InstantHint, PlaceOption } from '~/domain/birth/birth-hint'
import type { Problems } from '~/platform/forms/problems'
import type { Refusal } from '~/platform/forms/use-form-problems'

export type RegistrationError =
  | 'tooManyAttempts'
  | 'registrationFailed'
  | 'weakPassword'
  /** The same words as at the field, in the box as well. */
  | 'email.taken'
  | 'username.taken'

/** What registration answers while there is no account yet: where to go on, what is wrong, what was typed. */
export type RegistrationAnswer = Refusal<RegistrationError> & {
  step: 1 | 2
  /** What is wrong with the birth data, as the birth fields take it. */
  birth: { problems: Problems; suggestions: PlaceOption[]; instant: InstantHint | null }
  values: Record<string, string>
}

export const NO_BIRTH_PROBLEMS: RegistrationAnswer['birth'] = { problems: {}, suggestions: [], instant: null }
