import { common } from './common'
import { hd } from './hd'

export const en = { common, hd }
