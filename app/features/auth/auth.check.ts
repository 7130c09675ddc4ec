import { checkBy } from '~/platform/check-by'
import { accountSchema } from './register.schema'
import { signInSchema } from './sign-in.schema'

export const checkSignIn = checkBy(signInSchema)
export const checkAccount = checkBy(accountSchema)
