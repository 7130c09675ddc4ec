import type { oauth as source } from '../en/oauth'
import type { Answer } from '../translate'

export const oauth: Answer<typeof source> = {}
