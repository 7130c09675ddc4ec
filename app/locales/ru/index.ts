import { common } from './common'
import { crosses } from './crosses'
import { errors } from './errors'
import { fields } from './fields'
import { hd } from './hd'

export const ru = { common, crosses, errors, fields, hd }
