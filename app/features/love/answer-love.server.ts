import { deleteInterest, findInterest, type InterestState, insertInterest } from '~/data/love/love-interests.server'
import { findLoveCard } from '~/data/love/love-members.server'
import { findLoveChoice, findLoveSelf, hideInLove, openAnalysis, showInLove } from '~/data/love/love-settings.server'
import { whyMayNotAct } from '~/domain/community/moderation/may-act'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { firstNameOf } from '~/domain/membership/account/first-name'
import { LOVE_CHANGES_AN_HOUR, type LoveAge, loveAge } from '~/domain/membership/love/love-compatibility'
import { analysesAMonth, monthOf } from '~/domain/membership/premium/entitlements'
import type { Language } from '~/locales/language'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import { parseForm } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { languageOf } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import type { Analysis, LoveAnswer, LoveRefusal } from './love'
import { type LoveInput, loveSchema } from './love.schema'
import { evidenceWords, matchWith, toAnalysis } from './to-card.server'

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
  const answered = await tryOrLog(context, 'love.broke', async () => {
    const limit = { name: 'love', subject: viewer.id, most: LOVE_CHANGES_AN_HOUR, seconds: HOUR_SECONDS }
    const retryAfterSeconds = parsed.value.intent === 'hide' ? null : await spend(context, [limit])
    if (retryAfterSeconds !== null) return { ...refused('tooMany', 429), retryAfterSeconds }
    const outcome = await applyForm(context, viewer, request, parsed.value)
    return 'reason' in outcome ? refused(outcome.reason, STATUS[outcome.reason]) : done(outcome)
  })
  return answered ?? refused('unexpected', 500)
}

async function applyForm(
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

export type ShownOutcome =
  | { done: true }
  | { done: false; reason: 'suspended' | 'undecided' | 'unconsented' | Exclude<LoveAge, 'adult'> }
type ShowInput = { adult: boolean; consent: boolean; language: Language }

/**
 * Shows the viewer in Love Compatibility from now on: whoever agrees to it and is of age by their birth date, or says so where
 * there is none. Done twice it is the same.
 */
export async function showViewer(
  { db }: Context,
  viewer: Viewer,
  { adult, consent, language }: ShowInput,
): Promise<ShownOutcome> {
  const now = new Date()
  const reason = whyMayNotAct(viewer, now)
  if (reason) return { done: false, reason }
  if (!consent) return { done: false, reason: 'unconsented' }
  await showInLove(db, viewer.id, { declares: adult, language, now })
  const choice = await findLoveChoice(db, viewer.id)
  const age = loveAge(choice.birthDate, choice.hasDeclared, now)
  return age === 'adult' ? { done: true } : { done: false, reason: age }
}

/** Shows the viewer no longer and ends their consent; open to everybody at any time. */
export const hideViewer = ({ db }: Context, viewer: Viewer): Promise<void> => hideInLove(db, viewer.id, new Date())

export type InterestOutcome =
  | { done: true; state: InterestState }
  | { done: false; reason: 'missing' | 'suspended' | 'undecided' }

/**
 * Notes that the viewer is interested in a member, or no longer: a state, so that done twice it is the same. Nobody but the
 * viewer learns of it, unless the other's interest answers it.
 */
export async function setInterest(
  context: Context,
  viewer: Viewer,
  { username, wanted }: { username: string; wanted: boolean },
): Promise<InterestOutcome> {
  const { db } = context
  const now = new Date()
  const key = toAccountKey(username)
  if (!wanted) {
    const otherId = await findInterest(db, viewer.id, key)
    if (!otherId) return { done: true, state: { isLiked: false, isMatch: false } }
    const { state, wasMatch } = await deleteInterest(db, { memberId: viewer.id, otherId }, now)
    // Of an interest that was not answered nothing reaches the other, not even that something may have changed.
    if (wasMatch) announceNotifications(context, [{ userId: viewer.id }, { userId: otherId }])
    return { done: true, state }
  }
  const reason = whyMayNotAct(viewer, now)
  if (reason) return { done: false, reason }
  const month = monthOf(now, await context.timeZone())
  const [other] = await findLoveCard(db, { viewerId: viewer.id, now, month }, key)
  if (!other) return { done: false, reason: 'missing' }
  const state = await insertInterest(db, { memberId: viewer.id, otherId: other.id }, now)
  // A block or a closed page came between the question and the writing.
  return state.isLiked ? { done: true, state } : { done: false, reason: 'missing' }
}

export type AnalysisOutcome =
  | { done: true; analysis: Analysis; left: number | null }
  | { done: false; reason: 'missing' | 'limit' }

/**
 * Opens what moved the numbers of the viewer and a member. For members without premium so many open a month, and those stay
 * open until it ends; where there is nothing to open, by the types alone, nothing is counted.
 */
export async function openLoveAnalysis(
  { db, timeZone }: Context,
  viewer: Viewer,
  username: string,
  language: Language,
): Promise<AnalysisOutcome> {
  const now = new Date()
  const month = monthOf(now, await timeZone())
  const [[self], [other]] = await db.batch([
    findLoveSelf(db, viewer.id, month, now),
    findLoveCard(db, { viewerId: viewer.id, now, month }, toAccountKey(username)),
  ])
  if (!self || !other) return { done: false, reason: 'missing' }
  const match = matchWith(self, other)
  const analysis = match && toAnalysis(match, evidenceWords(language), firstNameOf(other.fullName))
  if (!analysis) return { done: false, reason: 'missing' }
  const most = analysesAMonth(viewer)
  if (most === null) return { done: true, analysis, left: null }
  const { isOpen, opened } = await openAnalysis(db, { memberId: viewer.id, otherId: other.id, month }, most, now)
  return isOpen ? { done: true, analysis, left: Math.max(0, most - opened) } : { done: false, reason: 'limit' }
}
