import type { account as source } from '../en/account'
import type { Answer } from '../translate'

export const account: Answer<typeof source> = {}
