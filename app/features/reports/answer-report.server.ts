import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import type { Context } from '~/platform/server/context.server'
import { parseForm, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { tryOrLog } from '~/platform/server/log.server'
import type { ReportAnswer } from './report'
import { reportSchema } from './report.schema'
import { reportThing } from './report-thing.server'

type Answered = { answer: ReportAnswer; status: 200 | 400 | 401 | 404 | 429 | 500; retryAfterSeconds?: number }

/** Answers the form of a report. Refused, it says why and gives back what was typed. */
export async function answerReport(context: Context, form: FormData): Promise<Answered> {
  const answer: ReportAnswer = { ...NO_FORM_ANSWER, intent: 'report', values: typedValues(form), member: null }
  const parsed = parseForm(reportSchema, form)
  if (!parsed.ok) {
    const { kind, id, ...problems } = parsed.problems
    return { answer: { ...answer, problems, error: kind || id ? 'missing' : null }, status: 400 }
  }
  const outcome = await tryOrLog(context, 'reports.broke', async () =>
    reportThing(context, await findMember(context), parsed.value),
  )
  if (!outcome) return { answer: { ...answer, error: 'unexpected' }, status: 500 }
  if (outcome.done) return { answer: { ...answer, done: 'reported', member: outcome.member, values: {} }, status: 200 }
  switch (outcome.reason) {
    case 'signed_out':
      return { answer: { ...answer, error: 'signedOut' }, status: 401 }
    case 'missing':
      return { answer: { ...answer, error: 'missing' }, status: 404 }
    case 'too_many':
      return { answer: { ...answer, error: 'tooMany' }, status: 429, retryAfterSeconds: outcome.retryAfterSeconds }
  }
}
