import type { ErrorCode } from '../../app/domain/messaging/conversation-frames.schema'
import { type EventBucket, type EventRefusal, fullBucket, takeEvent } from '../../app/domain/messaging/event-limit'
import type { Refused } from '../../app/domain/messaging/objects'
import { type Bindings, parseSettings } from '../../app/platform/server/env.server'
import { Announcer } from './announcer'
import { Sockets } from './sockets'
import { Store } from './store/store'

/** What the modules of a conversation share: its storage, its sockets and the schedule of notices. */
export class Context {
  readonly env: Bindings
  readonly store: Store
  readonly sockets: Sockets
  readonly announcer: Announcer
  readonly #buckets = new Map<string, EventBucket>()
  /** Both accounts are deleted and the storage is empty; later calls are refused. */
  isGone = false

  /** `announceSoon` must not fail. */
  constructor(ctx: DurableObjectState, env: Bindings, announceSoon: (context: Context) => Promise<void>) {
    this.env = env
    this.store = new Store(ctx.storage)
    this.sockets = new Sockets(ctx, this.store.messages.lastSeq)
    this.announcer = new Announcer(ctx.storage, () => announceSoon(this))
  }

  /** Counts one event of a member, by socket or by request; null: within the limit. */
  takeEvent(memberId: string): EventRefusal | null {
    const now = Date.now()
    const perSecond = parseSettings(this.env).EVENTS_PER_SECOND
    const taken = takeEvent(this.#buckets.get(memberId) ?? fullBucket(now, perSecond), now, perSecond)
    this.#buckets.set(memberId, taken.bucket)
    return taken.refusal
  }
}

/** A refusal with its code. */
export const refused = (code: ErrorCode): Refused => ({ ok: false, code })

export const rateLimited = ({ retryAfterMs }: EventRefusal): Refused => ({
  ok: false,
  code: 'rate_limited',
  retryAfterMs,
})
