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

  /** Sends a message and returns its `clientId`. */
  say(content: string, clientId: string = crypto.randomUUID()) {
    this.send({ type: 'send', clientId, content })
    return clientId
  }

  /** Sends a message and waits for its ack. */
  async said(content: string, clientId?: string) {
    const id = this.say(content, clientId)
    for (;;) {
      const ack = await this.next('ack')
      if (ack.clientId === id) return ack
    }
  }

  /** The frames sent in response to earlier frames. The first pong follows the frames of this socket, the second their effects. */
  override async settled(): Promise<ServerFrame[]> {
    await super.settled()
    // The object queues frames with a timer; a timer set now fires after it.
    if (this.isOpen) await runInDurableObject(this.#stub, () => scheduler.wait(0))
    return super.settled()
  }
}

/** Holds all but the shortest waits of objects until released, because a slow machine takes longer between two lines of a test. */
export function holdWaits() {
  const wait = scheduler.wait.bind(scheduler)
  let isHeld = true
  vi.spyOn(scheduler, 'wait').mockImplementation(async (milliseconds) => {
    if (milliseconds < INBOX_DELAY_MILLISECONDS) return wait(milliseconds)
    // Each object polls by itself, because one object can't resume another's promise.
    while (isHeld) await wait(5)
  })
  return () => {
    isHeld = false
  }
}

/** Sends messages at times before now, ten a second because of the rate limit. */
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
