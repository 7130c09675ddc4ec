import { z } from 'zod'
import {
  emailField,
  fullNameField,
  passwordField,
  referralCodeField,
  usernameField,
} from '~/domain/membership/account-fields.schema'
import { PASSWORD_MIN_LENGTH } from '~/domain/membership/limits'

/** Step one of registration. Whatever else the form sends (a calculated chart, a premium flag) is dropped here. */
export const accountSchema = z
  .object({
    full_name: fullNameField,
    username: usernameField,
    email: emailField,
    password: passwordField,
    confirmPassword: z.string('confirmPassword.short').min(PASSWORD_MIN_LENGTH, 'confirmPassword.short'),
    referralCode: referralCodeField,
  })
  .refine((account) => account.password === account.confirmPassword, {
    path: ['confirmPassword'],
    message: 'confirmPassword.different',
    // Also when another field is wrong: both problems are shown at once.
    when: ({ value }) => {
      const account = value as { password?: unknown; confirmPassword?: unknown }
      return typeof account.password === 'string' && typeof account.confirmPassword === 'string'
    },
  })

export type AccountInput = z.output<typeof accountSchema>
