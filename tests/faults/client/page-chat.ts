import { randomUUID } from 'node:crypto'
import type WebSocket from 'ws'
import { serverFrameSchema } from '~/domain/messaging/conversation-frames.schema'
import { ConversationClient } from '~/features/messaging/live/conversation-client'
import type { OutboxEntry } from '~/platform/client/outbox-entry'
import { browserClock, ReconnectingSocket, readFrame, type SocketLike } from '~/platform/client/reconnecting-socket'
import type { History, Wire } from '../checker/history'
import type { Account } from './account'
import { openSocket } from './open-socket'
import { fetchPage, post } from './page-requests'
import { readHistory } from './read-history'
import { until } from './until'

/** The engine of the product's pages at a conversation, without a page: sockets, outbox and order are the product's own. */
export class PageChat {
  readonly member: string
  readonly closes: number[] = []
  readonly #outbox = new Map<string, OutboxEntry>()
  #client: ConversationClient | null = null
  #reconnecting: ReconnectingSocket | null = null
  #socket: WebSocket | null = null
  #wire: Wire = { member: '', after: 0, seqs: [], skipped: false }
  #isLive = false
  #shown = 0

  constructor(
    readonly account: Account,
    readonly conversationId: string,
    readonly history: History,
  ) {
    this.member = account.username
    history.shown.set(this.member, [])
  }

  get isLive() {
    return this.#isLive
  }

  get pending() {
    return this.#outbox.size
  }

  get last() {
    return this.#client?.log.last ?? 0
  }

  /** Opens the conversation as a page would that was loaded while it was empty. */
  async join() {
    const initial = await fetchPage(this.account, this.conversationId, 'after', 0)
    if (initial.kind !== 'page' || initial.page.seq > 0)
      throw new Error('The history of a test begins with an empty conversation')
    this.#client = new ConversationClient({
      memberId: this.account.id,
      initial: initial.page,
      dependencies: {
        clock: browserClock,
        newId: () => randomUUID(),
        sendFrame: (frame) => this.#reconnecting?.send(JSON.stringify(frame)) ?? false,
        restartSocket: () => this.#reconnecting?.restart(),
        fetchPage: (place, seq) => fetchPage(this.account, this.conversationId, place, seq),
        post: async (entry) => {
          const outcome = await post(this.account, entry)
          if (outcome.kind === 'stored') this.#outcome(entry.clientId, outcome.stored.seq)
          return outcome
        },
        save: async (entry) => {
          this.#outbox.set(entry.clientId, entry)
        },
        remove: ({ clientId }) => this.#acknowledged(clientId),
        isVisible: () => true,
        signedOut: () => console.error(`${this.member} was signed out`),
        revalidate: () => {},
        changed: () => this.#show(),
      },
    })
    this.#reconnecting = new ReconnectingSocket({
      address: () => {
        const { after, rev } = this.#client!.place
        this.#wire = { member: this.member, after, seqs: [], skipped: false }
        return `/ws/conversations/${this.conversationId}?after=${after}&rev=${rev}`
      },
      open: (path) => this.#open(path),
      clock: browserClock,
      onFrame: (text) => this.#read(text),
      onState: (state) => {
        this.#isLive = state === 'live'
        this.#client?.connection(state)
      },
      onEnd: (code) => console.error(`${this.member} was told to stay away: ${code}`),
    })
    this.#reconnecting.start()
    await until(`${this.member} is live`, () => this.#isLive)
  }

  send(content: string) {
    const clientId = randomUUID()
    const { conversationId } = this
    const memberId = this.account.id
    this.history.invocations.push({ clientId, member: this.member, content, at: performance.now() })
    const entry = { conversationId, memberId, clientId, content, attachment: null, typedAt: Date.now(), problem: null }
    this.#outbox.set(clientId, entry)
    this.#client?.add(entry)
  }

  cut() {
    this.#socket?.terminate()
  }

  leave() {
    this.#reconnecting?.stop()
    this.#client?.stop()
    this.#socket?.terminate()
  }

  async readAll() {
    this.history.stored.set(this.member, await readHistory(this.account, this.conversationId))
  }

  #open(path: string): SocketLike {
    const socket = openSocket(this.account, path)
    this.#socket = socket
    this.history.wires.push(this.#wire)
    const like: SocketLike = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => socket.send(text),
      close: () => socket.terminate(),
    }
    socket.on('open', () => like.onopen?.())
    socket.on('message', (data) => like.onmessage?.({ data: String(data) }))
    socket.on('close', (code) => {
      this.closes.push(code)
      this.#isLive = false
      like.onclose?.({ code })
    })
    return like
  }

  #read(text: string) {
    const frame = readFrame(serverFrameSchema, text)
    if (!frame) throw new Error(`A frame that the page does not know: ${text.slice(0, 200)}`)
    if (frame.type === 'message') this.#wire.seqs.push(frame.message.seq)
    if (frame.type === 'batch') {
      this.#wire.seqs.push(...frame.messages.map(({ seq }) => seq))
      this.#wire.skipped ||= frame.more
    }
    if (frame.type === 'ack') this.#outcome(frame.clientId, frame.seq)
    if (frame.type === 'error' && frame.clientId && this.#outbox.has(frame.clientId) && frame.code === 'conflict')
      this.history.outcomes.push({
        kind: 'refused',
        clientId: frame.clientId,
        code: frame.code,
        at: performance.now(),
      })
    if (frame.type === 'ready') this.#reconnecting?.ready()
    this.#client?.receive(frame)
  }

  #outcome(clientId: string, seq: number) {
    this.history.outcomes.push({ kind: 'acknowledged', clientId, seq, at: performance.now() })
  }

  /** The client lets go of an entry only once it has it from the server, by whichever way. */
  #acknowledged(clientId: string) {
    if (!this.#outbox.delete(clientId)) return
    const message = this.#client?.log.messages.find((each) => each.clientId === clientId)
    if (message) this.#outcome(clientId, message.seq)
  }

  #show() {
    const messages = this.#client?.log.messages ?? []
    const shown = this.history.shown.get(this.member)
    for (const message of messages.slice(this.#shown)) shown?.push({ ...message, at: performance.now() })
    this.#shown = messages.length
  }
}
