import * as z from 'zod/mini'
import { newPasswordFields, samePassword } from '~/domain/membership/account/account-fields.schema'
import { PASSWORD_MAX_LENGTH, USERNAME_MAX_LENGTH } from '~/domain/membership/limits'

/** Without the present minimum length, since older passwords may be shorter. */
const currentPassword = z
  .string('currentPassword.missing')
  .check(z.minLength(1, 'currentPassword.missing'), z.maxLength(PASSWORD_MAX_LENGTH, 'currentPassword.wrong'))

export const changePasswordSchema = z.object({ currentPassword, ...newPasswordFields }).check(samePassword)

/** The password, or the username of members without one. */
export const leaveSchema = z.object({
  currentPassword: z.optional(currentPassword),
  username: z.optional(z.string().check(z.maxLength(USERNAME_MAX_LENGTH, 'username.different'))),
})

/** The id of a session in the list: a SHA-256. */
export const sessionSchema = z.object({ session: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })
