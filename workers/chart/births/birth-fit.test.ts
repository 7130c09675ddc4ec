import { expect, test } from 'vitest'
import { toActivations } from '~/domain/human-design/chart/build-chart'
import { type ChartFacts, chartFacts } from '~/domain/human-design/chart/chart-facts'
import { findRareCore, publishedCore } from '~/domain/human-design/chart/visible-chart'
import { birthFitReplySchema } from '~/domain/human-design/service/chart-service.schema'
import { app, ephemeris, post, refusalOf } from '../app.fixture'
import { computeBirthLongitudes } from '../ephemeris/ephemeris'
import { daysOfBirth } from './birth-fit'

const HOUR_MS = 3_600_000
/** Seven births an uneven time apart within two years, which brute force can scan hour by hour. */
const SPAN = { from: Date.UTC(1984, 0, 1), to: Date.UTC(1986, 0, 1) }
const births = Array.from({ length: 7 }, (_, at) => SPAN.from + (37 + at * 101) * 24 * HOUR_MS + at * 5 * HOUR_MS)

function factsAt(utcMs: number): ChartFacts {
  const { personality, design } = computeBirthLongitudes(ephemeris, utcMs)
  return chartFacts({ personality: toActivations(personality), design: toActivations(design) })
}

/** What an attacker reads at each level, as one string. */
const SHOWN = {
  core: (facts: ChartFacts) => {
    const { type, authority, profile, definition } = publishedCore(facts)
    return [type, authority, profile ?? facts.profile, definition].join()
  },
  channels: (facts: ChartFacts) => [SHOWN.core(facts), ...facts.channels].join(),
  gates: (facts: ChartFacts) => [SHOWN.core(facts), ...facts.channels, ...facts.gates].join(),
}
const LEVELS = ['core', 'channels', 'gates'] as const

test('the days counted for each level agree within a factor of two with a scan hour by hour', () => {
  const hours = Array.from({ length: (SPAN.to - SPAN.from) / HOUR_MS }, (_, hour) => SPAN.from + hour * HOUR_MS)
  const scanned = hours.map((at) => ({ day: Math.floor(at / (24 * HOUR_MS)), facts: factsAt(at) }))
  for (const birth of births) {
    const counted = daysOfBirth(ephemeris, birth, SPAN, false)
    const own = factsAt(birth)
    for (const level of LEVELS) {
      const shown = SHOWN[level](own)
      const days = new Set(scanned.filter(({ facts }) => SHOWN[level](facts) === shown).map(({ day }) => day)).size
      expect(counted[level] / days).toBeGreaterThanOrEqual(0.5)
      expect(counted[level] / days).toBeLessThanOrEqual(2)
    }
  }
})

test('of a birth whose time is unknown, channels and gates count only the noons that fit', () => {
  const noons = Array.from(
    { length: (SPAN.to - SPAN.from) / (24 * HOUR_MS) },
    (_, day) => SPAN.from + (day * 24 + 12) * HOUR_MS,
  )
  const [birth] = noons.slice(100)
  const { core, ...counted } = daysOfBirth(ephemeris, birth!, SPAN, true)
  const fitting = (level: (typeof LEVELS)[number]) => {
    const shown = SHOWN[level](factsAt(birth!))
    return noons.filter((at) => SHOWN[level](factsAt(at)) === shown).length
  }
  expect(counted).toEqual({ channels: fitting('channels'), gates: fitting('gates') })
  expect(core).toBe(daysOfBirth(ephemeris, birth!, SPAN, false).core)
})

test('a level that shows more fits no more days', () => {
  for (const birth of births) {
    const { core, channels, gates } = daysOfBirth(ephemeris, birth, SPAN, false)
    expect([core >= channels, channels >= gates, gates >= 1]).toEqual([true, true, true])
  }
})

test('the gates of a chart fit a day or two of 80 years, its core hundreds', async () => {
  const response = await post('/internal/birth-fit', { birth_utc: '1980-07-05T06:30:00.000Z', is_time_unknown: false })
  expect(response.headers.get('Cache-Control')).toBeNull()
  const { days } = birthFitReplySchema.parse(await response.json()).data
  expect(days.gates).toBeLessThanOrEqual(2)
  expect(days.core).toBeGreaterThanOrEqual(100)
})

test('of a core whose profile is withheld, the days across all profiles are said', async () => {
  const year = Array.from({ length: 365 * 24 }, (_, hour) => Date.UTC(1984, 0, 1) + hour * HOUR_MS)
  const withheldAt = (at: number) => findRareCore(factsAt(at))?.withheld
  const birth = year.find((at) => withheldAt(at) === 'profile' || withheldAt(at) === 'both')!
  const response = await post('/internal/birth-fit', {
    birth_utc: new Date(birth).toISOString(),
    is_time_unknown: false,
  })
  expect(birthFitReplySchema.parse(await response.json()).data.days.core).toBe(findRareCore(factsAt(birth))?.days)
})

test('a birth outside the years of most members is counted too', async () => {
  const response = await post('/internal/birth-fit', { birth_utc: '1912-03-02T10:00:00.000Z', is_time_unknown: false })
  expect(birthFitReplySchema.parse(await response.json()).data.days.gates).toBeGreaterThanOrEqual(1)
})

test.each([
  ['1899-01-01T00:00:00Z', 422, 'birth_utc.early'],
  ['2101-06-01T00:00:00Z', 422, 'birth_utc.late'],
  ['yesterday', 400, 'birth_utc.invalid'],
])('the instant %s is refused with %i', async (birth_utc, status, problem) => {
  expect(await refusalOf(post('/internal/birth-fit', { birth_utc, is_time_unknown: false }))).toMatchObject({
    status,
    problems: { birth_utc: problem },
  })
})

test('the site does not pass the question on: it is not under /api', async () => {
  expect((await app.request('/api/hd/birth-fit', { method: 'POST', body: '{}' })).status).toBe(404)
})
