import { isAlive } from '../../app/domain/messaging/presence'
import { pushMessage } from '../../app/platform/push/deliver-pushes.server'
import { vapidKeysOf } from '../../app/platform/push/web-push'
import { type Bindings, parseSettings } from '../../app/platform/server/env.server'
import type { ObjectDatabase } from '../object-database'
import { IS_SHOWN } from './inbox'
import type { Member } from './member'
import type { Schedule } from './schedule'
import type { Sockets } from './sockets'

type Parts = { database: ObjectDatabase; env: Bindings; member: Member; schedule: Schedule; sockets: Sockets }
type Untold = { conversation_id: string; other_id: string; push_left: string | null; at: string }

/** So long a page that is just being loaded has to open its socket, and a message to be taken back. */
const PATIENCE_MILLISECONDS = 5000
const MOST_AT_ONCE = 3
/** So long a message may take from its conversation to the pages of its reader. */
const ON_ITS_WAY_MILLISECONDS = 5000
/** Whoever has no browser for push costs a message nothing; so often it is looked whether that still is so. */
const NOBODY_MILLISECONDS = 86_400_000
const TURNING_ON_MILLISECONDS = 60_000

/** Messages that come while the member has no living page open, told by push: once a conversation, until it is read (`Inbox`). */
export class MessagePushes {
  readonly #parts: Parts
  /** When a browser last turned push on: a moment later its row may not be there yet. */
  #turnedOnAt = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** A conversation of the list has changed. */
  async changed(now: number) {
    if (this.#mayTell(now) && this.#untold().length > 0) await this.#plan(now)
  }

  /** No page may be left of those that gave a last sign of life then: what came after it, none of them may have shown. */
  async fellSilent(lastSign: number, now: number) {
    const since = new Date(lastSign - ON_ITS_WAY_MILLISECONDS).toISOString()
    if (this.#mayTell(now) && this.#untold().some(({ at }) => at > since)) await this.#plan(now)
  }

  /** A browser is about to ask for push. What lies unread from before is no news for it. */
  turnedOn(now: number) {
    this.#turnedOnAt = now
    if (!this.#isNobodyTold(now)) return
    this.#parts.database.change('UPDATE inbox SET is_pushed = 1 WHERE unread > 0')
    this.#parts.database.change('UPDATE member SET push_none_until = 0')
  }

  /** By the alarm: tells what is still unread. Whoever has come meanwhile sees it; what is to wait comes up again. */
  async tell(now: number) {
    const { database, env, member, schedule } = this.#parts
    const memberId = member.find()?.id
    if (memberId === undefined || this.#isHere(now)) return
    let again: number | null = null
    for (const { conversation_id: conversationId, other_id: otherId, push_left } of this.#untold()) {
      const left = push_left === null ? null : (JSON.parse(push_left) as string[])
      const outcome = await pushMessage(env, { memberId, conversationId, otherId, left, now })
      if (outcome === 'nobody') {
        const mayCome = Date.now() - this.#turnedOnAt < TURNING_ON_MILLISECONDS
        if (!mayCome) database.change('UPDATE member SET push_none_until = ?', now + NOBODY_MILLISECONDS)
        return
      }
      if (outcome === 'done') {
        database.change('UPDATE inbox SET is_pushed = 1 WHERE conversation_id = ?', conversationId)
        continue
      }
      const rest = outcome.left && JSON.stringify(outcome.left)
      database.change('UPDATE inbox SET push_left = ? WHERE conversation_id = ?', rest, conversationId)
      again = Math.min(again ?? outcome.at, outcome.at)
    }
    if (again === null && this.#untold().length > 0) again = now
    if (again !== null) await schedule.set('push', again)
  }

  #plan = (now: number) => this.#parts.schedule.atLatest('push', now + PATIENCE_MILLISECONDS)

  #mayTell = (now: number) =>
    Boolean(vapidKeysOf(parseSettings(this.#parts.env))) && !this.#isHere(now) && !this.#isNobodyTold(now)

  /** Whether a page is open that shows signs of life: the socket of one that is frozen or gone stays open for a while. */
  #isHere = (now: number) => this.#parts.sockets.open().some(({ tab }) => isAlive(tab, now))

  #isNobodyTold(now: number): boolean {
    const query = 'SELECT push_none_until AS until FROM member'
    return (this.#parts.database.find<{ until: number }>(query)?.until ?? 0) > now
  }

  #untold(): Untold[] {
    return this.#parts.database.list<Untold>(
      `SELECT conversation_id, other_id, push_left, at FROM inbox WHERE unread > 0 AND is_pushed = 0 AND ${IS_SHOWN} LIMIT ?`,
      MOST_AT_ONCE,
    )
  }
}
