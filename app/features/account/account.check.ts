import { checkBy } from '~/platform/check-by'
import { changePasswordSchema, leaveSchema } from './account.schema'

export const checkChangePassword = checkBy(changePasswordSchema)
export const checkLeave = checkBy(leaveSchema)
