import { parseArgs } from 'node:util'
import { checkFeed, load } from './bench/feed-load.mjs'
import { bareOn, feedState, siteOn } from './bench/feed-states.mjs'
import { median } from './bench/quantile.mjs'
import { inProject } from './setup/project.mjs'

/**
 * `npm run bench:feed [-- --quick] [--port P]`: the page with the feed. First its delays with ten thousand posts and with a
 * million (`--quick`: a hundred thousand), in turn; then its processor time and its rate against the least code that shows the
 * same posts (`tests/mocks/bare-feed`), in turn, so that what else the machine does meets both. Fails when a goal is missed.
 * The states stay in `.wrangler/bench-feed`, for the large one takes minutes. Linux.
 */
const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, port: { type: 'string', default: '8796' } },
})
const GATES = { growth: 1.3, cpu: 7, rate: 0.15 }
const { rounds, seconds, large } = values.quick
  ? { rounds: 2, seconds: 4, large: { members: 10_000, posts: 100_000 } }
  : { rounds: 5, seconds: 10, large: { members: 100_000, posts: 1_000_000 } }
const port = Number(values.port)
const folder = inProject('.wrangler/bench-feed')

console.log('Preparing the states …')
const few = await feedState(`${folder}/few`, { members: 1000, posts: 10_000 })
const many = await feedState(`${folder}/${large.posts}`, large)

/** Runs both sides in turn and gives what each did in every round. */
async function inTurn(sides, how) {
  const results = sides.map(() => [])
  for (let round = 0; round < rounds; round++) {
    // Whoever began last time goes second, since a machine grows warm.
    for (const index of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const { name, state, serve } = sides[index]
      const server = await serve(state, port)
      try {
        const bytes = await checkFeed(port, state.cookies[0])
        await load(server, port, state.cookies, { ...how, seconds: 2 })
        const result = await load(server, port, state.cookies, { ...how, seconds })
        results[index].push(result)
        console.log(`  ${name.padEnd(16)} ${describe(result)}  bytes ${bytes}`)
      } finally {
        await server.stop()
      }
    }
  }
  return results.map((side) => (key) => median(side.map((result) => result[key])))
}

const describe = (result) =>
  Object.entries(result)
    .map(([key, value]) => `${key} ${value.toFixed(value < 100 ? 2 : 0)}`)
    .join('  ')

const failures = []
/** Says how a figure stands to its gate, and notes when it is missed. */
function judge(name, value, gate, isMet) {
  console.log(`${isMet ? 'holds ' : 'MISSED'} ${name}: ${value.toFixed(2)} (gate ${gate})`)
  if (!isMet) failures.push(name)
}

console.log(`\nDelays, one page at a time, in ms: 10,000 posts and ${large.posts.toLocaleString('en')}`)
const [small, big] = await inTurn(
  [
    { name: 'few posts', state: few, serve: siteOn },
    { name: 'many posts', state: many, serve: siteOn },
  ],
  { abreast: 1 },
)
console.log('\nRate and processor time (ms a page), 8 at a time: this site and the bare page')
const [ours, theirs] = await inTurn(
  [
    { name: 'this site', state: few, serve: siteOn },
    { name: 'bare page', state: few, serve: bareOn },
  ],
  { abreast: 8 },
)

console.log('')
const growth = big('p95') / small('p95')
judge('p95 with many posts, against few', growth, `≤ ${GATES.growth}`, growth <= GATES.growth)
judge('processor time a page, ms', ours('cpu'), `≤ ${GATES.cpu}`, ours('cpu') <= GATES.cpu)
const rate = ours('rate') / theirs('rate')
judge('pages a second, against the bare page', rate, `≥ ${GATES.rate}`, rate >= GATES.rate)
process.exit(failures.length > 0 ? 1 : 0)
