import { CLOSE } from '../../app/domain/messaging/close-codes'
import type { Bindings } from '../../app/platform/server/env.server'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { inParallel } from '../../app/platform/server/remote-calls.server'
import type { ObjectDatabase } from '../object-database'
import type { Member } from './member'
import type { Schedule } from './schedule'

/** Closing sockets is retried after this time, then at intervals. */
const AGAIN_MILLISECONDS = 2000
const EVERY_MILLISECONDS = 30_000
/** A row this new isn't removed when the last socket closes, because another may be opening. */
const OPENING_MILLISECONDS = 10_000

type Conversation = ReturnType<Bindings['CONVERSATION']['getByName']>
/** A conversation with the number of unconfirmed attempts to close sockets. */
type Ending = { id: string; endings: number }
type Dependencies = {
  database: ObjectDatabase
  env: Pick<Bindings, 'CONVERSATION'>
  member: Member
  schedule: Schedule
}

/** The conversations in which the member has sockets, to close them. An outdated row costs one extra call at most. */
export class OpenConversations {
  readonly #database: ObjectDatabase
  readonly #env: Dependencies['env']
  readonly #member: Member
  readonly #schedule: Schedule

  constructor({ database, env, member, schedule }: Dependencies) {
    this.#database = database
    this.#env = env
    this.#member = member
    this.#schedule = schedule
  }

  add(conversationId: string) {
    this.#database.write(
      'INSERT INTO open_conversations (id, opened_at) VALUES (?, ?) ON CONFLICT DO UPDATE SET opened_at = excluded.opened_at',
      ...[conversationId, Date.now()],
    )
  }

  remove(conversationId: string) {
    const query = 'DELETE FROM open_conversations WHERE id = ? AND opened_at <= ?'
    this.#database.change(query, conversationId, Date.now() - OPENING_MILLISECONDS)
  }

  /** Closes sockets in all of them; the alarm retries what fails. */
  async end(close: (conversation: Conversation, memberId: string) => Promise<void>) {
    const member = this.#member.find()
    this.#database.change('UPDATE open_conversations SET endings = endings + 1')
    if (!member || this.#ending().length === 0) return
    await this.#schedule.atLatest('end', Date.now() + AGAIN_MILLISECONDS)
    const isDone = await this.#each(async ({ id, endings }) => {
      // An earlier attempt is unconfirmed, so close all sockets.
      if (endings > 1) return this.#restart(id, member.id)
      await close(this.#env.CONVERSATION.getByName(id), member.id)
      this.#database.change('UPDATE open_conversations SET endings = max(0, endings - 1) WHERE id = ?', id)
    })
    if (isDone) await this.#schedule.set('end', null)
  }

  /** Retries where closing failed. */
  async endAgain() {
    const member = this.#member.find()
    if (!member) return
    const isDone = await this.#each(({ id }) => this.#restart(id, member.id))
    if (!isDone) await this.#schedule.set('end', Date.now() + EVERY_MILLISECONDS)
  }

  /**
   * Makes all sockets of the member there reconnect. Some may belong to a valid session by now; those of an ended session are
   * refused when they reconnect.
   */
  async #restart(id: string, memberId: string) {
    await this.#env.CONVERSATION.getByName(id).endSockets(memberId, CLOSE.restart, null)
    this.#database.change('UPDATE open_conversations SET endings = 0 WHERE id = ?', id)
  }

  async #each(end: (ending: Ending) => Promise<void>): Promise<boolean> {
    const failed = await inParallel(this.#ending(), end)
    for (const error of failed) logEvent('error', 'hub.not_ended', toErrorFields(error))
    return failed.length === 0
  }

  #ending() {
    return this.#database.list<Ending>('SELECT id, endings FROM open_conversations WHERE endings > 0')
  }
}
