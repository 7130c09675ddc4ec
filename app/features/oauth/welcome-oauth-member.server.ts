import { CONFIRM_PATH, REGISTERED_PATH } from '~/domain/membership/limits'
import type { Member } from '~/platform/account/new-account.server'
import { keepRegistrationChart, type RegistrationBirth } from '~/platform/account/registration-chart.server'
import { registrationNotice } from '~/platform/account/registration-notice.server'
import { welcome } from '~/platform/account/welcome.server'
import type { Context } from '~/platform/context.server'
import { startSession } from '~/platform/session.server'

/** An account that was made just now; `isConfirmed`: the provider says that the address is theirs. */
export type Made = { made: Member; isConfirmed: boolean; wasReferred: boolean }

/**
 * Signs a new member in, keeps what they brought, and leads to the page that says so and asks who sees them; where their
 * address comes first, to the page that asks for it.
 */
export async function welcomeOauthMember(
  context: Context,
  request: Request,
  { made, isConfirmed, wasReferred }: Made,
  { birth, target }: { birth: Extract<RegistrationBirth, { ok: true }> | null; target: string },
): Promise<{ to: string; setCookies: string[] }> {
  const failure = birth && (await keepRegistrationChart(context, made.id, birth))
  const cookie = isConfirmed ? await startSession(context, request, made.id) : await welcome(context, request, made)
  const isHeld = !isConfirmed && context.settings.REQUIRE_EMAIL_CONFIRMATION === 'strict'
  if (isHeld) return { to: CONFIRM_PATH, setCookies: [cookie] }
  const notice = await registrationNotice.write(context, request, {
    email: made.email,
    name: made.fullName,
    wasReferred,
    hd: failure ?? { kind: birth ? 'ready' : 'later' },
    target,
  })
  return { to: REGISTERED_PATH, setCookies: [cookie, notice] }
}
