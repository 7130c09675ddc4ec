import type { ServerFrame } from '../../app/domain/messaging/conversation-frames.schema'
import { EDIT_MILLISECONDS } from '../../app/domain/messaging/limits'
import { readContent } from '../../app/domain/messaging/message-content'
import type { Participant, Refused } from '../../app/domain/messaging/objects'
import { type Context, refused } from './context'
import { admit } from './request'
import { type MessageRow, toAttachments, toInstant } from './store/messages'
import { isClosed } from './store/state'

type Changed = { ok: true; rev: number } | Refused
/** Answers only the sender of a repeated request, because all others have the change. */
type Answer = (frame: ServerFrame) => void

/** Edits the member's own message within 15 minutes. A repeated request is answered without another change. */
export function editMessage(
  context: Context,
  participant: Participant,
  seq: number,
  typed: string,
  answer?: Answer,
): Changed {
  const state = admit(context, participant)
  if (!state || isClosed(state)) return refused('unavailable')
  const { store, sockets, announcer } = context
  const message = store.messages.find(seq)
  if (message?.sender_id !== participant.memberId || message.is_deleted) return refused('not_found')
  const read = readContent(typed)
  const isWordless = !read.ok && read.problem === 'empty' && message.message_type === 'image'
  if (!read.ok && !isWordless) return refused(read.problem)
  const content = read.ok ? read.content : ''
  if (message.is_edited && message.content === content) {
    answer?.(toEdited(message))
    return { ok: true, rev: message.rev }
  }
  const now = Date.now()
  if (now - message.created_at > EDIT_MILLISECONDS) return refused('too_late')
  const rev = state.rev + 1
  store.transaction(() => {
    store.messages.edit(seq, { content, at: now, rev })
    store.setState({ ...state, rev })
  })
  sockets.broadcast(toEdited({ ...message, content, edited_at: now, rev }))
  announcer.changed(now)
  return { ok: true, rev }
}

/** Deletes the member's own message and its pictures for both. */
export function removeMessage(context: Context, participant: Participant, seq: number, answer?: Answer): Changed {
  const state = admit(context, participant)
  if (!state) return refused('unavailable')
  const { store, sockets, announcer } = context
  const message = store.messages.find(seq)
  if (message?.sender_id !== participant.memberId) return refused('not_found')
  if (message.is_deleted) {
    answer?.({ type: 'deleted', seq, rev: message.rev })
    return { ok: true, rev: message.rev }
  }
  const rev = state.rev + 1
  store.transaction(() => {
    store.messages.blank(seq, rev)
    store.uploads.deleteOfMessage(seq)
    store.setState({ ...state, rev })
  })
  sockets.broadcast({ type: 'deleted', seq, rev })
  announcer.changed(Date.now())
  return { ok: true, rev }
}

/** The frame of a message's last change. */
export const toChange = (row: MessageRow): ServerFrame =>
  row.is_deleted ? { type: 'deleted', seq: row.seq, rev: row.rev } : toEdited(row)

const toEdited = (row: MessageRow): ServerFrame => ({
  type: 'edited',
  seq: row.seq,
  rev: row.rev,
  content: row.content,
  attachments: toAttachments(row),
  editedAt: toInstant(row.edited_at ?? row.created_at),
})
