import type { mail as source } from '../en/mail'
import type { Answer } from '../translate'

export const mail: Answer<typeof source> = {}
