import { z } from 'zod'
import { emailField, fullNameField, referralCodeField, usernameField } from '~/domain/membership/account-fields.schema'
import { DIFFERENT_PASSWORDS, isSamePassword, newPasswordFields } from '~/domain/membership/new-password.schema'

/** Step one of registration. Whatever else the form sends (a calculated chart, a premium flag) is dropped here. */
export const accountSchema = z
  .object({
    full_name: fullNameField,
    username: usernameField,
    email: emailField,
    ...newPasswordFields,
    referralCode: referralCodeField,
  })
  .refine(isSamePassword, DIFFERENT_PASSWORDS)

export type AccountInput = z.output<typeof accountSchema>
