import { z } from 'zod'
import { PASSWORD_MAX_LENGTH, USERNAME_MAX_LENGTH } from '~/domain/membership/limits'
import { DIFFERENT_PASSWORDS, isSamePassword, newPasswordFields } from '~/domain/membership/new-password.schema'

/** No more than any password has; a rule of old may have let shorter ones pass. */
const currentPassword = z
  .string('currentPassword.missing')
  .min(1, 'currentPassword.missing')
  .max(PASSWORD_MAX_LENGTH, 'currentPassword.wrong')

export const changePasswordSchema = z
  .object({ currentPassword, ...newPasswordFields })
  .refine(isSamePassword, DIFFERENT_PASSWORDS)

/** By the password, or by the username where there is none; which of them it must be, the account decides. */
export const leaveSchema = z.object({
  currentPassword: currentPassword.optional(),
  username: z.string().max(USERNAME_MAX_LENGTH, 'username.different').optional(),
})

/** The id of a session in the list: a SHA-256. */
export const sessionSchema = z.object({ session: z.string().regex(/^[0-9a-f]{64}$/) })
