#!/usr/bin/env node
// npm run bench:chart — full charts (26 activations and the design instant): this engine, native sweph, natalengine.
import { calculateHumanDesign } from 'natalengine/humandesign'
import { loadEngine } from './ephemeris/engine.mjs'
import { nativeChart } from './ephemeris/native-chart.mjs'
import { random } from './ephemeris/random.mjs'
import { openReference } from './ephemeris/reference.mjs'
import { places } from './ephemeris/wheel.mjs'

const ROUNDS = 5
const FIRST = Date.UTC(1900, 0, 1)
const END = Date.UTC(2051, 0, 1)

const { ephemeris, computeBirthLongitudes } = await loadEngine()
const { sweph, version } = openReference()

/** Decodes all 26 places, so that each racer ends with activations and no result can be optimised away. */
const decode = ({ personality, design }) => {
  let sum = 0
  for (const side of [personality, design]) for (const body in side) sum += places(side[body])[3]
  return sum
}
const racers = {
  ours: { charts: 2000, run: (utcMs) => decode(computeBirthLongitudes(ephemeris, utcMs)) },
  native: { charts: 2000, run: (utcMs) => decode(nativeChart(sweph, utcMs)) },
  natalengine: { charts: 100, run: natal },
}

function natal(utcMs) {
  const hour = (utcMs % 86_400_000) / 3_600_000
  return calculateHumanDesign(new Date(utcMs).toISOString().slice(0, 10), hour < 0 ? hour + 24 : hour, 0).gates
}

/** CPU microseconds a chart (user and system, this process). */
function race({ charts, run }, next) {
  const births = Array.from({ length: charts }, () => Math.floor(FIRST + next() * (END - FIRST)))
  const before = process.cpuUsage()
  for (const birth of births) run(birth)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / charts
}

const times = { ours: [], native: [], natalengine: [] }
const next = random(41_190)
for (let round = -1; round < ROUNDS; round++) {
  for (const [name, racer] of Object.entries(racers)) {
    const microseconds = race(racer, next)
    // Round −1 warms up the compiler and the file caches.
    if (round >= 0) times[name].push(microseconds)
  }
}
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const middle = Object.fromEntries(Object.entries(times).map(([name, values]) => [name, median(values)]))

console.log(`CPU per full chart, median of ${ROUNDS} rounds (Node ${process.version}, Swiss Ephemeris ${version}):`)
for (const [name, value] of Object.entries(middle)) {
  const spread = `${Math.min(...times[name]).toFixed(1)}–${Math.max(...times[name]).toFixed(1)}`
  console.log(
    `  ${name.padEnd(12)} ${value.toFixed(1).padStart(8)} µs   (${spread}; ${racers[name].charts} charts a round)`,
  )
}
console.log(`ours / native      ${(middle.ours / middle.native).toFixed(3)}`)
console.log(`ours / natalengine ${(middle.ours / middle.natalengine).toFixed(5)}`)
if (middle.ours > middle.native) {
  console.error('slower than native')
  process.exitCode = 1
}
