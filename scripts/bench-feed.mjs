import { parseArgs } from 'node:util'
import { delays, race } from './bench/feed-load.mjs'
import { CROWD_PAGE, paths, postsOf } from './bench/feed-pages.mjs'
import { bareOn, copyOf, feedState, siteOn } from './bench/feed-states.mjs'
import { median } from './bench/quantile.mjs'
import { inProject } from './setup/project.mjs'

/**
 * `npm run bench:feed [-- --quick] [--states DIR] [--port P] [--against DIR]`: the page with the feed. First its delays with
 * ten thousand posts and with a million (`--quick`: a hundred thousand), page by page in turn; then its processor time and its
 * rate against the least code that shows the same posts (`tests/mocks/bare-feed`), in slices by turns: both servers of a pair
 * run at the same time, so that what else the machine does meets both. Fails when a goal is missed. The states are made once and kept in DIR
 * (`.wrangler/bench-feed`), as `few` and by how many posts; a large one takes minutes. Linux.
 *
 * `--against DIR`, an earlier `dist/site`: only the processor time of this build against that one.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    states: { type: 'string', default: inProject('.wrangler/bench-feed') },
    port: { type: 'string', default: '8796' },
    against: { type: 'string' },
  },
})
/** G17, G12 and G13 of the goals. */
const GATES = { growth: 1.3, cpu: 7, rate: 0.15 }
/** Everybody's feed is judged; of the others it is said how they fare. */
const FEEDS = { everyone: '', following: 'following', 'a tag': 'tag:generator', 'a gate': 'gate:34' }
const QUICK = { rounds: 2, pages: 250, slices: 6, large: { members: 10_000, posts: 100_000 } }
const FULL = { rounds: 3, pages: 2000, slices: 20, large: { members: 100_000, posts: 1_000_000 } }
const { rounds, pages, slices, large } = values.quick ? QUICK : FULL
const port = Number(values.port)

console.log('Preparing the states …')
const few = await feedState(`${values.states}/few`, { members: 1000, posts: 10_000 })
const twin = copyOf(few, `${values.states}/few-bare`)

/** Starts both servers of a pair and gives them to `measure`; they must show the same posts where they have the same. */
async function withBoth(pair, { mustMatch }, measure) {
  const sides = []
  try {
    for (const [at, { state, serve }] of pair.entries()) {
      const server = await serve(state, port + at)
      sides.push({ server, port: port + at, cookies: state.cookies, next: paths() })
    }
    const shown = await Promise.all(sides.map((side) => postsOf(side.port, CROWD_PAGE, side.cookies[0])))
    if (mustMatch && String(shown[0].ids) !== String(shown[1].ids)) throw new Error('The pages show other posts')
    // Both warm: compiled, with the beginnings of their files in memory.
    await race(sides, { slices: 2, seconds: 2, abreast: 4 })
    return await measure(sides, shown)
  } finally {
    for (const { server } of sides) await server.stop()
  }
}

const said = (value) => value.toFixed(value < 100 ? 2 : 0).padStart(7)

if (values.against) {
  const pair = [
    { state: few, serve: siteOn },
    { state: twin, serve: (state, at) => siteOn(state, at, values.against) },
  ]
  console.log('\nEight at a time, processor time (ms a page): this build, the other, median of the ratios')
  for (let round = 0; round < rounds; round++) {
    await withBoth(pair, { mustMatch: true }, async (sides) => {
      const { sides: measured, cpuRatios } = await race(sides, { slices, seconds: 2, abreast: 8 })
      console.log(`  ${measured.map(({ cpu }) => said(cpu)).join(' ')}   ${median(cpuRatios).toFixed(3)}`)
    })
  }
  process.exit(0)
}

const many = await feedState(`${values.states}/${large.posts}`, large)
const failures = []
/** Says how a figure stands to its gate, and notes when it is missed. */
function judge(name, value, gate, isMet) {
  console.log(`${isMet ? 'holds ' : 'MISSED'} ${name}: ${value.toFixed(2)} (gate ${gate})`)
  if (!isMet) failures.push(name)
}

console.log(`\nDelays, one page at a time, in ms: 10,000 posts, ${large.posts.toLocaleString('en')} posts`)
const growths = Object.fromEntries(Object.keys(FEEDS).map((name) => [name, []]))
for (let round = 0; round < rounds; round++) {
  const pair = [
    { state: few, serve: siteOn },
    { state: many, serve: siteOn },
  ]
  await withBoth(pair, { mustMatch: false }, async (sides) => {
    for (const [name, feed] of Object.entries(FEEDS)) {
      const [small, big] = await delays(sides, { pages: feed ? pages / 5 : pages, feed })
      growths[name].push(big.p95 / small.p95)
      console.log(
        `  ${name.padEnd(10)} p50 ${said(small.p50)} ${said(big.p50)}   p95 ${said(small.p95)} ${said(big.p95)}`,
      )
    }
  })
}

console.log('\nEight at a time, pages a second and processor time (ms a page): this site, the bare page')
const races = []
for (let round = 0; round < rounds; round++) {
  const pair = [
    { state: few, serve: siteOn },
    { state: twin, serve: bareOn },
  ]
  await withBoth(pair, { mustMatch: true }, async (sides, shown) => {
    const result = await race(sides, { slices, seconds: 2, abreast: 8 })
    races.push(result)
    const [ours, theirs] = result.sides
    const bytes = shown.map((page) => (page.bytes / 1000).toFixed(0)).join(' and ')
    console.log(
      `  rate ${said(ours.rate)} ${said(theirs.rate)}   cpu ${said(ours.cpu)} ${said(theirs.cpu)}   kB ${bytes}`,
    )
  })
}

console.log('')
for (const [name, all] of Object.entries(growths)) {
  if (FEEDS[name]) console.log(`       p95 of ${name} with many posts, against few: ${median(all).toFixed(2)}`)
}
const growth = median(growths.everyone)
judge('p95 with many posts, against few', growth, `≤ ${GATES.growth}`, growth <= GATES.growth)
const cpu = median(races.flatMap(({ cpuRatios }) => cpuRatios))
judge('processor time a page, against the bare page', cpu, `≤ ${GATES.cpu}`, cpu <= GATES.cpu)
const rate = median(races.flatMap(({ rateRatios }) => rateRatios))
judge('pages a second, against the bare page', rate, `≥ ${GATES.rate}`, rate >= GATES.rate)
process.exit(failures.length > 0 ? 1 : 0)
