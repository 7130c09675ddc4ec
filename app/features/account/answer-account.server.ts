import { data } from '@remix-run/cloudflare'
import { z } from 'zod'
import type { Context } from '~/platform/context.server'
import { NO_FORM_ANSWER } from '~/platform/form-answer'
import { findMember } from '~/platform/guards.server'
import { refuse, unlessBroken } from '~/platform/refusal.server'
import type { Viewer } from '~/platform/session.server'
import { ACCOUNT_INTENTS, type AccountAnswer, type AccountIntent } from './account'
import { changePassword } from './change-password.server'
import { endOneSession, signOutEverywhere } from './end-sessions.server'
import { leave } from './leave.server'
import type { AccountOutcome } from './outcome'
import { sendPasswordLink } from './send-password-link.server'

type Verb = (context: Context, request: Request, viewer: Viewer, form: FormData) => Promise<AccountOutcome | Response>

const VERBS: Record<AccountIntent, Verb> = {
  password: (context, _, viewer, form) => changePassword(context, viewer, form),
  'password-link': (context, request, viewer) => sendPasswordLink(context, request, viewer),
  'end-session': (context, _, viewer, form) => endOneSession(context, viewer, form),
  'end-other-sessions': signOutEverywhere,
  deactivate: (context, request, viewer, form) => leave(context, request, viewer, form, 'deactivate'),
  delete: (context, request, viewer, form) => leave(context, request, viewer, form, 'delete'),
}

const intentField = z.enum(ACCOUNT_INTENTS)

/** Answers every form of the tab "Account". */
export async function answerAccount(context: Context, request: Request) {
  const form = await request.formData()
  const parsed = intentField.safeParse(form.get('intent'))
  if (!parsed.success) return refuse<AccountAnswer>({ ...NO_FORM_ANSWER, error: 'unexpected' }, 400)
  const intent = parsed.data
  const blank: AccountAnswer = { ...NO_FORM_ANSWER, intent }
  const viewer = await findMember(context)
  if (!viewer) return refuse<AccountAnswer>({ ...blank, error: 'signedOut' }, 401)
  const outcome = await unlessBroken(context, 'account.failed', () => VERBS[intent](context, request, viewer, form))
  if (outcome === null) return refuse<AccountAnswer>({ ...blank, error: 'unexpected' }, 500)
  if (outcome instanceof Response) return outcome
  if (outcome.ok) return data<AccountAnswer>({ ...blank, done: outcome.done, ended: outcome.ended })
  return outcome.status === 429
    ? refuse<AccountAnswer>({ ...blank, error: 'tooMany' }, 429, outcome.retryAfterSeconds)
    : refuse<AccountAnswer>({ ...blank, problems: outcome.problems }, outcome.status)
}
