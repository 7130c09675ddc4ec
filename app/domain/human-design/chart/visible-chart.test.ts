import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHANNELS } from '../terms/channels'
import { AUTHORITIES, BODIES, CENTERS, DEFINITIONS, PROFILES, TYPES } from '../terms/codes'
import { buildChart } from './build-chart'
import type { Chart, Longitudes } from './chart'
import { type ChartCore, findRareCore, publishedCore, RARE_CORES, visibleChart } from './visible-chart'

type Reference = { charts: Record<'personality' | 'design', { lon: number[] }>[] }

const { charts: skies }: Reference = JSON.parse(
  readFileSync(new URL('../../../../tests/fixtures/charts-reference.json', import.meta.url), 'utf8'),
)
const longitudes = (lon: number[]) => Object.fromEntries(BODIES.map((body, at) => [body, lon[at]])) as Longitudes
const charts = skies.map(({ personality, design }) => buildChart(longitudes(personality.lon), longitudes(design.lon)))

/** Every key and every leaf of a value, however deep. */
function partsOf(value: unknown): { keys: string[]; leaves: unknown[] } {
  if (typeof value !== 'object' || value === null) return { keys: [], leaves: [value] }
  const inner = Object.values(value).map(partsOf)
  const own = Array.isArray(value) ? [] : Object.keys(value)
  return {
    keys: [...own, ...inner.flatMap(({ keys }) => keys)],
    leaves: inner.flatMap(({ leaves }) => leaves),
  }
}

const OUTLINE_KEYS = ['detail', 'type', 'authority', 'profile', 'definition', 'centers', 'channels', ...CENTERS]
const OUTLINE_LEAVES = new Set<unknown>([
  ...['channels', 'defined', 'undefined'],
  ...[...TYPES, ...AUTHORITIES, ...PROFILES, ...DEFINITIONS],
  ...CHANNELS.map(({ id }) => id),
])

test('nothing of a chart is shown to whom it is closed', () => {
  for (const chart of charts) expect(visibleChart(chart, 'none')).toBeNull()
})

test('core: what is published of five facts, of which the strategy is the type, and nothing else', () => {
  const shown = charts.map((chart) => visibleChart(chart, 'core'))
  const published = charts.map(({ type, authority, profile, definition }) =>
    publishedCore({ type, authority, profile, definition }),
  )
  expect(shown).toEqual(published.map((core) => ({ detail: 'core', ...core })))
  expect(published.filter(({ profile, definition }) => profile && definition).length).toBeGreaterThan(charts.length / 2)
})

test('centers and channels: only the outline, and no word tells an open center from an undefined one', () => {
  for (const chart of charts) {
    const shown = visibleChart(chart, 'channels')
    const { keys, leaves } = partsOf(shown)
    expect([...keys].sort()).toEqual([...OUTLINE_KEYS].sort())
    expect(leaves.filter((leaf) => !OUTLINE_LEAVES.has(leaf))).toEqual([])
    const { type, authority, profile, definition, channels } = chart
    expect(shown).toMatchObject({ type, authority, profile, definition, channels })
  }
  const open = charts.find(({ centers }) => Object.values(centers).includes('open'))!
  expect(Object.values(visibleChart(open, 'gates')!)).toContainEqual(open.centers)
})

test('gates: the outline, the states of the centers and the active gates as plain numbers', () => {
  const leavesAllowed = new Set<unknown>([...OUTLINE_LEAVES, 'gates', 'open'])
  for (const chart of charts) {
    const shown = visibleChart(chart, 'gates')
    const { keys, leaves } = partsOf(shown)
    expect([...keys].sort()).toEqual([...OUTLINE_KEYS, 'gates'].sort())
    expect(leaves.filter((leaf) => !leavesAllowed.has(leaf) && !chart.gates.includes(leaf as number))).toEqual([])
    expect(shown).toMatchObject({ gates: chart.gates, centers: chart.centers })
    expect(chart.gates.every((gate) => Number.isInteger(gate) && gate >= 1 && gate <= 64)).toBe(true)
  }
})

/** Another birth with the same outline: everything else is different. */
function stranger(chart: Chart): Chart {
  const other = charts.find(({ cross }) => cross.name !== chart.cross.name)!
  const { activations, cross, variables } = other
  return { ...chart, activations, cross, variables }
}

test('whoever sees gates cannot tell two births apart that share them, whatever planets, lines and cross they have', () => {
  for (const chart of charts) expect(visibleChart(stranger(chart), 'gates')).toEqual(visibleChart(chart, 'gates'))
})

test('whoever sees channels cannot tell two births apart whose gates differ outside of them', () => {
  for (const chart of charts) {
    const joined = new Set(chart.channels.flatMap((id) => id.split('-').map(Number)))
    const bare: Chart = {
      ...stranger(chart),
      gates: chart.gates.filter((gate) => joined.has(gate)),
      centers: Object.fromEntries(
        CENTERS.map((center) => [center, chart.centers[center] === 'defined' ? 'defined' : 'open']),
      ) as Chart['centers'],
    }
    expect(visibleChart(bare, 'channels')).toEqual(visibleChart(chart, 'channels'))
  }
})

test('the full chart is the chart', () => {
  for (const chart of charts) expect(visibleChart(chart, 'full')).toEqual({ detail: 'full', chart })
})

const cores: ChartCore[] = TYPES.flatMap((type) =>
  AUTHORITIES.flatMap((authority) =>
    DEFINITIONS.flatMap((definition) => PROFILES.map((profile) => ({ type, authority, definition, profile }))),
  ),
)

test.each<[Omit<ChartCore, 'profile'>, string | null, string | null]>([
  [{ type: 'generator', authority: 'sacral', definition: 'single' }, '5/1', 'single'],
  [{ type: 'reflector', authority: 'lunar', definition: 'none' }, '5/1', 'none'],
  [{ type: 'manifestor', authority: 'splenic', definition: 'triple_split' }, null, 'triple_split'],
  [{ type: 'projector', authority: 'emotional', definition: 'triple_split' }, '5/1', null],
  [{ type: 'projector', authority: 'emotional', definition: 'quadruple_split' }, '5/1', null],
  [{ type: 'manifesting_generator', authority: 'sacral', definition: 'quadruple_split' }, null, null],
])('of %o with the profile 5/1 the profile %s and the definition %s are published', (core, profile, definition) => {
  const { type, authority } = core
  expect(publishedCore({ ...core, profile: '5/1' })).toEqual({ type, authority, profile, definition })
})

test('triple and quadruple splits of one type and authority withhold the same facts', () => {
  const withholding = RARE_CORES.filter(({ withheld }) => withheld !== 'profile')
  for (const { type, authority, withheld, days } of withholding) {
    const alike = withholding.filter((row) => row.type === type && row.authority === authority)
    expect(alike.map(({ definition }) => definition)).toEqual(['triple_split', 'quadruple_split'])
    expect(alike.map((row) => [row.withheld, row.days])).toEqual([
      [withheld, days],
      [withheld, days],
    ])
  }
})

test('no core is listed twice, and those that are not listed are published whole', () => {
  const keys = RARE_CORES.map(({ type, authority, definition }) => `${type} ${authority} ${definition}`)
  expect(new Set(keys).size).toBe(keys.length)
  for (const core of cores.filter((one) => findRareCore(one) === null)) expect(publishedCore(core)).toEqual(core)
})
