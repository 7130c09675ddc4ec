import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import WebSocket from 'ws'

/** As a browser confirms what came (docs/protocol.md). */
const GOT_EVERY = 32
/** As long as a line of a chat usually is. */
const CONTENT = 'A line of an ordinary chat: see you at seven, bring the umbrella.'

/**
 * A member's socket at a conversation, as cheap as can be for whoever drives the load: frames are told apart by how they
 * begin, and only what a measurement needs is taken out of them.
 */
export class ChatParticipant {
  sent = 0
  acked = 0
  received = 0
  /** Times of sending by `clientId`, of messages not acked yet. */
  waiting = new Map()
  /** @type {((clientId: string, at: number) => void) | null} */
  onSend = null
  /** @type {(clientId: string, sentAt: number) => void} */
  onAck = () => {}
  /** @type {((clientId: string) => void) | null} */
  onMessage = null

  constructor(socket) {
    this.socket = socket
    socket.on('message', (data) => this.#take(data.toString()))
    socket.on('close', (code) => {
      if (!this.isDone) throw new Error(`The server closed a socket: ${code}`)
    })
  }

  /** Opens the socket and waits until the conversation has said where it stands. */
  static async open({ url, headers }) {
    const socket = new WebSocket(url, { headers, perMessageDeflate: false })
    await once(socket, 'open')
    return new ChatParticipant(socket)
  }

  send() {
    const clientId = randomUUID()
    const at = performance.now()
    this.waiting.set(clientId, at)
    this.sent += 1
    this.onSend?.(clientId, at)
    this.socket.send(`{"type":"send","clientId":"${clientId}","content":"${CONTENT}"}`)
  }

  close() {
    this.isDone = true
    this.socket.terminate()
  }

  #take(frame) {
    if (frame.startsWith('{"type":"ack"')) {
      const clientId = textAfter(frame, '"clientId":"')
      const sentAt = this.waiting.get(clientId)
      if (sentAt === undefined) return
      this.waiting.delete(clientId)
      this.acked += 1
      this.onAck(clientId, sentAt)
    } else if (frame.startsWith('{"type":"message"')) {
      this.received += 1
      if (this.received % GOT_EVERY === 0) {
        const seq = Number.parseInt(frame.slice(frame.indexOf('"seq":') + 6), 10)
        this.socket.send(`{"type":"got","seq":${seq}}`)
      }
      this.onMessage?.(textAfter(frame, '"clientId":"'))
    } else if (frame.startsWith('{"type":"error"')) {
      throw new Error(`The server refused a frame: ${frame}`)
    }
  }
}

function textAfter(frame, mark) {
  const start = frame.indexOf(mark) + mark.length
  return frame.slice(start, frame.indexOf('"', start))
}

/** Both participants of the conversations from `first` up to `end`, a few sockets opened at a time. */
export async function openPairs(server, end, first = 0) {
  const pairs = []
  for (let start = first; start < end; start += 10) {
    const some = Array.from({ length: Math.min(10, end - start) }, async (_, index) =>
      Promise.all([0, 1].map((place) => ChatParticipant.open(server.participantOf(start + index, place)))),
    )
    pairs.push(...(await Promise.all(some)))
  }
  return pairs
}
