import { expect, test } from 'vitest'
import { AUTHORITIES, DEFINITIONS, PROFILES, TYPES } from '../terms/codes'
import { type ChartCore, findRareCore, publishedCore, RARE_CORES } from './published-core'

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
