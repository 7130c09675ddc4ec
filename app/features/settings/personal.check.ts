import { checkBy } from '~/platform/client/check-by'
import { personalSchema } from './personal.schema'

export const checkPersonal = checkBy(personalSchema)
