import { countAccess } from '~/data/access.server'
import { findAccount } from '~/data/account.server'
import { listMemberSessions } from '~/data/sessions.server'
import type { Context } from '~/platform/context.server'
import { languageOf } from '~/platform/i18n.server'
import type { Viewer } from '~/platform/session.server'
import type { AccountData } from './account'
import { toSessionRows } from './session-rows.server'

/** The tab "Account" of the settings. */
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
