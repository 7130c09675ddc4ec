import type { guidelines as source } from '../en/guidelines'
import type { Answer } from '../translate'

export const guidelines: Answer<typeof source> = {}
