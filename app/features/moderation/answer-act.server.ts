import { redirect } from '@remix-run/cloudflare'
import { safeRedirectPath } from '~/domain/membership/redirect-path'
import type { Context } from '~/platform/context.server'
import { NO_FORM_ANSWER } from '~/platform/form-answer'
import { parseForm, typedValues } from '~/platform/forms.server'
import { findModerator } from '~/platform/guards.server'
import { isDocumentRequest, notFound } from '~/platform/http.server'
import { refuse, unlessBroken } from '~/platform/refusal.server'
import { actSchema } from './act.schema'
import { act } from './act.server'
import { ACT_PATH, type ActAnswer } from './moderation'

const TEXT_PROBLEMS = ['noteMissing', 'noteTooLong', 'answerMissing', 'answerTooLong'] as const

/**
 * Answers the forms of the moderation room, which is not there for others. Without scripts it leads back and says how it went;
 * a refusal is answered by the page of the form itself, so that what was typed stands in it.
 */
export async function answerAct(context: Context, request: Request) {
  const form = await request.formData()
  const { answer, status } = await answerForm(context, form)
  const standsHere = new URL(request.url).pathname !== ACT_PATH
  if (isDocumentRequest(request) && !(standsHere && answer.error))
    return redirect(backTo(String(form.get('back') ?? ''), answer))
  return status === 200 ? answer : refuse(answer, status)
}

async function answerForm(context: Context, form: FormData) {
  const values = typedValues(form)
  const answer: ActAnswer = { ...NO_FORM_ANSWER, intent: values.intent ?? '' }
  const moderator = await findModerator(context)
  if (!moderator) throw notFound()
  const parsed = parseForm(actSchema, form)
  if (!parsed.ok) {
    const { note, answer: words } = parsed.problems
    const error = TEXT_PROBLEMS.find((problem) => problem === note || problem === words) ?? 'malformed'
    return { answer: { ...answer, error, values }, status: 400 } as const
  }
  const isDone = await unlessBroken(context, 'moderation.act_broke', () => act(context, moderator, parsed.value))
  if (isDone === null) return { answer: { ...answer, error: 'unexpected', values }, status: 500 } as const
  if (!isDone) return { answer: { ...answer, error: 'conflict', values }, status: 409 } as const
  return { answer: { ...answer, done: parsed.value.intent }, status: 200 } as const
}

function backTo(said: string, { done, error }: ActAnswer): string {
  const url = new URL(safeRedirectPath(said), 'https://same.invalid')
  url.searchParams.delete('done')
  url.searchParams.delete('problem')
  url.searchParams.set(done ? 'done' : 'problem', done ?? error ?? 'unexpected')
  return url.pathname + url.search
}
