import type { FormAnswer } from '~/platform/client/form-answer'

/** `missing`: there is no such member that this viewer can see. */
export type PrivacyAnswer = FormAnswer<'missing', 'saved' | 'blocked' | 'unblocked'>

/** Refusals of a new member's choice, also read from the address. */
export const FIRST_CHOICE_REFUSALS = ['invalid', 'unexpected'] as const
export type FirstChoiceAnswer = { error: (typeof FIRST_CHOICE_REFUSALS)[number] | 'signedOut' | 'unreachable' }
