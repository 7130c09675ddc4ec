import type { help as source } from '../en/help'
import type { Answer } from '../translate'

export const help: Answer<typeof source> = {}
