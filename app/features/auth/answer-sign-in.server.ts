import { data, redirect } from '@remix-run/cloudflare'
import { safeRedirectPath } from '~/domain/membership/account/redirect-path'
import { PASSKEY_PATH } from '~/domain/membership/limits'
import { FLOOD_WAIT_SECONDS, isAccountFlood } from '~/platform/account/account-flood.server'
import { awaitingNotice } from '~/platform/account/awaiting-notice.server'
import { secondFactor } from '~/platform/account/second-factor.server'
import { parseForm } from '~/platform/forms/forms.server'
import type { Context } from '~/platform/server/context.server'
import { refuse, unlessBroken } from '~/platform/server/refusal.server'
import { requestReset } from './reset/request-reset.server'
import { forgottenSchema, signInSchema } from './sign-in.schema'
import { signIn } from './sign-in.server'
import { FORGOT, type SignInAnswer } from './sign-in-answer'

/** Answers the form of the sign-in page: signs in, or asks for a mail to set a new password. */
export async function answerSignIn(context: Context, request: Request) {
  const form = await request.formData()
  const blank: SignInAnswer = { problems: {}, error: null, email: String(form.get('email') ?? ''), resetSent: false }
  if (await isAccountFlood(context, request)) {
    return refuse<SignInAnswer>({ ...blank, error: 'tooManyAttempts' }, 429, FLOOD_WAIT_SECONDS)
  }
  return form.get('intent') === FORGOT
    ? answerForgotten(context, request, form, blank)
    : answerCredentials(context, request, form, blank)
}

async function answerForgotten(context: Context, request: Request, form: FormData, blank: SignInAnswer) {
  if (blank.email.trim() === '') return refuse<SignInAnswer>({ ...blank, error: 'emailFirst' }, 400)
  const parsed = parseForm(forgottenSchema, form)
  if (!parsed.ok) return refuse<SignInAnswer>({ ...blank, problems: parsed.problems }, 400)
  const asked = await unlessBroken(context, 'password_reset.failed', async () => ({
    wait: await requestReset(context, request, parsed.value.email),
  }))
  if (asked === null) return refuse<SignInAnswer>({ ...blank, error: 'resetNotSent' }, 500)
  if (asked.wait !== null) return refuse<SignInAnswer>({ ...blank, error: 'tooManyAttempts' }, 429, asked.wait)
  return data<SignInAnswer>({ ...blank, resetSent: true })
}

async function answerCredentials(context: Context, request: Request, form: FormData, blank: SignInAnswer) {
  const parsed = parseForm(signInSchema, form)
  if (!parsed.ok) return refuse<SignInAnswer>({ ...blank, problems: parsed.problems }, 400)
  const outcome = await unlessBroken(context, 'sign_in.failed', () => signIn(context, request, parsed.value))
  if (outcome === null) return refuse<SignInAnswer>({ ...blank, error: 'signInFailed' }, 500)
  if (outcome.ok) {
    const target = safeRedirectPath(new URL(request.url).searchParams.get('redirect'))
    throw redirect(target, {
      headers: outcome.setCookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
    })
  }
  if (outcome.error === 'passkeyNext') {
    const target = safeRedirectPath(new URL(request.url).searchParams.get('redirect'))
    const pending = await secondFactor.write(context, request, { memberId: outcome.memberId, target })
    throw redirect(PASSKEY_PATH, { headers: { 'Set-Cookie': pending } })
  }
  const refusal: SignInAnswer = { ...blank, error: outcome.error }
  if (outcome.error === 'tooManyAttempts') return refuse(refusal, 429, outcome.retryAfterSeconds)
  if (outcome.error === 'invalidCredentials') return refuse(refusal, 422)
  const notice = await awaitingNotice.write(context, request, { email: outcome.email, account: 'new' })
  return data(refusal, { status: 403, headers: { 'Set-Cookie': notice } })
}
