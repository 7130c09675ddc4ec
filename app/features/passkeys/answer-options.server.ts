import { z } from 'zod'
import { findPasskeySettings } from '~/data/accounts/passkeys.server'
import { VERIFY_PATH } from '~/domain/membership/limits'
import { secondFactor } from '~/platform/account/account-cookies.server'
import type { Context } from '~/platform/server/context.server'
import { parseForm } from '~/platform/server/forms.server'
import { tooMany } from '~/platform/server/http.server'
import { askForNewPasskey, askForPasskey, PASSKEY_PURPOSES } from '~/platform/sign-in/passkeys.server'
import { requireStepUp, resumedStepUp } from '~/platform/sign-in/step-up.server'
import { PASSKEY_SETTINGS, RESUME_PATH } from './passkeys'

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
