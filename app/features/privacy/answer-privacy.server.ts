import { REGISTERED_PATH } from '~/domain/membership/limits'
import type { Context } from '~/platform/context.server'
import { NO_FORM_ANSWER } from '~/platform/form-answer'
import { parseForm, typedValues } from '~/platform/forms.server'
import { findMember } from '~/platform/guards.server'
import { isDocumentRequest } from '~/platform/http.server'
import { leadBack } from '~/platform/lead-back.server'
import { refuse, unlessBroken } from '~/platform/refusal.server'
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
  const refusal = await decide(context, form)
  if (refusal === null || isDocumentRequest(request))
    return leadBack(form, REGISTERED_PATH, 'privacy', refusal?.error ?? null)
  return refuse<FirstChoiceAnswer>({ error: refusal.error }, refusal.status)
}

/** Null: saved. */
async function decide(context: Context, form: FormData) {
  const parsed = parseForm(firstChoiceSchema, form)
  if (!parsed.ok) return { error: 'invalid', status: 400 } as const
  const outcome = await unlessBroken(context, 'privacy.save_broke', async () => {
    const viewer = await findMember(context)
    if (!viewer) return 'signedOut'
    await saveFirstChoice(context, viewer, parsed.value)
    return 'saved'
  })
  if (outcome === null) return { error: 'unexpected', status: 500 } as const
  return outcome === 'signedOut' ? ({ error: 'signedOut', status: 401 } as const) : null
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
