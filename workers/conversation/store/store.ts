import type { Participant } from '../../../app/domain/messaging/objects'
import { ObjectDatabase } from '../../object-database'
import { Messages } from './messages'
import { Notices } from './notices'
import { ReadMarks, Unread } from './read-marks'
import { CONVERSATION_SCHEMA } from './schema'
import { type ConversationState, findState, initialState, writeState } from './state'
import { Uploads } from './uploads'

/** The storage of a conversation. Starting reads the last `seq` and one row; the rest is read on demand. */
export class Store {
  readonly db: ObjectDatabase
  readonly messages: Messages
  readonly marks: ReadMarks
  readonly unread: Unread
  readonly uploads: Uploads
  readonly notices: Notices
  #state: ConversationState | null

  constructor(storage: DurableObjectStorage) {
    this.db = new ObjectDatabase(storage, CONVERSATION_SCHEMA)
    this.messages = new Messages(this.db)
    this.marks = new ReadMarks(this.db)
    this.unread = new Unread(this.messages)
    this.uploads = new Uploads(this.db)
    this.notices = new Notices(this.db)
    this.#state = findState(this.db)
  }

  /** Null before the first message. */
  get state(): ConversationState | null {
    return this.#state
  }

  /** The stored state, or the initial one. */
  stateFor(participant: Participant): ConversationState {
    return this.#state ?? initialState(participant)
  }

  setState(state: ConversationState): void {
    writeState(this.db, state)
    this.#state = state
  }

  /** Runs several writes as one; an error also rolls back what is cached in memory. */
  transaction<T>(work: () => T): T {
    const state = this.#state
    const { lastSeq } = this.messages
    try {
      return this.db.transaction(work)
    } catch (error) {
      this.#state = state
      this.messages.resetLastSeq(lastSeq)
      this.marks.invalidate()
      this.notices.invalidate()
      throw error
    }
  }
}
