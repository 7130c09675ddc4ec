import { Agent, request } from 'node:http'
import { quantile } from './quantile.mjs'

/** A page of the feed has so many posts, each with its author's address. */
const POSTS = 20
const YEAR = 365 * 86_400_000
/** The newest of the seeded posts is just before this. */
const UNTIL = Date.UTC(2026, 10, 1)

/** Numbers from 0 up to 1 in no order, though always in the same. */
function drawing() {
  let drawn = 1
  return () => {
    drawn = (drawn * 48_271) % 2_147_483_647
    return drawn / 2_147_483_647
  }
}

/** Addresses of the feed: its beginning, and any place in it. */
function paths() {
  const draw = drawing()
  return () => (draw() < 0.5 ? '/app/dashboard' : `/app/dashboard?cursor=${Math.floor(UNTIL - draw() * 0.9 * YEAR)}_x`)
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

function get(port, path, cookie) {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, agent, headers: { Cookie: cookie } }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => resolve({ status: answer.statusCode, body: Buffer.concat(chunks) }))
    })
    asked.on('error', reject)
    asked.end()
  })
}

/** Fails unless the page shows a full page of posts: what shows none is fast for no reason. */
export async function checkFeed(port, cookie) {
  const { status, body } = await get(port, '/app/dashboard', cookie)
  const authors = body.toString().match(/<a\b[^>]*href="\/u\/crowd_\d+"/g)?.length ?? 0
  if (status !== 200 || authors < POSTS) throw new Error(`The feed answers ${status} with ${authors} links to authors`)
  return body.length
}

/** Asks one page after another for so many seconds, `abreast` at a time; milliseconds, rate, and processor time a page. */
export async function load(server, port, cookies, { seconds, abreast }) {
  const next = paths()
  const times = []
  const cpu = server.cpuMicroseconds()
  const startedAt = performance.now()
  const until = startedAt + seconds * 1000
  let asked = 0
  await Promise.all(
    Array.from({ length: abreast }, async () => {
      while (performance.now() < until) {
        const sentAt = performance.now()
        const { status } = await get(port, next(), cookies[asked++ % cookies.length])
        if (status !== 200) throw new Error(`The feed answers ${status}`)
        times.push(performance.now() - sentAt)
      }
    }),
  )
  const took = performance.now() - startedAt
  return {
    rate: (times.length * 1000) / took,
    cpu: (server.cpuMicroseconds() - cpu) / times.length / 1000,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
  }
}
