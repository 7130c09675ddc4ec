#!/usr/bin/env node
// node scripts/ephemeris/verify.mjs [births] [seed] — the engine against the Swiss Ephemeris at random births 1900–2100.
import { wrap } from './chebyshev.mjs'
import { loadEngine } from './engine.mjs'
import { nativeChart } from './native-chart.mjs'
import { random } from './random.mjs'
import { openReference } from './reference.mjs'
import { lineMarginArcsec, places } from './wheel.mjs'

const births = Number(process.argv[2] ?? 2000)
const seed = Number(process.argv[3] ?? 20_260_101)
const FIRST = Date.UTC(1900, 0, 1)
const END = Date.UTC(2101, 0, 1)

const { ephemeris, computeBirthLongitudes } = await loadEngine()
const { sweph, version } = openReference()
const next = random(seed)

const errors = {}
const right = [0, 0, 0, 0]
const missed = []
let designOff = 0
for (let i = 0; i < births; i++) {
  const utcMs = Math.floor(FIRST + next() * (END - FIRST))
  const ours = computeBirthLongitudes(ephemeris, utcMs)
  const theirs = nativeChart(sweph, utcMs)
  designOff = Math.max(designOff, Math.abs(ours.designUtcMs - theirs.designUtcMs))
  const same = [true, true, true, true]
  let margin = Infinity
  for (const side of ['personality', 'design']) {
    for (const [body, longitude] of Object.entries(theirs[side])) {
      const own = places(ours[side][body])
      places(longitude).forEach((place, depth) => {
        if (own[depth] !== place) same[depth] = false
      })
      margin = Math.min(margin, lineMarginArcsec(longitude))
      note(`${side} ${body}`, Math.abs(wrap(ours[side][body] - longitude)) * 3600)
    }
  }
  same.forEach((good, depth) => {
    if (good) right[depth]++
  })
  if (!same[0]) missed.push(`${new Date(utcMs).toISOString()} margin ${margin.toFixed(3)}"`)
}

function note(key, arcsec) {
  errors[key] ??= { squares: 0, most: 0 }
  const sum = errors[key]
  sum.squares += arcsec * arcsec
  sum.most = Math.max(sum.most, arcsec)
}

console.log(`${births} births 1900–2100, seed ${seed}, against Swiss Ephemeris ${version}`)
for (const [key, { squares, most }] of Object.entries(errors)) {
  console.log(`${key.padEnd(24)} rms ${Math.sqrt(squares / births).toFixed(4)}"  max ${most.toFixed(4)}"`)
}
const share = (count) => `${count} (${((100 * count) / births).toFixed(2)} %)`
console.log(
  `all 26 gate.line ${share(right[0])}, + color ${share(right[1])}, + tone ${share(right[2])}, + base ${share(right[3])}`,
)
console.log(`design instant off by at most ${(designOff / 1000).toFixed(3)} s`)
for (const line of missed) console.log(`line missed: ${line}`)
