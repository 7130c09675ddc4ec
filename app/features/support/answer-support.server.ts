import { addWord, settleQuestion, writeQuestion } from '~/data/moderation/support.server'
import { SUPPORT_QUESTIONS_A_DAY, SUPPORT_REPLIES_A_DAY } from '~/domain/membership/support'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import type { Context } from '~/platform/server/context.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import type { SupportAnswer } from './support'
import { type SupportForm, supportSchema } from './support.schema'

const DAY_SECONDS = 86_400
const DONE = { ask: 'asked', reply: 'replied', settle: 'settled' } as const

/** Answers the forms of the support page. Refused, it says why and gives back what was typed. */
export async function answerSupport(context: Context, form: FormData) {
  const values = typedValues(form)
  const answer: SupportAnswer = { ...NO_FORM_ANSWER, intent: values.intent ?? '', values }
  const parsed = parseForm(supportSchema, form)
  if (!parsed.ok) {
    const isAtFields = 'subject' in parsed.problems || 'content' in parsed.problems
    return refuse(
      isAtFields ? { ...answer, problems: parsed.problems } : { ...answer, error: 'malformed' as const },
      400,
    )
  }
  const viewer = await findMember(context)
  if (!viewer) return refuse({ ...answer, error: 'signedOut' as const }, 401)
  const outcome = await tryOrLog(context, 'support.broke', () => write(context, viewer, parsed.value))
  if (outcome === null) return refuse({ ...answer, error: 'unexpected' as const }, 500)
  if (typeof outcome === 'number') return refuse({ ...answer, error: 'tooMany' as const }, 429, outcome)
  if (!outcome) return refuse({ ...answer, error: 'missing' as const }, 404)
  // Which form it was, so that the page says it once and begins anew; what was typed stands in the list now.
  const { question = '', id = '' } = values
  return { ...answer, done: DONE[parsed.value.intent], values: { question, id } }
}

/** Seconds to wait where it was too much for a day; false where there is nothing of theirs. */
async function write(context: Context, { id: memberId }: Viewer, form: SupportForm): Promise<boolean | number> {
  const { db } = context
  if (form.intent === 'settle') return settleQuestion(db, memberId, form.question)
  const most = form.intent === 'ask' ? SUPPORT_QUESTIONS_A_DAY : SUPPORT_REPLIES_A_DAY
  const limit = { name: `support.${form.intent}`, subject: memberId, most, seconds: DAY_SECONDS }
  const wait = await spend(context, [limit])
  if (wait !== null) return wait
  const { id, content } = form
  const now = new Date()
  return form.intent === 'ask'
    ? writeQuestion(db, { id, memberId, subject: form.subject, content, now })
    : addWord(db, { id, requestId: form.question, memberId, content, now })
}
