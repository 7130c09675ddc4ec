import type { ClientFrame } from '~/domain/messaging/conversation-frames.schema'
import type { PostOutcome } from '~/platform/client/outbox'
import type { OutboxEntry } from '~/platform/client/outbox-entry'
import type { Clock } from '~/platform/client/reconnecting-socket'
import type { PageOutcome } from './fetch-page'

/** What the client of a conversation needs from its environment: the browser, or a simulated one in tests. */
export type Dependencies = {
  clock: Clock
  newId(): string
  /** False: there is no live socket. */
  sendFrame(frame: ClientFrame): boolean
  restartSocket(): void
  fetchPage(place: 'after' | 'before', seq: number): Promise<PageOutcome>
  post(entry: OutboxEntry): Promise<PostOutcome>
  /** Stores an entry in the outbox; it is not sent before that. */
  save(entry: OutboxEntry): Promise<void>
  /** Removes an entry from the outbox. */
  remove(entry: OutboxEntry): void
  isVisible(): boolean
  signedOut(): void
  /** The conversation may be closed to this member: the page's data should be loaded again. */
  revalidate(): void
  changed(): void
}
