import type { ErrorCode } from './conversation-frames.schema'
import type { InboxRow, Presence, Status } from './hub-frames.schema'
import type { Attachment, Message, MessagePage } from './message.schema'

// The methods of the two Durable Objects. Callers have authenticated the member and checked that the object is theirs; the
// objects check what only they know.

/** A member as a participant in a conversation, as the route resolved it; `pair` is `low:high`. */
export type Participant = {
  conversationId: string
  pair: string
  memberId: string
  /** Whether this member shares read receipts, and so gets the other's. */
  receipts: boolean
  /** Whether the two are connected; otherwise a first message is a request. */
  isConnected: boolean
}

export type Refused = { ok: false; code: ErrorCode; retryAfterMs?: number }
export type Sent = { ok: true; seq: number; id: string; createdAt: string }
export type SendInput = { clientId: string; content: string; attachmentId?: string | undefined }

/** A page of messages before or after a `seq`, or the newest ones. `offset` counts back from the newest. */
export type PageQuery = { before?: number; after?: number; offset?: number; limit?: number }

/** The state of the request for this participant; null without one. */
export type RequestState = 'incoming' | 'outgoing' | 'ignored' | null

export type ConversationPage = { page: MessagePage; request: RequestState }

/** An uploaded picture, whether a message uses it yet or not. */
export type Upload = Attachment & { key: string }

/** A conversation's update to one member's hub: absolute values, so that a repeated or late update changes nothing. */
export type InboxUpdate = Omit<InboxRow, 'request'> & {
  request: RequestState
  /** These only grow; the hub ignores an update that is older than its row. */
  seq: number
  rev: number
  readSeq: number
}

/** Its `fetch` accepts the upgrade of a socket, with the participant in the headers of `upgrade-headers.ts`. */
export interface ConversationObject {
  /** What a page needs: messages, read marks and the state of the request. */
  read(participant: Participant, query: PageQuery): Promise<ConversationPage>
  send(participant: Participant, input: SendInput): Promise<Sent | Refused>
  edit(participant: Participant, seq: number, content: string): Promise<{ ok: true; rev: number } | Refused>
  remove(participant: Participant, seq: number): Promise<{ ok: true; rev: number } | Refused>
  markRead(participant: Participant, seq: number): Promise<{ ok: true } | Refused>
  answerRequest(participant: Participant, answer: 'accept' | 'ignore'): Promise<void>
  /** The messages that contain the text, newest first, at most `limit`. */
  search(participant: Participant, text: string, limit: number): Promise<Message[]>
  addUpload(participant: Participant, upload: Upload): Promise<void>
  /** The picture if the participant may see it: one of a message, or the member's own that isn't sent yet. */
  findUpload(participant: Participant, id: string): Promise<Upload | null>
  /** Closes the sockets of one member, or of both (null), except those of one session. */
  endSockets(memberId: string | null, code: number, exceptSession: string | null): Promise<void>
  /** Closes the sockets of one session. */
  endSession(sessionId: string, code: number): Promise<void>
  /** One member's messages after a `seq`, for their export; fewer than 1,000 only at the end. */
  export(participant: Participant, after?: number): Promise<Message[]>
  /** Erases a member's messages and pictures and closes the conversation; after both members nothing is left. */
  forget(memberId: string): Promise<void>
}

/** A conversation that is closed to both members. */
export type ClosedRow = Pick<InboxRow, 'conversationId' | 'otherId'>

/** Unread messages in all conversations, and new notifications, counted up to a hundred. */
export type HubCounts = { messages: number; notices: number }

/** Its `fetch` accepts the upgrade of a tab's socket, with member and session in the headers of `upgrade-headers.ts`. */
export interface HubObject {
  /** Applies a conversation's update unless it is older than the row. */
  update(memberId: string, update: InboxUpdate): Promise<void>
  /** Adds a conversation without messages to the list. */
  begin(memberId: string, row: Pick<InboxRow, 'conversationId' | 'otherId' | 'at'>): Promise<void>
  /** The list by last message, newest first, without ignored requests. */
  inbox(limit: number): Promise<InboxRow[]>
  /** Conversations that the list leaves out because they are closed to both members. */
  closedRows(limit: number): Promise<ClosedRow[]>
  unread(): Promise<number>
  counts(): Promise<HubCounts>
  /** The member's notifications changed or were read: recounts the unread ones and updates the tabs. */
  noticesChanged(memberId: string): Promise<void>
  /** A browser of this member is about to subscribe to push: messages are pushed from now on. */
  pushTurnedOn(): Promise<void>
  /** Records whether this member has sockets open in that conversation, so that they can be closed with the session. */
  opened(memberId: string, conversationId: string): Promise<void>
  closed(conversationId: string): Promise<void>
  /** Closes this member's sockets, here and in conversations, except those of one session. */
  endSockets(code: number, exceptSession: string | null): Promise<void>
  /** Closes the sockets of one session, here and in conversations. */
  endSession(sessionId: string, code: number): Promise<void>
  /**
   * Removes a conversation from the list and the count while it is closed to the two (a block, the other deactivated), with
   * `gone`, and adds it back, with `inbox`. The row stays and keeps receiving updates; a missing row is no error.
   */
  setOpen(conversationId: string, isOpen: boolean): Promise<void>
  /**
   * Records that a member and the one they just blocked or unblocked need to be notified, and retries until both were, unless
   * `pairTold` settles this note first.
   */
  notePair(memberId: string, otherId: string, note: string): Promise<void>
  pairTold(otherId: string, note: string): Promise<void>
  /** Makes sockets in conversations reconnect, since the data they were opened with has changed. */
  refreshSockets(): Promise<void>
  setStatus(memberId: string, status: Status): Promise<void>
  /** This member's presence for a watcher; changes are sent to the watcher's hub for some minutes. */
  watchedBy(memberId: string, watcherId: string): Promise<Presence>
  /** The presence of a member whom this member's tabs follow has changed. */
  presenceChanged(presence: Presence): Promise<void>
  /**
   * Checks again who may see this member and whom they may see, after either changed. Those who no longer may see this member
   * as offline.
   */
  refreshPresence(): Promise<void>
  /** Empties this hub. */
  forget(): Promise<void>
  /** Accepts the conversation's next update whatever its numbers, after the conversation was restored from a backup. */
  resetRow(conversationId: string): Promise<void>
  /** Removes a conversation, as when the other member left. */
  drop(conversationId: string): Promise<void>
}
