import { listPartners } from '~/data/conversations.server'
import { typeCompatibility } from '~/domain/human-design/composite/type-compatibility'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import { pairKey } from '~/domain/messaging/conversation-id'
import { CONVERSATIONS_A_PAGE, INBOX_ROWS } from '~/domain/messaging/limits'
import type { ClosedRow, Seat } from '~/domain/messaging/objects'
import { searchText } from '~/domain/text/search/search-text'
import { conversationOf, hubOf } from '~/platform/messaging/conversations.server'
import type { Context } from '~/platform/server/context.server'
import { logEvent, toErrorFields, tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import type {
  ConversationList,
  FoundText,
  FoundTexts,
  ListedConversation,
  MessagesQuery,
  Person,
} from './messages-page'

/** The list as the address asks for it: filtered by type, searched by name and text, with so many pages. */
export async function loadList(
  context: Context,
  viewer: Viewer,
  { q, type, list = 1 }: MessagesQuery,
): Promise<ConversationList> {
  const all = await loadRows(context, viewer)
  const ofType = type ? all.filter(({ person }) => person.hdType === type) : all
  const named = q ? ofType.filter(({ person }) => isNamed(person, q)) : ofType
  const shown = list * CONVERSATIONS_A_PAGE
  return {
    conversations: named.slice(0, shown),
    hasMore: named.length > shown,
    isEmpty: all.length === 0,
    found: q ? await searchTexts(context, viewer, ofType, q) : null,
  }
}

function isNamed({ fullName, username }: ListedConversation['person'], query: string) {
  const wanted = searchText(query.replace(/^@/, ''))
  return searchText(fullName).includes(wanted) || searchText(username).includes(wanted)
}

/** The conversations of a member, the newest first, without members they may not see. One call to the hub, one query. */
export async function loadRows(context: Context, viewer: Viewer): Promise<ListedConversation[]> {
  const rows = await hubOf(context.bindings, viewer.id).inbox(INBOX_ROWS)
  const people = await loadPeople(
    context,
    viewer,
    rows.map(({ otherId }) => otherId),
  )
  repairRows(
    context,
    viewer,
    rows.filter(({ otherId }) => !people.has(otherId)),
  )
  return rows.flatMap((row) => {
    const person = people.get(row.otherId)
    return person ? [{ row, person, compatibility: compatibilityOf(viewer.hdType, person.hdType) }] : []
  })
}

/** Those of these members whom the viewer may write to, by id. */
export async function loadPeople({ db }: Context, viewer: Viewer, ids: string[]): Promise<Map<string, Person>> {
  const partners = await listPartners(db, viewer.id, ids)
  return new Map([...partners].map(([id, { hdAuthority: _, ...person }]) => [id, person]))
}

/** The compatibility of two types in percent; null if either is unknown. */
const compatibilityOf = (own: TypeCode | null, other: TypeCode | null) =>
  own && other ? typeCompatibility(own, other) : null

/** At most this many rows are repaired with one request. */
const MOST_REPAIRED = 100

/**
 * Corrects rows of the hub by the database, after the response: a hub that could not be reached, or did not have the row yet,
 * missed a block or its end, or that a member left or came back. `toClose` are listed rows of members the viewer can't see.
 */
function repairRows(context: Context, viewer: Viewer, toClose: ClosedRow[]): void {
  const repair = async () => {
    const hub = hubOf(context.bindings, viewer.id)
    const closed = await hub.closedRows(MOST_REPAIRED)
    const others = closed.map(({ otherId }) => otherId)
    const visible = await listPartners(context.db, viewer.id, others)
    const wrong = [
      ...toClose.slice(0, MOST_REPAIRED).map(({ conversationId }) => ({ conversationId, isOpen: false })),
      ...closed
        .filter(({ otherId }) => visible.has(otherId))
        .map(({ conversationId }) => ({ conversationId, isOpen: true })),
    ]
    await Promise.all(wrong.map(({ conversationId, isOpen }) => hub.setOpen(conversationId, isOpen)))
  }
  context.waitUntil(tryOrLog(context, 'messages.rows_not_mended', repair))
}

/** A single letter is in nearly every message. */
const SHORTEST_SEARCH = 2
const MOST_CONVERSATIONS = 50
const CONCURRENCY = 8
const MOST_OF_ONE = 3
const MOST_SHOWN = 30
/** Each search asks up to 50 objects, and typing starts several searches. */
const SEARCHES_A_MINUTE = 30

/** Messages of the newest conversations that contain a text, the newest first. The conversations must be the viewer's own. */
async function searchTexts(
  context: Context,
  viewer: Viewer,
  conversations: ListedConversation[],
  text: string,
): Promise<FoundTexts> {
  if (text.length < SHORTEST_SEARCH || conversations.length === 0) return { messages: [], isCut: false, state: 'whole' }
  const limit = { name: 'message.search', subject: viewer.id, most: SEARCHES_A_MINUTE, seconds: 60 }
  if ((await spend(context, [limit])) !== null) return { messages: [], isCut: false, state: 'rest' }

  const newest = conversations.slice(0, MOST_CONVERSATIONS)
  const found: FoundText[] = []
  let failed = false
  let isCut = false
  const waiting = [...newest]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        const ofOne = await searchOne(context, viewer, next, text)
        if (ofOne.length > MOST_OF_ONE) isCut = true
        found.push(...ofOne.slice(0, MOST_OF_ONE))
      } catch (error) {
        failed = true
        logEvent('error', 'messages.search_failed', { requestId: context.requestId, ...toErrorFields(error) })
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  found.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  return {
    messages: found.slice(0, MOST_SHOWN),
    isCut: isCut || found.length > MOST_SHOWN,
    state: failed ? 'partly' : conversations.length > MOST_CONVERSATIONS ? 'newest' : 'whole',
  }
}

/** One more than are shown of a conversation tells that there are more. */
async function searchOne(
  { bindings }: Context,
  viewer: Viewer,
  { row, person }: ListedConversation,
  text: string,
): Promise<FoundText[]> {
  const { conversationId } = row
  // A search has no effects on others, so receipts and connection of the seat don't matter.
  const seat: Seat = {
    conversationId,
    pair: pairKey(viewer.id, row.otherId),
    memberId: viewer.id,
    receipts: false,
    isConnected: false,
  }
  const messages = await conversationOf(bindings, conversationId).search(seat, text, MOST_OF_ONE + 1)
  return messages.map(({ seq, content, createdAt, senderId }) => ({
    ...{ conversationId, person, seq, content, createdAt },
    isOwn: senderId === viewer.id,
  }))
}
