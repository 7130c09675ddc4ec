import { z } from 'zod'
import {
  deleteMute,
  deleteMutedWord,
  deleteMuteRow,
  findMuteTarget,
  insertMute,
  insertMutedWord,
  listMutedMembers,
  listMutedWords,
} from '~/data/members/blocks-and-mutes.server'
import { MUTED_WORD_MAX_GRAPHEMES } from '~/domain/community/limits'
import { mutedWordKey } from '~/domain/community/posts/muted-words'
import { parseCursor, toCursor } from '~/domain/community/search/list-cursor'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { USERNAME_MAX_LENGTH } from '~/domain/membership/limits'
import { rowIdField } from '~/domain/membership/row-id.schema'
import { isBlankText } from '~/domain/text/plain-text'
import { isWithin, UNITS_A_CHARACTER } from '~/domain/text/text-length'
import { dateFormat } from '~/locales/date-format'
import type { Language } from '~/locales/language'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import { parseForm, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { languageOf } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { MUTE_CHOICES, type MuteAnswer, type MuteChoice, type MutesData } from './mutes'

const username = z.string().min(1).max(USERNAME_MAX_LENGTH)

/** A list names its row by an id of the row, since it may have no name to show. */
const byNameOrRow = { username: username.optional(), row: rowIdField.optional() }
const namesOne = ({ username, row }: { username?: string; row?: string }) => Boolean(username) !== Boolean(row)

/** A word or a few, in one line. What is far too long is not even counted. */
const word = z
  .string()
  .max(MUTED_WORD_MAX_GRAPHEMES * UNITS_A_CHARACTER, 'word.long')
  .transform((text) =>
    text
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  )
  .refine((text) => !isBlankText(text), 'word.empty')
  .refine((text) => isWithin(text, MUTED_WORD_MAX_GRAPHEMES), 'word.long')

/** What one member does not want to read: another's posts for a while, or posts with a word. */
export const muteSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('mute'), username, days: z.enum(MUTE_CHOICES) }),
  z.object({ intent: z.literal('unmute'), ...byNameOrRow }).refine(namesOne, 'member.missing'),
  z.object({ intent: z.literal('add-word'), word }),
  z.object({ intent: z.literal('remove-word'), word }),
])
type MuteInput = z.output<typeof muteSchema>

/** Whom a member muted, and which words. */
export async function loadMutes(context: Context, viewer: Viewer, request: Request): Promise<MutesData> {
  const { db } = context
  const after = parseCursor(new URL(request.url).searchParams.get('muted'))
  const [{ members, next }, words, language, timeZone] = await Promise.all([
    listMutedMembers(db, { muterId: viewer.id, now: new Date(), after }),
    listMutedWords(db, viewer.id),
    languageOf(request),
    context.timeZone(),
  ])
  return {
    members: members.map(({ until, ...member }) => ({ ...member, until: dayOf(until, language, timeZone) })),
    nextMember: next && toCursor(next),
    isFromStart: after === null,
    words,
  }
}

const dayOf = (until: Date | null, language: Language, timeZone: string) =>
  until && dateFormat(language, timeZone, { day: 'numeric', month: 'long' }).format(until)

const HOUR_SECONDS = 3600
/** Enough to clear a full list of words and fill it again. */
const MOST_AN_HOUR = 300

const DONE = {
  mute: 'muted',
  unmute: 'unmuted',
  'add-word': 'word-added',
  'remove-word': 'word-removed',
} as const satisfies Record<MuteInput['intent'], MuteAnswer['done']>

const STATUS = { missing: 404, self: 422, full: 422 } as const

type Answered = { answer: MuteAnswer; status: 200 | 400 | 401 | 404 | 422 | 429 | 500; retryAfterSeconds?: number }

/** Answers the forms that mute and unmute members and words. */
export async function answerMute(context: Context, form: FormData): Promise<Answered> {
  const intent = String(form.get('intent') ?? '')
  const blank: MuteAnswer = { ...NO_FORM_ANSWER, intent, values: typedValues(form) }
  const parsed = parseForm(muteSchema, form)
  if (!parsed.ok) {
    // Only the word is typed; other fields are invalid only in requests that no form of the site sends.
    const { word } = parsed.problems
    return { answer: word ? { ...blank, problems: { word } } : { ...blank, error: 'invalid' }, status: 400 }
  }
  const outcome = await tryOrLog(context, 'mutes.broke', async () => {
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

const DAY_MILLISECONDS = 86_400_000

type MuteOutcome = 'done' | 'missing' | 'self'

/** Mutes a member from now on, in place of an earlier mute. The muted member is not notified. */
export async function muteMember(context: Context, viewer: Viewer, username: string, days: MuteChoice) {
  const until = days === 'always' ? null : new Date(Date.now() + Number(days) * DAY_MILLISECONDS)
  return changeMute(context, viewer, username, (mutedId) =>
    insertMute(context.db, { muterId: viewer.id, mutedId, until }),
  )
}

/** Unmutes a member by name or by a row of the viewer's list. Does nothing without a mute. */
export async function unmuteMember(
  context: Context,
  viewer: Viewer,
  { username = '', row }: { username?: string; row?: string },
) {
  if (row === undefined) {
    return changeMute(context, viewer, username, (mutedId) => deleteMute(context.db, viewer.id, mutedId))
  }
  await deleteMuteRow(context.db, viewer.id, row)
  announceNotifications(context, [{ userId: viewer.id }])
  return 'done'
}

async function changeMute(
  context: Context,
  viewer: Viewer,
  username: string,
  write: (mutedId: string) => Promise<void>,
): Promise<MuteOutcome> {
  const targetId = await findMuteTarget(context.db, viewer.id, toAccountKey(username))
  if (!targetId) return 'missing'
  if (targetId === viewer.id) return 'self'
  await write(targetId)
  // Notifications of a muted member are not counted at the bell.
  announceNotifications(context, [{ userId: viewer.id }])
  return 'done'
}

/** Hides posts with a word, regardless of case; `full` when the list has no room for another. */
export async function muteWord({ db }: Context, viewer: Viewer, word: string): Promise<'done' | 'full'> {
  const isSaved = await insertMutedWord(db, { userId: viewer.id, wordKey: mutedWordKey(word), word })
  return isSaved ? 'done' : 'full'
}

/** Does nothing for a word that is not in the list. */
export async function unmuteWord({ db }: Context, viewer: Viewer, word: string): Promise<'done'> {
  await deleteMutedWord(db, viewer.id, mutedWordKey(word))
  return 'done'
}
