import { redirect } from '@remix-run/cloudflare'
import { RESET_PATH } from '~/domain/membership/limits'
import { FLOOD_WAIT_SECONDS, isAccountFlood } from '~/platform/account/account-flood.server'
import { rememberDevice } from '~/platform/account/known-device.server'
import { parseForm } from '~/platform/forms/forms.server'
import type { Context } from '~/platform/server/context.server'
import { NO_REFERRER, tooMany } from '~/platform/server/http.server'
import { spend } from '~/platform/server/rate-limit.server'
import { refuse, unlessBroken } from '~/platform/server/refusal.server'
import { endedSessionCookie } from '~/platform/server/session.server'
import { newPasswordSchema } from './new-password.schema'
import { resetNotice } from './reset-notice.server'
import type { ResetAnswer, ResetError } from './reset-page'
import { resetPassword } from './reset-password.server'

/** Tries an address may make in an hour; each may cost a hash. */
const TRIES_PER_HOUR = 30

const broken = (error: ResetError): ResetAnswer => ({ problems: {}, error })

/**
 * Answers the form of a new password. Done, the page is opened anew and says so; this browser is signed out of whatever it
 * was signed in to.
 */
export async function answerReset(context: Context, request: Request) {
  // Thrown: the page itself would ask the database whose link it is.
  if (await isAccountFlood(context, request)) throw tooMany(FLOOD_WAIT_SECONDS)
  const notice = await resetNotice.read(context, request)
  const parsed = parseForm(newPasswordSchema, await request.formData())
  if (notice?.step !== 'open') return refuse(broken('stale'), 400)
  if (!parsed.ok) {
    const isWeak = parsed.problems.password === 'password.short'
    return refuse<ResetAnswer>({ problems: parsed.problems, error: isWeak ? 'weakPassword' : null }, isWeak ? 422 : 400)
  }
  const limit = { name: 'reset.try', subject: context.clientNetwork, most: TRIES_PER_HOUR, seconds: 3600 }
  const outcome = await unlessBroken(context, 'password_reset.failed', async () => {
    const wait = await spend(context, [limit])
    return wait === null ? resetPassword(context, notice.token, parsed.value.password) : { ok: false as const, wait }
  })
  if (outcome === null) return refuse(broken('unexpected'), 500)
  if (!outcome.ok) {
    return 'wait' in outcome ? refuse(broken('tooMany'), 429, outcome.wait) : refuse(broken(outcome.link), 409)
  }
  await unlessBroken(context, 'password_reset.session_left', () => context.endSession())
  const cookies = [
    await resetNotice.write(context, request, { step: 'done', ended: outcome.ended }),
    endedSessionCookie(request),
    // With the new password all windows of sign-in begin anew; here, what others try does not even slow the member down.
    await rememberDevice(context, request, outcome.member),
  ]
  return redirect(RESET_PATH, {
    headers: [...Object.entries(NO_REFERRER), ...cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])],
  })
}
