import { checkBy } from '~/platform/check-by'
import { personalSchema } from './personal.schema'

export const checkPersonal = checkBy(personalSchema)
