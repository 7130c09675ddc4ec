#!/usr/bin/env node
// npm run bench:transits — CPU of what the sky does in a month (every event, lines included), of the cycles of a life, and of a
// member's guidance for a day, in words.
import { readFileSync } from 'node:fs'
import { loadEngine } from './ephemeris/engine.mjs'
import { loadTypescript } from './load-typescript.mjs'

const ROUNDS = 7
const MONTHS = 24
const DAY = 86_400_000
/** Asked: a month of all ingresses, ms of CPU. */
const LIMIT = 20
const GUIDED_DAYS = 30

const { ephemeris, skyEvents, cyclesOf } = await loadEngine()
/** Months of 31 days spread over 1900–2100. */
const starts = Array.from({ length: MONTHS }, (_, i) => Date.UTC(1902 + 8 * i, i % 12, 1))

let events = 0
let looks = 0
const counting = Object.fromEntries(
  Object.entries(ephemeris).map(([name, ask]) => {
    const counted = (...args) => {
      looks += 1
      return ask(...args)
    }
    return [name, counted]
  }),
)
for (const from of starts) events += skyEvents(counting, { from, to: from + 31 * DAY }).length

const KINDS = ['solar_return', 'saturn_return', 'chiron_return', 'uranus_opposition', 'nodal_return']
const jobs = {
  'month of all events': () => {
    for (const from of starts) skyEvents(ephemeris, { from, to: from + 31 * DAY })
    return MONTHS
  },
  'year without lines': () => {
    const kinds = ['gate_ingress', 'station', 'lunar_phase', 'new_year']
    const bodies = ['sun', 'earth', 'north_node', 'south_node', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn']
    for (const from of starts.slice(0, 6)) {
      skyEvents(ephemeris, { from, to: from + 366 * DAY }, { kinds, bodies: [...bodies, 'uranus', 'neptune', 'pluto'] })
    }
    return 6
  },
  'cycles of 90 years, but for the Moon': () => {
    const birth = Date.UTC(1962, 6, 1, 10)
    for (const kind of KINDS) cyclesOf(ephemeris, birth, { from: birth, to: birth + 90 * 365.25 * DAY }, kind)
    return 1
  },
}

const guidance = await loadTypescript(`
  export { dailyGuidance } from './app/domain/human-design/transit/daily-guidance'
  export { personalInsight } from './app/domain/human-design/transit/personal-insight'
  export { insightParagraphs, toCard } from './app/features/guidance/guidance-text.server'
  export { toActivations } from './app/domain/human-design/chart/build-chart'
  export { createChartMaker } from './scripts/seed/chart'
  export { COMMUNITY_RU } from './drizzle/seed/community-ru'`)
const bytesOf = (path) => new Uint8Array(readFileSync(new URL(path, import.meta.url))).buffer
const chartOf = guidance.createChartMaker(
  bytesOf('../workers/chart/ephemeris/tables/ephemeris.bin'),
  bytesOf('../workers/chart/zones/zones.bin'),
)
const members = guidance.COMMUNITY_RU.flatMap(({ username: id, birth }) =>
  birth ? [{ id, chart: chartOf(birth).stored.chart }] : [],
)
const days = Array.from({ length: GUIDED_DAYS }, (_, i) => {
  const noon = Date.UTC(2026, 0, 1 + 12 * i, 12)
  const sky = guidance.toActivations(ephemeris.longitudesAt(noon))
  return { date: new Date(noon).toISOString().slice(0, 10), sky, changedToday: ['moon'], phase: null }
})
const forEachDay = (say) => () => {
  for (const member of members) for (const day of days) say(member, day)
  return members.length * days.length
}
/** The card of the day as a page is sent it. */
const card = (member, day) => {
  const { type } = member.chart
  return guidance.toCard(guidance.dailyGuidance(member, day), { type, date: day.date }, 'ru')
}
jobs['guidance of a day, in words'] = forEachDay(card)
jobs['the same with the personal insight'] = forEachDay((member, day) => {
  card(member, day)
  guidance.insightParagraphs(guidance.personalInsight(member, day), 1, 'ru')
})

const times = Object.fromEntries(Object.keys(jobs).map((name) => [name, []]))
for (let round = -2; round < ROUNDS; round++) {
  for (const [name, run] of Object.entries(jobs)) {
    const before = process.cpuUsage()
    const count = run()
    const { user, system } = process.cpuUsage(before)
    if (round >= 0) times[name].push((user + system) / 1000 / count)
  }
}
console.log(`CPU, median of ${ROUNDS} rounds after two to warm up (Node ${process.version}):`)
for (const [name, values] of Object.entries(times)) {
  const sorted = values.toSorted((a, b) => a - b)
  const range = `${sorted[0].toFixed(3)}–${sorted.at(-1).toFixed(3)}`
  console.log(`  ${name.padEnd(38)} ${sorted[Math.floor(ROUNDS / 2)].toFixed(3)} ms   (${range})`)
}
console.log(`  ${Math.round(events / MONTHS)} events a month, ${(looks / events).toFixed(1)} looks at the sky for each`)
if (times['month of all events'].toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] > LIMIT) {
  console.error(`more than ${LIMIT} ms a month`)
  process.exitCode = 1
}
