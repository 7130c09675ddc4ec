import { redirect } from '@remix-run/cloudflare'
import { findOauthAccount } from '~/data/accounts/sign-in-methods.server'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { safeRedirectPath, signInPath } from '~/domain/membership/account/redirect-path'
import { CONFIRM_PATH, REGISTERED_PATH } from '~/domain/membership/limits'
import type { Language } from '~/locales/language'
import { awaitingNotice, registrationNotice } from '~/platform/account/account-cookies.server'
import { mailAttemptNotice } from '~/platform/account/account-mails.server'
import {
  createAccount,
  feignAccount,
  findAccountProblems,
  findRegistrationChart,
  keepRegistrationChart,
  type Member,
  type RegistrationBirth,
  registrationLimits,
  welcome,
} from '~/platform/account/new-account.server'
import { findReferral, rememberedReferral, usedReferralCookie } from '~/platform/account/referral.server'
import { birthDraft, findBroughtChart } from '~/platform/chart/birth-draft.server'
import type { Problems } from '~/platform/client/form-answer'
import type { Identity } from '~/platform/oauth/oauth.server'
import type { Context } from '~/platform/server/context.server'
import { deviceTimeZone } from '~/platform/server/cookies.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { requireVisitor } from '~/platform/server/guards.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { logEvent, tryOrLog } from '~/platform/server/log.server'
import { FLOOD_WAIT_SECONDS, isAccountFlood, spend } from '~/platform/server/rate-limit.server'
import { startSession } from '~/platform/server/session.server'
import { type FinishAnswer, type FinishInput, finishSchema } from './finish.schema'
import { pendingIdentity } from './oauth-flow.server'
import { pathWithNews } from './oauth-news'
import { isProved, type Onward, signInKnown, takenEmailNotice } from './settle-identity.server'

/** What the page that finishes an account opens with; whoever no provider has just vouched for goes to the sign-in page. */
export async function loadFinish(context: Context, request: Request) {
  await requireVisitor(context, request)
  const pending = await pendingIdentity.read(context, request)
  if (!pending) throw redirect('/login')
  const { identity, username } = pending
  const language = await languageOf(request)
  return {
    title: `${translator(language, 'oauth')('finishTitle')} · ${translator(language, 'common')('brand')}`,
    provider: identity.provider,
    email: identity.email,
    emailVerified: identity.emailVerified,
    values: { full_name: identity.name ?? '', username, referralCode: await findReferralCode(context, request) },
    birth: await findBroughtChart(context, request, language),
  }
}

/** The code the browser came with; one that is gone by now is no mistake of this visitor's, and does not stand in their way. */
async function findReferralCode(context: Context, request: Request): Promise<string> {
  const code = rememberedReferral(request)
  const referral = code ? await findReferral(context, code) : null
  return referral && referral.state !== 'unknown' ? referral.code : ''
}

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
  const outcome = await tryOrLog(context, 'registration.failed', () =>
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
  if ('made' in outcome && outcome.made === null) mailAttemptNotice(context, request, parsed.value.email)
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

/** What the form that finishes an account sends where birth data from the front page are not to come along. */
const LEAVE_BIRTH = 'leave_birth'

type BroughtBirth =
  /** Null: none was brought, or it is left out. */
  { ok: true; birth: Extract<RegistrationBirth, { ok: true }> | null } | { ok: false; problems: Problems }

/**
 * The birth data somebody brought from the front page, with their chart. What the service cannot settle without asking is kept
 * without a chart: the settings ask.
 */
async function findBroughtBirth(context: Context, request: Request, form: FormData): Promise<BroughtBirth> {
  const draft = form.has(LEAVE_BIRTH) ? null : await birthDraft.read(context, request)
  if (!draft) return { ok: true, birth: null }
  const birth = await findRegistrationChart(context, draft, await languageOf(request))
  if (birth.ok) return { ok: true, birth }
  if (birth.status === 422) return { ok: true, birth: { ok: true, input: birth.input, failure: { kind: 'failed' } } }
  const isYoung = birth.refusal.problems.birth_date === 'date.young'
  return isYoung ? { ok: false, problems: { [LEAVE_BIRTH]: 'birth.young' } } : { ok: true, birth: null }
}

type Input = FinishInput & { language: Language; timeZone: string | null; target: string }

/**
 * Makes the account of a newcomer whom a provider vouched for, without a password. The address counts as confirmed only where
 * the provider says that it is theirs. Sent twice, the second signs in the account that the first one made. With an address
 * that is a member's already there is no account: whoever has proved the address is told so, to others it looks like a new one.
 */
async function createOauthAccount(
  context: Context,
  request: Request,
  identity: Identity,
  { full_name: fullName, username, referralCode, email, language, timeZone, target }: Input,
): Promise<Made | Onward | { problems: Problems } | { retryAfterSeconds: number }> {
  const { provider, subject, label } = identity
  const wait = await spend(context, registrationLimits(context.clientNetwork))
  if (wait !== null) return { retryAfterSeconds: wait }
  const known = await findOauthAccount(context.db, provider, subject)
  if (known) return signInKnown(context, request, identity, known, target)
  const isConfirmed = isProved(identity)
  const names = { email, username, referralCode }
  const { email: taken, ...problems } = await findAccountProblems(context, names)
  const refuse = async () => ({ news: await takenEmailNotice(context, toAccountKey(email)) })
  if (taken && isConfirmed) return refuse()
  if (Object.keys(problems).length > 0) return { problems }
  const feign = async (): Promise<Made | { problems: Problems }> => {
    const feigned = await feignAccount(context, names)
    return feigned.ok ? { made: null, email, fullName, isConfirmed, wasReferred: feigned.wasReferred } : feigned
  }
  if (taken) return feign()

  const made = await createAccount(context, {
    ...names,
    fullName,
    language,
    timeZone,
    passwordHash: null,
    emailConfirmedAt: isConfirmed ? new Date() : null,
    signIn: { provider, subject, label },
  })
  if (made.ok) {
    logEvent('info', 'oauth.registered', { requestId: context.requestId, provider })
    return { made: made.member, email, fullName, isConfirmed, wasReferred: made.wasReferred }
  }
  if ('problems' in made) {
    if (!made.problems.email) return made
    return isConfirmed ? refuse() : feign()
  }
  // Sent twice at once: the first made the account, the second finds it there.
  const first = made.error === 'signInTaken' ? await findOauthAccount(context.db, provider, subject) : null
  return first ? signInKnown(context, request, identity, first, target) : { news: 'failed' }
}

type Made = {
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
async function welcomeOauthMember(
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
