import { readFileSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { toActivations } from '~/domain/human-design/chart/build-chart'
import { type ChartFacts, chartFacts } from '~/domain/human-design/chart/chart-facts'
import { type PublishedCore, publishedCore, RARE_CORES } from '~/domain/human-design/chart/visible-chart'
import { PROFILES } from '~/domain/human-design/terms/codes'
import { placeOnWheel } from '~/domain/human-design/terms/wheel'
import { CHART_DETAILS, DEFAULT_PRIVACY } from '~/domain/membership/visibility'
import { COMMUNITY } from '../../drizzle/seed/community'
import { createChartMaker } from '../../scripts/seed/chart'
import { findBirthFit } from '../../workers/chart/births/birth-fit'
import { computeBirthLongitudes, createEphemeris, DESIGN_ARC } from '../../workers/chart/ephemeris/ephemeris'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 900_000 })

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Hour by hour before a release; every sixth hour otherwise, which misses few days of a level and none of the core. */
const isLong = process.env.TEST_RUN === 'long'
const STEP_MS = (isLong ? 1 : 6) * HOUR_MS
const FIRST_MS = Date.UTC(1930, 0, 1)
const END_MS = Date.UTC(2021, 0, 1)
/** Years in which a published core must fit enough days. */
const SPANS: [first: number, last: number][] = [
  [1930, 2009],
  [1950, 2020],
]
/** Of so many members the figure of the settings is compared with the scan. */
const COMPARED = isLong ? 30 : 1
/** The rarest cores last a few hours, so every sixth hour finds a third of their days or more. */
const FEWEST = isLong ? 30 : 15
const LEAST_FOUND = isLong ? 1 : 0.3
/** The 38 triples of type, authority and definition that there are, with the profiles that are published. */
const PUBLISHED_CORES = 276

const bytesOf = (path: string) => new Uint8Array(readFileSync(new URL(path, import.meta.url))).buffer
const tables = bytesOf('../../workers/chart/ephemeris/tables/ephemeris.bin')
const ephemeris = createEphemeris(tables)
const chartOf = createChartMaker(tables, bytesOf('../../workers/chart/zones/zones.bin'))

/** What an attacker reads off a chart at each level of detail. */
const SHOWN: Record<(typeof CHART_DETAILS)[number], (facts: Omit<ChartFacts, 'cross'>) => string> = {
  core: (facts) => keyOf(publishedCore(facts)),
  channels: (facts) => [keyOf(facts), ...facts.channels].join(),
  gates: (facts) => [SHOWN.channels(facts), ...facts.gates].join(),
}
const keyOf = ({ type, authority, profile, definition }: PublishedCore) => [type, authority, profile, definition].join()

const members = COMMUNITY.flatMap(({ username, birth }) => (birth ? [{ username, ...chartOf(birth).stored }] : []))
const born = members.filter(({ birthUtc }) => birthUtc >= '1930' && birthUtc < '2010')

type Scanned = { shown: Map<string, Set<number>>; cores: Map<string, Set<number>> }

/** UTC days of 1930–2020 by what a chart of that day shows: for what the members show, and for every published core. */
function scan(): Scanned {
  const shown = new Map(
    born.flatMap(({ chart }) => CHART_DETAILS.map((level) => [SHOWN[level](chart), new Set<number>()])),
  )
  const cores = new Map<string, Set<number>>()
  for (let at = FIRST_MS; at < END_MS; at += STEP_MS) {
    const facts = factsAt(at)
    const day = Math.floor(at / DAY_MS)
    const core = SHOWN.core(facts)
    // Others than the members' need no count of what is shown beyond the core.
    if (shown.has(core)) for (const level of CHART_DETAILS) shown.get(SHOWN[level](facts))?.add(day)
    cores.set(core, (cores.get(core) ?? new Set()).add(day))
  }
  return { shown, cores }
}
let scanned: Scanned
beforeAll(() => {
  scanned = scan()
})

const profileOf = (core: string) => core.split(',')[2]

/** The days of the same years for these published cores, by every hour; their profiles rule out most before the chart is computed. */
function daysByHour(cores: readonly string[]) {
  const days = new Map(cores.map((core) => [core, new Set<number>()]))
  const profiles = new Set(cores.map(profileOf))
  for (let at = FIRST_MS; at < END_MS; at += HOUR_MS) {
    const sun = ephemeris.travelAt('sun', at)
    if (!profiles.has(`${placeOnWheel(sun).line}/${placeOnWheel(sun - DESIGN_ARC).line}`)) continue
    days.get(SHOWN.core(factsAt(at)))?.add(Math.floor(at / DAY_MS))
  }
  return days
}

function factsAt(at: number) {
  const { personality, design } = computeBirthLongitudes(ephemeris, at)
  return chartFacts({ personality: toActivations(personality), design: toActivations(design) })
}

/** How many of the days lie in these years, both included. */
function countIn(days: Set<number> | undefined, first: number, last: number) {
  const [from, to] = [Date.UTC(first, 0, 1) / DAY_MS, Date.UTC(last + 1, 0, 1) / DAY_MS]
  return [...(days ?? [])].filter((day) => day >= from && day < to).length
}

test.each(SPANS)(
  'what is published of a core fits thirty days of birth of %i to %i at least, whoever shows it',
  (first, last) => {
    const counts = [...scanned.cores].map(([core, days]) => ({ core, days: countIn(days, first, last) }))
    expect(counts.length).toBe(PUBLISHED_CORES)
    expect(counts.filter(({ days }) => days < FEWEST)).toEqual([])
  },
)

// By the hour, which takes as long as all else here.
test.runIf(isLong)(
  'of the cores published with their profile, those that the scan finds least often fit 52 and 49 days, counted by the hour',
  () => {
    const found = (core: string) => Math.min(...SPANS.map((span) => countIn(scanned.cores.get(core), ...span)))
    const withProfile = [...scanned.cores.keys()].filter((core) => profileOf(core) !== '')
    const least = withProfile.sort((one, other) => found(one) - found(other)).slice(0, 8)
    const days = daysByHour(least)
    expect(SPANS.map((span) => Math.min(...least.map((core) => countIn(days.get(core), ...span))))).toEqual([52, 49])
  },
)

test('the days in the table of rare cores are those of the scan', () => {
  for (const { type, authority, definition, withheld, days } of RARE_CORES) {
    const counts = PROFILES.map((profile) =>
      countIn(scanned.cores.get(keyOf(publishedCore({ type, authority, definition, profile }))), 1930, 2009),
    )
    const fewest = Math.min(...counts)
    expect([type, authority, definition, withheld, fewest / days]).toEqual([
      type,
      authority,
      definition,
      withheld,
      expect.toSatisfy((ratio: number) => ratio >= LEAST_FOUND && ratio <= 1),
    ])
  }
})

test('what members show by default fits thirty days of birth at least; the settings say how many, within a factor of two', () => {
  const daysOf = (shown: string) => countIn(scanned.shown.get(shown), 1930, 2009)
  const byDefault = born.map(({ username, chart }) => ({
    username,
    days: daysOf(SHOWN[DEFAULT_PRIVACY.chartDetail](chart)),
  }))
  expect(byDefault.length).toBeGreaterThan(25)
  expect(byDefault.filter(({ days }) => days < 30)).toEqual([])
  const compared = born.slice(0, COMPARED).flatMap(({ username, birthUtc, chart }) => {
    const { days } = findBirthFit({ birth_utc: birthUtc, is_time_unknown: false }, ephemeris)
    return CHART_DETAILS.map((level) => ({
      ...{ username, level, told: days[level] },
      found: Math.max(1, daysOf(SHOWN[level](chart))),
    }))
  })
  const isClose = ({ told, found }: { told: number; found: number }) => told >= found / 2 && told <= found * 2
  expect(compared.filter((one) => !isClose(one))).toEqual([])
})
