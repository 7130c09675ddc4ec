import { Agent, request } from 'node:http'

/** A page of the feed has so many posts, each with its address. */
const POSTS = 20
const YEAR = 365 * 86_400_000
/** The newest of the seeded crowd's posts is just before this (`scripts/seed/crowd-draw.ts`). */
const UNTIL = Date.UTC(2026, 10, 1)

/** A page of the crowd alone, to whom no reader of a bench is connected: who sees which is the same for all of them. */
export const CROWD_PAGE = `/app/dashboard?cursor=${UNTIL}_x`

/** Numbers from 0 up to 1 in no order, though always in the same. */
function drawing() {
  let drawn = 1
  return () => {
    drawn = (drawn * 48_271) % 2_147_483_647
    return drawn / 2_147_483_647
  }
}

/** Addresses of a feed (`''`: everybody's), one after another: its beginning, and any place in it. */
export function paths(feed = '') {
  const draw = drawing()
  const name = feed && `feed=${encodeURIComponent(feed)}`
  return () => {
    const cursor = draw() < 0.5 ? '' : `cursor=${Math.floor(UNTIL - draw() * 2.5 * YEAR)}_x`
    const search = [name, cursor].filter(Boolean).join('&')
    return `/app/dashboard${search && `?${search}`}`
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** A page, and how many milliseconds it took to come. */
export function get(port, path, cookie) {
  const sentAt = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, agent, headers: { Cookie: cookie } }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => {
        const body = Buffer.concat(chunks)
        const took = performance.now() - sentAt
        if (answer.statusCode === 200) resolve({ body, took })
        else reject(new Error(`${path} answers ${answer.statusCode}`))
      })
    })
    asked.on('error', (error) => {
      // A server ends what was idle for a while, also in the moment it is used again: that one is asked anew.
      if (asked.reusedSocket && error.code === 'ECONNRESET') get(port, path, cookie).then(resolve, reject)
      else reject(error)
    })
    asked.end()
  })
}

/** The ids of the posts of a page, in their order; fails unless it is full: what shows none is fast for no reason. */
export async function postsOf(port, path, cookie) {
  const { body } = await get(port, path, cookie)
  const ids = new Set([...body.toString().matchAll(/<a\b[^>]*href="\/posts\/([\w-]+)"/g)].map(([, id]) => id))
  if (ids.size < POSTS) throw new Error(`${path} shows ${ids.size} posts`)
  return { ids: [...ids].slice(0, POSTS), bytes: body.length }
}
