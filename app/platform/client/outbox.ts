import { createStore, del, entries, set } from 'idb-keyval'
import * as z from 'zod/mini'
import { ERROR_CODES, type ErrorCode } from '../../domain/messaging/conversation-frames.schema'
import { instantSchema, seqSchema } from '../../domain/messaging/message.schema'
import { markUnsent } from './member-marks'
import { type OutboxEntry, readEntries } from './outbox-entry'
import { putInTab, readTab, removeFromTab } from './tab-outbox'

/** Some browsers never answer when they are asked for a database. */
const TIMEOUT_MILLISECONDS = 1500

/** What waits, in the order of typing. Not `isWhole`: the database did not answer, and may hold more. */
export type Waiting = { entries: OutboxEntry[]; isWhole: boolean }

/** Where what was typed waits for its ack, over reloads and closed tabs. */
export type Outbox = {
  /** Never rejects; false: no database took it, and it is in the store of this tab only. */
  put(entry: OutboxEntry): Promise<boolean>
  remove(entry: OutboxEntry): Promise<void>
  /** What one member typed and the server did not acknowledge; of one conversation or of all. */
  list(memberId: string, conversationId?: string): Promise<Waiting>
}

// One key a message: tabs that write at the same time do not overwrite each other.
const keyOf = ({ memberId, conversationId, clientId }: OutboxEntry) => `${memberId} ${conversationId} ${clientId}`

let store: ReturnType<typeof createStore> | undefined

/** Null when the database did not do it, for whatever reason. */
function tryIt<T>(work: (in_: ReturnType<typeof createStore>) => Promise<T>): Promise<{ value: T } | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), TIMEOUT_MILLISECONDS)
    const settle = (answer: { value: T } | null) => {
      clearTimeout(timer)
      resolve(answer)
    }
    try {
      store ??= createStore('outbox', 'messages')
      work(store).then(
        (value) => settle({ value }),
        () => settle(null),
      )
    } catch {
      settle(null)
    }
  })
}

function mark({ memberId, problem }: OutboxEntry) {
  // What failed needs none: it is not tried again.
  if (!problem) markUnsent(memberId)
}

export const outbox: Outbox = {
  async put(entry) {
    putInTab(entry)
    mark(entry)
    const isOnDisk = (await tryIt((db) => set(keyOf(entry), entry, db))) !== null
    if (isOnDisk) removeFromTab(entry.clientId)
    // Another tab may have looked before it was there, and taken the mark away.
    mark(entry)
    return isOnDisk
  },
  async remove(entry) {
    removeFromTab(entry.clientId)
    await tryIt((db) => del(keyOf(entry), db))
  },
  async list(memberId, conversationId) {
    const prefix = conversationId ? `${memberId} ${conversationId} ` : `${memberId} `
    const answer = await tryIt((db) => entries<string, unknown>(db))
    const ofTab = readEntries(readTab().filter((entry) => keyOf(entry).startsWith(prefix)))
    // A tab may be gone before what it has is sent.
    if (answer) for (const entry of ofTab) outbox.put(entry)
    const known = new Set(ofTab.map(({ clientId }) => clientId))
    const stored = (answer?.value ?? []).flatMap(([key, value]) => (key.startsWith(prefix) ? [value] : []))
    const ofDatabase = readEntries(stored).filter(({ clientId }) => !known.has(clientId))
    if (conversationId && answer?.value.some(([key]) => key.startsWith(`${memberId} `) && !key.startsWith(prefix)))
      markUnsent(memberId)
    return { entries: readEntries([...ofDatabase, ...ofTab]), isWhole: answer !== null }
  },
}

const WITHIN_MILLISECONDS = 15_000

const storedSchema = z.object({ clientId: z.string(), seq: seqSchema, id: z.string(), createdAt: instantSchema })
const problemSchema = z.object({ error: z.enum(ERROR_CODES) })

export type Stored = z.infer<typeof storedSchema>

/** `unreached`: no answer, or none that can be understood; the message may be stored or not, and is to be sent again. */
export type PostOutcome =
  | { kind: 'stored'; stored: Stored }
  | { kind: 'refused'; code: ErrorCode; retryAfterMs?: number }
  | { kind: 'signed-out' }
  | { kind: 'unreached' }

/** Sends a message without a socket, under the same `clientId`: however often it is sent, it is one. Never throws. */
export async function postMessage(entry: OutboxEntry): Promise<PostOutcome> {
  const { conversationId, clientId, content, attachment } = entry
  try {
    const answer = await fetch(`/api/conversations/${conversationId}/messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ clientId, content, ...(attachment ? { attachmentId: attachment.id } : {}) }),
      signal: AbortSignal.timeout(WITHIN_MILLISECONDS),
    })
    if (answer.status === 401) return { kind: 'signed-out' }
    const body = await answer.json()
    if (answer.ok) return { kind: 'stored', stored: storedSchema.parse(body) }
    const retryAfter = Number(answer.headers.get('Retry-After'))
    return {
      kind: 'refused',
      code: problemSchema.parse(body).error,
      ...(retryAfter > 0 ? { retryAfterMs: retryAfter * 1000 } : {}),
    }
  } catch {
    return { kind: 'unreached' }
  }
}

/** Whether the same message will be refused again: then whoever wrote it has to decide. All else is tried again. */
export const isPermanent = (code: ErrorCode) => code !== 'rate_limited' && code !== 'unexpected'
