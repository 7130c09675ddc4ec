import type { recovery as source } from '../en/recovery'
import type { Answer } from '../translate'

export const recovery: Answer<typeof source> = {}
