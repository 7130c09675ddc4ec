import { expect, test } from 'vitest'
import { marksOf } from './marks-of'

test.each([
  [
    ['Client 1', 'Client 2', 'Carl', 'Chris'],
    ['C1', 'C2', 'C3', 'C4'],
  ],
  [
    ['Carl', 'Client 1', 'Chris'],
    ['C2', 'C1', 'C3'],
  ],
  [
    ['Dana 1', 'Dion 1'],
    ['D11', 'D12'],
  ],
])('%j have different marks', (names, marks) => {
  expect(marksOf(names)).toEqual(marks)
})

test('whoever has the same initials as another gets a number', () => {
  expect(marksOf(['Anna Lind', 'Иван Петров', 'Adam Low', 'Mira', 'Alma Long'])).toEqual([
    'AL1',
    'ИП',
    'AL2',
    'M',
    'AL3',
  ])
})
