import { expect, test } from 'vitest'
import { MOST_PRIVATE_CHARTS } from '~/domain/membership/limits'
import { problemOf, readGroupQuery } from './group-query'

const A = '0f8fad5b-d9cb-469f-a165-70867728950e'
const B = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

test.each([
  ['', [], false],
  [`with=${A}&with=${B}`, [A, B], false],
  [`with=${A},${B}&me=1`, [A, B], true],
  [`with=${A}&with=${A}&me=`, [A], true],
  [`with=,,&with=${'x'.repeat(37)}&with=%20${B}%20`, [B], false],
])('%s compares %j, with the member: %s', (query, ids, isWithMe) => {
  expect(readGroupQuery(new URLSearchParams(query))).toEqual({ ids, isWithMe })
})

test('an address names no more people than a member can keep', () => {
  const query = new URLSearchParams(Array.from({ length: 200 }, (_, at) => ['with', String(at)]))
  expect(readGroupQuery(query).ids).toHaveLength(MOST_PRIVATE_CHARTS)
})

test.each([
  [0, 'few'],
  [1, 'few'],
  [2, null],
  [16, null],
  [17, 'many'],
] as const)('%i people: %s', (count, problem) => {
  expect(problemOf(count)).toBe(problem)
})
