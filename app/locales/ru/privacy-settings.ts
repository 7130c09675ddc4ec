import type { privacySettings as source } from '../en/privacy-settings'
import type { Answer } from '../translate'

export const privacySettings: Answer<typeof source> = {}
