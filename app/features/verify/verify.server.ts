import { data, redirect, redirectDocument } from '@remix-run/cloudflare'
import { z } from 'zod'
import { findWaysIn } from '~/data/accounts/sign-in-methods.server'
import { consumeMailedCode, hasOpenCode, insertMailedCode } from '~/data/accounts/tokens.server'
import { findPasswordHash } from '~/data/members/members.server'
import { signInPath } from '~/domain/membership/account/redirect-path'
import {
  DEFAULT_SIGNED_IN_PATH,
  PASSWORD_MAX_LENGTH,
  STEP_UP_CODE_MINUTES,
  VERIFY_PATH,
} from '~/domain/membership/limits'
import { toHex } from '~/domain/text/hex'
import { NO_FORM_ANSWER, type Problems } from '~/platform/client/form-answer'
import { queueMail } from '~/platform/mail/mail-outbox.server'
import { offeredProviders } from '~/platform/oauth/oauth.server'
import type { Context } from '~/platform/server/context.server'
import { parseForm, refuse } from '~/platform/server/forms.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { logEvent, tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { authenticationField, readPasskey } from '~/platform/sign-in/passkeys.server'
import {
  checkCurrentPassword,
  isProved,
  markProved,
  pendingStepUp,
  readPendingStepUp,
  resumedStepUp,
} from '~/platform/sign-in/step-up.server'
import { CANCEL, VERIFY_INTENTS, type VerifyAnswer, type VerifyIntent, type VerifyPage } from './verify'

/**
 * The page that asks who somebody is before they do what only the member may. Once that is shown, it gives out the form that
 * waited, once: a page opened again later sends nothing.
 */
export async function loadVerify(context: Context, request: Request) {
  const { viewer } = await context.session()
  if (!viewer) throw redirect(signInPath(VERIFY_PATH))
  const language = await languageOf(request)
  const title = `${translator(language, 'verify')('title')} · ${translator(language, 'common')('brand')}`
  const pending = await readPendingStepUp(context, request)
  const back = pending?.back ?? DEFAULT_SIGNED_IN_PATH
  if (await isProved(context)) {
    const headers = new Headers({ 'Set-Cookie': pendingStepUp.end(request) })
    if (!pending?.form) {
      if (pending?.resume) headers.append('Set-Cookie', await resumedStepUp.write(context, request, pending))
      throw redirect(pending?.resume ?? back, { headers })
    }
    const page: VerifyPage = { state: 'proved', task: pending.task, back, form: pending.form }
    return data({ title, page }, { headers })
  }
  const { hasPassword, hasPasskey, accounts } = await findWaysIn(context.db, viewer.id)
  const linked = accounts.map(({ provider }) => provider)
  const page: VerifyPage = {
    state: 'ask',
    task: pending?.task ?? null,
    email: viewer.email,
    hasPassword,
    hasPasskey,
    providers: offeredProviders(context.settings).filter((provider) => linked.includes(provider)),
    code: hasPassword ? 'none' : (await hasOpenCode(context.db, viewer.id, Date.now())) ? 'sent' : 'offered',
  }
  return data({ title, page })
}

const verifySchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('password'), currentPassword: z.string().max(PASSWORD_MAX_LENGTH).default('') }),
  z.object({ intent: z.literal('send-code') }),
  z.object({ intent: z.literal('passkey'), credential: authenticationField }),
  z.object({ intent: z.literal('code'), code: z.string().transform((typed) => typed.replace(/\s/g, '')) }),
])

type Outcome =
  | { ok: true; done: 'proved' | 'codeSent' }
  | { ok: false; status: 400 | 403; problems: Problems }
  | { ok: false; status: 429; retryAfterSeconds: number }

const CODE_DIGITS = 8
const CODE_MAILS_AN_HOUR = 5
/** One in twenty million, each time. */
const CODE_TRIES = 5

/** Answers the forms by which a member shows that it is them: a password, or a code that was mailed to who has none. */
export async function answerVerify(context: Context, request: Request) {
  const form = await request.formData()
  if (form.get('intent') === CANCEL) return cancel(context, request)
  const parsed = parseForm(verifySchema, form)
  const intent: VerifyIntent = VERIFY_INTENTS.find((known) => known === form.get('intent')) ?? 'password'
  const blank: VerifyAnswer = { ...NO_FORM_ANSWER, intent }
  const { viewer } = await context.session()
  if (!viewer) return refuse<VerifyAnswer>({ ...blank, error: 'signedOut' }, 401)
  if (!parsed.ok) return refuse<VerifyAnswer>({ ...blank, error: 'unexpected' }, 400)
  const outcome = await tryOrLog(context, 'step_up.failed', () => prove(context, request, viewer, parsed.value))
  if (outcome === null) return refuse<VerifyAnswer>({ ...blank, error: 'unexpected' }, 500)
  if (!outcome.ok) {
    return outcome.status === 429
      ? refuse<VerifyAnswer>({ ...blank, error: 'tooMany' }, 429, outcome.retryAfterSeconds)
      : refuse<VerifyAnswer>({ ...blank, problems: outcome.problems }, outcome.status)
  }
  if (outcome.done === 'codeSent') return data<VerifyAnswer>({ ...blank, done: 'codeSent' })
  await markProved(context)
  logEvent('info', 'step_up.done', { requestId: context.requestId, by: intent })
  // The page is loaded as a whole, and sends the form that waited as a browser would.
  return redirectDocument(VERIFY_PATH)
}

/** Ends the form that waits, so that a proof given later doesn't send it, and leads back to where it was asked for. */
async function cancel(context: Context, request: Request): Promise<Response> {
  const pending = await readPendingStepUp(context, request)
  return redirect(pending?.back ?? DEFAULT_SIGNED_IN_PATH, { headers: { 'Set-Cookie': pendingStepUp.end(request) } })
}

function prove(
  context: Context,
  request: Request,
  viewer: Viewer,
  form: z.output<typeof verifySchema>,
): Promise<Outcome> {
  switch (form.intent) {
    case 'password':
      return provePassword(context, viewer, form.currentPassword)
    case 'passkey':
      return provePasskey(context, request, viewer, form.credential)
    case 'code':
      return proveCode(context, viewer, form.code)
    case 'send-code':
      return mailCode(context, viewer)
  }
}

async function provePasskey(
  context: Context,
  request: Request,
  viewer: Viewer,
  credential: z.output<typeof authenticationField>,
): Promise<Outcome> {
  const { sessionId } = await context.session()
  const question = { purpose: 'prove', memberId: viewer.id, sessionId } as const
  return (await readPasskey(context, request, question, credential))
    ? { ok: true, done: 'proved' }
    : { ok: false, status: 403, problems: { passkey: 'passkey.wrong' } }
}

async function provePassword(context: Context, viewer: Viewer, password: string): Promise<Outcome> {
  const check = await checkCurrentPassword(context, viewer.id, password)
  if (check === 'right') return { ok: true, done: 'proved' }
  if (typeof check === 'object') return { ok: false, status: 429, ...check }
  const problem = check === 'missing' ? 'missing' : 'wrong'
  return {
    ok: false,
    status: check === 'missing' ? 400 : 403,
    problems: { currentPassword: `currentPassword.${problem}` },
  }
}

/** Mails a code of eight digits to a member without a password; whoever has one is asked for that. */
async function mailCode(context: Context, viewer: Viewer): Promise<Outcome> {
  if ((await findPasswordHash(context.db, viewer.id)) !== null) return wrongCode
  const wait = await spend(context, [
    { name: 'step-up.mail', subject: viewer.id, most: CODE_MAILS_AN_HOUR, seconds: 3600 },
  ])
  if (wait !== null) return { ok: false, status: 429, retryAfterSeconds: wait }
  const code = randomDigits()
  await insertMailedCode(
    context.db,
    {
      id: await codeId(context, viewer, code),
      userId: viewer.id,
      email: viewer.email,
      lifetimeSeconds: STEP_UP_CODE_MINUTES * 60,
    },
    Date.now(),
  )
  await queueMail(context, {
    kind: 'step-up-code',
    memberId: viewer.id,
    to: viewer.email,
    language: viewer.language,
    params: { name: viewer.fullName, code },
  })
  return { ok: true, done: 'codeSent' }
}

const wrongCode: Outcome = { ok: false, status: 403, problems: { code: 'code.wrong' } }

async function proveCode(context: Context, viewer: Viewer, code: string): Promise<Outcome> {
  if (code === '') return { ok: false, status: 400, problems: { code: 'code.missing' } }
  const wait = await spend(context, [
    { name: 'step-up.code', subject: viewer.id, most: CODE_TRIES, seconds: STEP_UP_CODE_MINUTES * 60 },
  ])
  if (wait !== null) return { ok: false, status: 429, retryAfterSeconds: wait }
  const id = await codeId(context, viewer, code)
  if (await consumeMailedCode(context.db, viewer.id, id, Date.now())) return { ok: true, done: 'proved' }
  logEvent('info', 'step_up.refused', { requestId: context.requestId })
  return wrongCode
}

/** Without bias: what lies above the last whole multiple is drawn again. */
function randomDigits(): string {
  const most = 10 ** CODE_DIGITS
  for (;;) {
    const drawn = crypto.getRandomValues(new Uint32Array(1))[0]!
    if (drawn < 2 ** 32 - (2 ** 32 % most)) return String(drawn % most).padStart(CODE_DIGITS, '0')
  }
}

/** Keyed, since all codes could be tried against a plain hash; bound to the session that asked for it. */
async function codeId(context: Context, viewer: Viewer, code: string): Promise<string> {
  const { sessionId } = await context.session()
  const encode = (text: string) => new TextEncoder().encode(text)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encode(context.settings.COOKIE_SECRET), algorithm, false, ['sign'])
  const signed = await crypto.subtle.sign('HMAC', key, encode(`step-up ${viewer.id} ${sessionId} ${code}`))
  return toHex(new Uint8Array(signed))
}
