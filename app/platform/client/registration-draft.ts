import { readTabText, writeTabText } from './tab-storage'

const KEY = 'registration'
const HOUR_MILLISECONDS = 3_600_000

/** What is stored of the form of registration. Passwords never are. */
export const REGISTRATION_FIELDS = ['full_name', 'username', 'email', 'referralCode'] as const

type Fields = Partial<Record<(typeof REGISTRATION_FIELDS)[number], string>>

/** `offered`: the referral code that was filled in when the fields were typed, or ''. */
export type RegistrationDraft = { fields: Fields; offered: string }

/** The draft that this tab stored within the last hour; an older one is deleted. */
export function readRegistrationDraft(nowMs: number): RegistrationDraft {
  try {
    const stored = JSON.parse(readTabText(KEY) ?? 'null')
    if (nowMs - stored.at < HOUR_MILLISECONDS) return { fields: stored.fields ?? {}, offered: stored.offered ?? '' }
  } catch {
    // Null, or stored by another release.
  }
  forgetRegistrationDraft()
  return { fields: {}, offered: '' }
}

/** Stores the draft, or deletes it where all fields are blank. */
export function keepRegistrationDraft({ fields, offered }: RegistrationDraft, nowMs: number) {
  const isBlank = REGISTRATION_FIELDS.every((name) => !fields[name]?.trim())
  writeTabText(KEY, isBlank ? null : JSON.stringify({ at: nowMs, fields, offered }))
}

export function forgetRegistrationDraft() {
  writeTabText(KEY, null)
}
