#!/usr/bin/env node
// node scripts/ephemeris/generate-transits.mjs — writes tests/fixtures/transits-reference.json. Needs: see scratch.mjs.
import { writeFileSync } from 'node:fs'
import { openNativeEvents } from './native-events.mjs'
import { random } from './random.mjs'
import { openReference, REFERENCE_BODIES } from './reference.mjs'

const target = new URL('../../tests/fixtures/transits-reference.json', import.meta.url)
const HOUR = 3_600_000
const DAY = 24 * HOUR
const FIRST = Date.UTC(1900, 0, 1)
const END = Date.UTC(2101, 0, 1)
const START_DEGREES = 302
const LINE_DEGREES = 0.9375
/** Dates for each body; 20 for 11 bodies are 220. */
const DATES = 20

/** Days looked through after a date, and hours a step, in which the body cannot cross a line and return unless it stands. */
const WINDOWS = {
  sun: [6, 3],
  moon: [1.5, 0.5],
  node: [150, 0.5],
  mercury: [45, 1],
  venus: [45, 1],
  mars: [60, 1],
  jupiter: [150, 2],
  saturn: [250, 3],
  uranus: [450, 6],
  neptune: [500, 6],
  pluto: [500, 6],
}
const PLANETS = Object.keys(WINDOWS).filter((body) => !['sun', 'moon', 'node'].includes(body))

const { sweph, version } = openReference()
const native = openNativeEvents(sweph)
const next = random(20_261_122)
/** A random whole minute that leaves so many days to the end. */
const someDate = (days, first = FIRST) => Math.floor((first + next() * (END - days * DAY - first)) / 60_000) * 60_000
const iso = (utcMs) => new Date(utcMs).toISOString()
const named = (body) => (body === 'node' ? 'north_node' : body)
const arcsecPerSecond = (body, utcMs) => Number(((native.speed(body)(utcMs) * 3600) / 86_400).toPrecision(4))

function ingressWindow(body) {
  const [days, hours] = WINDOWS[body]
  const from = someDate(days)
  const to = from + days * DAY
  const lines = { from, to, step: hours * HOUR, first: START_DEGREES, every: LINE_DEGREES }
  const events = native.crossings(native.longitude(body), lines).map(({ at, index, isForward }) => {
    // Lines are counted from the first of gate 41; left backwards, an edge leads into the line before it.
    const line = isForward ? index : (index + 383) % 384
    return [iso(at), line, isForward ? 'direct' : 'retrograde', arcsecPerSecond(body, at)]
  })
  return { body: named(body), from: iso(from), to: iso(to), events }
}

function stationWindow(body) {
  const days = body === 'mars' || body === 'venus' ? 800 : 420
  const from = someDate(days)
  const to = from + days * DAY
  const zeros = native.zeros(native.slope(body), { from, to, step: 12 * HOUR })
  const events = zeros.map(({ at, isRising }) => {
    const faster = native.slope(body)(at + HOUR) - native.slope(body)(at - HOUR)
    // How much speed grows: seconds of arc a day, in a day.
    return [iso(at), isRising ? 'direct' : 'retrograde', Number((faster * 12 * 3600).toPrecision(4))]
  })
  return { body, from: iso(from), to: iso(to), events }
}

function phaseWindow() {
  const from = someDate(30)
  const to = from + 30 * DAY
  const found = native.crossings(native.elongation, { from, to, step: 6 * HOUR, first: 0, every: 90 })
  return {
    from: iso(from),
    to: iso(to),
    events: found.map(({ at, index }) => [iso(at), ['new_moon', 'first_quarter', 'full_moon', 'last_quarter'][index]]),
  }
}

function newYears() {
  const years = { from: FIRST, to: END, step: DAY, first: START_DEGREES, every: 360 }
  return native.crossings(native.longitude('sun'), years).map(({ at }) => iso(at))
}

/** Every passage over the natal degree (or the one opposite) in a life of 90 years; of Sun and Moon, of two of its years. */
const CYCLES = [
  ['solar_return', 'sun', 0, 2, 24],
  ['lunar_return', 'moon', 0, 2, 6],
  ['saturn_return', 'saturn', 0, 90, 12],
  ['uranus_opposition', 'uranus', 180, 90, 12],
  ['nodal_return', 'node', 0, 90, 0.5],
  ['chiron_return', 'chiron', 0, 90, 12],
]

function life() {
  const birth = someDate(91 * 366)
  return {
    birth: iso(birth),
    cycles: CYCLES.map(([kind, body, opposite, years, hours]) => {
      const natal = native.longitude(body)(birth)
      const from = years === 90 ? birth + 400 * DAY : someDate(years * 366, birth + 400 * DAY)
      const to = Math.min(from + years * 365 * DAY, END - DAY)
      const marks = { from, to, step: hours * HOUR, first: natal + opposite, every: 360 }
      const found = passages(native.longitude(body), marks)
      return { kind, from: iso(from), to: iso(to), events: found.map(({ at }) => [iso(at), arcsecPerSecond(body, at)]) }
    }),
  }
}

/** The crossings of one mark in many years: looked for closely only where the body is within reach of it. */
function passages(angle, marks) {
  const found = []
  const isNear = (utcMs) => Math.abs(((angle(utcMs) - marks.first + 540) % 360) - 180) < 7
  for (let from = marks.from; from < marks.to; from += 20 * DAY) {
    const to = Math.min(marks.to, from + 20 * DAY)
    const isFast = marks.every === 360 && Math.abs(angle(from) - angle(to)) > 7
    if (isFast || isNear(from) || isNear(to)) found.push(...native.crossings(angle, { ...marks, from, to }))
  }
  return found
}

/** Where Chiron is: Chiron alone is in no chart, so no other file has its places. */
function chironAt() {
  const at = someDate(1)
  return [iso(at), native.longitude('chiron')(at)]
}

const many = (count, make) => Array.from({ length: count }, make)
const fixture = {
  source: `Swiss Ephemeris ${version}, DE431 files, UTC taken as UT1, its own Delta T; scripts/ephemeris/generate-transits.mjs`,
  ingresses: Object.keys(WINDOWS).flatMap((body) => many(DATES, () => ingressWindow(body))),
  stations: PLANETS.flatMap((body) => many(8, () => stationWindow(body))),
  phases: many(50, phaseWindow),
  newYears: newYears(),
  lives: many(12, life),
  chiron: many(400, chironAt),
}
if (Object.keys(WINDOWS).length !== Object.keys(REFERENCE_BODIES).length) throw new Error('a body is missing')
/** One line a window. */
const rows = (list) => `[\n    ${list.map((row) => JSON.stringify(row)).join(',\n    ')}\n  ]`
const parts = Object.entries(fixture).map(
  ([key, value]) => `  "${key}": ${Array.isArray(value) ? rows(value) : JSON.stringify(value)}`,
)
writeFileSync(target, `{\n${parts.join(',\n')}\n}\n`)
const count = (windows) => windows.reduce((sum, { events }) => sum + events.length, 0)
console.log(
  `${count(fixture.ingresses)} ingresses, ${count(fixture.stations)} stations, ${count(fixture.phases)} phases`,
)
