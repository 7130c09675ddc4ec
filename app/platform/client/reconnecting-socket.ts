import { CLOSE } from '../../domain/messaging/close-codes'
import { PING_EVERY_MILLISECONDS } from '../../domain/messaging/limits'
import { backoff } from './retry'

/** Time and chance, so that what waits and retries can be tested without either. */
export type Clock = {
  /** Milliseconds since the epoch as the page began by it, and never back: what waits must not wait for a clock that was set. */
  now(): number
  /** From 0 up to, but not, 1. */
  random(): number
  /** Runs it once so many milliseconds from now; what it gives calls that off. */
  after(milliseconds: number, run: () => void): () => void
}

export const browserClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  random: () => Math.random(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** `live` once the server said `ready`; `offline` when the browser says so or several tries failed; `closed` for good. */
export type SocketState = 'connecting' | 'live' | 'offline' | 'closed'

/** What is needed of a WebSocket. */
export type SocketLike = {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(text: string): void
  close(): void
}

type Options = {
  /** Asked anew for each try, since it names what the client has by now. */
  address: () => string
  open: (address: string) => SocketLike
  clock: Clock
  onFrame: (text: string) => void
  onState: (state: SocketState) => void
  /** The server said not to come back: `CLOSE.signedOut` or `CLOSE.unavailable`. */
  onEnd: (code: number) => void
}

const OPEN_WITHIN_MILLISECONDS = 10_000
const PONG_WITHIN_MILLISECONDS = 10_000
/** A person has just come back to the tab and waits. */
const PONG_ON_WAKE_MILLISECONDS = 4000
const SHORT_MILLISECONDS = 250
const LONG_MILLISECONDS = 15_000
/** So many tries in a row without an answer, and the page says that there is no connection. */
const FAILURES_UNTIL_OFFLINE = 3

/** A restart loses all sockets at once. Over this time they come back: no more than a fifth of them try in any 100 ms. */
const SPREAD_MILLISECONDS = 1200
/** A server that starts anew takes seconds: for so many tries, about half a minute, nobody waits longer than this. */
const EARLY_TRIES = 14
const EARLY_CAP_MILLISECONDS = 5000

/** Milliseconds until a lost socket is opened again; chance alone, so that those lost together do not come back together. */
export function reconnectDelay(failures: number, random: () => number): number {
  const delay = failures < EARLY_TRIES ? Math.min(EARLY_CAP_MILLISECONDS, backoff(failures)) : backoff(failures)
  return Math.max(SPREAD_MILLISECONDS, delay) * random()
}

/** A socket that comes back: after a loss, a sleep of the machine, a restart of the server. Knows nothing of the page. */
export class ReconnectingSocket {
  #state: SocketState = 'connecting'
  #socket: SocketLike | null = null
  #isReady = false
  #isOnline = true
  #failures = 0
  /** One socket too many: this tab waits until somebody looks at it. */
  #isHeldBack = false
  #cancelRetry = () => {}
  #cancelPing = () => {}
  #cancelTimeout = () => {}

  constructor(private readonly options: Options) {}

  start() {
    this.#connect()
  }

  /** Leaves for good. */
  stop() {
    this.#drop()
    this.#state = 'closed'
  }

  /** To be called when the first frame of the server's answer came. */
  ready() {
    this.#isReady = true
    this.#isOnline = true
    this.#failures = 0
    this.#tell()
  }

  /** Whether it was handed to a socket that is alive as far as known; no promise that it arrives. */
  send(text: string): boolean {
    if (!this.#isReady || !this.#socket) return false
    this.#socket.send(text)
    return true
  }

  /** Somebody looks at the tab, or the network is back: no more waiting, and an open socket shows that it lives. */
  resume() {
    if (this.#state === 'closed') return
    this.#isOnline = true
    this.#isHeldBack = false
    if (!this.#socket) this.#connect()
    else if (this.#isReady) this.#ping(PONG_ON_WAKE_MILLISECONDS)
  }

  /** The browser has no network, or puts the page away. */
  suspend() {
    if (this.#state === 'closed') return
    this.#isOnline = false
    this.#drop()
    // Browsers are wrong about this at times.
    if (this.#isHeldBack) this.#tell()
    else this.#retryIn(LONG_MILLISECONDS)
  }

  /** Gives up on a socket that does not answer as it should, and opens another. */
  restart() {
    if (this.#state !== 'closed' && this.#socket) this.#lose(0)
  }

  #connect() {
    if (this.#state === 'closed' || this.#socket) return
    this.#cancelRetry()
    const { address, open, clock, onFrame } = this.options
    const socket = open(address())
    this.#socket = socket
    socket.onopen = () => {
      this.#cancelTimeout()
      this.#pingLater()
    }
    socket.onmessage = ({ data }) => {
      this.#cancelTimeout()
      if (data !== 'pong') onFrame(String(data))
    }
    socket.onclose = ({ code }) => this.#lose(code)
    this.#cancelTimeout = clock.after(OPEN_WITHIN_MILLISECONDS, () => this.#lose(0))
    this.#tell()
  }

  #pingLater() {
    this.#cancelPing = this.options.clock.after(PING_EVERY_MILLISECONDS, () => {
      this.#ping(PONG_WITHIN_MILLISECONDS)
      this.#pingLater()
    })
  }

  #ping(withinMilliseconds: number) {
    this.#cancelTimeout()
    this.#cancelTimeout = this.options.clock.after(withinMilliseconds, () => this.#lose(0))
    this.#socket?.send('ping')
  }

  /** Lets go of the socket at once: one that is half open would take minutes to say so. */
  #drop() {
    this.#cancelRetry()
    this.#cancelPing()
    this.#cancelTimeout()
    this.#isReady = false
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #lose(code: number) {
    this.#drop()
    if (code === CLOSE.signedOut || code === CLOSE.unavailable) {
      this.#state = 'closed'
      this.options.onState('closed')
      this.options.onEnd(code)
      return
    }
    this.#isHeldBack = code === CLOSE.tooMany
    const { random } = this.options.clock
    if (this.#isHeldBack) this.#tell()
    else if (code === CLOSE.flood) this.#retryIn(LONG_MILLISECONDS * (1 + random()))
    else if (code === CLOSE.tooSlow) this.#retryIn(SHORT_MILLISECONDS * random())
    else this.#retryIn(reconnectDelay(this.#failures++, random))
  }

  #retryIn(milliseconds: number) {
    this.#cancelRetry = this.options.clock.after(milliseconds, () => this.#connect())
    this.#tell()
  }

  #tell() {
    const isOffline = !this.#isOnline || this.#isHeldBack || this.#failures >= FAILURES_UNTIL_OFFLINE
    const state = this.#isReady ? 'live' : isOffline ? 'offline' : 'connecting'
    if (state === this.#state) return
    this.#state = state
    this.options.onState(state)
  }
}

/** A socket to this site; `path` begins with a slash. */
export const openSocket = (path: string) =>
  new WebSocket(new URL(path, location.href.replace(/^http/, 'ws'))) as SocketLike

/** What a schema of zod does, as far as it is needed here. */
type Schema<T> = { safeParse(value: unknown): { success: true; data: T } | { success: false } }

/** A frame of the server; null for one this page does not know, as from a newer server: it is for newer pages. */
export function readFrame<T>(schema: Schema<T>, text: string): T | null {
  try {
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

export type PageListener = {
  /** The page is looked at again, or the network is back. */
  resume: () => void
  /** The network is gone, or the page is put away, perhaps to come back as it was. */
  suspend: () => void
}

/** Tells what the browser says of network and sight; what it gives ends that. */
export function onPageEvents({ resume, suspend }: PageListener): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const seen = () => document.visibilityState === 'visible' && navigator.onLine && resume()
  document.addEventListener('visibilitychange', seen, { signal })
  window.addEventListener('focus', seen, { signal })
  window.addEventListener('online', resume, { signal })
  window.addEventListener('offline', suspend, { signal })
  // An open socket keeps a page out of the browser's cache of pages to go back to.
  window.addEventListener('pagehide', suspend, { signal })
  window.addEventListener('pageshow', (event) => event.persisted && resume(), { signal })
  return () => ending.abort()
}
