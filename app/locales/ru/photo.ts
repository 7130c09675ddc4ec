import type { photo as source } from '../en/photo'
import type { Answer } from '../translate'

export const photo: Answer<typeof source> = {}
