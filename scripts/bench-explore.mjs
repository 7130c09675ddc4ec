import { parseArgs } from 'node:util'
import { get } from './bench/feed-pages.mjs'
import { feedState, siteOn } from './bench/feed-states.mjs'
import { quantile } from './bench/quantile.mjs'
import { chartCrowd } from './setup/database.mjs'
import { inProject } from './setup/project.mjs'

/**
 * `npm run bench:explore [-- --quick] [--states DIR] [--port P]`: the page of Explore with 100,000 members (`--quick`: 10,000), by
 * filters and words of all kinds, each page in turn with the one that narrows nothing: delays, processor time, and how they
 * stand to that page. Fails when a page by filters alone takes more than the goal. The state is made once and kept in DIR
 * (`.wrangler/bench-explore`); a large one takes minutes. Linux.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    states: { type: 'string', default: inProject('.wrangler/bench-explore') },
    port: { type: 'string', default: '8798' },
  },
})
/** A page with filters may take so many times the page without. Words are told, not judged: what many say costs by how many. */
const GATE = 3
const { members, posts, pages } = values.quick
  ? { members: 10_000, posts: 1000, pages: 60 }
  : { members: 100_000, posts: 10_000, pages: 100 }
const port = Number(values.port)

const CASES = {
  'a type': 'type=generator',
  'a rare type': 'type=reflector',
  'a gate': 'gate=34',
  'a channel': 'channel=20-34',
  'type, gate, center': 'type=projector&gate=34&center=sacral',
  'six facts': 'type=generator&authority=sacral&profile=1/3&definition=split&gate=10&language=ru',
  'nobody has all': 'type=reflector&channel=20-34&gate=2&profile=6/2&country=NO&verified=1',
  'a country': 'country=DE',
  completes: 'completes=1',
  'completes, verified': 'completes=1&verified=1',
  online: 'online=1',
  'a name': 'q=anna',
  'a beginning': 'q=an',
  'a type by its name': 'q=projector',
  'a word of many, a gate': 'q=crowd&gate=34',
  'the second page': 'cursor=50000',
}

console.log('Preparing the state …')
const state = await feedState(`${values.states}/${members}`, { members, posts })
await chartCrowd({ folder: state.folder, members })
const server = await siteOn(state, port)
const failures = []
try {
  const ask = async (search, turn) => {
    const cpu = server.cpuMicroseconds()
    const { took } = await get(
      port,
      `/app/explore${search && `?${search}`}`,
      state.cookies[turn % state.cookies.length],
    )
    return { took, cpu: (server.cpuMicroseconds() - cpu) / 1000 }
  }
  for (let turn = 0; turn < 40; turn++) for (const search of ['', 'gate=34']) await ask(search, turn)
  console.log(
    '\nOne page at a time, ms: p50, p95, processor time a page; the same of the page without filters; the ratio of p50',
  )
  for (const [name, search] of Object.entries(CASES)) {
    const all = [[], []]
    for (let turn = 0; turn < pages; turn++) {
      // ABBA: whatever else the machine does meets both alike.
      for (const at of turn % 2 === 0 ? [0, 1] : [1, 0]) all[at].push(await ask(at === 0 ? search : '', turn))
    }
    const [narrowed, whole] = all.map((side) => ({
      p50: quantile(
        side.map(({ took }) => took),
        0.5,
      ),
      p95: quantile(
        side.map(({ took }) => took),
        0.95,
      ),
      cpu: side.reduce((sum, { cpu }) => sum + cpu, 0) / side.length,
    }))
    const ratio = narrowed.p50 / whole.p50
    const isJudged = !search.includes('q=')
    const said = ({ p50, p95, cpu }) => [p50, p95, cpu].map((value) => value.toFixed(1).padStart(7)).join('')
    console.log(
      `  ${name.padEnd(24)}${said(narrowed)}   ${said(whole)}   ${ratio.toFixed(2)}${isJudged && ratio > GATE ? '  MISSED' : ''}`,
    )
    if (isJudged && ratio > GATE) failures.push(name)
  }
} finally {
  await server.stop()
}
process.exit(failures.length > 0 ? 1 : 0)
