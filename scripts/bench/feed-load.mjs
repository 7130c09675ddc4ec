import { get, paths } from './feed-pages.mjs'
import { quantile } from './quantile.mjs'

/** Asks a server for one page after another for so many seconds, `abreast` at a time: pages, seconds, processor time. */
export async function slice({ server, port, cookies, next }, { seconds, abreast }) {
  const cpu = server.cpuMicroseconds()
  const startedAt = performance.now()
  const until = startedAt + seconds * 1000
  let pages = 0
  await Promise.all(
    Array.from({ length: abreast }, async () => {
      while (performance.now() < until) await get(port, next(), cookies[pages++ % cookies.length])
    }),
  )
  return {
    pages,
    seconds: (performance.now() - startedAt) / 1000,
    cpuMilliseconds: (server.cpuMicroseconds() - cpu) / 1000,
  }
}

/**
 * Two servers in short slices by turns, the other one idle meanwhile, so that what else the machine does meets both: pages a
 * second and processor time a page of each, over all its slices, and the ratios of both, slice by neighbouring slice.
 */
export async function race(sides, { slices, seconds, abreast }) {
  const done = sides.map(() => [])
  for (let turn = 0; turn < slices; turn++) {
    // ABBA: whatever grows or fades meets both alike.
    for (const at of turn % 2 === 0 ? [0, 1] : [1, 0]) done[at].push(await slice(sides[at], { seconds, abreast }))
  }
  const sum = (all, key) => all.reduce((total, each) => total + each[key], 0)
  const rates = done.map((all) => all.map(({ pages, seconds: took }) => pages / took))
  const cpus = done.map((all) => all.map(({ pages, cpuMilliseconds }) => cpuMilliseconds / pages))
  return {
    sides: done.map((all, at) => ({
      rate: quantile(rates[at], 0.5),
      cpu: sum(all, 'cpuMilliseconds') / sum(all, 'pages'),
    })),
    rateRatios: rates[0].map((rate, turn) => rate / rates[1][turn]),
    cpuRatios: cpus[0].map((cpu, turn) => cpu / cpus[1][turn]),
  }
}

/** The same pages of two servers by turns, one at a time: the milliseconds of each. */
export async function delays(sides, { pages, feed }) {
  const times = sides.map(() => [])
  const next = paths(feed)
  for (let turn = 0; turn < pages; turn++) {
    const path = next()
    for (const at of turn % 2 === 0 ? [0, 1] : [1, 0]) {
      const { port, cookies } = sides[at]
      const { took } = await get(port, path, cookies[turn % cookies.length])
      times[at].push(took)
    }
  }
  return times.map((all) => ({ p50: quantile(all, 0.5), p95: quantile(all, 0.95) }))
}
