import type { Database } from '../../../drizzle/client'
import type { viewers } from '../../../drizzle/viewer'
import {
  type FoundParticipant,
  findAddressee,
  findNextBeginning,
  findParticipantOf,
  insertConversation,
} from '../../data/conversations.server'
import { whyMayNotAct } from '../../domain/community/moderation/may-act'
import { freeAgainAt, freeLimit } from '../../domain/membership/premium/entitlements'
import { CLOSE } from '../../domain/messaging/close-codes'
import { conversationId, pairKey } from '../../domain/messaging/conversation-id'
import type { ConversationObject, HubCounts, HubObject } from '../../domain/messaging/objects'
import type { Bindings } from '../server/env.server'
import { logEvent, toErrorFields } from '../server/log.server'
import { spend } from '../server/rate-limit.server'

// Sessions end sockets through this file, and every context has a session: so it knows of the context only what it uses.

type Place = { db: Database; bindings: Pick<Bindings, 'CONVERSATION' | 'HUB'>; requestId: string }
type Asker = Pick<typeof viewers.$inferSelect, 'id' | 'hdType' | 'suspendedUntil' | 'profileVisibility'> & {
  isPremium: boolean
}

const HOUR_SECONDS = 3600
/** Who begins more conversations in an hour is no person. */
const BEGINNINGS_AN_HOUR = 30

// The platform's own type of a stub loses what an answer is where it is one of several.
type Stub<T> = T & Pick<DurableObjectStub, 'fetch'>

/** The object that keeps a conversation. */
export const conversationOf = (env: Pick<Bindings, 'CONVERSATION'>, id: string) =>
  env.CONVERSATION.getByName(id) as unknown as Stub<ConversationObject>

/** The object that keeps what is live for a member. */
export const hubOf = (env: Pick<Bindings, 'HUB'>, memberId: string) =>
  env.HUB.getByName(memberId) as unknown as Stub<HubObject>

/** The viewer as a participant; null if the conversation isn't theirs or doesn't exist. A closed one (`isOpen` false) can be read. */
export const findParticipant = (
  { db }: Pick<Place, 'db'>,
  viewer: Pick<Asker, 'id'>,
  id: string,
): Promise<FoundParticipant | null> => findParticipantOf(db, viewer.id, id)

export type StartOutcome =
  | { done: true; id: string; isNew: boolean }
  | { done: false; reason: 'missing' | 'self' | 'unavailable' | 'suspended' | 'undecided' }
  | { done: false; reason: 'too_many'; retryAfterSeconds: number }
  /** The free conversations of these days are begun; there is another from `nextAt` on, an ISO instant. */
  | { done: false; reason: 'limit'; nextAt: string }

/**
 * Opens the one conversation of the viewer with a member, and begins it where there is none. `missing` for whom the viewer
 * cannot find, blocks among them; `unavailable` where the profile is closed to them; `suspended` or
 * `undecided` where it would begin and the viewer may not. Called again after it broke anywhere, it ends what was begun.
 */
export async function startConversation(place: Place, viewer: Asker, username: string): Promise<StartOutcome> {
  const { db } = place
  const addressee = await findAddressee(db, viewer.id, username)
  if (!addressee) return { done: false, reason: 'missing' }
  if (addressee.isSelf) return { done: false, reason: 'self' }
  const pair = pairKey(viewer.id, addressee.id)
  const id = await conversationId(pair)
  if (await findParticipantOf(db, viewer.id, id)) return open(place, viewer.id, addressee.id, { id, isNew: false })
  if (!addressee.isReachable) return { done: false, reason: 'unavailable' }
  const now = new Date()
  const reason = whyMayNotAct(viewer, now)
  if (reason) return { done: false, reason }
  const hourly = { name: 'conversation.begin', subject: viewer.id, most: BEGINNINGS_AN_HOUR, seconds: HOUR_SECONDS }
  const retryAfterSeconds = await spend(place, [hourly])
  if (retryAfterSeconds !== null) return { done: false, reason: 'too_many', retryAfterSeconds }

  const limit = freeLimit('conversations', viewer, now)
  const begun = await insertConversation(db, {
    ...{ id, pair, now, beginnerId: viewer.id, otherId: addressee.id },
    limit,
  })
  if (begun) return open(place, viewer.id, addressee.id, begun)
  const tenth = limit && (await findNextBeginning(db, viewer.id, limit))
  // Neither there nor one too many: the other has just gone.
  if (!tenth) return { done: false, reason: 'missing' }
  return { done: false, reason: 'limit', nextAt: freeAgainAt('conversations', tenth).toISOString() }
}

/** Puts it into the list of whoever opens it. Should that fail, it is there all the same, and listed with its first message. */
async function open(place: Place, memberId: string, otherId: string, { id, isNew }: { id: string; isNew: boolean }) {
  try {
    await hubOf(place.bindings, memberId).begin(memberId, { conversationId: id, otherId, at: new Date().toISOString() })
  } catch (error) {
    logEvent('error', 'conversation.not_listed', { requestId: place.requestId, ...toErrorFields(error) })
  }
  return { done: true as const, id, isNew }
}

/** The conversation the viewer has with a member already; null for none, and for whom the viewer cannot find. */
export async function findConversationWith(
  { db }: Pick<Place, 'db'>,
  viewer: Pick<Asker, 'id'>,
  username: string,
): Promise<{ id: string } | null> {
  const addressee = await findAddressee(db, viewer.id, username)
  if (!addressee || addressee.isSelf) return null
  const id = await conversationId(pairKey(viewer.id, addressee.id))
  return (await findParticipantOf(db, viewer.id, id)) && { id }
}

export const NOTHING_UNREAD: HubCounts = { messages: 0, notices: 0 }

/** What a member has not read; nothing while their hub does not answer. */
export async function countsOf({ bindings, requestId }: Omit<Place, 'db'>, memberId: string): Promise<HubCounts> {
  try {
    return await hubOf(bindings, memberId).counts()
  } catch (error) {
    logEvent('error', 'hub.unread_failed', { requestId, ...toErrorFields(error) })
    return NOTHING_UNREAD
  }
}

/** Closes the sockets of both members of a pair at their conversation; there need not be any. */
export async function closePair(env: Pick<Bindings, 'CONVERSATION'>, one: string, other: string): Promise<void> {
  const id = await conversationId(pairKey(one, other))
  await conversationOf(env, id).endSockets(null, CLOSE.unavailable, null)
}
