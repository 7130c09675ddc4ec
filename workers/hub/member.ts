import type { Status } from '../../app/domain/messaging/hub-frames.schema'
import type { ObjectDatabase } from '../object-database'

/** Last seen is written at most so often. */
const SEEN_EVERY_MILLISECONDS = 60_000

type Stored = { id: string; chosen: Status; seen_at: number | null }

/** Whose hub this is, and what is known of them. */
export class Member {
  readonly #database: ObjectDatabase

  constructor(database: ObjectDatabase) {
    this.#database = database
  }

  find(): Stored | null {
    return this.#database.find<Stored>('SELECT id, chosen, seen_at FROM member')
  }

  /** An object does not know its own name: whoever calls says it, and the first time it is kept. */
  introduce(id: string) {
    if (!this.find()) this.#database.write('INSERT INTO member (one, id) VALUES (1, ?)', id)
  }

  choose(status: Status) {
    this.#database.change('UPDATE member SET chosen = ?', status)
  }

  /** Notes a sign of life, unless one of the last minute is noted. */
  see(at: number) {
    const seenAt = this.find()?.seen_at ?? null
    if (seenAt === null || at - seenAt >= SEEN_EVERY_MILLISECONDS)
      this.#database.change('UPDATE member SET seen_at = ?', at)
  }
}
