import { countAccess } from '~/data/accounts/access.server'
import { findAccount } from '~/data/accounts/account.server'
import { listMemberSessions, type MemberSession } from '~/data/accounts/sessions.server'
import type { Language } from '~/locales/language'
import type { Context } from '~/platform/server/context.server'
import { languageOf } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'

export type SessionRow = {
  id: string
  browser: string | null
  system: string | null
  device: 'desktop' | 'phone' | 'tablet' | null
  /** City and country in the language of the page; null when the platform doesn't know. */
  place: string | null
  /** ISO 8601. */
  lastSeenAt: string
  isThis: boolean
}

export type AccountData = {
  username: string
  email: string
  /** Null where this site doesn't ask for confirmation. */
  isConfirmed: boolean | null
  /** A new address that awaits confirmation. */
  pendingEmail: string | null
  hasPassword: boolean
  /** Whether a subscription to Premium will be charged again. */
  renews: boolean
  /** The current one first. */
  sessions: SessionRow[]
  /** What signing out everywhere can end, without the current session. */
  access: { sessions: number; hasFeed: boolean; tokens: number; browsers: number; passkeys: number }
}

/** Loads the tab "Account". */
export async function loadAccount(context: Context, viewer: Viewer, request: Request): Promise<AccountData> {
  const now = Date.now()
  const { sessionId } = await context.session()
  const [account, sessions, { hasPassword, ...access }, language] = await Promise.all([
    findAccount(context.db, viewer.id, now),
    listMemberSessions(context.db, viewer.id),
    countAccess(context.db, viewer.id, sessionId, now),
    languageOf(request),
  ])
  const isConfirmed = Boolean(account?.emailConfirmedAt)
  const isAsked = context.settings.REQUIRE_EMAIL_CONFIRMATION !== 'off'
  return {
    username: viewer.username,
    email: account?.email ?? viewer.email,
    isConfirmed: isAsked || isConfirmed ? isConfirmed : null,
    pendingEmail: account?.pendingEmail ?? null,
    hasPassword,
    renews: account?.renews ?? false,
    sessions: toSessionRows(sessions, sessionId, language),
    access,
  }
}

/** The sessions as the list shows them, the current one first. */
function toSessionRows(sessions: MemberSession[], currentSessionId: string | null, language: Language): SessionRow[] {
  const rows = sessions.map(({ id, browser, system, device, city, country, lastSeenAt, createdAt }) => ({
    id,
    browser,
    system,
    device,
    place: [city, countryName(country, language)].filter(Boolean).join(', ') || null,
    lastSeenAt: (lastSeenAt ?? createdAt).toISOString(),
    isThis: id === currentSessionId,
  }))
  return rows.sort((a, b) => Number(b.isThis) - Number(a.isThis))
}

/** The name of an ISO 3166-1 code; null for a withdrawn one. */
const countryName = (code: string | null, language: Language) =>
  (code && new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code)) || null
