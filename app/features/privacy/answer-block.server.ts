import { NO_FORM_ANSWER } from '~/platform/forms/form-answer'
import { parseForm } from '~/platform/forms/forms.server'
import type { Context } from '~/platform/server/context.server'
import { findMember } from '~/platform/server/guards.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import { blockSchema } from './block.schema'
import { blockMember, unblockMember } from './block-member.server'
import type { PrivacyAnswer } from './privacy'

type Answered = { answer: PrivacyAnswer; status: 200 | 400 | 401 | 404 | 429 | 500; retryAfterSeconds?: number }

/** Answers the buttons that block and unblock; `missing` (404) for whoever the viewer cannot find. */
export async function answerBlock(context: Context, form: FormData): Promise<Answered> {
  const parsed = parseForm(blockSchema, form)
  if (!parsed.ok) return { answer: { ...NO_FORM_ANSWER, error: 'missing' }, status: 400 }
  const { value: input } = parsed
  const { intent } = input
  const answer: PrivacyAnswer = { ...NO_FORM_ANSWER, intent }
  const outcome = await unlessBroken(context, 'privacy.block_broke', async () => {
    const viewer = await findMember(context)
    return input.intent === 'block' ? blockMember(context, viewer, input) : unblockMember(context, viewer, input)
  })
  if (!outcome) return { answer: { ...answer, error: 'unexpected' }, status: 500 }
  if (outcome.done) return { answer: { ...answer, done: intent === 'block' ? 'blocked' : 'unblocked' }, status: 200 }
  switch (outcome.reason) {
    case 'signed_out':
      return { answer: { ...answer, error: 'signedOut' }, status: 401 }
    case 'missing':
      return { answer: { ...answer, error: 'missing' }, status: 404 }
    case 'too_many':
      return { answer: { ...answer, error: 'tooMany' }, status: 429, retryAfterSeconds: outcome.retryAfterSeconds }
  }
}
