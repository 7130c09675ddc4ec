import { findLatestMail, type Mail } from '~/data/mails.server'
import type { Context } from '~/platform/server/context.server'
import { cookieName, readCookie, writeCookie } from '~/platform/server/cookies.server'
import type { Viewer } from '~/platform/server/session.server'

/** How long a mail may wait before it counts as late: the first attempt begins right after it was written. */
const PATIENCE_MILLISECONDS = 60_000

/** What the banner says: the address to confirm, and how its mail fares: on the way or there, not delivered yet, given up. */
export type ConfirmBannerData = { email: string; mail: 'sent' | 'late' | 'failed' | 'none' }

/** The banner of a member whose address is not confirmed; null for everybody else, and for who put it off. */
export async function loadConfirmBanner(
  context: Context,
  viewer: Viewer,
  request: Request,
): Promise<ConfirmBannerData | null> {
  if (viewer.emailConfirmedAt || context.settings.REQUIRE_EMAIL_CONFIRMATION === 'off') return null
  if (isPutOff(request)) return null
  const mail = await findLatestMail(context.db, viewer.id, 'confirm-email')
  return { email: viewer.email, mail: mail ? howItFares(mail, Date.now()) : 'none' }
}

function howItFares({ status, createdAt }: { status: Mail['status']; createdAt: Date }, now: number) {
  if (status !== 'waiting') return status
  return now - createdAt.getTime() > PATIENCE_MILLISECONDS ? 'late' : 'sent'
}

const nameFor = (request: Request) => cookieName('confirm_later', request)

/** True when the member of this browser wants to confirm their address another time. */
const isPutOff = (request: Request) => readCookie(request, nameFor(request)) !== null

/** The cookie that remembers it until the browser is closed. */
export const laterCookie = (request: Request) => writeCookie(request, nameFor(request), '1', { maxAgeSeconds: null })

/** The cookie that forgets it, for the next one who signs in here. */
export const endedLaterCookie = (request: Request) => writeCookie(request, nameFor(request), '', { maxAgeSeconds: 0 })
