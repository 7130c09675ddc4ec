import { expect, test } from 'vitest'
import { marksOf } from './marks-of'

test('whoever has the same initials as another gets a number', () => {
  expect(marksOf(['Anna Lind', 'Иван Петров', 'Adam Low', 'Mira', 'Alma Long'])).toEqual([
    'AL1',
    'ИП',
    'AL2',
    'M',
    'AL3',
  ])
})
