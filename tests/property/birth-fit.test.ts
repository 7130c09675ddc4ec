import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { toActivations } from '~/domain/human-design/activations'
import { type ChartFacts, chartFacts } from '~/domain/human-design/chart-facts'
import { CHART_DETAILS, DEFAULT_PRIVACY } from '~/domain/membership/visibility'
import { COMMUNITY } from '../../drizzle/seed/community'
import { createChartMaker } from '../../scripts/seed/chart'
import { computeBirthLongitudes } from '../../workers/chart/birth-chart'
import { findBirthFit } from '../../workers/chart/birth-fit'
import { createEphemeris } from '../../workers/chart/ephemeris/ephemeris'

vi.setConfig({ testTimeout: 300_000 })

const HOUR_MS = 3_600_000
/** Hour by hour before a release; every sixth hour otherwise, which misses few days of a level and none of the core. */
const isLong = process.env.TEST_RUN === 'long'
const STEP_MS = (isLong ? 1 : 6) * HOUR_MS
/** Of so many members the figure of the settings is compared with the scan. */
const COMPARED = isLong ? 30 : 4

const bytesOf = (path: string) => new Uint8Array(readFileSync(new URL(path, import.meta.url))).buffer
const tables = bytesOf('../../workers/chart/ephemeris/tables/ephemeris.bin')
const ephemeris = createEphemeris(tables)
const chartOf = createChartMaker(tables, bytesOf('../../workers/chart/zones/zones.bin'))

/** What an attacker reads off a chart at each level of detail. */
const SHOWN: Record<(typeof CHART_DETAILS)[number], (facts: Omit<ChartFacts, 'cross'>) => string> = {
  core: ({ type, authority, profile, definition }) => [type, authority, profile, definition].join(),
  channels: (facts) => [SHOWN.core(facts), ...facts.channels].join(),
  gates: (facts) => [SHOWN.channels(facts), ...facts.gates].join(),
}

const members = COMMUNITY.flatMap(({ username, birth }) => (birth ? [{ username, ...chartOf(birth).stored }] : []))
const born = members.filter(({ birthUtc }) => birthUtc >= '1930' && birthUtc < '2010')

/** Days of 1930–2009 by what a chart of that day shows, for what the members show. */
function scan() {
  const days = new Map(
    born.flatMap(({ chart }) => CHART_DETAILS.map((level) => [SHOWN[level](chart), new Set<number>()])),
  )
  for (let at = Date.UTC(1930, 0, 1); at < Date.UTC(2010, 0, 1); at += STEP_MS) {
    const { personality, design } = computeBirthLongitudes(ephemeris, at)
    const facts = chartFacts({ personality: toActivations(personality), design: toActivations(design) })
    for (const level of CHART_DETAILS) days.get(SHOWN[level](facts))?.add(Math.floor(at / (24 * HOUR_MS)))
  }
  return days
}

test('what members show by default fits thirty days of birth at least; the settings say how many, within a factor of two', () => {
  const days = scan()
  const byDefault = born.map(({ username, chart }) => ({
    username,
    days: days.get(SHOWN[DEFAULT_PRIVACY.chartDetail](chart))!.size,
  }))
  expect(byDefault.length).toBeGreaterThan(25)
  expect(byDefault.filter(({ days }) => days < 30)).toEqual([])
  for (const { birthUtc, chart } of born.slice(0, COMPARED)) {
    const told = findBirthFit({ birth_utc: birthUtc }, ephemeris).days
    for (const level of CHART_DETAILS) {
      const found = Math.max(1, days.get(SHOWN[level](chart))!.size)
      expect([level, told[level] / found]).toEqual([
        level,
        expect.toSatisfy((ratio: number) => ratio >= 0.5 && ratio <= 2),
      ])
    }
  }
})
