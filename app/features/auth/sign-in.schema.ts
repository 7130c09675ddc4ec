import * as z from 'zod/mini'
import { emailField, passwordField } from '~/domain/membership/account/account-fields.schema'

export const signInSchema = z.object({ email: emailField, password: passwordField })

export type SignInInput = z.output<typeof signInSchema>

/** A forgotten password needs the address only. */
export const forgottenSchema = z.object({ email: emailField })
