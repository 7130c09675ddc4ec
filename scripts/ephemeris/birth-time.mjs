#!/usr/bin/env node
// node scripts/ephemeris/birth-time.mjs [births] [seed] — what a wrong birth time changes: the shares on the methodology page.
import { loadEngine } from './engine.mjs'
import { random } from './random.mjs'
import { places } from './wheel.mjs'

const births = Number(process.argv[2] ?? 20_000)
const seed = Number(process.argv[3] ?? 20_260_101)
const FIRST = Date.UTC(1900, 0, 1)
const END = Date.UTC(2101, 0, 1)
const SHIFTS_MINUTES = [1, 5, 15, 30, 60]

const { ephemeris, computeBirthLongitudes } = await loadEngine()
const next = random(seed)

/** The 26 places of a birth, each as `[line, color, tone, base]`. */
function placesAt(utcMs) {
  const { personality, design } = computeBirthLongitudes(ephemeris, utcMs)
  return [...Object.values(personality), ...Object.values(design)].map(places)
}

const same = SHIFTS_MINUTES.map(() => [0, 0, 0, 0])
for (let i = 0; i < births; i++) {
  const utcMs = Math.floor(FIRST + next() * (END - FIRST - 3_600_000))
  const before = placesAt(utcMs)
  SHIFTS_MINUTES.forEach((minutes, row) => {
    const after = placesAt(utcMs + minutes * 60_000)
    for (let depth = 0; depth < 4; depth++) {
      if (before.every((place, body) => place[depth] === after[body][depth])) same[row][depth]++
    }
  })
}

console.log(`${births} births 1900–2100, seed ${seed}: share with all 26 places the same when the time moves on`)
SHIFTS_MINUTES.forEach((minutes, row) => {
  const [line, color, tone, base] = same[row].map((count) => `${((100 * count) / births).toFixed(1)} %`)
  console.log(`${String(minutes).padStart(2)} min  line ${line}, color ${color}, tone ${tone}, base ${base}`)
})
