import { checkBy } from '~/platform/client/check-by'
import { finishSchema } from './finish.schema'

export const checkFinish = (email: string | null) => checkBy(finishSchema(email))
