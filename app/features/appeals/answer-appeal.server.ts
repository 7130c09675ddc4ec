import { writeAppeal } from '~/data/moderation/appeals.server'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import type { Context } from '~/platform/server/context.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { tryOrLog } from '~/platform/server/log.server'
import { appealSchema } from './appeal.schema'
import type { AppealAnswer } from './appeals'

/** Answers the form of an appeal. Refused, it says why and gives back what was typed. */
export async function answerAppeal(context: Context, form: FormData) {
  const answer: AppealAnswer = { ...NO_FORM_ANSWER, intent: 'appeal', values: typedValues(form) }
  const parsed = parseForm(appealSchema, form)
  if (!parsed.ok) return refuse({ ...answer, problems: parsed.problems }, 400)
  const viewer = await findMember(context)
  if (!viewer) return refuse({ ...answer, error: 'signedOut' as const }, 401)
  const { action, content } = parsed.value
  const isThere = await tryOrLog(context, 'appeals.broke', () =>
    writeAppeal(context.db, { memberId: viewer.id, actionId: action, content, now: new Date() }),
  )
  if (isThere === null) return refuse({ ...answer, error: 'unexpected' as const }, 500)
  if (!isThere) return refuse({ ...answer, error: 'missing' as const }, 404)
  return { ...answer, done: 'appealed' as const, values: { action } }
}
