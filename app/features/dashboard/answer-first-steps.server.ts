import { z } from 'zod'
import { setFirstStepsDone } from '~/data/dashboard.server'
import { type FormAnswer, NO_FORM_ANSWER } from '~/platform/client/form-answer'
import type { Context } from '~/platform/server/context.server'
import { parseForm } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { tryOrLog } from '~/platform/server/log.server'

/** Hides the list of first steps or shows it again: a state, so that sending it twice changes nothing. */
const firstStepsSchema = z.object({ intent: z.enum(['put-away', 'bring-back']) })

export type FirstStepsAnswer = FormAnswer<never, 'put-away' | 'bring-back'>

/** Hides or shows the list of first steps. */
export async function answerFirstSteps(context: Context, form: FormData) {
  const viewer = await findMember(context)
  if (!viewer) return { answer: { ...NO_FORM_ANSWER, error: 'signedOut' } as FirstStepsAnswer, status: 401 as const }
  const parsed = parseForm(firstStepsSchema, form)
  if (!parsed.ok) return { answer: { ...NO_FORM_ANSWER, problems: parsed.problems }, status: 400 as const }
  const { intent } = parsed.value
  const doneAt = intent === 'put-away' ? new Date() : null
  const saved = await tryOrLog(context, 'first_steps.save_broke', async () => {
    await setFirstStepsDone(context.db, viewer.id, doneAt)
    return true
  })
  const answer: FirstStepsAnswer = { ...NO_FORM_ANSWER, intent }
  return saved
    ? { answer: { ...answer, done: intent }, status: 200 as const }
    : { answer: { ...answer, error: 'unexpected' as const }, status: 500 as const }
}
