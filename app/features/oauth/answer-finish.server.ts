import { redirect } from '@remix-run/cloudflare'
import { safeRedirectPath, signInPath } from '~/domain/membership/redirect-path'
import { FLOOD_WAIT_SECONDS, isAccountFlood } from '~/platform/account/account-flood.server'
import { tellOfAttempt } from '~/platform/account/tell-of-attempt.server'
import { birthDraft } from '~/platform/birth-draft.server'
import type { Context } from '~/platform/context.server'
import { type Problems, parseForm, typedValues } from '~/platform/forms.server'
import { requireVisitor } from '~/platform/guards.server'
import { languageOf } from '~/platform/i18n.server'
import { usedReferralCookie } from '~/platform/referral-cookie.server'
import { refuse, unlessBroken } from '~/platform/refusal.server'
import { deviceTimeZone } from '~/platform/time-zone.server'
import { findBroughtBirth } from './brought-birth.server'
import { createOauthAccount } from './create-oauth-account.server'
import { finishSchema } from './finish.schema'
import type { FinishAnswer } from './finish-answer'
import { pathWithNews } from './oauth-news'
import { pendingIdentity } from './pending-identity.server'
import { welcomeOauthMember } from './welcome-oauth-member.server'

/** Answers the form that finishes an account: makes it, with the birth data that were brought along, and signs it in. */
export async function answerFinish(context: Context, request: Request) {
  const form = await request.formData()
  const blank: FinishAnswer = { problems: {}, error: null, values: typedValues(form) }
  if (await isAccountFlood(context, request)) {
    return refuse<FinishAnswer>({ ...blank, error: 'tooMany' }, 429, FLOOD_WAIT_SECONDS)
  }
  await requireVisitor(context, request)
  const pending = await pendingIdentity.read(context, request)
  if (!pending) return refuse<FinishAnswer>({ ...blank, error: 'expired' }, 422)
  const { identity } = pending
  const parsed = parseForm(finishSchema(identity.email), form)
  if (!parsed.ok) return refuse<FinishAnswer>({ ...blank, problems: parsed.problems }, 400)
  const brought = await findBroughtBirth(context, request, form)
  if (!brought.ok) return refuse<FinishAnswer>({ ...blank, problems: brought.problems }, 400)

  const target = safeRedirectPath(pending.redirect)
  const language = await languageOf(request)
  const timeZone = deviceTimeZone(request)
  const outcome = await unlessBroken(context, 'registration.failed', () =>
    createOauthAccount(context, request, identity, { ...parsed.value, language, timeZone, target }),
  )
  if (outcome === null) return refuse<FinishAnswer>({ ...blank, error: 'registrationFailed' }, 500)
  if ('retryAfterSeconds' in outcome)
    return refuse<FinishAnswer>({ ...blank, error: 'tooMany' }, 429, outcome.retryAfterSeconds)
  if ('problems' in outcome) return refuseProblems(blank, outcome.problems)
  const over = [pendingIdentity.end(request)]
  if ('news' in outcome) {
    // Their address became a member's while they were filling in the form.
    const path = pathWithNews(signInPath(target), { news: outcome.news, provider: identity.provider })
    return redirect(path, { headers: toHeaders(over) })
  }
  if ('made' in outcome && outcome.made === null) tellOfAttempt(context, request, parsed.value.email)
  const { to, setCookies } =
    'made' in outcome ? await welcomeOauthMember(context, request, outcome, { birth: brought.birth, target }) : outcome
  const used = [usedReferralCookie(request), birthDraft.end(request)]
  return redirect(to, { headers: toHeaders([...over, ...used, ...setCookies]) })
}

const toHeaders = (cookies: string[]) => cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])

/** Names that are taken answer 409, a code nobody has 422, as in registration. */
function refuseProblems(blank: FinishAnswer, problems: Problems) {
  return refuse<FinishAnswer>({ ...blank, problems }, problems.username === 'username.taken' ? 409 : 422)
}
