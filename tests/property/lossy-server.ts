import type { ClientFrame, ServerFrame } from '~/domain/messaging/conversation-frames.schema'
import type { Message, MessagePage } from '~/domain/messaging/message.schema'
import type { PageOutcome } from '~/features/messaging/live/fetch-page'
import type { PostOutcome } from '~/platform/client/outbox'
import type { OutboxEntry } from '~/platform/client/outbox-entry'
import type { SocketLike } from '~/platform/client/reconnecting-socket'
import type { VirtualClock } from './virtual-clock'

type Stored = Message & { rev: number }
type Line = { memberId: string; socket: SocketLike; isOpen: boolean; floor: { up: number; down: number } }

const CONVERSATION = 'c'
/** Smaller than the real ones, so that every pause is too long for one frame, and every pull for one page. */
const PAGE = 5
const CATCH_UP = 6
const BATCH = 4

/**
 * A conversation on the far side of a bad line, as docs/protocol.md promises it and no better. Frames of one socket keep their
 * order; when the line breaks, what was on its way is lost in both directions, whatever it was. Requests may fail before or
 * after they had their effect.
 */
export class LossyServer {
  messages: Stored[] = []
  rev = 0
  isUp = true
  isHttpUp = true
  /** How many frames of messages are sent twice, from 0 to 1. */
  duplicates = 0
  /** Which part of sends is refused for a moment. */
  refusals = 0
  readonly reads = new Map<string, number>()
  #lines = new Set<Line>()

  constructor(private readonly clock: VirtualClock) {}

  open(memberId: string, path: string): SocketLike {
    const socket: SocketLike = { onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} }
    const line: Line = { memberId, socket, isOpen: true, floor: { up: 0, down: 0 } }
    this.#lines.add(line)
    socket.send = (text) => this.#carry(line, 'up', () => this.#receive(line, text))
    socket.close = () => this.#end(line)
    this.#carry(line, 'down', () => {
      if (!this.isUp) return this.breakLine(line)
      socket.onopen?.()
      const query = new URL(path, 'https://hd.example').searchParams
      this.#welcome(line, Number(query.get('after')), Number(query.get('rev')))
    })
    return socket
  }

  /** Breaks the lines of one member, or all. */
  cut(memberId?: string) {
    for (const line of [...this.#lines]) if (!memberId || line.memberId === memberId) this.breakLine(line)
  }

  /** The line is dead and nobody is told: only a missing pong can say so. */
  freeze(memberId: string) {
    for (const line of [...this.#lines]) if (line.memberId === memberId) this.#end(line)
  }

  breakLine(line: Line) {
    this.#end(line)
    this.clock.after(1, () => line.socket.onclose?.({ code: 1006 }))
  }

  page(place: 'after' | 'before' | 'newest', seq = 0, limit = PAGE): MessagePage {
    const all = this.messages
    const found =
      place === 'after'
        ? all.filter((message) => message.seq > seq).slice(0, limit)
        : all.filter((message) => !message.isDeleted && (place === 'newest' || message.seq < seq)).slice(-limit)
    const far = place === 'after' ? all.some(({ seq: other }) => other > (found.at(-1)?.seq ?? seq)) : false
    const older = place !== 'after' && all.some((other) => !other.isDeleted && other.seq < (found[0]?.seq ?? 0))
    return {
      messages: found.map(shown),
      more: far || older,
      seq: all.length,
      rev: this.rev,
      ownReadSeq: 0,
      otherReadSeq: null,
      otherReadAt: null,
    }
  }

  async fetchPage(place: 'after' | 'before', seq: number): Promise<PageOutcome> {
    if (!(await this.#request())) return { kind: 'unreached' }
    const page = this.page(place, seq)
    return (await this.#request()) ? { kind: 'page', page } : { kind: 'unreached' }
  }

  async post(entry: OutboxEntry): Promise<PostOutcome> {
    if (!(await this.#request())) return { kind: 'unreached' }
    if (this.clock.random() < this.refusals) return { kind: 'refused', code: 'rate_limited', retryAfterMs: 1000 }
    const message = this.#store(entry.memberId, entry.clientId, entry.content)
    const { clientId, seq, id, createdAt } = message
    return (await this.#request())
      ? { kind: 'stored', stored: { clientId, seq, id, createdAt } }
      : { kind: 'unreached' }
  }

  edit(seq: number, content: string) {
    const message = this.messages[seq - 1]
    if (!message || message.isDeleted) return
    Object.assign(message, { content, isEdited: true, editedAt: this.#time(), rev: ++this.rev })
    this.#tellAll(changeOf(message))
  }

  remove(seq: number) {
    const message = this.messages[seq - 1]
    if (!message || message.isDeleted) return
    Object.assign(message, { content: '', isDeleted: true, rev: ++this.rev })
    this.#tellAll(changeOf(message))
  }

  #time = () => new Date(this.clock.now()).toISOString()

  /** Half of the way to the server or back; false: the line failed there. */
  async #request() {
    await this.clock.wait(1 + this.clock.random() * 200)
    return this.isUp && this.isHttpUp && this.clock.random() > 0.1
  }

  #carry(line: Line, way: 'up' | 'down', arrive: () => void) {
    const at = Math.max(line.floor[way], this.clock.now() + 1 + this.clock.random() * 80)
    line.floor[way] = at
    this.clock.after(at - this.clock.now(), () => line.isOpen && arrive())
  }

  #tell(line: Line, frame: ServerFrame) {
    const text = JSON.stringify(frame)
    this.#carry(line, 'down', () => line.socket.onmessage?.({ data: text }))
  }

  #tellAll(frame: ServerFrame) {
    for (const line of this.#lines) {
      this.#tell(line, frame)
      if (this.clock.random() < this.duplicates) this.#tell(line, frame)
    }
  }

  #end(line: Line) {
    line.isOpen = false
    this.#lines.delete(line)
  }

  #welcome(line: Line, after: number, rev: number) {
    this.#tell(line, { type: 'ready', seq: this.messages.length, rev: this.rev })
    const missed = this.messages.slice(after, after + CATCH_UP)
    for (let from = 0; from < missed.length; from += BATCH)
      this.#tell(line, {
        type: 'batch',
        messages: missed.slice(from, from + BATCH).map(shown),
        more: from + BATCH >= missed.length && after + missed.length < this.messages.length,
      })
    const changed = this.messages.filter((message) => message.seq <= after && message.rev > rev)
    for (const message of changed.sort((one, other) => one.rev - other.rev)) this.#tell(line, changeOf(message))
  }

  #receive(line: Line, text: string) {
    if (text === 'ping') return this.#carry(line, 'down', () => line.socket.onmessage?.({ data: 'pong' }))
    const frame = JSON.parse(text) as ClientFrame
    if (frame.type === 'read') this.reads.set(line.memberId, Math.max(frame.seq, this.reads.get(line.memberId) ?? 0))
    if (frame.type !== 'send') return
    const { clientId, content } = frame
    if (this.clock.random() < this.refusals) {
      const code = this.clock.random() < 0.5 ? 'rate_limited' : 'unexpected'
      return this.#tell(line, { type: 'error', code, clientId, retryAfterMs: 300 })
    }
    const { seq, id, createdAt } = this.#store(line.memberId, clientId, content, line)
    this.#tell(line, { type: 'ack', clientId, seq, id, createdAt })
  }

  /** Once for each `clientId`; the sender's own socket hears of it before or after its ack. */
  #store(senderId: string, clientId: string, content: string, line?: Line): Stored {
    const known = this.messages.find((message) => message.clientId === clientId)
    if (known) return known
    const seq = this.messages.length + 1
    const message: Stored = {
      id: `${CONVERSATION}.${seq}`,
      seq,
      clientId,
      senderId,
      content,
      messageType: 'text',
      attachments: [],
      isEdited: false,
      editedAt: null,
      isDeleted: false,
      createdAt: this.#time(),
      rev: 0,
    }
    this.messages.push(message)
    if (line && this.clock.random() < 0.5)
      this.#tell(line, { type: 'ack', clientId, seq, id: message.id, createdAt: message.createdAt })
    this.#tellAll({ type: 'message', message: shown(message) })
    return message
  }
}

const shown = ({ rev: _, ...message }: Stored): Message => ({ ...message })

const changeOf = ({ seq, rev, content, attachments, editedAt, isDeleted }: Stored): ServerFrame =>
  isDeleted ? { type: 'deleted', seq, rev } : { type: 'edited', seq, rev, content, attachments, editedAt: editedAt! }
