import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserClock, ReconnectingSocket, reconnectDelay, type SocketLike } from './reconnecting-socket'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Opened = SocketLike & { address: string; sent: string[]; isClosed: boolean }

/** A socket at a server that does only what a test says; chance always gives the middle. */
function setUp({ chance = 0.5 } = {}) {
  const opened: Opened[] = []
  const states: string[] = []
  const frames: string[] = []
  const ends: number[] = []
  let asked = 0
  const socket = new ReconnectingSocket({
    address: () => `/ws?after=${asked++}`,
    open(address) {
      const one: Opened = {
        address,
        sent: [],
        isClosed: false,
        onopen: null,
        onmessage: null,
        onclose: null,
        send: (text) => one.sent.push(text),
        close: () => {
          one.isClosed = true
        },
      }
      opened.push(one)
      return one
    },
    clock: { ...browserClock, random: () => chance },
    onFrame: (text) => frames.push(text),
    onState: (state) => states.push(state),
    onEnd: (code) => ends.push(code),
  })
  const last = () => opened.at(-1)!
  /** The server answers: the socket is open and the first frame came. */
  const answer = () => {
    last().onopen?.()
    socket.ready()
  }
  socket.start()
  return { socket, opened, states, frames, ends, last, answer }
}

test('is live once the server answered, and sends only then', () => {
  const { socket, last, answer, states } = setUp()
  expect(socket.send('early')).toBe(false)
  answer()
  expect(socket.send('now')).toBe(true)
  expect(last().sent).toEqual(['now'])
  expect(states).toEqual(['live'])
})

test('after a loss it comes back by itself, and names anew what it has', () => {
  const { opened, last, answer, states } = setUp()
  answer()
  last().onclose?.({ code: 1006 })
  vi.advanceTimersByTime(599)
  expect(opened).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(opened.map(({ address }) => address)).toEqual(['/ws?after=0', '/ws?after=1'])
  answer()
  expect(states).toEqual(['live', 'connecting', 'live'])
})

test('waits longer with each failure, says offline after the third, and begins anew once it was live', () => {
  const { opened, last, answer, states } = setUp({ chance: 1 })
  const waits: number[] = []
  for (let failure = 0; failure < 6; failure++) {
    last().onclose?.({ code: 1006 })
    const count = opened.length
    let waited = 0
    while (opened.length === count) {
      vi.advanceTimersByTime(200)
      waited += 200
    }
    waits.push(waited)
  }
  expect(waits).toEqual([1200, 1200, 1200, 2000, 4000, 5000])
  expect(states).toEqual(['offline'])
  answer()
  last().onclose?.({ code: 1006 })
  vi.advanceTimersByTime(1200)
  expect(opened).toHaveLength(8)
})

test('pings every 25 s; a pong keeps the socket, and none within 10 s ends it', () => {
  const { opened, last, answer, frames } = setUp()
  answer()
  vi.advanceTimersByTime(25_000)
  expect(last().sent).toEqual(['ping'])
  last().onmessage?.({ data: 'pong' })
  vi.advanceTimersByTime(25_000)
  expect(opened).toHaveLength(1)
  vi.advanceTimersByTime(9999)
  expect(opened[0]!.isClosed).toBe(false)
  vi.advanceTimersByTime(1)
  expect(opened[0]!.isClosed).toBe(true)
  vi.advanceTimersByTime(600)
  expect(opened).toHaveLength(2)
  expect(frames).toEqual([])
})

test('a server that never opens the socket is given up after 10 s', () => {
  const { opened } = setUp()
  vi.advanceTimersByTime(10_600)
  expect(opened).toHaveLength(2)
})

test('waking up tries at once, or asks an open socket for a sign of life within 4 s', () => {
  const { socket, opened, last, answer } = setUp({ chance: 1 })
  for (let failure = 0; failure < 5; failure++) {
    last().onclose?.({ code: 1006 })
    vi.advanceTimersByTime(30_000)
  }
  last().onclose?.({ code: 1006 })
  const count = opened.length
  socket.resume()
  expect(opened).toHaveLength(count + 1)
  answer()
  socket.resume()
  expect(last().sent).toEqual(['ping'])
  vi.advanceTimersByTime(4000 + 1200)
  expect(opened).toHaveLength(count + 2)
})

test('without a network it lets go at once and says so, and is back with the network', () => {
  const { socket, opened, last, answer, states } = setUp()
  answer()
  socket.suspend()
  expect(last().isClosed).toBe(true)
  expect(socket.send('lost?')).toBe(false)
  socket.resume()
  answer()
  expect(opened).toHaveLength(2)
  expect(states).toEqual(['live', 'offline', 'connecting', 'live'])
})

test.each([4001, 4003])('close %i is for good, and told', (code) => {
  const { socket, opened, last, answer, states, ends } = setUp()
  answer()
  last().onclose?.({ code })
  vi.advanceTimersByTime(120_000)
  socket.resume()
  expect(opened).toHaveLength(1)
  expect(states.at(-1)).toBe('closed')
  expect(ends).toEqual([code])
})

test('the oldest of too many tabs waits until somebody looks at it', () => {
  const { socket, opened, last, answer, states } = setUp()
  answer()
  last().onclose?.({ code: 4008 })
  vi.advanceTimersByTime(600_000)
  expect(opened).toHaveLength(1)
  expect(states.at(-1)).toBe('offline')
  socket.resume()
  expect(opened).toHaveLength(2)
})

test.each([
  [4009, 125],
  [1012, 600],
  [1008, 22_500],
])('close %i waits %i ms when chance gives the middle', (code, milliseconds) => {
  const { opened, last, answer } = setUp()
  answer()
  last().onclose?.({ code })
  vi.advanceTimersByTime(milliseconds - 1)
  expect(opened).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(opened).toHaveLength(2)
})

test('nothing of a socket that was let go is heard any more', () => {
  const { socket, opened, answer, frames, states } = setUp()
  answer()
  const [first] = opened
  socket.restart()
  expect([first!.onmessage, first!.onclose, first!.isClosed]).toEqual([null, null, true])
  expect(frames).toEqual([])
  socket.stop()
  vi.advanceTimersByTime(60_000)
  expect(opened).toHaveLength(1)
  expect(states).toEqual(['live', 'connecting'])
})

test('a clock of the machine that is set back holds up nothing that waits', () => {
  vi.useRealTimers()
  const before = browserClock.now()
  expect(Math.abs(before - Date.now())).toBeLessThan(60_000)
  vi.useFakeTimers({ toFake: ['Date'], now: before - 3_600_000 })
  expect(browserClock.now()).toBeGreaterThanOrEqual(before)
})

/** Chance that is the same each time (the generator of Numerical Recipes). */
function seededChance() {
  let state = 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

test('sockets come back within 1.2 s at first, then within what doubles up to 5 s, and after half a minute up to 30 s', () => {
  const most = [0, 1, 2, 3, 4, 5, 6, 13, 14, 5000].map((failures) => reconnectDelay(failures, () => 1))
  expect(most).toEqual([1200, 1200, 1200, 2000, 4000, 5000, 5000, 5000, 30_000, 30_000])
  // Half of the longest delay is what is waited on average.
  const early = Array.from({ length: 14 }, (_, failures) => reconnectDelay(failures, () => 0.5))
  expect(early.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(25_000)
})

test('after a restart of 600 ms no more than a fifth of 1,000 clients comes in any 100 ms of the first ten seconds', () => {
  const random = seededChance()
  const tries: number[] = []
  for (let client = 0; client < 1000; client++) {
    let at = 0
    for (let failures = 0; ; failures++) {
      at += reconnectDelay(failures, random)
      tries.push(at)
      if (at >= 600) break
    }
  }
  for (let from = 0; from < 10_000; from += 10) {
    const within = tries.filter((at) => at >= from && at < from + 100)
    expect(within.length).toBeLessThanOrEqual(200)
  }
  expect(Math.max(...tries)).toBeLessThan(3000)
})
