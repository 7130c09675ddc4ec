import type { MemberSession } from '~/data/sessions.server'
import type { Language } from '~/locales/language'
import type { SessionRow } from './account'

/** The sessions of a member as the list shows them, the one that asks first. */
export function toSessionRows(sessions: MemberSession[], hereId: string | null, language: Language): SessionRow[] {
  const rows = sessions.map(({ id, browser, system, device, city, country, lastSeenAt, createdAt }) => ({
    id,
    browser,
    system,
    device,
    place: [city, countryName(country, language)].filter(Boolean).join(', ') || null,
    lastSeenAt: (lastSeenAt ?? createdAt).toISOString(),
    isThis: id === hereId,
  }))
  return rows.sort((a, b) => Number(b.isThis) - Number(a.isThis))
}

/** The name of an ISO 3166-1 code; null for one that names no country any more. */
const countryName = (code: string | null, language: Language) =>
  (code && new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code)) || null
