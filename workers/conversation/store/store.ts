import type { Seat } from '../../../app/domain/messaging/objects'
import { ObjectDatabase } from '../../object-database'
import { Messages } from './messages'
import { Notices } from './notices'
import { ReadMarks, Unread } from './read-marks'
import { CONVERSATION_SCHEMA } from './schema'
import { findStanding, type Standing, standingOf, writeStanding } from './standing'
import { Uploads } from './uploads'

/** All a conversation keeps. Waking reads the last `seq` and one row; the rest is read when it is asked for. */
export class Store {
  readonly db: ObjectDatabase
  readonly messages: Messages
  readonly marks: ReadMarks
  readonly unread: Unread
  readonly uploads: Uploads
  readonly notices: Notices
  #standing: Standing | null

  constructor(storage: DurableObjectStorage) {
    this.db = new ObjectDatabase(storage, CONVERSATION_SCHEMA)
    this.messages = new Messages(this.db)
    this.marks = new ReadMarks(this.db)
    this.unread = new Unread(this.messages)
    this.uploads = new Uploads(this.db)
    this.notices = new Notices(this.db)
    this.#standing = findStanding(this.db)
  }

  /** Null while nobody has written here. */
  get standing(): Standing | null {
    return this.#standing
  }

  /** How things stand, for one who comes in by the door. */
  standingFor(seat: Seat): Standing {
    return this.#standing ?? standingOf(seat)
  }

  setStanding(standing: Standing): void {
    writeStanding(this.db, standing)
    this.#standing = standing
  }

  /** Several writes as one: when it throws, everything is as before, in memory too. */
  transaction<T>(work: () => T): T {
    const standing = this.#standing
    const { lastSeq } = this.messages
    try {
      return this.db.transaction(work)
    } catch (error) {
      this.#standing = standing
      this.messages.resetLastSeq(lastSeq)
      this.marks.invalidate()
      this.notices.invalidate()
      throw error
    }
  }
}
