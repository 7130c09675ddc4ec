import { NO_FORM_ANSWER } from '~/platform/forms/form-answer'
import { parseForm, typedValues } from '~/platform/forms/forms.server'
import type { Context } from '~/platform/server/context.server'
import { findMember } from '~/platform/server/guards.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import { changeConversation } from './change-conversation.server'
import { messageFormSchema } from './messages.schema'
import type { MessagesAnswer, Outcome } from './messages-answer'
import { startMessage } from './start-message.server'

type Status = 200 | 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500
type Answered = { answer: MessagesAnswer; status: Status; retryAfterSeconds?: number }

const STATUS: Partial<Record<NonNullable<MessagesAnswer['error']>, Status>> = {
  signedOut: 401,
  unavailable: 403,
  closedToYou: 403,
  suspended: 403,
  undecided: 403,
  nobody: 404,
  not_found: 404,
  picture_gone: 404,
  conflict: 409,
  too_late: 409,
  rate_limited: 429,
  tooMany: 429,
  limit: 429,
  unexpected: 500,
}

/** Answers the forms of the page. Refused, it says why and gives back what was typed. */
export async function answerMessages(context: Context, form: FormData): Promise<Answered> {
  const values = typedValues(form)
  const answer: MessagesAnswer = { ...NO_FORM_ANSWER, intent: values.intent ?? '', conversation: null, nextAt: null }
  const parsed = parseForm(messageFormSchema, form)
  if (!parsed.ok) return { answer: { ...answer, error: 'malformed', values }, status: 400 }
  const outcome = await unlessBroken(context, 'messages.form_broke', async (): Promise<Outcome> => {
    const viewer = await findMember(context)
    if (!viewer) return { done: false, error: 'signedOut' }
    const { value } = parsed
    return value.intent === 'start' ? startMessage(context, viewer, value) : changeConversation(context, viewer, value)
  })
  if (outcome?.done) {
    return { answer: { ...answer, done: 'done', conversation: outcome.conversation }, status: 200 }
  }
  const { error, nextAt = null, conversation = null, retryAfterSeconds } = outcome ?? { error: 'unexpected' as const }
  return {
    answer: { ...answer, error, nextAt, conversation, values },
    status: STATUS[error] ?? 422,
    ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
  }
}
