import type { publicProfile as source } from '../en/public-profile'
import type { Answer } from '../translate'

export const publicProfile: Answer<typeof source> = {}
