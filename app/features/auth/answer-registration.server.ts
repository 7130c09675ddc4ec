import { data, redirect } from '@remix-run/cloudflare'
import { safeRedirectPath } from '~/domain/membership/account/redirect-path'
import { REGISTERED_PATH } from '~/domain/membership/limits'
import { FLOOD_WAIT_SECONDS, isAccountFlood } from '~/platform/account/account-flood.server'
import { findRegistrationChart, keepRegistrationChart } from '~/platform/account/registration-chart.server'
import { registrationNotice } from '~/platform/account/registration-notice.server'
import { tellOfAttempt } from '~/platform/account/tell-of-attempt.server'
import { birthDraft } from '~/platform/chart/birth-draft.server'
import { type Problems, parseForm, typedValues } from '~/platform/forms/forms.server'
import { usedReferralCookie } from '~/platform/referral/referral-cookie.server'
import type { Context } from '~/platform/server/context.server'
import { requireVisitor } from '~/platform/server/guards.server'
import { languageOf } from '~/platform/server/i18n.server'
import { spend } from '~/platform/server/rate-limit.server'
import { refuse, unlessBroken } from '~/platform/server/refusal.server'
import { deviceTimeZone } from '~/platform/server/time-zone.server'
import { type AccountInput, accountSchema } from './register.schema'
import { judgeAccount, register } from './register.server'
import { NO_BIRTH_PROBLEMS, type RegistrationAnswer, type RegistrationError } from './registration-answer'

/** Looks at step one a network may take in an hour: each tells whether a username is taken. */
const CHECKS_PER_HOUR = 120

const PASSWORDS = new Set(['password', 'confirmPassword'])

/** Answers the registration form: `check` looks at step one only, `skip` registers, `birth` registers with a chart. */
export async function answerRegistration(context: Context, request: Request) {
  const form = await request.formData()
  const blank: RegistrationAnswer = {
    step: 1,
    problems: {},
    birth: NO_BIRTH_PROBLEMS,
    error: null,
    values: typedValues(form),
  }
  if (await isAccountFlood(context, request)) {
    return refuse(withError(blank, 'tooManyAttempts'), 429, FLOOD_WAIT_SECONDS)
  }
  await requireVisitor(context, request)
  const parsed = parseForm(accountSchema, form)
  if (!parsed.ok) return refuseAccount(blank, parsed.problems)
  const intent = form.get('intent')
  if (intent === 'check') return checkAccount(context, request, parsed.value, blank)

  const language = await languageOf(request)
  const birth = intent === 'birth' ? await findRegistrationChart(context, typedValues(form), language) : null
  if (birth?.ok === false) return refuse({ ...blank, step: 2 as const, birth: birth.refusal }, birth.status)
  const outcome = await unlessBroken(context, 'registration.failed', () =>
    register(context, request, { ...parsed.value, timeZone: deviceTimeZone(request) }, language),
  )
  if (outcome === null) return refuse(withError(blank, 'registrationFailed'), 500)
  if (!outcome.ok) {
    if ('problems' in outcome) return refuseAccount(blank, outcome.problems)
    const wait = outcome.error === 'tooManyAttempts' ? outcome.retryAfterSeconds : undefined
    return refuse(withError(blank, outcome.error), wait ? 429 : 500, wait)
  }
  if (outcome.memberId === null) tellOfAttempt(context, request, parsed.value.email)
  const failure = birth && (await keepRegistrationChart(context, outcome.memberId, birth))
  const notice = await registrationNotice.write(context, request, {
    email: parsed.value.email,
    name: parsed.value.full_name,
    wasReferred: outcome.wasReferred,
    hd: failure ?? { kind: birth ? 'ready' : 'later' },
    target: safeRedirectPath(new URL(request.url).searchParams.get('redirect')),
  })
  const cookies = [...outcome.setCookies, notice, usedReferralCookie(request), birthDraft.end(request)]
  return redirect(REGISTERED_PATH, { headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]) })
}

async function checkAccount(context: Context, request: Request, account: AccountInput, blank: RegistrationAnswer) {
  const limit = { name: 'register.check', subject: context.clientNetwork, most: CHECKS_PER_HOUR, seconds: 3600 }
  const wait = await spend(context, [limit])
  if (wait !== null) return refuse(withError(blank, 'tooManyAttempts'), 429, wait)
  const { problems } = await judgeAccount(context, request, account)
  if (Object.keys(problems).length > 0) return refuseAccount(blank, problems)
  return data<RegistrationAnswer>({ ...blank, step: 2 })
}

/** Names that are taken answer 409, a weak password as the only fault 422 with the server's own words, anything mistyped 400. */
function refuseAccount(blank: RegistrationAnswer, problems: Problems) {
  const answer = { ...blank, problems }
  for (const field of ['email', 'username'] as const) {
    const taken = `${field}.taken` as const
    if (problems[field] === taken) return refuse(withError(answer, taken), 409)
  }
  const isWeak = problems.password === 'password.short'
  if (isWeak && Object.keys(problems).every((field) => PASSWORDS.has(field))) {
    return refuse(withError(answer, 'weakPassword'), 422)
  }
  return refuse(answer, problems.referralCode === 'referralCode.unknown' ? 422 : 400)
}

const withError = (answer: RegistrationAnswer, error: RegistrationError): RegistrationAnswer => ({ ...answer, error })
