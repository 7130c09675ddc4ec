import { expect, test } from 'vitest'
import { resolveAccess } from '~/domain/membership/visibility'
import { EXAMPLE } from '../example-row.fixture'
import { toCard } from './answer-card.server'

test.each([
  ['manifesting_generator', 'emotional', 'single', 'core', ['5/1 Heretic / Investigator', 'Emotional authority']],
  ['manifestor', 'splenic', 'split', 'core', ['Splenic authority']],
  ['manifestor', 'emotional', 'triple_split', 'core', ['Emotional authority']],
  ['manifestor', 'emotional', 'triple_split', 'channels', ['5/1 Heretic / Investigator', 'Emotional authority']],
] as const)(
  'of a %s, %s, %s, a card of the level %s says %j beside the type',
  (type, authority, definition, chartDetail, lines) => {
    const hdRawData = { ...EXAMPLE.hdRawData!, chart: { ...EXAMPLE.hdRawData!.chart, type, authority, definition } }
    const row = { ...EXAMPLE, chartDetail, hdRawData }
    expect(toCard(row, resolveAccess(row, 'visitor')).chart?.lines).toEqual(lines)
  },
)

test.each([
  ['core', false],
  ['channels', true],
] as const)('a card of the level %s says that the time of birth is not exact: %s', (chartDetail, isSaid) => {
  const row = { ...EXAMPLE, chartDetail, birthTimeAccuracy: 'unknown' as const }
  expect(toCard(row, resolveAccess(row, 'visitor')).chart?.lines.includes('Birth time isn’t exact')).toBe(isSaid)
})
