import { findLatestMail, type Mail } from '~/data/mails.server'
import type { Context } from '~/platform/server/context.server'
import { cookieName, readCookie, writeCookie } from '~/platform/server/cookies.server'
import type { Viewer } from '~/platform/server/session.server'

/** A waiting mail counts as late after this; the first attempt starts as soon as it is queued. */
const LATE_AFTER_MILLISECONDS = 60_000

/** The address to confirm, and the delivery of its mail: `late` is not delivered yet, `failed` is given up. */
export type ConfirmBannerData = { email: string; mail: 'sent' | 'late' | 'failed' | 'none' }

/** The banner of a member with an unconfirmed address; null for others, and after it was dismissed. */
export async function loadConfirmBanner(
  context: Context,
  viewer: Viewer,
  request: Request,
): Promise<ConfirmBannerData | null> {
  if (viewer.emailConfirmedAt || context.settings.REQUIRE_EMAIL_CONFIRMATION === 'off') return null
  if (isDismissed(request)) return null
  const mail = await findLatestMail(context.db, viewer.id, 'confirm-email')
  return { email: viewer.email, mail: mail ? deliveryOf(mail, Date.now()) : 'none' }
}

function deliveryOf({ status, createdAt }: { status: Mail['status']; createdAt: Date }, now: number) {
  if (status !== 'waiting') return status
  return now - createdAt.getTime() > LATE_AFTER_MILLISECONDS ? 'late' : 'sent'
}

const nameFor = (request: Request) => cookieName('confirm_later', request)

/** Whether the banner was dismissed in this browser. */
const isDismissed = (request: Request) => readCookie(request, nameFor(request)) !== null

/** The cookie that hides the banner until the browser is closed. */
export const laterCookie = (request: Request) => writeCookie(request, nameFor(request), '1', { maxAgeSeconds: null })

/** Removes that cookie, for the next member who signs in here. */
export const endedLaterCookie = (request: Request) => writeCookie(request, nameFor(request), '', { maxAgeSeconds: 0 })
