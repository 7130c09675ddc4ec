import { REGISTERED_PATH } from '~/domain/membership/limits'
import { awaitingNotice } from '~/platform/account/awaiting-notice.server'
import { NO_FORM_ANSWER } from '~/platform/forms/form-answer'
import { parseForm, typedValues } from '~/platform/forms/forms.server'
import type { Context } from '~/platform/server/context.server'
import { findMember } from '~/platform/server/guards.server'
import { isDocumentRequest } from '~/platform/server/http.server'
import { leadBack } from '~/platform/server/lead-back.server'
import { refuse, unlessBroken } from '~/platform/server/refusal.server'
import type { FirstChoiceAnswer, PrivacyAnswer } from './privacy'
import { firstChoiceSchema, privacySchema } from './privacy.schema'
import { saveFirstChoice, savePrivacy } from './save-privacy.server'

/** The tab that shows what is saved. */
export const PRIVACY_TAB = '/app/settings?tab=privacy'

type Answered = { answer: PrivacyAnswer; status: 200 | 400 | 401 | 422 | 500 }

/** Answers the form of the tab "Privacy". */
export async function answerPrivacyTab(context: Context, request: Request) {
  const { answer, status } = await answerTab(context, await request.formData())
  return status === 200 ? answer : refuse(answer, status)
}

/** Saves who may see a new member and leads back to the page that asked, which goes on by itself then, or says what went wrong. */
export async function answerFirstChoice(context: Context, request: Request) {
  const form = await request.formData()
  const decision = await decide(context, request, form)
  if (decision.error === null || isDocumentRequest(request)) {
    const response = leadBack(form, REGISTERED_PATH, 'privacy', decision.error)
    if (decision.error === null && decision.setCookie) response.headers.append('Set-Cookie', decision.setCookie)
    return response
  }
  return refuse<FirstChoiceAnswer>({ error: decision.error }, decision.status)
}

type Decision =
  | { error: null; setCookie?: string }
  | { error: 'invalid' | 'unexpected' | 'signedOut'; status: 400 | 401 | 500 }

async function decide(context: Context, request: Request, form: FormData): Promise<Decision> {
  const parsed = parseForm(firstChoiceSchema, form)
  if (!parsed.ok) return { error: 'invalid', status: 400 }
  const decision = await unlessBroken(context, 'privacy.save_broke', async (): Promise<Decision> => {
    const viewer = await findMember(context)
    if (!viewer) return feignDecision(context, request)
    await saveFirstChoice(context, viewer, parsed.value)
    return { error: null }
  })
  return decision ?? { error: 'unexpected', status: 500 }
}

/**
 * Takes the answer of those who registered with a member's address, who mustn't learn that there is no account of theirs: only
 * the notice of their browser remembers it.
 */
async function feignDecision(context: Context, request: Request): Promise<Decision> {
  const notice = await awaitingNotice.read(context, request)
  const isAsked = notice?.account === 'old' && context.settings.REQUIRE_EMAIL_CONFIRMATION !== 'strict'
  if (!isAsked) return { error: 'signedOut', status: 401 }
  return { error: null, setCookie: await awaitingNotice.write(context, request, { ...notice, hasChosen: true }) }
}

async function answerTab(context: Context, form: FormData): Promise<Answered> {
  const blank: PrivacyAnswer = { ...NO_FORM_ANSWER, intent: 'save', values: typedValues(form) }
  const parsed = parseForm(privacySchema, form)
  if (!parsed.ok) return { answer: { ...blank, problems: parsed.problems }, status: 400 }
  const outcome = await unlessBroken(context, 'privacy.save_broke', async () =>
    savePrivacy(context, await findMember(context), parsed.value),
  )
  switch (outcome) {
    case null:
      return { answer: { ...blank, error: 'unexpected' }, status: 500 }
    case 'signed_out':
      return { answer: { ...blank, error: 'signedOut' }, status: 401 }
    case 'unconfirmed':
      return { answer: { ...blank, problems: { birth_confirmed: 'birthConfirmed.needed' } }, status: 422 }
    case 'saved':
      return { answer: { ...blank, done: 'saved', values: {} }, status: 200 }
  }
}
