import { LOVE_CHANGES_AN_HOUR } from '~/domain/membership/love-compatibility'
import { parseForm } from '~/platform/forms/forms.server'
import type { Context } from '~/platform/server/context.server'
import { findMember } from '~/platform/server/guards.server'
import { languageOf } from '~/platform/server/i18n.server'
import { spend } from '~/platform/server/rate-limit.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import type { Viewer } from '~/platform/server/session.server'
import type { LoveAnswer, LoveRefusal } from './love'
import { type LoveInput, loveSchema } from './love.schema'
import { openLoveAnalysis } from './open-analysis.server'
import { setInterest } from './set-interest.server'
import { hideViewer, showViewer } from './set-shown.server'

type Status = 200 | 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500
type Answered = { answer: LoveAnswer; status: Status; retryAfterSeconds?: number }

const HOUR_SECONDS = 3600
const STATUS = {
  missing: 404,
  suspended: 403,
  undecided: 403,
  minor: 422,
  undeclared: 422,
  unconsented: 422,
  limit: 409,
} as const

/** Answers every form of Love Compatibility. */
export async function answerLove(context: Context, request: Request, form: FormData): Promise<Answered> {
  const parsed = parseForm(loveSchema, form)
  if (!parsed.ok) return refused('invalid', 400)
  const viewer = await findMember(context)
  if (!viewer) return refused('signedOut', 401)
  const answered = await unlessBroken(context, 'love.broke', async () => {
    const limit = { name: 'love', subject: viewer.id, most: LOVE_CHANGES_AN_HOUR, seconds: HOUR_SECONDS }
    const retryAfterSeconds = parsed.value.intent === 'hide' ? null : await spend(context, [limit])
    if (retryAfterSeconds !== null) return { ...refused('tooMany', 429), retryAfterSeconds }
    const outcome = await obey(context, viewer, request, parsed.value)
    return 'reason' in outcome ? refused(outcome.reason, STATUS[outcome.reason]) : done(outcome)
  })
  return answered ?? refused('unexpected', 500)
}

async function obey(
  context: Context,
  viewer: Viewer,
  request: Request,
  input: LoveInput,
): Promise<(LoveAnswer & { done: true }) | { reason: keyof typeof STATUS }> {
  switch (input.intent) {
    case 'show': {
      const outcome = await showViewer(context, viewer, { ...input, language: await languageOf(request) })
      return outcome.done ? { done: true, intent: 'show' } : outcome
    }
    case 'hide':
      await hideViewer(context, viewer)
      return { done: true, intent: 'hide' }
    case 'open': {
      const outcome = await openLoveAnalysis(context, viewer, input.username, await languageOf(request))
      return outcome.done ? { ...outcome, intent: 'open' } : outcome
    }
    default: {
      const { intent, username } = input
      const outcome = await setInterest(context, viewer, { username, wanted: intent === 'like' })
      return outcome.done ? { done: true, intent, ...outcome.state } : outcome
    }
  }
}

const done = (answer: LoveAnswer): Answered => ({ answer, status: 200 })
const refused = (error: LoveRefusal, status: Status): Answered => ({ answer: { done: false, error }, status })
