import { redirect } from '@remix-run/cloudflare'
import { findAddressee } from '~/data/conversations.server'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import { firstNameOf } from '~/domain/membership/account/first-name'
import { MESSAGES_A_PAGE } from '~/domain/messaging/limits'
import type { MessagePage } from '~/domain/messaging/message.schema'
import type { ConversationPage, Seat } from '~/domain/messaging/objects'
import { en } from '~/locales/en'
import type { Language } from '~/locales/language'
import type { Key } from '~/locales/translate'
import { conversationOf, findConversationWith, findSeat } from '~/platform/messaging/conversations.server'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import type { Viewer } from '~/platform/server/session.server'
import { usageLine } from '~/platform/server/usage-line.server'
import { loadList, loadPeople } from './load-list.server'
import { readQuery } from './messages.schema'
import {
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
    const found = await findSeat(context, viewer, id)
    if (!found) return { kind: 'missing' }
    const { seat, otherId, isOpen } = found
    const [state, people] = await Promise.all([
      readBackTo(context, seat, before),
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
  seat: Seat,
  before = Number.POSITIVE_INFINITY,
): Promise<ConversationPage> {
  const conversation = conversationOf(bindings, seat.conversationId)
  const { page, request } = await conversation.read(seat, { limit: MESSAGES_A_PAGE })
  let whole: MessagePage = page
  for (let pages = 1; pages < MOST_PAGES && whole.more && (whole.messages[0]?.seq ?? 0) >= before; pages++) {
    const { page: older } = await conversation.read(seat, { before: whole.messages[0]!.seq, limit: MESSAGES_A_PAGE })
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
