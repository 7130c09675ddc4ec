import { z } from 'zod'
import { passwordField } from './account-fields.schema'
import { PASSWORD_MIN_LENGTH } from './limits'

/** A new password and its repetition, for every form that sets one. */
export const newPasswordFields = {
  password: passwordField,
  confirmPassword: z.string('confirmPassword.short').min(PASSWORD_MIN_LENGTH, 'confirmPassword.short'),
}

type Pair = { password: string; confirmPassword: string }

export const isSamePassword = (pair: Pair) => pair.password === pair.confirmPassword

/** What `refine` is told beside `isSamePassword`. */
export const DIFFERENT_PASSWORDS = {
  path: ['confirmPassword'],
  message: 'confirmPassword.different',
  // Also when another field is wrong: both problems are shown at once.
  when: ({ value }: { value: unknown }) => {
    const { password, confirmPassword } = value as Partial<Record<keyof Pair, unknown>>
    return typeof password === 'string' && typeof confirmPassword === 'string'
  },
}
