import { isAlive } from '../../app/domain/messaging/presence'
import { pushMessage } from '../../app/platform/push/push-to-browsers.server'
import { vapidKeysOf } from '../../app/platform/push/vapid'
import { type Bindings, parseSettings } from '../../app/platform/server/env.server'
import type { ObjectDatabase } from '../object-database'
import { IS_SHOWN } from './inbox'
import type { Member } from './member'
import type { Schedule } from './schedule'
import type { Sockets } from './sockets'

type Parts = { database: ObjectDatabase; env: Bindings; member: Member; schedule: Schedule; sockets: Sockets }
type Untold = { conversation_id: string; other_id: string; push_left: string | null; at: string }

/** The delay before a push, in which a loading page can open its socket or the sender can delete the message. */
const PATIENCE_MILLISECONDS = 5000
const MOST_AT_ONCE = 3
/** The time a message may take from its conversation to its recipient's tabs. */
const ON_ITS_WAY_MILLISECONDS = 5000
/** How long it's remembered that a member has no browser for push, which saves a query per message. */
const NOBODY_MILLISECONDS = 86_400_000
const TURNING_ON_MILLISECONDS = 60_000

/** Pushes messages that arrive while no tab is active: once a conversation until it's read (`Inbox`). */
export class MessagePushes {
  readonly #parts: Parts
  /** When a browser last turned push on; its row may not be stored yet. */
  #turnedOnAt = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Schedules a push after a change of the inbox. */
  async changed(now: number) {
    if (this.#mayTell(now) && this.#untold().length > 0) await this.#plan(now)
  }

  /** Schedules a push for messages after the last sign of life of tabs that are gone, because no tab may have shown them. */
  async fellSilent(lastSign: number, now: number) {
    const since = new Date(lastSign - ON_ITS_WAY_MILLISECONDS).toISOString()
    if (this.#mayTell(now) && this.#untold().some(({ at }) => at > since)) await this.#plan(now)
  }

  /** Called when a browser is about to subscribe. Messages already unread aren't pushed to it. */
  turnedOn(now: number) {
    this.#turnedOnAt = now
    if (!this.#isNobodyTold(now)) return
    this.#parts.database.change('UPDATE inbox SET is_pushed = 1 WHERE unread > 0')
    this.#parts.database.change('UPDATE member SET push_none_until = 0')
  }

  /** Called by the alarm: pushes what is still unread, unless a tab is active again. Postponed pushes are rescheduled. */
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

  /** Whether an open tab shows signs of life; the socket of a frozen or closed tab stays open for a while. */
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
