import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Account, accounts } from './client/account'
import { request } from './client/request'
import { joinPairs, judge, talk } from './load/pair'
import { size, tell } from './load/size'
import { Server } from './server/server'

// G30: a hundred sign-ins a second beside members who read and write. From auth.test.ts: of one account five a minute are
// looked at, of one address twenty, and a refusal costs no hash.
const PER_SECOND = 100
const AN_ACCOUNT = 5
const AN_ADDRESS = 20
const SECONDS = size(3, 20)

/** A window of the limits. */
const WINDOW_MILLISECONDS = 60_000
/** So many unanswered sign-ins at once; where the server falls behind, the others wait. */
const AT_ONCE = 50

type Attempt = { email: string; address: string }

async function attempt(origin: string, { email, address }: Attempt): Promise<number> {
  const { status } = await request(`${origin}/login.data`, {
    method: 'POST',
    headers: {
      Origin: origin,
      'CF-Connecting-IP': address,
      'Sec-Fetch-Dest': 'empty',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: String(new URLSearchParams({ intent: 'sign-in', email, password: 'not the horse 17' })),
  })
  return status
}

/** As many as a flood sends in its time: their statuses, and how many windows of the limits they may have touched. */
async function flood(origin: string, each: (count: number) => Attempt) {
  const began = performance.now()
  const statuses: number[] = []
  let next = 0
  const sender = async () => {
    for (let count = next++; count < PER_SECOND * SECONDS; count = next++) {
      await wait(Math.max(0, began + (count * 1000) / PER_SECOND - performance.now()))
      statuses.push(await attempt(origin, each(count)))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  return { statuses, windows: 1 + Math.floor((performance.now() - began) / WINDOW_MILLISECONDS) }
}

/** Opens the feed, at most ten times a second, until it is told to stop; what came of it, and how long each took, in milliseconds. */
function readFeed(reader: Account) {
  const pages: { status: number; milliseconds: number }[] = []
  let isStopped = false
  const read = async () => {
    while (!isStopped) {
      const began = performance.now()
      const { status } = await reader.request('GET', '/app/dashboard')
      pages.push({ status, milliseconds: performance.now() - began })
      await wait(Math.max(0, began + 100 - performance.now()))
    }
  }
  const reading = read()
  return async () => {
    isStopped = true
    await reading
    const times = pages.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
    const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0)
    return {
      statuses: [...new Set(pages.map(({ status }) => status))],
      pages: pages.length,
      p50: at(0.5),
      p99: at(0.99),
    }
  }
}

let server: Server

// Hashes stall whatever runs beside them on one machine: nobody else's server.
beforeAll(async () => {
  server = await Server.start('logins')
})
afterAll(() => server.dispose())

it('looks at no more sign-ins than the limits allow, and serves everyone meanwhile', async () => {
  const { origin } = server
  const [reader] = accounts(origin, 0, 1)
  // Each part has members of its own: a history knows only what was said in its time.
  let first = 1
  const during = async <T>(work: () => Promise<T>) => {
    const stop = readFeed(reader!)
    const pairs = await joinPairs(accounts(origin, first, 4))
    first += 4
    const stopTalking = talk(pairs, 4)
    const came = await work()
    stopTalking()
    return { came, feed: await stop(), chat: await judge(pairs) }
  }
  const quiet = await during(() => wait(1000 * SECONDS))
  const ofAnAccount = await during(() =>
    flood(origin, (count) => ({
      email: 'nobody@flood.example',
      address: `10.200.${count % 250}.${(count >> 8) % 250}`,
    })),
  )
  const ofAnAddress = await during(() =>
    flood(origin, (count) => ({ email: `nobody${count}@flood.example`, address: '10.201.0.1' })),
  )
  for (const [name, most, { came, feed, chat }] of [
    ['one account, many addresses', AN_ACCOUNT, ofAnAccount],
    ['one address, many accounts', AN_ADDRESS, ofAnAddress],
  ] as const) {
    const { statuses, windows } = came
    const lookedAt = statuses.filter((status) => status !== 429)
    tell(`G30 ${name}`, {
      asked: statuses.length,
      lookedAt: lookedAt.length,
      feed,
      chat,
      quiet: [quiet.feed, quiet.chat],
    })
    expect(statuses).toHaveLength(PER_SECOND * SECONDS)
    // A flood that was held up passes into the next window, which looks at as many again.
    expect(lookedAt.length).toBeGreaterThanOrEqual(most)
    expect(lookedAt.length).toBeLessThanOrEqual(most * windows)
    expect(lookedAt.filter((status) => status < 400 || status >= 500)).toEqual([])
    expect(feed.statuses).toEqual([200])
    expect(chat.acknowledged).toBe(chat.messages)
  }
})
