import { data, redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import { findMemberForReset } from '~/data/accounts/access.server'
import {
  deletePasskey,
  findPasskeySettings,
  findWaysIn,
  insertPasskey,
  renamePasskey,
  saveRequirement,
} from '~/data/accounts/sign-in-methods.server'
import { toOneLine } from '~/domain/membership/account/clean-text'
import { safeRedirectPath, signInPath } from '~/domain/membership/account/redirect-path'
import { CONFIRM_PATH, MOST_PASSKEYS, PASSKEY_NAME_MAX_LENGTH, VERIFY_PATH } from '~/domain/membership/limits'
import { isLineWithin } from '~/domain/text/text-length'
import { dateFormat } from '~/locales/date-format'
import { awaitingNotice, secondFactor } from '~/platform/account/account-cookies.server'
import { sendResetLink, spendResetLink } from '~/platform/account/account-mails.server'
import { queueMail } from '~/platform/mail/mail-outbox.server'
import { offeredProviders } from '~/platform/oauth/oauth.server'
import type { Context } from '~/platform/server/context.server'
import { deviceOf } from '~/platform/server/device.server'
import { parseForm, refuse } from '~/platform/server/forms.server'
import { findMember, requireVisitor } from '~/platform/server/guards.server'
import { tooMany } from '~/platform/server/http.server'
import { languageOf, memberLanguageCookie, translator } from '~/platform/server/i18n.server'
import { logEvent, tryOrLog } from '~/platform/server/log.server'
import { FLOOD_WAIT_SECONDS, isAccountFlood, spend } from '~/platform/server/rate-limit.server'
import { startSession, type Viewer } from '~/platform/server/session.server'
import { rememberDevice } from '~/platform/sign-in/known-device.server'
import {
  askForNewPasskey,
  askForPasskey,
  authenticationField,
  PASSKEY_PURPOSES,
  type PasskeyQuestion,
  readNewPasskey,
  readPasskey,
  registrationField,
} from '~/platform/sign-in/passkeys.server'
import { isResumedByProof, requireStepUp, resumedStepUp } from '~/platform/sign-in/step-up.server'
import {
  isResumed,
  PASSKEY_SETTINGS,
  PASSKEYS_PATH,
  type PasskeyAnswer,
  type PasskeyNotice,
  type PasskeyPage,
  type PasskeysData,
  pathWithNotice,
  RESUME_PATH,
} from './passkeys'

/** The passkeys of a member, for the settings. */
export async function loadPasskeys(context: Context, viewer: Viewer, request: Request): Promise<PasskeysData> {
  const isResume = isResumed(new URL(request.url).searchParams)
  const [{ list, isRequired }, { hasPassword, accounts }, language, hasProved] = await Promise.all([
    findPasskeySettings(context.db, viewer.id),
    findWaysIn(context.db, viewer.id),
    languageOf(request),
    isResume && isResumedByProof(context, request),
  ])
  const days = dateFormat(language, await context.timeZone(), { dateStyle: 'long' })
  return {
    list: list.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      addedOn: days.format(createdAt),
      usedOn: lastUsedAt && days.format(lastUsedAt),
    })),
    isRequired,
    hasOtherWayIn: hasPassword || accounts.length > 0,
    most: MOST_PASSKEYS,
    isResuming: hasProved,
  }
}

const CHANGES_AN_HOUR = 30

const id = z.string().min(1).max(2000)

const passkeysSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), credential: registrationField }),
  z.object({
    intent: z.literal('rename'),
    id,
    name: z.string().transform(toOneLine),
  }),
  z.object({ intent: z.literal('remove'), id }),
  z.object({ intent: z.literal('require') }),
  z.object({ intent: z.literal('require-no-more') }),
])
type PasskeysForm = z.output<typeof passkeysSchema>

/** Answers the forms of the list of passkeys, and redirects to it with the result. */
export async function answerPasskeys(context: Context, request: Request): Promise<Response> {
  const form = await request.formData()
  const parsed = parseForm(passkeysSchema, form)
  const viewer = await findMember(context)
  if (!viewer) return redirect(signInPath(PASSKEY_SETTINGS))
  if (!parsed.ok) return new Response('Bad request', { status: 400 })
  const { intent } = parsed.value
  if (intent !== 'rename') {
    const resumed = intent === 'add' ? {} : { action: PASSKEYS_PATH, form }
    const stepUp = await requireStepUp(context, request, {
      task: 'passkey',
      ...resumed,
      back: `${PASSKEY_SETTINGS}#passkeys`,
    })
    if (stepUp) return stepUp
  }
  const limit = { name: 'passkeys.change', subject: viewer.id, most: CHANGES_AN_HOUR, seconds: 3600 }
  const notice = await tryOrLog(context, 'passkeys.broke', async () =>
    (await spend(context, [limit])) === null ? changePasskeys(context, request, viewer, parsed.value) : 'tooMany',
  )
  return redirect(pathWithNotice(notice ?? 'failed'))
}

async function changePasskeys(
  context: Context,
  request: Request,
  viewer: Viewer,
  form: PasskeysForm,
): Promise<PasskeyNotice> {
  const { db } = context
  switch (form.intent) {
    case 'add':
      return addPasskey(context, request, viewer, form.credential)
    case 'rename':
      if (form.name === '') return 'nameMissing'
      if (!isLineWithin(form.name, PASSKEY_NAME_MAX_LENGTH)) return 'nameTooLong'
      return (await renamePasskey(db, viewer.id, form.id, form.name)) ? 'renamed' : 'missing'
    case 'remove':
      return removePasskey(context, viewer, form.id)
    default: {
      const isRequired = form.intent === 'require'
      const saved = await saveRequirement(db, viewer.id, isRequired)
      if (saved === 'missing') return 'missing'
      if (saved === 'changed') {
        logEvent('info', 'passkey.requirement', { requestId: context.requestId, isRequired })
        await mailMember(context, viewer, { kind: isRequired ? 'passkey-required' : 'passkey-not-required' })
      }
      return isRequired ? 'required' : 'notRequired'
    }
  }
}

async function addPasskey(
  context: Context,
  request: Request,
  viewer: Viewer,
  credential: z.output<typeof registrationField>,
): Promise<PasskeyNotice> {
  const { sessionId } = await context.session()
  const question = { purpose: 'add', memberId: viewer.id, sessionId } as const
  const passkey = await readNewPasskey(context, request, question, credential)
  if (!passkey) return 'refused'
  const name = await nameOfDevice(request)
  if (!(await insertPasskey(context.db, { ...passkey, userId: viewer.id, name }, sessionId, Date.now()))) {
    const { list } = await findPasskeySettings(context.db, viewer.id)
    return list.length >= MOST_PASSKEYS ? 'full' : 'refused'
  }
  logEvent('info', 'passkey.added', { requestId: context.requestId })
  await mailMember(context, viewer, { kind: 'passkey-added', passkey: name })
  return 'added'
}

async function removePasskey(context: Context, viewer: Viewer, passkeyId: string): Promise<PasskeyNotice> {
  const name = await deletePasskey(context.db, viewer.id, passkeyId, offeredProviders(context.settings))
  if (name === null) {
    const { list } = await findPasskeySettings(context.db, viewer.id)
    return list.some((passkey) => passkey.id === passkeyId) ? 'lastWayIn' : 'missing'
  }
  logEvent('info', 'passkey.removed', { requestId: context.requestId })
  await mailMember(context, viewer, { kind: 'passkey-removed', passkey: name })
  return 'removed'
}

type Change =
  | { kind: 'passkey-added' | 'passkey-removed'; passkey: string }
  | { kind: 'passkey-required' | 'passkey-not-required' }

/** Mails the member what changed. */
const mailMember = (context: Context, viewer: Viewer, { kind, ...changed }: Change) =>
  tryOrLog(context, 'passkey.notice_lost', () =>
    queueMail(context, {
      kind,
      memberId: viewer.id,
      to: viewer.email,
      language: viewer.language,
      params: { name: viewer.fullName, passkey: '', ...changed },
    }),
  )

/** "Firefox on Windows", or as much of it as the browser says. */
async function nameOfDevice(request: Request): Promise<string> {
  const { browser, system } = deviceOf(request)
  const language = await languageOf(request)
  if (browser && system) return translator(language, 'account')('sessionOn', { browser, system })
  return browser ?? system ?? translator(language, 'passkeys')('unnamed')
}

const MINUTE_SECONDS = 60

const optionsSchema = z.object({ purpose: z.enum(PASSKEY_PURPOSES) })

/** Answers the WebAuthn options for the browser. The platform's limiter protects the database; a new passkey needs a step-up. */
export async function answerOptions(context: Context, request: Request): Promise<Response> {
  const parsed = parseForm(optionsSchema, await request.formData())
  if (!parsed.ok) return new Response('Bad request', { status: 400 })
  const { purpose } = parsed.value
  const { success } = await context.bindings.LOOKUP_LIMIT.limit({ key: `passkey:${context.clientNetwork}` })
  if (!success) return tooMany(MINUTE_SECONDS)
  if (purpose === 'sign-in') {
    return answerJson(await askForPasskey(context, request, { purpose, memberId: null, sessionId: null }, []))
  }
  if (purpose === 'second-factor') {
    const pending = await secondFactor.read(context, request)
    if (!pending) return new Response('Expired', { status: 403 })
    const { memberId } = pending
    const { list } = await findPasskeySettings(context.db, memberId)
    return answerJson(await askForPasskey(context, request, { purpose, memberId, sessionId: null }, list))
  }
  const { viewer, sessionId } = await context.session()
  if (!viewer) return new Response('Signed out', { status: 401 })
  const question = { purpose, memberId: viewer.id, sessionId }
  const { list } = await findPasskeySettings(context.db, viewer.id)
  if (purpose === 'prove') return answerJson(await askForPasskey(context, request, question, list))
  const stepUp = await requireStepUp(context, request, {
    task: 'passkey',
    back: `${PASSKEY_SETTINGS}#passkeys`,
    resume: RESUME_PATH,
  })
  if (stepUp) return Response.json({ verify: VERIFY_PATH }, { status: 403, headers: stepUp.headers })
  const options = await askForNewPasskey(context, request, viewer, question, list)
  return answerJson(options, { 'Set-Cookie': resumedStepUp.end(request) })
}

const answerJson = (options: object, headers: Record<string, string> = {}) =>
  Response.json(options, { headers: { 'Cache-Control': 'no-store', ...headers } })

const signInSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['sign-in', 'second-factor']), credential: authenticationField }),
  z.object({ intent: z.literal('recover') }),
])

const addressLimits = (subject: string) => [
  { name: 'passkey.address', subject, most: 20, seconds: 60 },
  { name: 'passkey.address', subject, most: 200, seconds: 3600 },
]

/** Loads the page that signs in by passkey: instead of the password, or after it as a second factor. */
export async function loadPasskeySignIn(context: Context, request: Request) {
  await requireVisitor(context, request)
  const pending = await secondFactor.read(context, request)
  const language = await languageOf(request)
  const page: PasskeyPage = {
    step: pending ? 'second' : 'first',
    target: pending?.target ?? safeRedirectPath(new URL(request.url).searchParams.get('redirect')),
  }
  const title = `${translator(language, 'passkeys')('signInTitle')} · ${translator(language, 'common')('brand')}`
  return { title, page }
}

/** Answers its forms: `sign-in` and `second-factor` by passkey, or `recover` by mail where it is lost. */
export async function answerPasskeySignIn(context: Context, request: Request) {
  const blank: PasskeyAnswer = { error: null, isLinkSent: false }
  const form = await request.formData()
  if (await isAccountFlood(context, request)) {
    return refuse<PasskeyAnswer>({ ...blank, error: 'tooMany' }, 429, FLOOD_WAIT_SECONDS)
  }
  const parsed = parseForm(signInSchema, form)
  if (!parsed.ok) return refuse<PasskeyAnswer>({ ...blank, error: 'refused' }, 400)
  const pending = await secondFactor.read(context, request)
  const outcome = await tryOrLog(context, 'passkey.sign_in_failed', async () =>
    parsed.value.intent === 'recover'
      ? recover(context, request, pending)
      : signIn(context, request, parsed.value.intent === 'second-factor' ? pending : null, parsed.value),
  )
  if (outcome === null) return refuse<PasskeyAnswer>({ ...blank, error: 'unexpected' }, 500)
  if (outcome instanceof Response) return outcome
  if ('sent' in outcome) return data<PasskeyAnswer>({ ...blank, isLinkSent: true })
  if (outcome.error === 'tooMany') return refuse<PasskeyAnswer>({ ...blank, error: 'tooMany' }, 429, outcome.wait)
  return refuse<PasskeyAnswer>({ ...blank, error: outcome.error }, outcome.error === 'expired' ? 403 : 422)
}

type Pending = Awaited<ReturnType<typeof secondFactor.read>>
type Outcome = Response | { sent: true } | { error: 'refused' | 'expired' } | { error: 'tooMany'; wait: number }

async function signIn(
  context: Context,
  request: Request,
  pending: Pending,
  { intent, credential }: Extract<z.output<typeof signInSchema>, { credential: unknown }>,
): Promise<Outcome> {
  if (intent === 'second-factor' && !pending) return { error: 'expired' }
  const wait = await spend(context, addressLimits(context.clientNetwork))
  if (wait !== null) {
    logEvent('warn', 'passkey.limited', { requestId: context.requestId })
    return { error: 'tooMany', wait }
  }
  const question: PasskeyQuestion = pending
    ? { purpose: 'second-factor', memberId: pending.memberId, sessionId: null }
    : { purpose: 'sign-in', memberId: null, sessionId: null }
  const member = await readPasskey(context, request, question, credential)
  if (!member) return { error: 'refused' }
  const { memberId, email, emailConfirmedAt, language, passwordHash } = member
  if (context.settings.REQUIRE_EMAIL_CONFIRMATION === 'strict' && !emailConfirmedAt) {
    const notice = await awaitingNotice.write(context, request, { email, account: 'new' })
    return redirect(CONFIRM_PATH, { headers: { 'Set-Cookie': notice } })
  }
  // Ends an earlier session, so that the browser has the new one only.
  await context.endSession()
  logEvent('info', 'passkey.signed_in', { requestId: context.requestId, isSecond: pending !== null })
  const cookies = [
    await startSession(context, request, memberId),
    // Only sign-ins by password look for a known device.
    passwordHash === null ? null : await rememberDevice(context, request, { id: memberId, passwordHash }),
    memberLanguageCookie(request, language),
    secondFactor.end(request),
  ]
  const target = pending?.target ?? safeRedirectPath(new URL(request.url).searchParams.get('redirect'))
  return redirect(target, {
    headers: cookies.flatMap((cookie): [string, string][] => (cookie === null ? [] : [['Set-Cookie', cookie]])),
  })
}

/** Mails a member who passed the first factor (password or provider) a link to a new password, which ends the passkeys. */
async function recover(context: Context, request: Request, pending: Pending): Promise<Outcome> {
  const member = pending && (await findMemberForReset(context.db, pending.memberId))
  if (!member) return { error: 'expired' }
  const wait = await spendResetLink(context, member.emailKey)
  if (wait !== null) return { error: 'tooMany', wait }
  await sendResetLink(context, request, { ...member, id: pending.memberId })
  return { sent: true }
}
