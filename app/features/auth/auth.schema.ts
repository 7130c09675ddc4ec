import * as z from 'zod/mini'
import {
  emailField,
  fullNameField,
  newPasswordFields,
  passwordField,
  referralCodeField,
  samePassword,
  usernameField,
} from '~/domain/membership/account/account-fields.schema'

export const signInSchema = z.object({ email: emailField, password: passwordField })

export type SignInInput = z.output<typeof signInSchema>

/** A reset needs only the address. */
export const forgottenSchema = z.object({ email: emailField })

/** Step one of registration. Other fields of the form (a calculated chart, a premium flag) are dropped. */
export const accountSchema = z
  .object({
    full_name: fullNameField,
    username: usernameField,
    email: emailField,
    ...newPasswordFields,
    referralCode: referralCodeField,
  })
  .check(samePassword)

export type AccountInput = z.output<typeof accountSchema>

export const newPasswordSchema = z.object(newPasswordFields).check(samePassword)
