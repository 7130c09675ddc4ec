import { readTabText, writeTabText } from './tab-storage'

const KEY = 'registration'
const HOUR_MILLISECONDS = 3_600_000

/** What is stored of the form of registration. Passwords never are. */
export const REGISTRATION_FIELDS = ['full_name', 'username', 'email', 'referralCode'] as const

type Fields = Partial<Record<(typeof REGISTRATION_FIELDS)[number], string>>

export type RegistrationDraft = {
  fields: Fields
  /** The referral code that was filled in when the fields were typed, or ''. */
  offered: string
  /** Birth data typed in step two, by field name; null: none. */
  birth: Record<string, string> | null
}

/** The draft that this tab stored within the last hour; an older one is deleted. */
export function readRegistrationDraft(nowMs: number): RegistrationDraft {
  try {
    const stored = JSON.parse(readTabText(KEY) ?? 'null')
    if (nowMs - stored.at < HOUR_MILLISECONDS)
      return { fields: stored.fields ?? {}, offered: stored.offered ?? '', birth: stored.birth ?? null }
  } catch {
    // Null, or stored by another release.
  }
  forgetRegistrationDraft()
  return { fields: {}, offered: '', birth: null }
}

/**
 * Stores the draft, or deletes it where the account fields are blank and there are no birth data. The hour of one that is
 * stored as it is doesn't start again.
 */
export function keepRegistrationDraft({ fields, offered, birth }: RegistrationDraft, nowMs: number) {
  if (JSON.stringify(readRegistrationDraft(nowMs)) === JSON.stringify({ fields, offered, birth })) return
  const isBlank = birth === null && REGISTRATION_FIELDS.every((name) => !fields[name]?.trim())
  writeTabText(KEY, isBlank ? null : JSON.stringify({ at: nowMs, fields, offered, birth }))
}

export function forgetRegistrationDraft() {
  writeTabText(KEY, null)
}
