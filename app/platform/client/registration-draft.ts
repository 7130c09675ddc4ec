import { readTabText, writeTabText } from './tab-storage'

const KEY = 'registration'
const HOUR_MILLISECONDS = 3_600_000

/** What is stored of the account fields of registration. Passwords never are. */
export const REGISTRATION_FIELDS = ['full_name', 'username', 'email', 'referralCode'] as const

type Fields = Partial<Record<(typeof REGISTRATION_FIELDS)[number], string>>

export type RegistrationDraft = {
  fields: Fields
  /** The referral code that was filled in when the fields were typed, or ''. */
  offered: string
  /** Birth data typed in step two, by field name, and those filled in before, as JSON; null: none typed. */
  birth: { typed: Record<string, string>; brought: string } | null
}

/** The draft that this tab stored within the last hour; an older one is deleted. */
export function readRegistrationDraft(nowMs: number): RegistrationDraft {
  const stored = readStored()
  if (stored && nowMs - stored.at < HOUR_MILLISECONDS) return stored.draft
  forgetRegistrationDraft()
  return { fields: {}, offered: '', birth: null }
}

/**
 * Stores the draft, or deletes it where the account fields are blank and there are no birth data. The hour of one that is
 * stored as it is doesn't start again.
 */
export function keepRegistrationDraft(draft: RegistrationDraft, nowMs: number) {
  if (JSON.stringify(readStored()?.draft) === JSON.stringify(draft)) return
  const isBlank = draft.birth === null && REGISTRATION_FIELDS.every((name) => !draft.fields[name]?.trim())
  writeTabText(KEY, isBlank ? null : JSON.stringify({ at: nowMs, draft }))
}

export function forgetRegistrationDraft() {
  writeTabText(KEY, null)
}

/** Null for nothing, or what another release stored. */
function readStored(): { at: number; draft: RegistrationDraft } | null {
  try {
    const stored = JSON.parse(readTabText(KEY) ?? 'null')
    return stored?.draft ? stored : null
  } catch {
    return null
  }
}
