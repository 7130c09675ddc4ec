import { checkBy } from '~/platform/forms/check-by'
import { changePasswordSchema, leaveSchema } from './account.schema'

export const checkChangePassword = checkBy(changePasswordSchema)
export const checkLeave = checkBy(leaveSchema)
