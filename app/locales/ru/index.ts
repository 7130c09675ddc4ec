import { common } from './common'

export const ru = { common }
