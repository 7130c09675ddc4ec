import { checkBy } from '~/platform/forms/check-by'
import { personalSchema } from './personal.schema'

export const checkPersonal = checkBy(personalSchema)
