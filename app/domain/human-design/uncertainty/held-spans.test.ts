import { expect, test } from 'vitest'
import { BODIES, type Side } from '../terms/codes'
import type { BirthDay } from './birth-day'
import { differencesOf, factsOf, factValue, stateAt, statesOf } from './day-states'
import { heldFacts, minutesOf } from './held-spans'
import { uncertainOfDay } from './uncertain-day'

/** Chart 15 of the reference (tests/fixtures): a Manifesting Generator 5/1 with 6-59, 20-34, 20-57 and 34-57. */
const PERSONALITY = '39.5 38.5 4.3 49.3 21.4 62.3 35.6 6.5 40.2 47.6 43.4 26.4 57.5'
const DESIGN = '51.1 57.1 29.4 30.4 34.5 22.1 20.2 29.2 59.1 47.6 14.1 11.1 57.6'
const sideOf = (places: string) =>
  places.split(' ').map((place, index) => {
    const [gate = 0, line = 0] = place.split('.').map(Number)
    return { body: BODIES[index]!, gate, line }
  })
const standing = { personality: sideOf(PERSONALITY), design: sideOf(DESIGN) }

const at = (time: string) => Date.parse(`1980-07-05T${time}Z`)
const change = (time: string, side: Side, body: (typeof BODIES)[number], gate: number, line: number) => ({
  at: at(time),
  side,
  activation: { body, gate, line },
})
const day: BirthDay = {
  utc: at('08:30:00'),
  timezone: 'UTC',
  day: { from: at('00:00:00'), to: at('23:59:59') + 1000 },
  span: { from: at('00:00:00'), to: at('23:59:59') + 1000 },
  clock: [{ from: at('00:00:00'), offsetSeconds: 0 }],
  standing,
  changes: [
    // Nothing else stands in 6, so without Mars in it there is no 6-59, and the Solar Plexus lets go.
    change('10:00:20', 'personality', 'mars', 47, 1),
    change('12:00:00.000', 'personality', 'mars', 6, 5),
    // Gone and back within a minute: no whole minute has it.
    change('15:00:10', 'design', 'moon', 9, 6),
    change('15:00:50', 'design', 'moon', 34, 5),
    // Sun and Earth at once, a line on: 5/1 becomes 6/2 by both Suns.
    change('20:00:00.001', 'personality', 'sun', 39, 6),
    change('20:00:00.001', 'personality', 'earth', 38, 6),
    change('20:00:00.001', 'design', 'sun', 51, 2),
    change('20:00:00.001', 'design', 'earth', 57, 2),
  ],
}
const states = statesOf(day)
const window = { from: day.day.from, to: day.day.to - 1 }
const time = (ms: number) => new Date(ms).toISOString().slice(11, 16)
const told = (kind: string, which?: string) => {
  const held = heldFacts(states, day.clock, window).find(
    ({ fact }) => fact.kind === kind && (!which || (Object.values(fact) as string[]).includes(which)),
  )
  return held?.spans.map(({ from, to, state }) => `${time(from)}-${time(to)} ${factValue(state, held.fact)}`)
}

test('the state at the beginning is the chart of the reference', () => {
  const { facts } = states[0]!
  expect(facts.profile).toBe('5/1')
  expect(facts.channels).toEqual(['6-59', '20-34', '20-57', '34-57'])
  expect([facts.type, facts.authority, facts.definition]).toEqual(['manifesting_generator', 'emotional', 'single'])
})

test('what goes at one instant makes one chart', () => {
  expect(states.map(({ from }) => from)).toEqual([day.span.from, ...new Set(day.changes.map((each) => each.at))])
})

test('a fact holds from the first whole minute at which it is so', () => {
  expect(told('activation', 'mars')).toEqual(['00:00-10:00 6.5', '10:01-11:59 47.1', '12:00-23:59 6.5'])
  expect(told('authority')).toEqual(['00:00-10:00 emotional', '10:01-11:59 sacral', '12:00-23:59 emotional'])
  expect(told('channel', '6-59')).toEqual(['00:00-10:00 defined', '10:01-11:59 undefined', '12:00-23:59 defined'])
  expect(told('center', 'solar_plexus')?.[1]).toMatch(/^10:01-11:59 (undefined|open)$/)
  expect(told('profile')).toEqual(['00:00-20:00 5/1', '20:01-23:59 6/2'])
})

test('what is the same all day is one span', () => {
  expect(told('type')).toEqual(['00:00-23:59 manifesting_generator'])
  expect(told('channel', '20-34')).toEqual(['00:00-23:59 defined'])
})

test('what comes and goes within a minute is not told', () => {
  expect(heldFacts(states, day.clock, window).filter(({ fact }) => 'body' in fact && fact.body === 'moon')).toEqual([
    expect.objectContaining({ spans: [expect.objectContaining({ from: at('00:00:00'), to: at('23:59:00') })] }),
    expect.objectContaining({ spans: [expect.objectContaining({ from: at('00:00:00'), to: at('23:59:00') })] }),
  ])
})

test('a window has only its own minutes', () => {
  const near = minutesOf(states, day.clock, { from: at('09:56:00'), to: at('10:06:00') })
  expect(near.map(({ from, to }) => `${time(from)}-${time(to)}`)).toEqual(['09:56-10:00', '10:01-10:06'])
  expect(minutesOf(states, day.clock, { from: at('02:00:00'), to: at('02:10:00') })).toHaveLength(1)
})

test('two charts are compared fact by fact, in order of weight', () => {
  const [one, other] = [stateAt(states, at('09:00:00')), stateAt(states, at('11:00:00'))]
  expect(differencesOf(one, other)).toEqual([
    { kind: 'authority' },
    { kind: 'center', center: 'solar_plexus' },
    { kind: 'channel', channel: '6-59' },
    { kind: 'activation', side: 'personality', body: 'mars' },
  ])
  expect(differencesOf(one, stateAt(states, at('13:00:00')))).toEqual([])
  expect(factsOf([one, other]).filter(({ kind }) => kind === 'channel')).toHaveLength(4)
})

test('before its first chart a day has the first', () => {
  expect(stateAt(states, 0)).toBe(states[0])
  expect(stateAt(states, at('10:00:20'))).toBe(states[1])
  expect(stateAt(states, at('10:00:20') - 1)).toBe(states[0])
})

test('an unknown time leaves open which gate or line is another at some minute of the day, an approximate one of the half hours around it', () => {
  const chart = states[0]!.facts
  const unknown = uncertainOfDay(chart, day, 'unknown')
  expect([...unknown.uncertainParts.personality].sort()).toEqual(['earth', 'mars', 'sun'])
  // The Moon of the Design was elsewhere within a minute only.
  expect([...unknown.uncertainParts.design].sort()).toEqual(['earth', 'sun'])
  // Two hours less a minute without Mars in 6, and 5/1 until 20:00.
  expect(unknown.uncertain.minutes).toBeNull()
  // Mars alone holds 6: with it go its channel and the Solar Plexus. 34 and 9 are there and gone within a minute.
  const { centers, channels, gates } = unknown.uncertainParts
  expect({ centers, channels, gates }).toEqual({ centers: ['solar_plexus'], channels: ['6-59'], gates: [6] })
  expect(unknown.uncertain.shares.authority).toBeCloseTo(1 - 119 / 1440)
  expect(unknown.uncertain.shares.profile).toBeCloseTo(1201 / 1440)
  expect(unknown.uncertain.shares.strategy).toBeUndefined()

  expect(uncertainOfDay(chart, day, 'approximate')).toEqual({
    uncertain: { minutes: 30, shares: {} },
    uncertainParts: { personality: [], design: [], centers: [], channels: [], gates: [] },
  })
  // 09:01 to 10:01, of which one minute is after the change.
  const near = uncertainOfDay(chart, { ...day, utc: at('09:31:00') }, 'approximate')
  expect(near.uncertainParts).toEqual({
    personality: ['mars'],
    design: [],
    centers: ['solar_plexus'],
    channels: ['6-59'],
    gates: [6],
  })
  expect(near.uncertain.shares.authority).toBeCloseTo(60 / 61)
})
