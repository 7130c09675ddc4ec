import type { personal as source } from '../en/personal'
import type { Answer } from '../translate'

export const personal: Answer<typeof source> = {}
