import type { ErrorCode } from './conversation-frames.schema'
import type { InboxRow, Presence, Status } from './hub-frames.schema'
import type { Attachment, Message, MessagePage } from './message.schema'

// What the doors may ask of the two objects. Whoever calls has checked who they are and that this is theirs; the objects
// check everything that can only be known inside.

/** A member's place at a conversation, as the door found it: `pair` is `low:high`. */
export type Seat = {
  conversationId: string
  pair: string
  memberId: string
  /** Whether this member lets the other know how far they have read, and is told it in turn. */
  receipts: boolean
  /** Whether the two are connected: a first message to somebody else is a request. */
  isConnected: boolean
}

export type Refused = { ok: false; code: ErrorCode; retryAfterMs?: number }
export type Sent = { ok: true; seq: number; id: string; createdAt: string }
export type SendInput = { clientId: string; content: string; attachmentId?: string | undefined }

/** Which messages: those before or after a place, the newest without either. `offset` counts back from the newest. */
export type PageQuery = { before?: number; after?: number; offset?: number; limit?: number }

/** Where a request stands for this seat. */
export type RequestState = 'incoming' | 'outgoing' | 'ignored' | null

export type ConversationState = { page: MessagePage; request: RequestState }

/** A picture that waits for its message, or has one. */
export type Upload = Attachment & { key: string }

/** What a conversation tells one member's hub: absolute, so that the same told twice, or late, changes nothing. */
export type InboxUpdate = Omit<InboxRow, 'request'> & {
  request: RequestState
  /** Only ever grow; the hub ignores what is older than what it has. */
  seq: number
  rev: number
  readSeq: number
}

/** Besides these, `fetch` takes the upgrade of a socket, its seat in the headers of `seat-headers.ts`. */
export interface ConversationObject {
  /** What a page needs: messages, read marks, where a request stands. */
  read(seat: Seat, query: PageQuery): Promise<ConversationState>
  send(seat: Seat, input: SendInput): Promise<Sent | Refused>
  edit(seat: Seat, seq: number, content: string): Promise<{ ok: true; rev: number } | Refused>
  remove(seat: Seat, seq: number): Promise<{ ok: true; rev: number } | Refused>
  markRead(seat: Seat, seq: number): Promise<{ ok: true } | Refused>
  answerRequest(seat: Seat, answer: 'accept' | 'ignore'): Promise<void>
  /** The newest messages first whose text holds what is looked for, at most `limit`. */
  search(seat: Seat, text: string, limit: number): Promise<Message[]>
  addUpload(seat: Seat, upload: Upload): Promise<void>
  /** The picture a seat may see: one of a message, or one's own that waits. */
  findUpload(seat: Seat, id: string): Promise<Upload | null>
  /** Closes the sockets of one member, or of both (null), but for those of one session. */
  endSockets(memberId: string | null, code: number, exceptSession: string | null): Promise<void>
  /** Closes the sockets of one session. */
  endSession(sessionId: string, code: number): Promise<void>
  /** What one member can see after a place, for their export: a part of it, and fewer than 1,000 only at the end. */
  export(seat: Seat, after?: number): Promise<Message[]>
  /** Erases what a member wrote and sent here, and closes the conversation; the last one out leaves nothing. */
  forget(memberId: string): Promise<void>
}

/** A conversation of a member's list that is closed to the two. */
export type ClosedRow = Pick<InboxRow, 'conversationId' | 'otherId'>

/** Unread messages of all conversations together, and new notifications, counted up to a hundred. */
export type HubCounts = { messages: number; notices: number }

/** Besides these, `fetch` takes the upgrade of a tab's socket, member and session in the headers of `seat-headers.ts`. */
export interface HubObject {
  /** From a conversation; ignored where it is older than what is there. */
  update(memberId: string, update: InboxUpdate): Promise<void>
  /** Puts a conversation into the list that nobody has written in yet. */
  begin(memberId: string, row: Pick<InboxRow, 'conversationId' | 'otherId' | 'at'>): Promise<void>
  /** Rows by when they were last written in, the newest first; ignored requests are not among them. */
  inbox(limit: number): Promise<InboxRow[]>
  /** Conversations that are not among them because they are closed to the two. */
  closedRows(limit: number): Promise<ClosedRow[]>
  unread(): Promise<number>
  counts(): Promise<HubCounts>
  /** This member's notifications are others than before, or read: counts those unread anew, and tells the tabs. */
  noticesChanged(memberId: string): Promise<void>
  /** A browser of this member is about to ask for push: from now on messages are told to it. */
  pushTurnedOn(): Promise<void>
  /** Notes that this member has a socket open there, or has none any more, so that it can be ended with the session. */
  opened(memberId: string, conversationId: string): Promise<void>
  closed(conversationId: string): Promise<void>
  /** Closes this member's sockets, here and in conversations, but for those of one session. */
  endSockets(code: number, exceptSession: string | null): Promise<void>
  /** Closes the sockets of one session, here and in conversations. */
  endSession(sessionId: string, code: number): Promise<void>
  /**
   * Takes a conversation out of the list and the count while it is closed to the two (a block, the other away), by `gone`,
   * and puts it back, by `inbox`. The row stays and goes on being told in between; none there is no error.
   */
  setOpen(conversationId: string, isOpen: boolean): Promise<void>
  /**
   * Notes that a member, and whom they blocked or unblocked just now, are to be told how it stands between them, and goes on
   * telling both by itself until it succeeded, unless `pairTold` says before that this note is settled.
   */
  notePair(memberId: string, otherId: string, note: string): Promise<void>
  pairTold(otherId: string, note: string): Promise<void>
  /** Makes sockets in conversations connect anew, since what they were opened with has changed. */
  refreshSockets(): Promise<void>
  setStatus(memberId: string, status: Status): Promise<void>
  /** How this member is seen, told again to the watcher's hub with each change for some minutes. */
  watchedBy(memberId: string, watcherId: string): Promise<Presence>
  /** The presence of somebody this member's tabs follow has changed. */
  presenceChanged(presence: Presence): Promise<void>
  /**
   * Who may see this member, or whom they may see, has changed: looks again at both. Those who may not any more are told
   * that this member is offline.
   */
  refreshPresence(): Promise<void>
  /** Empties this hub. */
  forget(): Promise<void>
  /** Takes what a conversation tells next, whatever it told before: after it was put back to an earlier day. */
  resetRow(conversationId: string): Promise<void>
  /** Takes a conversation out, as when the other one left. */
  drop(conversationId: string): Promise<void>
}
