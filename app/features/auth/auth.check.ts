import { checkBy } from '~/platform/client/check-by'
import { accountSchema, newPasswordSchema, signInSchema } from './auth.schema'

export const checkSignIn = checkBy(signInSchema)
export const checkAccount = checkBy(accountSchema)
export const checkNewPassword = checkBy(newPasswordSchema)
