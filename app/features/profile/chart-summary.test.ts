import { expect, test } from 'vitest'
import { EXAMPLE_CHART } from '~/domain/human-design/chart/example-chart'
import type { VisibleChart } from '~/domain/human-design/chart/visible-chart'
import { AUTHORITIES, DEFINITIONS, PROFILES, TYPES } from '~/domain/human-design/terms/codes'
import { type ChartDetail, DEFAULT_PRIVACY, RELATIONS, resolveAccess } from '~/domain/membership/visibility'
import { LANGUAGES } from '~/locales/language'
import { chartSummary } from './chart-summary.server'
import { EXAMPLE } from './example-row.fixture'
import { toShownProfile } from './shown-profile.server'

const summaryFor = (change: Partial<typeof EXAMPLE>, relation: (typeof RELATIONS)[number]) => {
  const row = { ...EXAMPLE, ...change }
  return toShownProfile(row, resolveAccess(row, relation), 'en', 'UTC').summary
}

test.each(LANGUAGES)('every core has three sentences in %s, the first with the name', (language) => {
  for (const type of TYPES)
    for (const authority of AUTHORITIES)
      for (const profile of [...PROFILES, null])
        for (const definition of DEFINITIONS) {
          const visible: VisibleChart = { detail: 'core', type, authority, profile, definition }
          const summary = chartSummary(visible, 'Ada', language)
          expect(summary).toMatch(/^Ada [^.]+\. [^.]+\. .+\.$/)
          expect(summary).not.toMatch(/short\.|rare\.|\{\{|null/)
        }
})

test('eight channels are told to those who see channels', () => {
  const channels = ['1-8', '2-14', '3-60', '4-63', '5-15', '6-59', '7-31', '9-52'] as const
  const chart = { ...EXAMPLE_CHART, channels: [...channels] }
  const hdRawData = { ...EXAMPLE.hdRawData!, chart }
  expect(summaryFor({ hdRawData, chartDetail: 'channels' }, 'visitor')).toContain('At least eight channels')
  expect(summaryFor({ hdRawData, chartDetail: 'core' }, 'visitor')).not.toContain('channels')
})

test('beside a core it follows from the core alone', () => {
  const bare = { ...EXAMPLE_CHART, gates: [], channels: [], activations: { personality: [], design: [] } }
  const hdRawData = { ...EXAMPLE.hdRawData!, chart: bare as unknown as typeof EXAMPLE_CHART }
  expect(summaryFor({ hdRawData }, 'visitor')).toBe(summaryFor({}, 'visitor'))
  // Whether the time is known isn't told beside a core, by what is left out either.
  expect(summaryFor({ birthTimeAccuracy: 'unknown' }, 'visitor')).toBe(summaryFor({}, 'visitor'))
})

test('a rare core that withholds the profile has it in no sentence', () => {
  const chart = { ...EXAMPLE_CHART, type: 'manifestor', authority: 'splenic', definition: 'split' } as const
  const hdRawData = { ...EXAMPLE.hdRawData!, chart }
  expect(summaryFor({ hdRawData }, 'visitor')).not.toContain(EXAMPLE_CHART.profile)
  expect(summaryFor({ hdRawData }, 'owner')).toContain(EXAMPLE_CHART.profile)
})

test.each([
  ['private', 'core', ['owner']],
  ['connections', 'core', ['connection', 'owner']],
  ['everyone', 'gates', ['visitor', 'member', 'connection', 'owner']],
] as const)('a chart for %s at the level %s is summed up for %j', (chartVisibility, chartDetail, told) => {
  const seen = RELATIONS.filter((relation) => summaryFor({ chartVisibility, chartDetail }, relation) !== null)
  expect(seen).toEqual(told)
})

test.each(['channels', 'gates'] satisfies ChartDetail[])(
  'where the viewer of %s is told that the time is not exact, there is none',
  (chartDetail) => {
    const privacy = { ...DEFAULT_PRIVACY, chartDetail }
    expect(summaryFor({ ...privacy, birthTimeAccuracy: 'unknown' }, 'visitor')).toBeNull()
    expect(summaryFor({ ...privacy, birthTimeAccuracy: 'exact' }, 'visitor')).not.toBeNull()
  },
)

test('there is none without a chart', () => {
  expect(summaryFor({ hdRawData: null }, 'owner')).toBeNull()
})
