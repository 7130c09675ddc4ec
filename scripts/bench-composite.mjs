#!/usr/bin/env node
// npm run bench:composite — two charts laid over one another, their love match, and what lists ask of it: CPU time each.
import { loadEngine } from './ephemeris/engine.mjs'
import { random } from './ephemeris/random.mjs'
import { loadTypescript } from './load-typescript.mjs'

const ROUNDS = 7
const CHARTS = 500
const PAIRS = 4000
const FIRST = Date.UTC(1960, 0, 1)
const END = Date.UTC(2006, 0, 1)

const { ephemeris, computeBirthLongitudes } = await loadEngine()
const { buildChart, buildComposite, loveMatch, hangingHalves, completedTogether, buildPenta } = await loadTypescript(`
    export { buildChart } from './app/domain/human-design/chart/build-chart'
    export { buildComposite } from './app/domain/human-design/composite/composite'
    export { loveMatch } from './app/domain/human-design/composite/love-match'
    export { hangingHalves, completedTogether } from './app/domain/human-design/chart/completed-channels'
    export { buildPenta } from './app/domain/human-design/composite/penta'`)

const next = random(41_190)
const members = Array.from({ length: CHARTS }, () => {
  const { personality, design } = computeBirthLongitudes(ephemeris, Math.floor(FIRST + next() * (END - FIRST)))
  const chart = buildChart(personality, design)
  return { chart, halves: hangingHalves(chart.gates) }
})
const any = () => members[Math.floor(next() * CHARTS)]

/** Each gives a number, so that no result can be optimised away. */
const operations = {
  composite: (a, b) => buildComposite(a.chart, b.chart).counts.electromagnetic,
  'composite and love match': (a, b) => matchOf(a, b).overall.percent,
  'channels completed together, from stored halves': (a, b) => completedTogether(a.halves, b.halves),
  'Penta of five': (a, b) => buildPenta([a, b, a, b, a].map(({ chart }) => chart.gates)).gaps.length,
}
const matchOf = (a, b) => loveMatch(a.chart.type, b.chart.type, buildComposite(a.chart, b.chart))

let checksum = 0
/** CPU microseconds an operation (user and system, this process). */
function measure(run) {
  const pairs = Array.from({ length: PAIRS }, () => [any(), any()])
  const before = process.cpuUsage()
  for (const [a, b] of pairs) checksum += run(a, b)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / PAIRS
}

const times = new Map(Object.keys(operations).map((name) => [name, []]))
for (let round = -2; round < ROUNDS; round++) {
  for (const [name, run] of Object.entries(operations)) {
    const microseconds = measure(run)
    // The rounds before the first warm up the compiler.
    if (round >= 0) times.get(name).push(microseconds)
  }
}
console.log(
  `CPU an operation, median of ${ROUNDS} rounds of ${PAIRS} random pairs (Node ${process.version}, sum ${checksum}):`,
)
for (const [name, found] of times) {
  const sorted = found.toSorted((one, other) => one - other)
  const range = `${sorted[0].toFixed(1)}–${sorted.at(-1).toFixed(1)}`
  console.log(`  ${name.padEnd(52)} ${sorted[Math.floor(ROUNDS / 2)].toFixed(1).padStart(7)} µs   (${range})`)
}
