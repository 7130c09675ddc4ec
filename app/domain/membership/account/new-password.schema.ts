import * as z from 'zod/mini'
import { PASSWORD_MIN_LENGTH } from '../limits'
import { passwordField } from './account-fields.schema'

/** A new password and its repetition, for every form that sets one. */
export const newPasswordFields = {
  password: passwordField,
  confirmPassword: z.string('confirmPassword.short').check(z.minLength(PASSWORD_MIN_LENGTH, 'confirmPassword.short')),
}

type Pair = { password: string; confirmPassword: string }

const isSamePassword = ({ password, confirmPassword }: Pair) => password === confirmPassword

const DIFFERENT_PASSWORDS = {
  path: ['confirmPassword'],
  message: 'confirmPassword.different',
  // Also when another field is wrong: both problems are shown at once.
  when: ({ value }: { value: unknown }) => {
    const { password, confirmPassword } = value as Partial<Record<keyof Pair, unknown>>
    return typeof password === 'string' && typeof confirmPassword === 'string'
  },
}

/** That both are the same. */
export const samePassword = z.refine<Pair>(isSamePassword, DIFFERENT_PASSWORDS)
