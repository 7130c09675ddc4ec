import { data, redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import { findMemberForReset } from '~/data/accounts/access.server'
import { safeRedirectPath } from '~/domain/membership/account/redirect-path'
import { CONFIRM_PATH } from '~/domain/membership/limits'
import { awaitingNotice, secondFactor } from '~/platform/account/account-cookies.server'
import { sendResetLink, spendResetLink } from '~/platform/account/account-mails.server'
import type { Context } from '~/platform/server/context.server'
import { parseForm, refuse } from '~/platform/server/forms.server'
import { requireVisitor } from '~/platform/server/guards.server'
import { languageOf, memberLanguageCookie, translator } from '~/platform/server/i18n.server'
import { logEvent, tryOrLog } from '~/platform/server/log.server'
import { FLOOD_WAIT_SECONDS, isAccountFlood, spend } from '~/platform/server/rate-limit.server'
import { startSession } from '~/platform/server/session.server'
import { rememberDevice } from '~/platform/sign-in/known-device.server'
import { authenticationField, type PasskeyQuestion, readPasskey } from '~/platform/sign-in/passkeys.server'
import type { PasskeyAnswer, PasskeyPage } from './passkeys'

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
