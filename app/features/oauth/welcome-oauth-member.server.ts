import { CONFIRM_PATH, REGISTERED_PATH } from '~/domain/membership/limits'
import { awaitingNotice } from '~/platform/account/awaiting-notice.server'
import type { Member } from '~/platform/account/new-account.server'
import { keepRegistrationChart, type RegistrationBirth } from '~/platform/account/registration-chart.server'
import { registrationNotice } from '~/platform/account/registration-notice.server'
import { welcome } from '~/platform/account/welcome.server'
import type { Context } from '~/platform/context.server'
import { startSession } from '~/platform/session.server'

export type Made = {
  /** Null: the address is a member's, and only that member gets a mail. */
  made: Member | null
  email: string
  fullName: string
  /** The provider says that the address is theirs. */
  isConfirmed: boolean
  wasReferred: boolean
}

/**
 * Signs a new member in, keeps what they brought, and leads to the page that says so and asks who sees them; where their
 * address comes first, to the page that asks for it. Where no account was made, it answers the same as far as it can.
 */
export async function welcomeOauthMember(
  context: Context,
  request: Request,
  { made, email, fullName, isConfirmed, wasReferred }: Made,
  { birth, target }: { birth: Extract<RegistrationBirth, { ok: true }> | null; target: string },
): Promise<{ to: string; setCookies: string[] }> {
  const failure = birth && (await keepRegistrationChart(context, made?.id ?? null, birth))
  const cookie = await cookieFor(context, request, { made, email, isConfirmed })
  const isHeld = !isConfirmed && context.settings.REQUIRE_EMAIL_CONFIRMATION === 'strict'
  if (isHeld) return { to: CONFIRM_PATH, setCookies: [cookie] }
  const notice = await registrationNotice.write(context, request, {
    email,
    name: fullName,
    wasReferred,
    hd: failure ?? { kind: birth ? 'ready' : 'later' },
    target,
  })
  return { to: REGISTERED_PATH, setCookies: [cookie, notice] }
}

function cookieFor(
  context: Context,
  request: Request,
  { made, email, isConfirmed }: Omit<Made, 'fullName' | 'wasReferred'>,
) {
  if (made === null) return awaitingNotice.write(context, request, { email, account: 'old' })
  return isConfirmed ? startSession(context, request, made.id) : welcome(context, request, made)
}
