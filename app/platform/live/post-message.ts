import * as z from 'zod/mini'
import { ERROR_CODES, type ErrorCode } from '../../domain/messaging/conversation-frames.schema'
import { instantSchema, seqSchema } from '../../domain/messaging/message.schema'
import type { OutboxEntry } from './outbox-entry'

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
