import { checkBy } from '~/platform/client/check-by'
import { changePasswordSchema, leaveSchema } from './account.schema'

export const checkChangePassword = checkBy(changePasswordSchema)
export const checkLeave = checkBy(leaveSchema)
