import { type DirectoryEntry, updateDirectory } from '../../app/data/conversations.server'
import { messageId } from '../../app/domain/messaging/conversation-id'
import { UPLOAD_HOURS } from '../../app/domain/messaging/limits'
import type { InboxUpdate } from '../../app/domain/messaging/objects'
import { previewText } from '../../app/domain/messaging/preview-text'
import { retryWait } from '../../app/domain/retry-wait'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { createDatabase } from '../../drizzle/client'
import type { Context } from './context'
import { deleteIfAbandoned, removeFiles } from './files'
import { toInstant } from './store/messages'
import type { Notice } from './store/notices'
import { type ConversationState, isClosed, isMember, otherOf, requestFor } from './store/state'
import type { Store } from './store/store'

const DIRECTORY = 'directory'
const UPLOAD_MILLISECONDS = UPLOAD_HOURS * 3_600_000

/** Updates both hubs and deletes unused files. The alarm retries what fails. */
export async function announceSoon(context: Context): Promise<void> {
  const { state } = context.store
  if (!state || context.isGone) return
  const now = Date.now()
  note(context, await Promise.all([...notifyHubs(context, state, now), removeFilesOf(context, now)]), now)
}

/**
 * Called by the alarm: updates hubs and directory and deletes unused files. Each is retried by itself until it succeeds. Updates
 * hold absolute values, so that a repeated one changes nothing.
 */
export async function announce(context: Context): Promise<void> {
  const { store, sockets, announcer } = context
  const now = Date.now()
  announcer.alarmFired(now)
  sockets.closeSilent(now)
  const { state } = store
  if (!state || context.isGone) return
  store.uploads.deleteUnusedBefore(now - UPLOAD_MILLISECONDS)
  const outcomes = await Promise.all<Outcome>([
    ...notifyHubs(context, state, now),
    updateDirectoryRow(context, state, now),
    removeFilesOf(context, now),
  ])
  if (await deleteIfAbandoned(context)) return
  const oldestUnusedAt = store.uploads.oldestUnusedAt()
  note(context, [...outcomes, { nextAt: oldestUnusedAt === null ? null : oldestUnusedAt + UPLOAD_MILLISECONDS }], now)
}

/** Whether a hub may have missed an update, for example because of a crash. */
export function hasPendingNotices({ store }: Context): boolean {
  const { state } = store
  if (!state || store.messages.lastSeq === 0) return false
  return membersOf(state).some((memberId) => store.notices.of(memberId).delivered !== hubPrint(store, state, memberId))
}

/** Stores all outcomes and the next alarm in one turn, because each turn with writes waits for the disk. */
function note(context: Context, outcomes: Outcome[], now: number) {
  if (context.isGone) return
  for (const { target, notice } of outcomes)
    if (target && notice && isStillHere(context, target)) context.store.notices.set(target, notice)
  const next = Math.min(...outcomes.map(({ nextAt }) => nextAt ?? Number.POSITIVE_INFINITY))
  if (next < Number.POSITIVE_INFINITY) context.announcer.setAlarmBy(Math.max(next, now + 1000), now)
}

const removeFilesOf = async (context: Context, now: number): Promise<Outcome> => ({
  nextAt: await removeFiles(context, now),
})

const membersOf = (state: ConversationState) => [state.low, state.high].filter((memberId) => isMember(state, memberId))

const notifyHubs = (context: Context, state: ConversationState, now: number) =>
  membersOf(state).map((memberId) => notifyHub(context, state, memberId, now))

const hubPrint = ({ messages, marks }: Store, state: ConversationState, memberId: string) =>
  isClosed(state) ? 'closed' : `${messages.lastSeq}.${state.rev}.${marks.of(memberId).seq}.${state.request ?? ''}`

function notifyHub(context: Context, state: ConversationState, memberId: string, now: number): Promise<Outcome> {
  const { store, env } = context
  const { conversationId } = state
  return notify(context, { target: memberId, print: hubPrint(store, state, memberId), now }, async () => {
    const hub = env.HUB.getByName(memberId)
    if (isClosed(state)) await hub.drop(conversationId)
    else await hub.update(memberId, inboxUpdateFor(store, state, memberId))
  })
}

function updateDirectoryRow(context: Context, state: ConversationState, now: number): Promise<Outcome> {
  const { store, env } = context
  const { low, high, rev, request } = state
  const print = `${store.messages.lastSeq}.${rev}.${store.marks.of(low).seq}.${store.marks.of(high).seq}.${request ?? ''}`
  return notify(context, { target: DIRECTORY, print, now }, () =>
    updateDirectory(createDatabase(env.DB), [directoryEntry(store, state)]),
  )
}

/** Nothing is stored about a member who left during the update. */
const isStillHere = ({ store }: Context, target: string) =>
  store.state !== null && (target === DIRECTORY || isMember(store.state, target))

/** A call without an answer counts as failed after this. */
const TIMEOUT_MILLISECONDS = 10_000
const RETRIES = { firstMilliseconds: 1000, factor: 2, mostMilliseconds: 5 * 60_000 }

/** The result of a delivery: when to try again, in milliseconds (null: never), and what to store about it. */
type Outcome = { target?: string; notice?: Notice; nextAt: number | null }

/** `print`: a fingerprint of what is delivered; a target that has the same one isn't called again. */
type Delivery = { target: string; print: string; now: number }

/** Calls a target with `act`, unless it's up to date or its retry isn't due. Failures are retried with backoff. */
async function notify(
  { store }: Context,
  { target, print, now }: Delivery,
  act: () => Promise<void>,
): Promise<Outcome> {
  const notice = store.notices.of(target)
  if (notice.delivered === print || store.messages.lastSeq === 0) return { nextAt: null }
  if (notice.nextAt > now) return { nextAt: notice.nextAt }
  try {
    await withTimeout(act())
    return {
      target,
      notice: { delivered: print, tries: 0, nextAt: 0 },
      nextAt: null,
    }
  } catch (error) {
    logEvent('warn', 'conversation.notice_failed', {
      tries: notice.tries + 1,
      ...toErrorFields(error),
    })
    const nextAt = Date.now() + retryWait(notice.tries + 1, RETRIES)
    return {
      target,
      notice: { ...notice, tries: Math.min(notice.tries + 1, 20), nextAt },
      nextAt,
    }
  }
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${TIMEOUT_MILLISECONDS} ms`)), TIMEOUT_MILLISECONDS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** The current row of this conversation in a member's inbox. */
function inboxUpdateFor(store: Store, state: ConversationState, memberId: string): InboxUpdate {
  const { conversationId, rev } = state
  const last = findLast(store)
  return {
    conversationId,
    otherId: otherOf(state, memberId),
    lastMessage: last && {
      id: messageId(conversationId, last.seq),
      senderId: last.sender_id,
      preview: previewText(last.content),
      messageType: last.message_type,
      createdAt: toInstant(last.created_at),
    },
    unread: unreadOf(store, state, memberId),
    at: toInstant(writtenAt(store)),
    request: requestFor(state, memberId),
    seq: store.messages.lastSeq,
    rev,
    readSeq: store.marks.of(memberId).seq,
  }
}

/** The current row of this conversation in the directory in D1. */
function directoryEntry(store: Store, state: ConversationState): DirectoryEntry {
  const { conversationId, low, high } = state
  const last = findLast(store)
  return {
    conversationId,
    lastMessageId: last && messageId(conversationId, last.seq),
    lastMessageAt: new Date(writtenAt(store)),
    messageCount: store.messages.lastSeq - store.messages.countDeleted(),
    participants: [low, high]
      .filter((memberId) => isMember(state, memberId))
      .map((memberId) => ({
        memberId,
        unreadCount: unreadOf(store, state, memberId),
        lastReadAt: toDate(store.marks.readAt(memberId)),
        status: STATUS[requestFor(state, memberId) ?? 'outgoing'],
      })),
  }
}

const STATUS = { incoming: 'request', ignored: 'ignored', outgoing: 'active' } as const

/** Messages of an ignored request don't count. */
const unreadOf = ({ unread, marks }: Store, state: ConversationState, memberId: string) =>
  requestFor(state, memberId) === 'ignored' ? 0 : unread.count(memberId, marks.of(memberId).seq, state.rev)

const findLast = ({ messages }: Store) => messages.listBefore(Number.MAX_SAFE_INTEGER, 1)[0] ?? null
const writtenAt = ({ messages }: Store) => messages.find(messages.lastSeq)?.created_at ?? 0
const toDate = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds))
