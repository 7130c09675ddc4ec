#!/usr/bin/env node
// npm run bench:birth-day — CPU of what the page about the birth time asks for: the day's changes, and what is read out of them.
import { loadEngine } from './ephemeris/engine.mjs'

const ROUNDS = 7
const DAYS = 60
/** Asked: a day with everything read out of it costs no more than this, ms of CPU. */
const LIMIT = 5

const { ephemeris, zones, findBirthDay, findBirthWindow, birthDayReplySchema, toBirthDay, statesOf, heldFacts } =
  await loadEngine()
const engine = { ephemeris, zones, places: null, now: Date.now }
/** Days spread over 1930–2018, at a place with summer time. */
const births = Array.from({ length: DAYS }, (_, i) => ({
  birth_date: `${1930 + Math.floor(i * 1.5)}-${String((i % 12) + 1).padStart(2, '0')}-${String((i % 28) + 1).padStart(2, '0')}`,
  birth_time: '12:00',
  time_accuracy: 'exact',
  latitude: 40.71,
  longitude: -74.01,
  timezone: 'America/New_York',
  margin_minutes: 120,
}))
const asked = await Promise.all(births.map((birth) => findBirthDay(birth, engine)))
const days = asked.map(toBirthDay)
const replies = asked.map((data) => JSON.stringify({ success: true, data, error: null }))
const changes = days.reduce((sum, day) => sum + day.changes.length, 0)

const jobs = {
  'service: a day and two hours around it': async () => {
    for (const birth of births) await findBirthDay(birth, engine)
  },
  'site: reply read and checked': () => {
    for (const reply of replies) toBirthDay(birthDayReplySchema.parse(JSON.parse(reply)).data)
  },
  'site: every chart of the day': () => {
    for (const day of days) statesOf(day)
  },
  'site: report of the whole day': () => {
    for (const day of days) heldFacts(statesOf(day), day.clock, { from: day.day.from, to: day.day.to - 1 })
  },
  'for comparison: birth-window of the same': async () => {
    for (const birth of births) await findBirthWindow(birth, engine)
  },
}

const times = Object.fromEntries(Object.keys(jobs).map((name) => [name, []]))
for (let round = -2; round < ROUNDS; round++) {
  for (const [name, run] of Object.entries(jobs)) {
    const before = process.cpuUsage()
    await run()
    const { user, system } = process.cpuUsage(before)
    if (round >= 0) times[name].push((user + system) / 1000 / DAYS)
  }
}
console.log(`CPU, median of ${ROUNDS} rounds after two to warm up (Node ${process.version}):`)
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]
for (const [name, values] of Object.entries(times)) {
  const range = `${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)}`
  console.log(`  ${name.padEnd(42)} ${median(values).toFixed(2)} ms   (${range})`)
}
const bytes = Math.round(replies.reduce((sum, reply) => sum + reply.length, 0) / DAYS)
console.log(`  ${Math.round(changes / DAYS)} changes in 28 hours, ${bytes} bytes of reply`)
const whole = Object.entries(times)
  .filter(([name]) => /^service|read and checked|report/.test(name))
  .reduce((sum, [, values]) => sum + median(values), 0)
console.log(`  together ${whole.toFixed(2)} ms`)
if (whole > LIMIT) {
  console.error(`more than ${LIMIT} ms a day`)
  process.exitCode = 1
}
