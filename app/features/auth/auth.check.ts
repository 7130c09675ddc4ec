import { checkBy } from '~/platform/forms/check-by'
import { accountSchema } from './register.schema'
import { newPasswordSchema } from './reset/new-password.schema'
import { signInSchema } from './sign-in.schema'

export const checkSignIn = checkBy(signInSchema)
export const checkAccount = checkBy(accountSchema)
export const checkNewPassword = checkBy(newPasswordSchema)
