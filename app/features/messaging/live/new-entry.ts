import { FRAME_MAX_BYTES } from '~/domain/messaging/limits'
import type { Attachment } from '~/domain/messaging/message.schema'
import { readContent } from '~/domain/messaging/message-content'
import type { OutboxEntry } from '~/platform/live/outbox-entry'
import { sendFrameOf } from './send-frame'

let lastTypedAt = 0

/** Milliseconds since the epoch, each later than the one before: what is sorted by it stays in the order of typing. */
function typedNow(): number {
  lastTypedAt = Math.max(Date.now(), lastTypedAt + 1)
  return lastTypedAt
}

type Typed = { conversationId: string; memberId: string; content: string; attachment: Attachment | null }

/** What was typed, as it goes into the outbox; with its problem where the server would refuse it; null: there is nothing. */
export function newEntry({ content: typed, ...of }: Typed): OutboxEntry | null {
  const read = readContent(typed)
  const isEmpty = !read.ok && read.problem === 'empty'
  if (isEmpty && !of.attachment) return null
  const entry: OutboxEntry = {
    ...of,
    clientId: crypto.randomUUID(),
    content: read.ok ? read.content : isEmpty ? '' : typed,
    typedAt: typedNow(),
    problem: read.ok || isEmpty ? null : read.problem,
  }
  const bytes = new TextEncoder().encode(JSON.stringify(sendFrameOf(entry))).length
  return bytes > FRAME_MAX_BYTES && !entry.problem ? { ...entry, problem: 'too_large' } : entry
}
