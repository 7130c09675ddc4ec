import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Account, accounts } from './client/account'
import { joinPairs, judge, talk } from './load/pair'
import { size, tell } from './load/size'
import { Server } from './server/server'

// G30: a hundred sign-ins a second beside members who read and write. From auth.test.ts: of one account five a minute are
// looked at, of one address twenty, and a refusal costs no hash.
const PER_SECOND = 100
const AN_ACCOUNT = 5
const AN_ADDRESS = 20
const SECONDS = size(3, 20)

type Attempt = { email: string; address: string }

async function attempt(origin: string, { email, address }: Attempt): Promise<number> {
  const response = await fetch(`${origin}/login.data`, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    headers: { Origin: origin, 'CF-Connecting-IP': address, 'Sec-Fetch-Dest': 'empty', Connection: 'close' },
    body: new URLSearchParams({ intent: 'sign-in', email, password: 'not the horse 17' }),
  })
  await response.arrayBuffer()
  return response.status
}

/** As many as a flood sends in its time, on the clock, whether or not the last were answered; their statuses. */
async function flood(origin: string, each: (count: number) => Attempt): Promise<number[]> {
  const answers: Promise<number>[] = []
  for (let count = 0; count < PER_SECOND * SECONDS; count++) {
    answers.push(attempt(origin, each(count)))
    await new Promise((resolve) => setTimeout(resolve, 1000 / PER_SECOND))
  }
  return Promise.all(answers)
}

/** Opens the feed ten times a second until it is told to stop; what came of it, and how long each took, in milliseconds. */
function readFeed(reader: Account) {
  const pages: Promise<{ status: number; milliseconds: number }>[] = []
  const timer = setInterval(() => {
    const began = performance.now()
    const page = reader.request('GET', '/app/dashboard').then(async (response) => {
      await response.text()
      return { status: response.status, milliseconds: performance.now() - began }
    })
    pages.push(page)
  }, 100)
  return async () => {
    clearInterval(timer)
    const all = await Promise.all(pages)
    const times = all.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
    const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0)
    return { statuses: [...new Set(all.map(({ status }) => status))], pages: all.length, p50: at(0.5), p99: at(0.99) }
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
  const quiet = await during(() => new Promise((resolve) => setTimeout(resolve, 1000 * SECONDS)))
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
    const lookedAt = came.filter((status) => status !== 429)
    tell(`G30 ${name}`, { asked: came.length, lookedAt: lookedAt.length, feed, chat, quiet: [quiet.feed, quiet.chat] })
    expect(came).toHaveLength(PER_SECOND * SECONDS)
    expect(lookedAt).toHaveLength(most)
    expect(lookedAt.filter((status) => status < 400 || status >= 500)).toEqual([])
    expect(feed.statuses).toEqual([200])
    expect(chat.acknowledged).toBe(chat.messages)
  }
})
