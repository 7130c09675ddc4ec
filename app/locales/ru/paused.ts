import type { paused as source } from '../en/paused'
import type { Answer } from '../translate'

export const paused: Answer<typeof source> = {}
