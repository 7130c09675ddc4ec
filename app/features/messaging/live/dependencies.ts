import type { ClientFrame } from '~/domain/messaging/conversation-frames.schema'
import type { Clock } from '~/platform/live/clock'
import type { OutboxEntry } from '~/platform/live/outbox-entry'
import type { PostOutcome } from '~/platform/live/post-message'
import type { PageOutcome } from './fetch-page'

/** The world as a conversation needs it. */
export type ConversationMeans = {
  clock: Clock
  newId(): string
  /** False: there is no live socket. */
  sendFrame(frame: ClientFrame): boolean
  restartSocket(): void
  fetchPage(place: 'after' | 'before', seq: number): Promise<PageOutcome>
  post(entry: OutboxEntry): Promise<PostOutcome>
  /** Keeps it on the disk; the first try to send it waits for that. */
  keep(entry: OutboxEntry): Promise<void>
  forget(entry: OutboxEntry): void
  isVisible(): boolean
  signedOut(): void
  /** The page should look again whether the conversation is open to this member. */
  lookAgain(): void
  changed(): void
}
