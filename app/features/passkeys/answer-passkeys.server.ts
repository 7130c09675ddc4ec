import { redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import {
  deletePasskey,
  findPasskeySettings,
  insertPasskey,
  renamePasskey,
  saveRequirement,
} from '~/data/accounts/passkeys.server'
import { toOneLine } from '~/domain/membership/account/clean-text'
import { signInPath } from '~/domain/membership/account/redirect-path'
import { MOST_PASSKEYS, PASSKEY_NAME_MAX_LENGTH } from '~/domain/membership/limits'
import { isLineWithin } from '~/domain/text/text-length'
import { queueMail } from '~/platform/mail/mail-outbox.server'
import { offeredProviders } from '~/platform/oauth/oauth.server'
import type { Context } from '~/platform/server/context.server'
import { deviceOf } from '~/platform/server/device.server'
import { parseForm } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { logEvent, tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { readNewPasskey, registrationField } from '~/platform/sign-in/passkeys.server'
import { requireStepUp } from '~/platform/sign-in/step-up.server'
import { PASSKEY_SETTINGS, PASSKEYS_PATH, type PasskeyNotice, pathWithNotice } from './passkeys'

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
