import { expect, test } from 'vitest'
import { buildChart } from '~/domain/human-design/chart/build-chart'
import { windowReplySchema } from '~/domain/human-design/service/chart-service.schema'
import { ephemeris, post, refusalOf } from '../app.fixture'
import { computeBirthLongitudes } from '../ephemeris/ephemeris'

const ask = async (question: object) => {
  const response = await post('/api/hd/birth-window', question)
  expect(response.status).toBe(200)
  return windowReplySchema.parse(await response.json()).data
}
const factsOf = (utcMs: number) => {
  const { personality, design } = computeBirthLongitudes(ephemeris, utcMs)
  const { type, authority, profile, definition, cross } = buildChart(personality, design)
  return { type, authority, profile, definition, cross: `${cross.name} ${cross.variation}` }
}
/** The same by brute force: a chart for every minute. */
const sharesOf = (fromMs: number, minutes: number) => {
  const shares: Record<string, Record<string, number>> = {}
  for (let minute = 0; minute < minutes; minute++) {
    for (const [fact, code] of Object.entries(factsOf(fromMs + minute * 60_000))) {
      shares[fact] ??= {}
      shares[fact][code] = (shares[fact][code] ?? 0) + 1 / minutes
    }
  }
  return shares
}

test('tells five windows, the likeliest first, in shares of one', async () => {
  const { windows, utc } = await ask({ birth_date: '1990-05-17', birth_time: '08:30', timezone: 'Europe/Moscow' })
  expect(utc).toBe('1990-05-17T04:30:00.000Z')
  expect(windows.map(({ minutes }) => minutes)).toEqual([5, 15, 30, 60, null])
  for (const window of windows) {
    for (const fact of [window.type, window.authority, window.profile, window.definition, window.cross]) {
      const shares = fact.map(({ share }) => share)
      expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9)
      expect([...shares].sort((one, other) => other - one)).toEqual(shares)
    }
  }
})

test.each(['1990-05-17', '1961-08-04', '2003-02-11', '1978-11-29'])(
  'counts the minutes of %s truly',
  async (birth_date) => {
    const { windows } = await ask({ birth_date, birth_time: '08:30', timezone: 'UTC' })
    const midnight = Date.parse(`${birth_date}T00:00:00Z`)
    const birth = midnight + 510 * 60_000
    for (const window of windows) {
      const expected =
        window.minutes === null
          ? sharesOf(midnight, 1440)
          : sharesOf(birth - window.minutes * 60_000, 2 * window.minutes + 1)
      for (const fact of ['type', 'authority', 'profile', 'definition'] as const) {
        expect(Object.fromEntries(window[fact].map(({ code, share }) => [code, share.toFixed(9)]))).toEqual(
          Object.fromEntries(Object.entries(expected[fact]!).map(([code, share]) => [code, share.toFixed(9)])),
        )
      }
      expect(window.cross.map(({ name, variation }) => `${name} ${variation}`).sort()).toEqual(
        Object.keys(expected.cross!).sort(),
      )
    }
  },
)

test('of an unknown time tells the day alone, with 23 hours where the clocks were set forward', async () => {
  const question = { birth_date: '2021-03-14', time_accuracy: 'unknown', timezone: 'America/New_York' }
  const { windows } = await ask(question)
  expect(windows.map(({ minutes }) => minutes)).toEqual([null])
  const shares = sharesOf(Date.UTC(2021, 2, 14, 5), 23 * 60)
  expect(Object.fromEntries(windows[0]!.type.map(({ code, share }) => [code, share.toFixed(9)]))).toEqual(
    Object.fromEntries(Object.entries(shares.type!).map(([code, share]) => [code, share.toFixed(9)])),
  )
})

test('reaches the ends of the covered years', async () => {
  for (const birth_date of ['1900-01-01', '2026-05-31']) {
    for (const timezone of ['Pacific/Kiritimati', 'Pacific/Honolulu']) {
      expect((await ask({ birth_date, birth_time: '00:00', timezone })).windows).toHaveLength(5)
    }
  }
})

test('says early, not late, of hours before the tables', async () => {
  // Local mean time of 2.6° west on Asian dates, as Anadyr kept them: 23:49:36 ahead of UTC.
  const anadyr = { timezone: 'Asia/Anadyr', latitude: 65, longitude: -2.6 }
  const question = { birth_date: '1900-01-01', birth_time: '00:00', ...anadyr }
  expect(await refusalOf(post('/api/hd/birth-window', question))).toMatchObject({
    status: 422,
    code: 'out_of_range',
    problems: { birth_date: 'date.early' },
  })
})

test('counts the day by an offset that the member knows', async () => {
  const question = { birth_date: '1990-05-17', time_accuracy: 'unknown', timezone: 'Europe/Moscow' }
  const { windows, utc } = await ask({ ...question, utc_offset_override_seconds: -18_000 })
  expect(utc).toBe('1990-05-17T17:00:00.000Z')
  const shares = sharesOf(Date.UTC(1990, 4, 17, 5), 1440)
  expect(Object.fromEntries(windows[0]!.profile.map(({ code, share }) => [code, share.toFixed(9)]))).toEqual(
    Object.fromEntries(Object.entries(shares.profile!).map(([code, share]) => [code, share.toFixed(9)])),
  )
})
