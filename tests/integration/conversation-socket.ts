import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, vi } from 'vitest'
import { type ServerFrame, serverFrameSchema } from '~/domain/messaging/conversation-frames.schema'
import { pairKey } from '~/domain/messaging/conversation-id'
import { INBOX_DELAY_MILLISECONDS } from '~/domain/messaging/limits'
import type { ConversationObject, Participant } from '~/domain/messaging/objects'
import { conversationHeaders } from '~/domain/messaging/upgrade-headers'
import { FrameSocket } from './frame-socket'

type Stub = ReturnType<typeof env.CONVERSATION.getByName>
type Opening = { sessionId?: string; after?: number; rev?: number | null }

/** A new conversation and its two participants, as the route would resolve them. */
export function newConversation(change: Partial<Participant> = {}) {
  const id = crypto.randomUUID()
  const [low, high] = [`${id}-a`, `${id}-b`]
  const shared = { conversationId: id, pair: pairKey(low, high), receipts: true, isConnected: true, ...change }
  return {
    id,
    stub: env.CONVERSATION.getByName(id),
    a: { ...shared, memberId: low } satisfies Participant,
    b: { ...shared, memberId: high } satisfies Participant,
  }
}

/** The socket of a participant, opened as the route opens it. Checks every received frame against the protocol. */
export class ParticipantSocket extends FrameSocket<ServerFrame> {
  readonly #stub: Stub

  private constructor(answer: Response, stub: Stub) {
    super(answer, (text) => serverFrameSchema.parse(JSON.parse(text)))
    this.#stub = stub
  }

  static async open(participant: Participant, opening: Opening = {}): Promise<ParticipantSocket> {
    return new ParticipantSocket(
      await ParticipantSocket.ask(participant, opening),
      env.CONVERSATION.getByName(participant.conversationId),
    )
  }

  static ask(participant: Participant, { sessionId = 's1', after = 0, rev = null }: Opening = {}): Promise<Response> {
    const headers = { Upgrade: 'websocket', ...conversationHeaders({ participant, sessionId, after, rev }) }
    return env.CONVERSATION.getByName(participant.conversationId).fetch('http://conversation/ws', { headers })
  }

  /** Sends a message; its `clientId`. */
  say(content: string, clientId: string = crypto.randomUUID()) {
    this.send({ type: 'send', clientId, content })
    return clientId
  }

  /** Says something and waits for the ack of it. */
  async said(content: string, clientId?: string) {
    const id = this.say(content, clientId)
    for (;;) {
      const ack = await this.next('ack')
      if (ack.clientId === id) return ack
    }
  }

  /**
   * Everything the object sent for what it was told before now, or ever, once it is closed: the first pong is behind what this
   * socket said, and the second behind what came of it.
   */
  override async settled(): Promise<ServerFrame[]> {
    await super.settled()
    // Frames wait for a timer in there; one that is set now comes after theirs.
    if (this.isOpen) await runInDurableObject(this.#stub, () => scheduler.wait(0))
    return super.settled()
  }
}

/**
 * Holds what objects wait for, but for the shortest waits, until the test lets it go: a busy machine takes longer from one line of
 * a test to the next than hubs are left alone.
 */
export function holdWaits() {
  const wait = scheduler.wait.bind(scheduler)
  let isHeld = true
  vi.spyOn(scheduler, 'wait').mockImplementation(async (milliseconds) => {
    if (milliseconds < INBOX_DELAY_MILLISECONDS) return wait(milliseconds)
    // Each object looks by itself: none may go on in the name of another.
    while (isHeld) await wait(5)
  })
  return () => {
    isHeld = false
  }
}

/** Messages that were written before now, ten a second as the limit lets them pass. */
export async function written(
  stub: ReturnType<typeof newConversation>['stub'],
  participant: Participant,
  count: number,
  content = 'word',
): Promise<void> {
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'] })
  await runInDurableObject(stub, async (instance) => {
    const conversation = instance as unknown as ConversationObject
    for (let index = 0; index < count; index++) {
      vi.setSystemTime(now - (count - index) * 100)
      const sent = await conversation.send(participant, { clientId: crypto.randomUUID(), content })
      expect(sent.ok).toBe(true)
    }
  })
  vi.useRealTimers()
}
