import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'

/**
 * The line between one browser and the site: a proxy that can be cut, and can hold requests. It works for every engine, as a
 * driver's own ways of being offline do not.
 */
export class Line {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  readonly #watchers = new Set<(path: string) => void>()
  #isCut = false
  #held: { pattern: RegExp; released: Promise<void>; left: number } | undefined
  origin = ''

  constructor(readonly sitePort: number) {
    this.#server = createServer((asked, answer) => {
      const forward = () => {
        const { method, url, headers } = asked
        const onward = request({ host: '127.0.0.1', port: sitePort, method, path: url, headers }, (response) => {
          answer.writeHead(response.statusCode!, response.rawHeaders)
          response.pipe(answer)
        })
        onward.on('error', () => answer.destroy())
        answer.on('close', () => onward.destroy())
        asked.pipe(onward)
      }
      for (const notify of this.#watchers) notify(asked.url!)
      if (this.#held?.pattern.test(asked.url!) && this.#held.left-- > 0) void this.#held.released.then(forward)
      else forward()
    })
    this.#server.on('upgrade', (asked, socket, head) => this.#upgrade(asked, socket as Socket, head))
    this.#server.on('connection', (socket) => {
      if (this.#isCut) return socket.destroy()
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
    })
  }

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    this.origin = `http://localhost:${(this.#server.address() as { port: number }).port}`
    return this
  }

  /** Breaks every connection and takes no new one until `mend`. */
  cut() {
    this.#isCut = true
    for (const socket of this.#sockets) socket.destroy()
  }

  mend() {
    this.#isCut = false
  }

  /** Holds the first requests whose path matches until the returned function is called: not all, as a browser opens six connections. */
  hold(pattern: RegExp): () => void {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    this.#held = { pattern, released, left: 3 }
    return () => {
      this.#held = undefined
      release()
    }
  }

  /** Waits for the next request whose path matches. */
  next(pattern: RegExp): Promise<void> {
    return new Promise((resolve) => {
      const notify = (path: string) => {
        if (!pattern.test(path)) return
        this.#watchers.delete(notify)
        resolve()
      }
      this.#watchers.add(notify)
    })
  }

  close() {
    this.cut()
    this.#server.close()
  }

  #upgrade({ method, url, rawHeaders }: IncomingMessage, socket: Socket, head: Buffer) {
    const onward = connect(this.sitePort, '127.0.0.1', () => {
      const lines = rawHeaders.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${rawHeaders[at + 1]}`]))
      onward.write(`${[`${method} ${url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
      onward.write(head)
      onward.pipe(socket).pipe(onward)
    })
    for (const each of [onward, socket]) {
      each.on('error', () => {})
      each.on('close', () => {
        onward.destroy()
        socket.destroy()
      })
    }
  }
}
