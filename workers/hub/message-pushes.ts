import { isAlive } from '../../app/domain/messaging/presence'
import { pushMessage } from '../../app/platform/push/deliver-pushes.server'
import { vapidKeysOf } from '../../app/platform/push/web-push'
import { type Bindings, parseSettings } from '../../app/platform/server/env.server'
import type { ObjectDatabase } from '../object-database'
import { IS_SHOWN } from './inbox'
import type { Member } from './member'
import type { Schedule } from './schedule'
import type { Sockets } from './sockets'

type Dependencies = { database: ObjectDatabase; env: Bindings; member: Member; schedule: Schedule; sockets: Sockets }
type Unpushed = { conversation_id: string; other_id: string; push_left: string | null; at: string }

/** The delay before a push, in which a loading page can open its socket or the sender can delete the message. */
const PUSH_DELAY_MILLISECONDS = 5000
const MOST_AT_ONCE = 3
/** The time a message may take from its conversation to its recipient's tabs. */
const DELIVERY_MILLISECONDS = 5000
/** How long it's remembered that a member has no browser for push, which saves a query per message. */
const NO_BROWSER_MILLISECONDS = 86_400_000
const SUBSCRIPTION_WAIT_MILLISECONDS = 60_000

/** Pushes messages that arrive while no tab is active: once a conversation until it's read (`Inbox`). */
export class MessagePushes {
  readonly #deps: Dependencies
  /** When a browser last turned push on; its row may not be stored yet. */
  #subscriptionExpectedAt = 0

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** Schedules a push after a change of the inbox. */
  async changed(now: number) {
    if (this.#canPush(now) && this.#listUnpushed().length > 0) await this.#schedulePush(now)
  }

  /** Schedules a push for messages after the last sign of life of tabs that are gone, because no tab may have shown them. */
  async tabsGone(lastSign: number, now: number) {
    const since = new Date(lastSign - DELIVERY_MILLISECONDS).toISOString()
    if (this.#canPush(now) && this.#listUnpushed().some(({ at }) => at > since)) await this.#schedulePush(now)
  }

  /** Called when a browser is about to subscribe. Messages already unread aren't pushed to it. */
  expectSubscription(now: number) {
    this.#subscriptionExpectedAt = now
    if (!this.#hasNoBrowser(now)) return
    this.#deps.database.change('UPDATE inbox SET is_pushed = 1 WHERE unread > 0')
    this.#deps.database.change('UPDATE member SET push_none_until = 0')
  }

  /** Called by the alarm: pushes what is still unread, unless a tab is active again. Postponed pushes are rescheduled. */
  async push(now: number) {
    const { database, env, member, schedule } = this.#deps
    const memberId = member.find()?.id
    if (memberId === undefined || this.#hasActiveTab(now)) return
    let again: number | null = null
    for (const { conversation_id: conversationId, other_id: otherId, push_left } of this.#listUnpushed()) {
      const left = push_left === null ? null : (JSON.parse(push_left) as string[])
      const outcome = await pushMessage(env, { memberId, conversationId, otherId, left, now })
      if (outcome === 'nobody') {
        const isSubscriptionExpected = Date.now() - this.#subscriptionExpectedAt < SUBSCRIPTION_WAIT_MILLISECONDS
        if (!isSubscriptionExpected)
          database.change('UPDATE member SET push_none_until = ?', now + NO_BROWSER_MILLISECONDS)
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
    if (again === null && this.#listUnpushed().length > 0) again = now
    if (again !== null) await schedule.set('push', again)
  }

  #schedulePush = (now: number) => this.#deps.schedule.atLatest('push', now + PUSH_DELAY_MILLISECONDS)

  #canPush = (now: number) =>
    Boolean(vapidKeysOf(parseSettings(this.#deps.env))) && !this.#hasActiveTab(now) && !this.#hasNoBrowser(now)

  /** Whether an open tab shows signs of life; the socket of a frozen or closed tab stays open for a while. */
  #hasActiveTab = (now: number) => this.#deps.sockets.open().some(({ tab }) => isAlive(tab, now))

  #hasNoBrowser(now: number): boolean {
    const query = 'SELECT push_none_until AS until FROM member'
    return (this.#deps.database.find<{ until: number }>(query)?.until ?? 0) > now
  }

  #listUnpushed(): Unpushed[] {
    return this.#deps.database.list<Unpushed>(
      `SELECT conversation_id, other_id, push_left, at FROM inbox WHERE unread > 0 AND is_pushed = 0 AND ${IS_SHOWN} LIMIT ?`,
      MOST_AT_ONCE,
    )
  }
}
