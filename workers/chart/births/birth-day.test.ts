import { expect, test } from 'vitest'
import { toActivations } from '~/domain/human-design/chart/build-chart'
import {
  type BirthDayData,
  birthDayReplySchema,
  chartReplySchema,
} from '~/domain/human-design/service/chart-service.schema'
import { SIDES } from '~/domain/human-design/terms/codes'
import { ephemeris, post, refusalOf } from '../app.fixture'
import { computeBirthLongitudes } from '../ephemeris/ephemeris'

const ask = async (question: object) => {
  const response = await post('/api/hd/birth-day', question)
  expect(response.status).toBe(200)
  return birthDayReplySchema.parse(await response.json()).data
}
const SIDE_NAMES = { personality: 'conscious', design: 'unconscious' } as const
type Stands = Record<'personality' | 'design', Record<string, string>>
const chartAt = (utcMs: number): Stands => {
  const longitudes = computeBirthLongitudes(ephemeris, utcMs)
  const placed = (side: 'personality' | 'design') =>
    Object.fromEntries(toActivations(longitudes[side]).map(({ body, gate, line }) => [body, `${gate}.${line}`]))
  return { personality: placed('personality'), design: placed('design') }
}
/** The 26 activations at an instant as the answer tells them. */
const toldAt = ({ standing, changes }: BirthDayData, utcMs: number): Stands => {
  const side = (name: 'personality' | 'design') =>
    Object.fromEntries([
      ...standing[SIDE_NAMES[name]].map(({ planet, gate, line }) => [planet, `${gate}.${line}`]),
      ...changes
        .filter((change) => change.side === name && Date.parse(change.at) <= utcMs)
        .map(({ planet, gate, line }) => [planet, `${gate}.${line}`]),
    ])
  return { personality: side('personality'), design: side('design') }
}
const hours = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / 3_600_000

test.each([
  ['1990-05-17', 'Europe/Moscow'],
  ['1961-08-04', 'Pacific/Honolulu'],
  ['2003-02-11', 'UTC'],
  ['1978-11-29', 'Asia/Kolkata'],
  // Mercury turned back on this day, and the Moon was near its fastest.
  ['2016-04-28', 'America/New_York'],
])('every minute of %s in %s has the chart that the engine gives it', async (birth_date, timezone) => {
  const day = await ask({ birth_date, birth_time: '08:30', timezone, margin_minutes: 120 })
  expect(hours(day)).toBe(28)
  expect(day.changes.length).toBeGreaterThan(20)
  for (let at = Date.parse(day.from); at < Date.parse(day.to); at += 60_000) {
    expect(toldAt(day, at), new Date(at).toISOString()).toEqual(chartAt(at))
  }
})

test('each change is told to the millisecond: the engine has the old before it and the new from it on', async () => {
  for (let month = 1; month <= 12; month++) {
    const birth_date = `19${60 + month}-${String(month).padStart(2, '0')}-${10 + month}`
    const { changes } = await ask({ birth_date, time_accuracy: 'unknown', timezone: 'UTC' })
    for (const { at, side, planet, gate, line } of changes) {
      const utcMs = Date.parse(at)
      expect(chartAt(utcMs)[side][planet], `${at} ${side} ${planet}`).toBe(`${gate}.${line}`)
      expect(chartAt(utcMs - 2)[side][planet], `${at} ${side} ${planet}`).not.toBe(`${gate}.${line}`)
    }
  }
})

test('the chart of the service is another one from the told minute on', async () => {
  const birth = { birth_city: 'Oslo', birth_country: 'Norway', birth_date: '1962-07-01' }
  const day = await ask({ ...birth, time_accuracy: 'unknown' })
  const offset = day.clocks[0]!.utcOffsetSeconds * 1000
  const actOf = async (localMs: number, side: 'personality' | 'design', planet: string) => {
    const [birth_date, birth_time] = new Date(localMs).toISOString().slice(0, 16).split('T')
    const answer = await post('/api/hd/generate-chart', { ...birth, birth_date, birth_time })
    const { data } = chartReplySchema.parse(await answer.json())
    const found = data.gates[SIDE_NAMES[side]].find((stand) => stand.planet === planet)
    return `${found?.gate}.${found?.line}`
  }
  for (const { at, side, planet, gate, line } of day.changes) {
    const minute = Math.ceil((Date.parse(at) + offset) / 60_000) * 60_000
    expect(await actOf(minute, side, planet)).toBe(`${gate}.${line}`)
    expect(await actOf(minute - 60_000, side, planet)).not.toBe(`${gate}.${line}`)
  }
  expect(day.changes.length).toBeGreaterThan(20)
})

test.each([
  // America/New_York: forward on 14 March 2021, back on 7 November.
  ['2021-03-14', 'America/New_York', 23, [-18_000, -14_400], '2021-03-14T07:00:00.000Z'],
  ['2021-11-07', 'America/New_York', 25, [-14_400, -18_000], '2021-11-07T06:00:00.000Z'],
  ['2021-07-01', 'America/New_York', 24, [-14_400], null],
  // Lord Howe sets its clocks by half an hour.
  ['2020-04-05', 'Australia/Lord_Howe', 24.5, [39_600, 37_800], '2020-04-04T15:00:00.000Z'],
  // Midnight itself was skipped in Cuba.
  ['2020-03-08', 'America/Havana', 23, [-14_400], null],
] as const)('%s in %s has %d hours by its clocks', async (birth_date, timezone, length, offsets, set) => {
  const day = await ask({ birth_date, time_accuracy: 'unknown', timezone })
  expect(hours(day.day)).toBe(length)
  expect([day.from, day.to]).toEqual([day.day.from, day.day.to])
  expect(day.clocks.map(({ utcOffsetSeconds }) => utcOffsetSeconds)).toEqual(offsets)
  expect(day.clocks[0]!.from).toBe(day.from)
  expect(day.clocks[1]?.from ?? null).toBe(set)
})

test('the instant of the birth is told beside its day, noon where the time is unknown', async () => {
  const question = { birth_date: '1990-05-17', timezone: 'Europe/Moscow' }
  expect(await ask({ ...question, birth_time: '08:30' })).toMatchObject({
    utc: '1990-05-17T04:30:00.000Z',
    day: { from: '1990-05-16T20:00:00.000Z', to: '1990-05-17T20:00:00.000Z' },
  })
  expect((await ask({ ...question, time_accuracy: 'unknown' })).utc).toBe('1990-05-17T08:00:00.000Z')
  expect(
    await ask({ ...question, birth_time: '08:30', utc_offset_override_seconds: -18_000, margin_minutes: 60 }),
  ).toMatchObject({
    utc: '1990-05-17T13:30:00.000Z',
    from: '1990-05-17T04:00:00.000Z',
    clocks: [{ from: '1990-05-17T04:00:00.000Z', utcOffsetSeconds: -18_000 }],
  })
})

test('the first and the last days of the tables are told as far as they go', async () => {
  for (const birth_date of ['1900-01-01', '2026-05-31']) {
    for (const timezone of ['Pacific/Kiritimati', 'Pacific/Honolulu']) {
      const day = await ask({ birth_date, birth_time: '00:00', timezone, margin_minutes: 180 })
      expect(toldAt(day, Date.parse(day.to))).toEqual(chartAt(Date.parse(day.to)))
    }
  }
})

test.each([
  [{ birth_date: '1990-02-30' }, 400, { birth_date: 'date.invalid' }],
  [{ margin_minutes: 181 }, 400, { margin_minutes: 'margin.invalid' }],
  [{ margin_minutes: 1.5 }, 400, { margin_minutes: 'margin.invalid' }],
  [{ birth_date: '2027-01-01' }, 422, { birth_date: 'date.future' }],
  [{ birth_date: '1899-12-31' }, 422, { birth_date: 'date.early' }],
  [{ birth_date: '2021-03-14', birth_time: '02:30' }, 422, { birth_time: 'time.nonexistent' }],
])('%j is refused', async (changes, status, problems) => {
  const question = { birth_date: '1990-05-17', birth_time: '08:30', timezone: 'America/New_York', ...changes }
  expect(await refusalOf(post('/api/hd/birth-day', question))).toMatchObject({ status, problems })
})

test('both sides are told whole', async () => {
  const { standing, changes } = await ask({ birth_date: '1990-05-17', time_accuracy: 'unknown', timezone: 'UTC' })
  for (const side of SIDES) expect(new Set(standing[SIDE_NAMES[side]].map(({ planet }) => planet)).size).toBe(13)
  expect(changes.map(({ at }) => at)).toEqual(changes.map(({ at }) => at).sort())
})
