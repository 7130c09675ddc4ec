import type { InstantHint, PlaceOption } from '~/domain/birth/birth-hint'
import type { Problems } from '~/platform/client/form-answer'
import type { Refusal } from '~/platform/client/use-form-problems'

export type RegistrationError =
  | 'tooManyAttempts'
  | 'registrationFailed'
  | 'weakPassword'
  /** Shown in the alert as well as at the field. */
  | 'email.taken'
  | 'username.taken'

/** The response while there is no account yet: the step to show, the problems, the typed values. */
export type RegistrationAnswer = Refusal<RegistrationError> & {
  step: 1 | 2
  /** Problems of the birth data, as the birth fields take them. */
  birth: { problems: Problems; suggestions: PlaceOption[]; instant: InstantHint | null }
  values: Record<string, string>
}

export const NO_BIRTH_PROBLEMS: RegistrationAnswer['birth'] = { problems: {}, suggestions: [], instant: null }
