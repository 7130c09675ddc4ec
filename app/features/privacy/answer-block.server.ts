import { deleteBlock, deleteBlockRow, findBlockTarget, insertBlock } from '~/data/members/blocks-and-mutes.server'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { announcePair } from '~/platform/messaging/availability.server'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import { parseForm } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import type { PrivacyAnswer } from './privacy'
import { blockSchema } from './privacy.schema'

type Answered = { answer: PrivacyAnswer; status: 200 | 400 | 401 | 404 | 429 | 500; retryAfterSeconds?: number }

/** Answers the buttons that block and unblock; `missing` (404) for members the viewer can't find. */
export async function answerBlock(context: Context, form: FormData): Promise<Answered> {
  const parsed = parseForm(blockSchema, form)
  if (!parsed.ok) return { answer: { ...NO_FORM_ANSWER, error: 'missing' }, status: 400 }
  const { value: input } = parsed
  const { intent } = input
  const answer: PrivacyAnswer = { ...NO_FORM_ANSWER, intent }
  const outcome = await tryOrLog(context, 'privacy.block_broke', async () => {
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

const HOUR_SECONDS = 3600
/** High enough for anyone, too low to find out which usernames exist. */
const MOST_AN_HOUR = 60

type BlockOutcome =
  | { done: true }
  | { done: false; reason: 'signed_out' | 'missing' }
  | { done: false; reason: 'too_many'; retryAfterSeconds: number }

/** Blocks a member: the two no longer see each other, and their connection ends. Idempotent. */
export const blockMember = (context: Context, viewer: Viewer | null, { username }: { username: string }) =>
  changeBlock(context, viewer, async ({ id }) => {
    const otherId = await findOther(context, id, username)
    if (!otherId) return 'missing'
    await insertBlock(context.db, id, otherId)
    return { otherId }
  })

/** Removes the viewer's own block of a member, by username or by row of the viewer's list. Idempotent. */
export const unblockMember = (
  context: Context,
  viewer: Viewer | null,
  target: { username: string } | { row: string },
) =>
  changeBlock(context, viewer, async ({ id }) => {
    if ('row' in target) {
      const otherId = await deleteBlockRow(context.db, id, target.row)
      return otherId ? { otherId } : 'unchanged'
    }
    const otherId = await findOther(context, id, target.username)
    if (!otherId) return 'missing'
    return (await deleteBlock(context.db, id, otherId)) ? { otherId } : 'unchanged'
  })

async function findOther({ db }: Context, viewerId: string, username: string): Promise<string | null> {
  const found = await findBlockTarget(db, viewerId, toAccountKey(username))
  return found === viewerId ? null : found
}

async function changeBlock(
  context: Context,
  viewer: Viewer | null,
  write: (viewer: Viewer) => Promise<{ otherId: string } | 'missing' | 'unchanged'>,
): Promise<BlockOutcome> {
  if (!viewer) return { done: false, reason: 'signed_out' }
  const limit = { name: 'block', subject: viewer.id, most: MOST_AN_HOUR, seconds: HOUR_SECONDS }
  const retryAfterSeconds = await spend(context, [limit])
  if (retryAfterSeconds !== null) return { done: false, reason: 'too_many', retryAfterSeconds }
  const change = await write(viewer)
  if (change === 'missing') return { done: false, reason: 'missing' }
  if (change === 'unchanged') return { done: true }
  announcePair(context, viewer.id, change.otherId)
  // The bells no longer count notifications about each other.
  announceNotifications(context, [{ userId: viewer.id }, { userId: change.otherId }])
  return { done: true }
}
