import { data } from '@remix-run/cloudflare'
import { NO_FORM_ANSWER } from '~/platform/forms/form-answer'
import { parseForm, typedValues } from '~/platform/forms/forms.server'
import type { Context } from '~/platform/server/context.server'
import { findMember } from '~/platform/server/guards.server'
import { siteOrigin } from '~/platform/server/origin.server'
import { refuse, unlessBroken } from '~/platform/server/refusal.server'
import type { Viewer } from '~/platform/server/session.server'
import { cancelEmailChange, type Refused, resendEmailChange } from './email-change.server'
import { CANCEL_EMAIL, type PersonalAnswer, type PersonalDone, RESEND_EMAIL, SAVE } from './personal'
import { personalSchema } from './personal.schema'
import { updateProfile } from './update-profile.server'

type Outcome = { ok: true; done: PersonalDone } | Refused | { ok: false; error: 'nothingWaits' }

/** Answers the tab "Personal": `save` the profile, `resend-email` and `cancel-email` for an address that waits. */
export async function answerPersonal(context: Context, request: Request) {
  const form = await request.formData()
  const intent = form.get('intent')
  const origin = siteOrigin(context, request)
  if (intent === RESEND_EMAIL || intent === CANCEL_EMAIL) {
    const blank: PersonalAnswer = { ...NO_FORM_ANSWER, intent }
    return answer(context, blank, async (viewer) => {
      const outcome = await (intent === RESEND_EMAIL
        ? resendEmailChange(context, viewer, origin)
        : cancelEmailChange(context, viewer))
      return outcome.ok ? { ok: true, done: intent === RESEND_EMAIL ? 'mailed' : 'cancelled' } : outcome
    })
  }
  const blank: PersonalAnswer = { ...NO_FORM_ANSWER, intent: SAVE, values: typedValues(form) }
  return answer(context, blank, async (viewer) => {
    const parsed = parseForm(personalSchema, form)
    if (!parsed.ok) return { ok: false, status: 400, problems: parsed.problems }
    return updateProfile(context, viewer, { input: parsed.value, origin })
  })
}

/** 400 mistyped, 401 nobody is signed in, 403 the password or a suspended member, 409 taken or gone, 422 not to be had, 429 too many, 500 we broke. */
async function answer(context: Context, blank: PersonalAnswer, work: (viewer: Viewer) => Promise<Outcome>) {
  const viewer = await findMember(context)
  if (!viewer) return refuse<PersonalAnswer>({ ...blank, error: 'signedOut' }, 401)
  const outcome = await unlessBroken(context, 'profile.update_broke', () => work(viewer))
  if (outcome === null) return refuse<PersonalAnswer>({ ...blank, error: 'updateFailed' }, 500)
  if (outcome.ok) return data<PersonalAnswer>({ ...blank, done: outcome.done, values: {} })
  if ('problems' in outcome) return refuse<PersonalAnswer>({ ...blank, problems: outcome.problems }, outcome.status)
  const retryAfter = outcome.error === 'tooMany' ? outcome.retryAfterSeconds : undefined
  const status = outcome.error === 'suspended' ? 403 : retryAfter ? 429 : 409
  return refuse<PersonalAnswer>({ ...blank, error: outcome.error }, status, retryAfter)
}
