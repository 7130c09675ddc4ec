import { redirect } from '@remix-run/cloudflare'
import { findAddressee, listPartners } from '~/data/conversations.server'
import { typeCompatibility } from '~/domain/human-design/composite/type-compatibility'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import { firstNameOf } from '~/domain/membership/account/first-name'
import { pairKey } from '~/domain/messaging/conversation-id'
import { CONVERSATIONS_A_PAGE, INBOX_ROWS, MESSAGES_A_PAGE } from '~/domain/messaging/limits'
import type { MessagePage } from '~/domain/messaging/message.schema'
import type { ClosedRow, ConversationPage, Participant } from '~/domain/messaging/objects'
import { searchText } from '~/domain/text/search/search-text'
import { en } from '~/locales/en'
import type { Language } from '~/locales/language'
import type { Key } from '~/locales/translate'
import { conversationOf, findConversationWith, findParticipant, hubOf } from '~/platform/messaging/conversations.server'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { logEvent, toErrorFields, tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { usageLine } from '~/platform/server/usage-line.server'
import { readQuery } from './messages.schema'
import {
  type ConversationList,
  type FoundText,
  type FoundTexts,
  type ListedConversation,
  type MessagesPageData,
  type MessagesQuery,
  messagesPath,
  type NewThread,
  type Person,
  PRESET_LINES,
  type Thread,
} from './messages-page'

export type LoadedMessages = { status: 200 | 404 | 503; page: MessagesPageData }

/**
 * The list of conversations and the open one; if one fails, the other is still shown. The status is that of the thread where
 * the address names one, else that of the list: no device caches an error. Throws a redirect if the address names a member with
 * whom there is a conversation already.
 */
export async function loadMessages(context: Context, viewer: Viewer, request: Request): Promise<LoadedMessages> {
  const query = readQuery(new URL(request.url).searchParams)
  const [list, thread] = await Promise.all([
    tryOrLog(context, 'messages.list_failed', () => loadList(context, viewer, query)),
    loadThread(context, viewer, request, query),
  ])
  return {
    status: thread ? (STATUS[thread.kind] ?? 200) : list ? 200 : 503,
    page: { query, list, thread, now: new Date().toISOString() },
  }
}

const STATUS: Partial<Record<Thread['kind'], 404 | 503>> = { missing: 404, nobody: 404, failed: 503 }

async function loadThread(
  context: Context,
  viewer: Viewer,
  request: Request,
  query: MessagesQuery,
): Promise<Thread | null> {
  const { c, to, before, say, percent } = query
  if (c) {
    const [thread, language] = await Promise.all([loadOpenThread(context, viewer, c, before), languageOf(request)])
    return thread.kind === 'open' ? { ...thread, preset: presetLine(query, thread.person, language) } : thread
  }
  if (!to) return null
  const known = await tryOrLog(context, 'messages.new_failed', async () => ({
    conversation: await findConversationWith(context, viewer, to),
  }))
  if (!known) return { kind: 'failed' }
  // The page that answers a form is loaded with the form's headers. It stays here, so that a refused first message isn't lost,
  // although its conversation may exist by now.
  const isFormsAnswer = request.headers.has('Content-Type')
  if (known.conversation && !isFormsAnswer) {
    throw redirect(messagesPath({ ...query, to: undefined, c: known.conversation.id }))
  }
  return loadNewThread(context, viewer, request, { to, say, percent })
}

/** The conversation with this id: its messages, or why there are none. */
async function loadOpenThread(
  context: Context,
  viewer: Viewer,
  id: string,
  before: MessagesQuery['before'],
): Promise<Thread> {
  const thread = await tryOrLog(context, 'messages.thread_failed', async (): Promise<Thread> => {
    const found = await findParticipant(context, viewer, id)
    if (!found) return { kind: 'missing' }
    const { participant, otherId, isOpen } = found
    const [state, people] = await Promise.all([
      readBackTo(context, participant, before),
      otherId && isOpen ? loadPeople(context, viewer, [otherId]) : new Map(),
    ])
    const person = (otherId && people.get(otherId)) || null
    return {
      kind: 'open',
      id,
      person,
      isOpen: isOpen && person !== null,
      ...state,
      clientId: crypto.randomUUID(),
      preset: null,
    }
  })
  return thread ?? { kind: 'failed' }
}

/** How many pages of messages one request reads at most. */
const MOST_PAGES = 10

/** The newest messages, back to some before the message `before`. */
async function readBackTo(
  { bindings }: Context,
  participant: Participant,
  before = Number.POSITIVE_INFINITY,
): Promise<ConversationPage> {
  const conversation = conversationOf(bindings, participant.conversationId)
  const { page, request } = await conversation.read(participant, { limit: MESSAGES_A_PAGE })
  let whole: MessagePage = page
  for (let pages = 1; pages < MOST_PAGES && whole.more && (whole.messages[0]?.seq ?? 0) >= before; pages++) {
    const { page: older } = await conversation.read(participant, {
      before: whole.messages[0]!.seq,
      limit: MESSAGES_A_PAGE,
    })
    whole = { ...whole, messages: [...older.messages, ...whole.messages], more: older.more }
  }
  return { page: whole, request }
}

/** Which opener a link asks for. */
type Preset = Pick<MessagesQuery, 'say' | 'percent'>

/** A member to write to for the first time, with openers for the two types; or why the viewer may not. */
async function loadNewThread(
  context: Context,
  viewer: Viewer,
  request: Request,
  { to: username, ...preset }: { to: string } & Preset,
): Promise<Thread> {
  const thread = await tryOrLog(context, 'messages.new_failed', async (): Promise<Thread> => {
    const found = await findAddressee(context.db, viewer.id, username)
    if (!found) return { kind: 'nobody' }
    if (found.isSelf) return { kind: 'self' }
    if (!found.isReachable) return { kind: 'closedToYou' }
    const [people, usage] = await Promise.all([
      loadPeople(context, viewer, [found.id]),
      usageLine(context, viewer, request, 'conversations'),
    ])
    const person = people.get(found.id)
    if (!person) return { kind: 'nobody' }
    return { kind: 'new', person, usage, ...(await openersFor(request, viewer, person, preset)) }
  })
  return thread ?? { kind: 'failed' }
}

const GREETINGS = Object.keys(en.greetings).filter(
  (key) => !PRESET_LINES.some((line) => line === key),
) as Key<'greetings'>[]

async function openersFor(
  request: Request,
  viewer: Viewer,
  person: Person,
  preset: Preset,
): Promise<Pick<NewThread, 'opener' | 'greetings' | 'clientId'>> {
  const language = await languageOf(request)
  const openers = translator(language, 'openers')
  const greetings = translator(language, 'greetings')
  const name = { name: firstNameOf(person.fullName) }
  const byTypes = openers(openerKey(viewer.hdType, person.hdType), name)
  const line = presetLine(preset, person, language)
  return {
    opener: line ?? byTypes,
    greetings: [...(line ? [byTypes] : []), ...GREETINGS.map((key) => greetings(key, name))],
    clientId: crypto.randomUUID(),
  }
}

const openerKey = (own: TypeCode | null, other: TypeCode | null): Key<'openers'> =>
  own && other ? `${own}_${other}` : 'generic'

/** The opener that a link asks for (`say`), to be edited and sent; null if it asks for none. */
function presetLine({ say, percent }: Preset, person: Person | null, language: Language): string | null {
  if (!say || !person || (say === 'love' && percent === undefined)) return null
  return translator(language, 'greetings')(say, { name: firstNameOf(person.fullName), percent: percent ?? '' })
}

/** The list as the address asks for it: filtered by type, searched by name and text, with so many pages. */
async function loadList(
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
async function loadPeople({ db }: Context, viewer: Viewer, ids: string[]): Promise<Map<string, Person>> {
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
  // A search has no effects on others, so `receipts` and `isConnected` don't matter.
  const participant: Participant = {
    conversationId,
    pair: pairKey(viewer.id, row.otherId),
    memberId: viewer.id,
    receipts: false,
    isConnected: false,
  }
  const messages = await conversationOf(bindings, conversationId).search(participant, text, MOST_OF_ONE + 1)
  return messages.map(({ seq, content, createdAt, senderId }) => ({
    ...{ conversationId, person, seq, content, createdAt },
    isOwn: senderId === viewer.id,
  }))
}
