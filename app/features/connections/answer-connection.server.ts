import { parseForm } from '~/platform/forms/forms.server'
import { VERB_REFUSALS } from '~/platform/forms/verb-refusals'
import type { Context } from '~/platform/server/context.server'
import { findMember } from '~/platform/server/guards.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import { changeConnection } from './change-connection.server'
import { connectionSchema } from './connection.schema'
import type { ConnectionAnswer, ConnectionRefusal } from './connections'

type Status = 200 | 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500
type Answered = { answer: ConnectionAnswer; status: Status; retryAfterSeconds?: number; username: string }

/** Answers the forms that ask, accept, decline, take back and end. */
export async function answerConnection(context: Context, form: FormData): Promise<Answered> {
  const parsed = parseForm(connectionSchema, form)
  if (!parsed.ok) {
    const isLong = Object.keys(parsed.problems).join() === 'note'
    return refused(isLong ? 'noteTooLong' : 'invalid', 400, isLong ? (parsed.values.username ?? '') : '')
  }
  const { username } = parsed.value
  const outcome = await unlessBroken(context, 'connections.broke', async () =>
    changeConnection(context, await findMember(context), parsed.value),
  )
  if (!outcome) return refused('unexpected', 500, username)
  if (outcome.done) return { answer: { done: true, state: outcome.state }, status: 200, username }
  const { error, status } = VERB_REFUSALS[outcome.reason]
  const known = {
    ...(outcome.reason === 'limit' ? { state: 'none' as const, nextAt: outcome.nextAt } : {}),
    ...(outcome.reason === 'changed' ? { state: outcome.state } : {}),
  }
  const retryAfterSeconds = outcome.reason === 'too_many' ? outcome.retryAfterSeconds : undefined
  return { ...refused(error, status, username, known), retryAfterSeconds }
}

type Known = Partial<Pick<Extract<ConnectionAnswer, { done: false }>, 'state' | 'nextAt'>>

const refused = (error: ConnectionRefusal, status: Status, username: string, known: Known = {}): Answered => ({
  answer: { done: false, error, state: null, nextAt: null, ...known },
  status,
  username,
})
