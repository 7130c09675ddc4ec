import { redirect } from '@remix-run/cloudflare'
import type { Context } from '~/platform/context.server'
import { NO_FORM_ANSWER } from '~/platform/form-answer'
import { parseForm, typedValues } from '~/platform/forms.server'
import { findMember } from '~/platform/guards.server'
import { isDocumentRequest } from '~/platform/http.server'
import { leadBack } from '~/platform/lead-back.server'
import { refuse, unlessBroken } from '~/platform/refusal.server'
import type { FirstChoiceRefusal, PrivacyAnswer } from './privacy'
import { privacySchema, visibilitySchema } from './privacy.schema'
import { savePrivacy } from './save-privacy.server'

/** The tab that shows what is saved. */
export const PRIVACY_TAB = '/app/settings?tab=privacy'

type Answered = { answer: PrivacyAnswer; status: 200 | 400 | 401 | 422 | 500 }

/** Answers the form of the tab "Privacy". */
export const answerPrivacyTab = async (context: Context, request: Request) =>
  toResponse(await answer(context, await request.formData(), privacySchema))

/** Answers the three questions of sign-up; without scripts it leads to the tab, which shows what has come of it, or says why not. */
export async function answerFirstChoice(context: Context, request: Request) {
  const form = await request.formData()
  const answered = await answer(context, form, visibilitySchema)
  if (!isDocumentRequest(request)) return toResponse(answered)
  return answered.answer.done ? redirect(PRIVACY_TAB) : leadBack(form, PRIVACY_TAB, 'privacy', reasonOf(answered))
}

const toResponse = ({ answer, status }: Answered) => (status === 200 ? answer : refuse(answer, status))

/** Why nothing was saved, in one word for an address. */
function reasonOf({ answer, status }: Answered): FirstChoiceRefusal | 'signedOut' {
  if (answer.problems.birth_confirmed) return 'birthConfirmed'
  if (status === 400) return 'invalid'
  return answer.error === 'signedOut' ? 'signedOut' : 'unexpected'
}

async function answer(
  context: Context,
  form: FormData,
  schema: typeof privacySchema | typeof visibilitySchema,
): Promise<Answered> {
  const blank: PrivacyAnswer = { ...NO_FORM_ANSWER, intent: 'save', values: typedValues(form) }
  const parsed = parseForm(schema, form)
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
