import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Account } from './account'

export type RawFrame = { opcode: number; payload: Buffer }

const TEXT = 1
const CLOSE = 8

/** A frame as RFC 6455 (5.2) lays it out; `opcode` may be any, the mask may be missing, the length may lie. */
export function rawFrame(
  opcode: number,
  payload: Buffer | string,
  { masked = true, fin = true, lie = 0 } = {},
): Buffer {
  const body = Buffer.from(payload)
  const length = body.length + lie
  const head = [(fin ? 0x80 : 0) | opcode]
  const mask = masked ? 0x80 : 0
  if (length < 126) head.push(mask | length)
  else if (length < 65_536) head.push(mask | 126, length >> 8, length & 0xff)
  else head.push(mask | 127, 0, 0, 0, 0, ...[24, 16, 8, 0].map((shift) => (length >> shift) & 0xff))
  if (!masked) return Buffer.concat([Buffer.from(head), body])
  const key = randomBytes(4)
  return Buffer.concat([Buffer.from(head), key, body.map((byte, index) => byte ^ key[index % 4]!)])
}

/** A socket at a conversation that says any bytes at all, over the bare connection. */
export class RawSocket {
  readonly frames: RawFrame[] = []
  isEnded = false
  #rest = Buffer.alloc(0)

  private constructor(readonly stream: Duplex) {
    stream.on('data', (chunk: Buffer) => this.#read(chunk))
    stream.on('close', () => {
      this.isEnded = true
    })
    stream.on('error', () => {})
  }

  static open(account: Account, conversationId: string): Promise<RawSocket> {
    const upgrade = request(`${account.origin}/ws/conversations/${conversationId}`, {
      headers: {
        ...account.headers,
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      },
    })
    return new Promise((resolve, reject) => {
      upgrade.on('upgrade', (_, stream, head) => {
        const socket = new RawSocket(stream)
        socket.#read(head)
        resolve(socket)
      })
      upgrade.on('response', ({ statusCode }) => reject(new Error(`The upgrade was answered ${statusCode}`)))
      upgrade.on('error', reject)
      upgrade.end()
    })
  }

  say(bytes: Buffer) {
    if (!this.isEnded) this.stream.write(bytes)
  }

  /** The frames of text so far, read as JSON where they are. */
  get texts(): { type?: string; code?: string; clientId?: string }[] {
    return this.frames.flatMap(({ opcode, payload }) => (opcode === TEXT ? [JSON.parse(payload.toString())] : []))
  }

  /** The code the server closed with; null while it has not. 1005: it gave none. */
  get closed(): number | null {
    const frame = this.frames.find(({ opcode }) => opcode === CLOSE)
    if (!frame) return null
    return frame.payload.length < 2 ? 1005 : frame.payload.readUInt16BE(0)
  }

  end() {
    this.stream.destroy()
  }

  /** A server's frames are never masked, and here never in parts. */
  #read(chunk: Buffer) {
    this.#rest = Buffer.concat([this.#rest, chunk])
    for (;;) {
      if (this.#rest.length < 2) return
      const short = this.#rest[1]! & 0x7f
      const start = short === 127 ? 10 : short === 126 ? 4 : 2
      if (this.#rest.length < start) return
      const length =
        short === 127 ? Number(this.#rest.readBigUInt64BE(2)) : short === 126 ? this.#rest.readUInt16BE(2) : short
      if (this.#rest.length < start + length) return
      this.frames.push({ opcode: this.#rest[0]! & 0x0f, payload: this.#rest.subarray(start, start + length) })
      this.#rest = this.#rest.subarray(start + length)
    }
  }
}
