import { z } from 'zod'
import { listConnections } from '~/data/connections/connections.server'
import {
  deleteFollow,
  type FollowState,
  findFollowTarget,
  insertFollow,
  listFollowers,
  listFollowing,
} from '~/data/connections/follows.server'
import { listCandidates } from '~/data/connections/suggestions.server'
import { listWriters } from '~/data/members/member-page.server'
import { FOLLOWS_AN_HOUR } from '~/domain/community/limits'
import { whyMayNotAct } from '~/domain/community/moderation/may-act'
import { parseCursor, toCursor } from '~/domain/community/search/list-cursor'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { USERNAME_MAX_LENGTH } from '~/domain/membership/limits'
import { languagesRead, preferredLanguage } from '~/domain/membership/reading-languages'
import { rankSuggestions } from '~/domain/membership/suggestion'
import type { Relation } from '~/domain/membership/visibility'
import type { TextLanguage } from '~/domain/text/text-language'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import { ACTION_REFUSALS, parseForm } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import {
  type FollowAnswer,
  type FollowRefusal,
  PEOPLE_LISTS,
  type People,
  type PeopleList,
  type Person,
} from './follows'

/** Whom to follow, and whether from now on or no longer. */
const followSchema = z.object({
  username: z.string().min(1).max(USERNAME_MAX_LENGTH),
  state: z.enum(['following', 'none']),
})
type FollowInput = z.output<typeof followSchema>

const LISTS = { connections: listConnections, followers: listFollowers, following: listFollowing }

type Seen = {
  memberId: string
  relation: Relation
  /** Null: a visitor. */
  viewerId: string | null
}

/**
 * A list of the people around a member, without those the viewer can't find. Connections are shown to the member's connections,
 * followers to everyone who sees the page.
 */
export async function loadPeople({ db }: Context, request: Request, seen: Seen): Promise<People> {
  const { memberId, relation, viewerId } = seen
  const params = new URL(request.url).searchParams
  const lists = PEOPLE_LISTS.filter((list) => list !== 'connections' || seesConnections(relation))
  const list = wanted(params.get('list'), lists)
  const cursor = params.get('cursor')
  const after = parseCursor(cursor)
  const { members, hiddenCount, next } = await LISTS[list](db, { memberId, viewerId, after })
  return {
    list,
    lists,
    people: members.map(({ id, ...person }) => ({ ...person, isViewer: id === viewerId })),
    hiddenCount,
    nextCursor: next && toCursor(next),
    cursor: after && cursor,
  }
}

const seesConnections = (relation: Relation) => relation === 'owner' || relation === 'connection'

const wanted = (said: string | null, lists: readonly PeopleList[]): PeopleList =>
  lists.find((list) => list === said) ?? lists[0] ?? 'followers'

const PEOPLE = 3

export type SuggestedPerson = Pick<Person, 'username' | 'fullName' | 'avatarUrl' | 'hdType' | 'isTimeUncertain'>

/**
 * People a new member may like to follow and doesn't yet: those who suit them best of the members who have posted, first those
 * whose language they read. None where they can't be loaded, which is logged.
 */
export async function loadSuggestedPeople(context: Context, viewer: Viewer) {
  return (await tryOrLog(context, 'follows.suggest_broke', () => suggest(context, viewer))) ?? []
}

async function suggest({ db }: Context, viewer: Viewer): Promise<SuggestedPerson[]> {
  const now = new Date()
  const own = { type: viewer.hdType, languages: languagesRead(viewer), gates: null }
  const writersOf = async (language: TextLanguage | null) => {
    const candidates = await listCandidates(db, viewer.id, { type: null, language, words: [], named: [] }, now)
    const ids = rankSuggestions(own, candidates, now.getTime()).map(({ id }) => id)
    const writers = new Map((await listWriters(db, viewer.id, ids)).map((writer) => [writer.id, writer]))
    return ids.flatMap((id) => writers.get(id) ?? [])
  }
  const preferred = preferredLanguage(viewer)
  const found = await writersOf(preferred)
  if (preferred && found.length < PEOPLE) {
    const isKnown = new Set(found.map(({ id }) => id))
    found.push(...(await writersOf(null)).filter(({ id }) => !isKnown.has(id)))
  }
  return found.slice(0, PEOPLE).map(({ id: _, ...person }) => person)
}

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

const HOUR_SECONDS = 3600

export type FollowOutcome =
  | { done: true; state: FollowState }
  | { done: false; reason: 'signed_out' | 'missing' | 'self' | 'suspended' | 'undecided' }
  | { done: false; reason: 'too_many'; retryAfterSeconds: number }

/**
 * Follows a member, or no longer does: a state, so that done twice it is the same. Nobody follows whose page is closed to
 * them, nor themselves, nor anybody while suspended; what one follows one can always leave.
 */
export async function setFollow(
  context: Context,
  viewer: Viewer | null,
  { username, state }: FollowInput,
): Promise<FollowOutcome> {
  if (!viewer) return { done: false, reason: 'signed_out' }
  const now = new Date()
  const wanted = state === 'following'
  const reason = wanted ? whyMayNotAct(viewer, now) : null
  if (reason) return { done: false, reason }
  const limit = { name: 'follow', subject: viewer.id, most: FOLLOWS_AN_HOUR, seconds: HOUR_SECONDS }
  const retryAfterSeconds = await spend(context, [limit])
  if (retryAfterSeconds !== null) return { done: false, reason: 'too_many', retryAfterSeconds }
  const target = await findFollowTarget(context.db, viewer.id, toAccountKey(username))
  if (!target) return { done: false, reason: 'missing' }
  if (target.id === viewer.id) return { done: false, reason: 'self' }
  if (target.isFollowing === wanted) return { done: true, state: target }
  const pair = { followerId: viewer.id, followeeId: target.id }
  if (!wanted) {
    const state = await deleteFollow(context.db, pair)
    announceNotifications(context, [{ userId: target.id }])
    return { done: true, state }
  }
  const after = await insertFollow(context.db, pair, now)
  announceNotifications(context, after.notified)
  // A block or a closed page came between the question and the writing.
  if (!after.state.isFollowing) return { done: false, reason: 'missing' }
  return { done: true, state: after.state }
}
