import { NO_FORM_ANSWER } from '~/platform/forms/form-answer'
import { parseForm, typedValues } from '~/platform/forms/forms.server'
import type { Context } from '~/platform/server/context.server'
import { findMember } from '~/platform/server/guards.server'
import { spend } from '~/platform/server/rate-limit.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import type { Viewer } from '~/platform/server/session.server'
import { type MuteInput, muteSchema } from './mute.schema'
import { muteMember, unmuteMember } from './mute-member.server'
import { muteWord, unmuteWord } from './mute-word.server'
import type { MuteAnswer } from './mutes'

const HOUR_SECONDS = 3600
/** Room to clear out a full list of words and fill it again. */
const MOST_AN_HOUR = 300

const DONE = {
  mute: 'muted',
  unmute: 'unmuted',
  'add-word': 'word-added',
  'remove-word': 'word-removed',
} as const satisfies Record<MuteInput['intent'], MuteAnswer['done']>

const STATUS = { missing: 404, self: 422, full: 422 } as const

type Answered = { answer: MuteAnswer; status: 200 | 400 | 401 | 404 | 422 | 429 | 500; retryAfterSeconds?: number }

/** Answers the forms that mute members and words, and those that take it back. */
export async function answerMute(context: Context, form: FormData): Promise<Answered> {
  const intent = String(form.get('intent') ?? '')
  const blank: MuteAnswer = { ...NO_FORM_ANSWER, intent, values: typedValues(form) }
  const parsed = parseForm(muteSchema, form)
  if (!parsed.ok) {
    // Only the word is typed: whatever else is wrong was not made by a form of ours.
    const { word } = parsed.problems
    return { answer: word ? { ...blank, problems: { word } } : { ...blank, error: 'invalid' }, status: 400 }
  }
  const outcome = await unlessBroken(context, 'mutes.broke', async () => {
    const viewer = await findMember(context)
    if (!viewer) return 'signed_out'
    const limit = { name: 'mute', subject: viewer.id, most: MOST_AN_HOUR, seconds: HOUR_SECONDS }
    return (await spend(context, [limit])) ?? perform(context, viewer, parsed.value)
  })
  if (outcome === null) return { answer: { ...blank, error: 'unexpected' }, status: 500 }
  if (outcome === 'signed_out') return { answer: { ...blank, error: 'signedOut' }, status: 401 }
  if (typeof outcome === 'number') {
    return { answer: { ...blank, error: 'tooMany' }, status: 429, retryAfterSeconds: outcome }
  }
  if (outcome !== 'done') return { answer: { ...blank, error: outcome }, status: STATUS[outcome] }
  return { answer: { ...blank, done: DONE[parsed.value.intent], values: {} }, status: 200 }
}

function perform(context: Context, viewer: Viewer, input: MuteInput) {
  switch (input.intent) {
    case 'mute':
      return muteMember(context, viewer, input.username, input.days)
    case 'unmute':
      return unmuteMember(context, viewer, input)
    case 'add-word':
      return muteWord(context, viewer, input.word)
    case 'remove-word':
      return unmuteWord(context, viewer, input.word)
  }
}
