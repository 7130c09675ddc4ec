import type { Context } from '~/platform/server/context.server'
import { ACTION_REFUSALS, parseForm } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { tryOrLog } from '~/platform/server/log.server'
import { followSchema } from './follow.schema'
import type { FollowAnswer, FollowRefusal } from './follows'
import { setFollow } from './set-follow.server'

type Status = 200 | 400 | 401 | 403 | 404 | 422 | 429 | 500
type Answered = { answer: FollowAnswer; status: Status; retryAfterSeconds?: number; username: string }

const STATE_OF: Record<string, string> = { PUT: 'following', DELETE: 'none' }

/** Answers the buttons that follow: PUT and DELETE say the state by themselves, a form says it in a field. */
export async function answerFollow(context: Context, method: string, form: FormData): Promise<Answered> {
  const state = STATE_OF[method]
  if (state) form.set('state', state)
  const parsed = parseForm(followSchema, form)
  if (!parsed.ok) return refused('invalid', 400, '')
  const { username } = parsed.value
  const outcome = await tryOrLog(context, 'follows.broke', async () =>
    setFollow(context, await findMember(context), parsed.value),
  )
  if (!outcome) return refused('unexpected', 500, username)
  if (outcome.done) {
    const { isFollowing, followersCount } = outcome.state
    return { answer: { done: true, isFollowing, followersCount }, status: 200, username }
  }
  const { error, status } = ACTION_REFUSALS[outcome.reason]
  const retryAfterSeconds = outcome.reason === 'too_many' ? outcome.retryAfterSeconds : undefined
  return { ...refused(error, status, username), retryAfterSeconds }
}

const refused = (error: FollowRefusal, status: Status, username: string): Answered => ({
  answer: { done: false, error },
  status,
  username,
})
