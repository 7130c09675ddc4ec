import { expect, test } from 'vitest'
import { BODIES } from '../terms/codes'
import type { BirthDay } from '../uncertainty/birth-day'
import { possibleCharts } from './possible-charts'

/** Chart 15 of the reference (tests/fixtures): a Manifesting Generator 5/1 with 6-59, 20-34, 20-57 and 34-57. */
const PERSONALITY = '39.5 38.5 4.3 49.3 21.4 62.3 35.6 6.5 40.2 47.6 43.4 26.4 57.5'
const DESIGN = '51.1 57.1 29.4 30.4 34.5 22.1 20.2 29.2 59.1 47.6 14.1 11.1 57.6'
const sideOf = (places: string) =>
  places.split(' ').map((place, index) => {
    const [gate = 0, line = 0] = place.split('.').map(Number)
    return { body: BODIES[index]!, gate, line }
  })
const at = (time: string) => Date.parse(`1980-04-${time}Z`)

/** 6 April 1980 in Berlin, where the clock went from 2 to 3: 23 hours. */
const day: BirthDay = {
  utc: at('06T09:31:00'),
  timezone: 'Europe/Berlin',
  day: { from: at('05T23:00:00'), to: at('06T22:00:00') },
  span: { from: at('05T22:00:00'), to: at('06T23:00:00') },
  clock: [
    { from: at('05T22:00:00'), offsetSeconds: 3600 },
    { from: at('06T01:00:00'), offsetSeconds: 7200 },
  ],
  standing: { personality: sideOf(PERSONALITY), design: sideOf(DESIGN) },
  changes: [
    { at: at('05T22:50:00'), side: 'design', activation: { body: 'moon', gate: 34, line: 6 } },
    // Nothing else is in 6: with Mars go 6-59 and the emotional authority.
    { at: at('06T10:00:20'), side: 'personality', activation: { body: 'mars', gate: 47, line: 1 } },
  ],
}
const found = (birth: BirthDay, accuracy: 'approximate' | 'unknown') => {
  const { minutes, charts } = possibleCharts(birth, accuracy)
  expect(charts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  return { minutes, charts: charts.map(({ chart, share }) => [chart.authority, share] as const) }
}

test('an unknown time: every minute of a day of 23 hours', () => {
  // 23:00 to 10:00 UTC are 661 minutes, 10:01 to 21:59 are 719.
  expect(found(day, 'unknown')).toEqual({
    minutes: null,
    charts: [
      ['emotional', 661 / 1380],
      ['sacral', 719 / 1380],
    ],
  })
})

test('an approximate time: half an hour to either side', () => {
  // 9:01 to 10:00, and 10:01.
  expect(found(day, 'approximate')).toEqual({
    minutes: 30,
    charts: [
      ['emotional', 60 / 61],
      ['sacral', 1 / 61],
    ],
  })
})

test('the window of an approximate time reaches over midnight, with the activations of each chart', () => {
  const { charts } = possibleCharts({ ...day, utc: at('05T23:10:00') }, 'approximate')
  const moons = charts.map(({ chart, share }) => [
    chart.activations.design.find(({ body }) => body === 'moon')?.line,
    share,
  ])
  expect(moons).toEqual([
    [5, 10 / 61],
    [6, 51 / 61],
  ])
})
