import { type Bindings, parseSettings } from '../../app/platform/env.server'
import { pushMessage } from '../../app/platform/push/push-message.server'
import { vapidKeysOf } from '../../app/platform/push/vapid-keys.server'
import type { HubDatabase } from './database'
import { IS_SHOWN } from './inbox'
import type { Member } from './member'
import type { Schedule } from './schedule'
import type { Sockets } from './sockets'

type Parts = { database: HubDatabase; env: Bindings; member: Member; schedule: Schedule; sockets: Sockets }
type Untold = { conversation_id: string; other_id: string }

/** So long a page that is just being loaded has to open its socket, and a message to be taken back. */
const PATIENCE_MILLISECONDS = 5000
const MOST_AT_ONCE = 3

/** Messages that come while the member has no page open, told by push: once a conversation, until it is read. */
export class MessagePushes {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** A conversation of the list has changed. */
  async changed(conversationId: string, now: number) {
    const { database, env, schedule, sockets } = this.#parts
    if (!vapidKeysOf(parseSettings(env))) return
    database.change(
      'UPDATE inbox SET is_pushed = 0 WHERE conversation_id = ? AND is_pushed = 1 AND unread = 0',
      conversationId,
    )
    if (sockets.open().length > 0 || this.#untold().length === 0) return
    await schedule.atLatest('push', now + PATIENCE_MILLISECONDS)
  }

  /** By the alarm: tells what is still unread. Whoever has come meanwhile sees it; what is to wait comes up again. */
  async tell(now: number) {
    const { database, env, member, schedule, sockets } = this.#parts
    const memberId = member.find()?.id
    if (memberId === undefined || sockets.open().length > 0) return
    let again: number | null = null
    for (const { conversation_id: conversationId, other_id: otherId } of this.#untold()) {
      const retryAt = await pushMessage(env, { memberId, conversationId, otherId, now })
      if (retryAt === null) database.change('UPDATE inbox SET is_pushed = 1 WHERE conversation_id = ?', conversationId)
      else again = Math.min(again ?? retryAt, retryAt)
    }
    if (again === null && this.#untold().length > 0) again = now
    if (again !== null) await schedule.set('push', again)
  }

  #untold(): Untold[] {
    return this.#parts.database.read<Untold>(
      `SELECT conversation_id, other_id FROM inbox WHERE unread > 0 AND is_pushed = 0 AND ${IS_SHOWN} LIMIT ?`,
      MOST_AT_ONCE,
    )
  }
}
