import { common } from './common'
import { hd } from './hd'

export const ru = { common, hd }
