import { common } from './common'
import { crosses } from './crosses'
import { hd } from './hd'

export const ru = { common, crosses, hd }
