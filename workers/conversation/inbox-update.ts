import type { DirectoryEntry } from '../../app/data/conversations.server'
import { messageId } from '../../app/domain/messaging/conversation-id'
import type { InboxUpdate } from '../../app/domain/messaging/objects'
import { previewText } from '../../app/domain/messaging/preview-text'
import { toInstant } from './store/message-row'
import { isMember, otherOf, requestFor, type Standing } from './store/standing'
import type { Store } from './store/store'

/** The row of this conversation in a member's list, as it is now. */
export function inboxUpdateFor(store: Store, standing: Standing, memberId: string): InboxUpdate {
  const { conversationId, rev } = standing
  const last = findLast(store)
  return {
    conversationId,
    otherId: otherOf(standing, memberId),
    lastMessage: last && {
      id: messageId(conversationId, last.seq),
      senderId: last.sender_id,
      preview: previewText(last.content),
      messageType: last.message_type,
      createdAt: toInstant(last.created_at),
    },
    unread: unreadOf(store, standing, memberId),
    at: toInstant(writtenAt(store)),
    request: requestFor(standing, memberId),
    seq: store.messages.lastSeq,
    rev,
    readSeq: store.marks.of(memberId).seq,
  }
}

/** This conversation as the directory in D1 has it. */
export function directoryEntry(store: Store, standing: Standing): DirectoryEntry {
  const { conversationId, low, high } = standing
  const last = findLast(store)
  return {
    conversationId,
    lastMessageId: last && messageId(conversationId, last.seq),
    lastMessageAt: new Date(writtenAt(store)),
    messageCount: store.messages.lastSeq - store.messages.countDeleted(),
    participants: [low, high]
      .filter((memberId) => isMember(standing, memberId))
      .map((memberId) => ({
        memberId,
        unreadCount: unreadOf(store, standing, memberId),
        lastReadAt: toDate(store.marks.readAt(memberId)),
        status: STATUS[requestFor(standing, memberId) ?? 'outgoing'],
      })),
  }
}

const STATUS = { incoming: 'request', ignored: 'ignored', outgoing: 'active' } as const

/** What is left without an answer is not counted. */
const unreadOf = ({ unread, marks }: Store, standing: Standing, memberId: string) =>
  requestFor(standing, memberId) === 'ignored' ? 0 : unread.count(memberId, marks.of(memberId).seq, standing.rev)

const findLast = ({ messages }: Store) => messages.listBefore(Number.MAX_SAFE_INTEGER, 1)[0] ?? null
const writtenAt = ({ messages }: Store) => messages.find(messages.lastSeq)?.created_at ?? 0
const toDate = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds))
