import type { Context } from '~/platform/context.server'
import { NO_FORM_ANSWER } from '~/platform/form-answer'
import { parseForm, typedValues } from '~/platform/forms.server'
import { findMember } from '~/platform/guards.server'
import { refuse, unlessBroken } from '~/platform/refusal.server'
import type { PrivacyAnswer } from './privacy'
import { privacySchema, visibilitySchema } from './privacy.schema'
import { savePrivacy } from './save-privacy.server'

/** Answers the form of the tab "Privacy". */
export const answerPrivacyTab = async (context: Context, request: Request) =>
  answer(context, await request.formData(), privacySchema)

/** Answers the three questions of sign-up. */
export const answerFirstChoice = (context: Context, form: FormData) => answer(context, form, visibilitySchema)

async function answer(context: Context, form: FormData, schema: typeof privacySchema | typeof visibilitySchema) {
  const blank: PrivacyAnswer = { ...NO_FORM_ANSWER, intent: 'save', values: typedValues(form) }
  const parsed = parseForm(schema, form)
  if (!parsed.ok) return refuse<PrivacyAnswer>({ ...blank, problems: parsed.problems }, 400)
  const outcome = await unlessBroken(context, 'privacy.save_broke', async () =>
    savePrivacy(context, await findMember(context), parsed.value),
  )
  switch (outcome) {
    case null:
      return refuse<PrivacyAnswer>({ ...blank, error: 'unexpected' }, 500)
    case 'signed_out':
      return refuse<PrivacyAnswer>({ ...blank, error: 'signedOut' }, 401)
    case 'unconfirmed':
      return refuse<PrivacyAnswer>({ ...blank, problems: { birth_confirmed: 'birthConfirmed.needed' } }, 422)
    case 'saved':
      return { ...blank, done: 'saved', values: {} } satisfies PrivacyAnswer
  }
}
