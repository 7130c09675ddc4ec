import type { Status } from '../../app/domain/messaging/hub-frames.schema'
import type { ObjectDatabase } from '../object-database'

/** The minimum interval between writes of `seen_at`. */
const SEEN_EVERY_MILLISECONDS = 60_000

type Stored = { id: string; chosen: Status; seen_at: number | null }

/** The member of this hub. */
export class Member {
  readonly #database: ObjectDatabase

  constructor(database: ObjectDatabase) {
    this.#database = database
  }

  find(): Stored | null {
    return this.#database.find<Stored>('SELECT id, chosen, seen_at FROM member')
  }

  /** Stores the member's id on the first call, because an object doesn't know its own name. */
  setId(id: string) {
    if (!this.find()) this.#database.write('INSERT INTO member (one, id) VALUES (1, ?)', id)
  }

  choose(status: Status) {
    this.#database.change('UPDATE member SET chosen = ?', status)
  }

  /** Stores when the member was last seen, unless that was stored within the last minute. */
  markSeen(at: number) {
    const seenAt = this.find()?.seen_at ?? null
    if (seenAt === null || at - seenAt >= SEEN_EVERY_MILLISECONDS)
      this.#database.change('UPDATE member SET seen_at = ?', at)
  }
}
