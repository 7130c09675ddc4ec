import { data, redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import { findMemberForSignIn } from '~/data/members/members.server'
import { latestBirthDate } from '~/domain/birth/birth-date-time'
import { emailField, fullNameField } from '~/domain/membership/account/account-fields.schema'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { safeRedirectPath } from '~/domain/membership/account/redirect-path'
import { DEFAULT_SIGNED_IN_PATH, REGISTERED_PATH } from '~/domain/membership/limits'
import { REFERRAL_CODE_PATTERN } from '~/domain/membership/premium/referrals'
import type { Language } from '~/locales/language'
import { awaitingNotice, type Registered, registrationNotice } from '~/platform/account/account-cookies.server'
import { mailAttemptNotice } from '~/platform/account/account-mails.server'
import {
  createAccount,
  feignAccount,
  findAccountProblems,
  findRegistrationChart,
  keepRegistrationChart,
  registrationLimits,
  welcome,
} from '~/platform/account/new-account.server'
import {
  findReferral,
  referralCookie,
  rememberedReferral,
  usedReferralCookie,
} from '~/platform/account/referral.server'
import { birthDraft, findBroughtChart } from '~/platform/chart/birth-draft.server'
import type { Context } from '~/platform/server/context.server'
import { deviceTimeZone } from '~/platform/server/cookies.server'
import { type Problems, parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { requireVisitor } from '~/platform/server/guards.server'
import { languageOf } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import { FLOOD_WAIT_SECONDS, isAccountFlood, spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { knownDevice, rememberDevice } from '~/platform/sign-in/known-device.server'
import { hashPassword } from '~/platform/sign-in/password.server'
import { type AccountInput, accountSchema } from './auth.schema'
import { awaitedEmail } from './confirm/resend-confirmation.server'
import { NO_BIRTH_PROBLEMS, type RegistrationAnswer, type RegistrationError } from './registration-answer'

/**
 * Loads the registration page. A member is sent to the dashboard, unless the URL has a referral code: then they are asked whether
 * they want a new account. A visitor's code comes from the URL, else from a cookie; birth data come from the landing page, if
 * they chose to bring them.
 */
export async function loadRegistration(context: Context, request: Request) {
  const ref = new URL(request.url).searchParams.get('ref') ?? ''
  const invited = REFERRAL_CODE_PATTERN.test(ref) ? ref : null
  const { viewer } = await context.session()
  if (viewer) {
    if (!invited) throw redirect(DEFAULT_SIGNED_IN_PATH)
    return { kind: 'member', name: viewer.fullName, referralCode: invited } as const
  }
  const code = invited ?? rememberedReferral(request)
  const referral = code ? await findReferral(context, code) : null
  const isUnknown = referral?.state === 'unknown'
  return {
    kind: 'visitor',
    /** The code in the URL to store in a cookie, unless it is unknown. */
    remember: isUnknown ? null : invited,
    // A code from the cookie that no longer exists isn't the visitor's mistake, so no error is shown.
    referral: isUnknown && !invited ? null : referral,
    birth: await birthDraft.read(context, request),
    chart: await findBroughtChart(context, request, await languageOf(request)),
    latestDate: latestBirthDate(Date.now()),
  } as const
}

/** Checks of step one per network and hour: each reveals whether a username is taken. */
const CHECKS_PER_HOUR = 120

const PASSWORDS = new Set(['password', 'confirmPassword'])

/** Handles the registration form: `check` validates step one only, `skip` registers, `birth` registers with a chart. */
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
  const outcome = await tryOrLog(context, 'registration.failed', () =>
    register(context, request, { ...parsed.value, timeZone: deviceTimeZone(request) }, language),
  )
  if (outcome === null) return refuse(withError(blank, 'registrationFailed'), 500)
  if (!outcome.ok) {
    if ('problems' in outcome) return refuseAccount(blank, outcome.problems)
    const wait = outcome.error === 'tooManyAttempts' ? outcome.retryAfterSeconds : undefined
    return refuse(withError(blank, outcome.error), wait ? 429 : 500, wait)
  }
  if (outcome.memberId === null) mailAttemptNotice(context, request, parsed.value.email)
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

/** 409 for a taken name, 422 with its own message if a weak password is the only problem, else 400. */
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

type RegisterOutcome =
  /** `memberId` null: the address is taken, which only its owner learns. */
  | { ok: true; memberId: string | null; setCookies: string[]; wasReferred: boolean }
  | { ok: false; problems: Problems }
  | { ok: false; error: 'tooManyAttempts'; retryAfterSeconds: number }
  | { ok: false; error: 'registrationFailed' }

/**
 * The problems of a new account. A taken address is only reported in a browser where its member has signed in before. The same
 * queries run for every address, so that timing reveals nothing.
 */
async function judgeAccount(context: Context, request: Request, input: AccountInput) {
  const { email, ...problems } = await findAccountProblems(context, input)
  const isKnown = await isKnownHere(context, request, input.email)
  if (email && isKnown) return { problems: { ...problems, email } }
  return { problems, isTaken: email !== undefined }
}

async function isKnownHere(context: Context, request: Request, email: string): Promise<boolean> {
  const member = await findMemberForSignIn(context.db, toAccountKey(email))
  return (await knownDevice(context, request, member)) !== null
}

/**
 * Creates the account, sends the confirmation mail and signs in, unless the address must be confirmed first. For a taken address
 * it does the same work and returns the same outcome without an account: only the username is reserved, so that later responses
 * match too.
 */
export async function register(
  context: Context,
  request: Request,
  input: AccountInput & { timeZone: string | null },
  language: Language,
): Promise<RegisterOutcome> {
  const wait = await spend(context, registrationLimits(context.clientNetwork))
  if (wait !== null) return { ok: false, error: 'tooManyAttempts', retryAfterSeconds: wait }
  const { problems, isTaken } = await judgeAccount(context, request, input)
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  const { email, username, full_name: fullName, referralCode, timeZone } = input
  const passwordHash = await hashPassword(input.password, context.settings.SCRYPT_LOG_N)
  const names = { email, username, fullName, referralCode }
  const feign = async (): Promise<RegisterOutcome> => {
    const feigned = await feignAccount(context, names)
    if (!feigned.ok) return feigned
    const notice = await awaitingNotice.write(context, request, { email, account: 'old' })
    return { ok: true, memberId: null, setCookies: [notice], wasReferred: feigned.wasReferred }
  }
  if (isTaken) return feign()
  const made = await createAccount(context, {
    ...names,
    ...{ language, timeZone, passwordHash, emailConfirmedAt: null, signIn: null },
  })
  if (!made.ok) {
    if (!('problems' in made)) return { ok: false, error: 'registrationFailed' }
    return made.problems.email ? feign() : made
  }
  const { member, wasReferred } = made
  const setCookies = [await welcome(context, request, member)]
  // Under `strict` the member isn't signed in yet.
  if (context.settings.REQUIRE_EMAIL_CONFIRMATION !== 'strict') {
    setCookies.push(await rememberDevice(context, request, { id: member.id, passwordHash }))
  }
  return { ok: true, memberId: member.id, setCookies, wasReferred }
}

/** The same data as the notice, for links with it in the URL; malformed values count as missing. */
const querySchema = z.object({
  email: z.nullable(emailField).catch(null),
  name: z.nullable(fullNameField).catch(null),
  referral: z.string().nullable(),
  hd: z.string().nullable(),
})

const FALSE_VALUES = new Set(['', 'false', '0', 'none'])
const isSet = (value: string | null) => value !== null && !FALSE_VALUES.has(value.toLowerCase())

/**
 * Loads the page after registration. `confirmation`: whether it asks to confirm the address. `isLater`: a member returns to it from
 * the banner, which links here until they have chosen who may see them.
 */
export async function loadRegistered(context: Context, request: Request) {
  const [{ viewer }, notice] = await Promise.all([context.session(), registrationNotice.read(context, request)])
  const isConfirmationRequested = context.settings.REQUIRE_EMAIL_CONFIRMATION !== 'off' && !viewer?.emailConfirmedAt
  const registered = notice ?? fromAddress(request)
  return {
    registered: viewer ? toMember(registered, viewer) : registered,
    confirmation: isConfirmationRequested ? { canResend: (await awaitedEmail(context, request)) !== null } : null,
    isLater: viewer !== null && notice === null,
  }
}

/** For a signed-in member, the account's own data replace those of the notice or URL. */
const toMember = (registered: Registered, { email, fullName, hdDataCalculated }: Viewer): Registered => ({
  ...registered,
  ...{ email, name: fullName },
  hd: hdDataCalculated ? { kind: 'ready' } : registered.hd.kind === 'ready' ? { kind: 'later' } : registered.hd,
})

function fromAddress(request: Request): Registered {
  const { searchParams } = new URL(request.url)
  const query = querySchema.parse(
    Object.fromEntries(['email', 'name', 'referral', 'hd'].map((key) => [key, searchParams.get(key)])),
  )
  return {
    email: query.email,
    name: query.name,
    wasReferred: isSet(query.referral) && REFERRAL_CODE_PATTERN.test(query.referral ?? ''),
    hd: { kind: isSet(query.hd) ? 'ready' : 'later' },
    target: null,
  }
}

/**
 * Where an invitation link leads: to registration with the code filled in. The cookie stores a code that is valid or couldn't be
 * looked up; an unknown one never replaces it.
 */
export async function acceptInvitation(
  context: Context,
  request: Request,
): Promise<{ to: string; setCookie: string | null }> {
  const ref = new URL(request.url).searchParams.get('ref') ?? ''
  if (!REFERRAL_CODE_PATTERN.test(ref)) return { to: '/register', setCookie: null }
  const { state } = await findReferral(context, ref)
  const setCookie = state === 'unknown' ? null : referralCookie(request, ref)
  return { to: `/register?ref=${ref}`, setCookie }
}
