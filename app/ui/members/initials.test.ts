import { expect, test } from 'vitest'
import { initialsOf } from './initials'

test.each([
  ['Anna Kovaleva', 'AK'],
  ['Марина Соколова', 'МС'],
  ['Lucía Fernández-Echeverría de la Torre', 'LT'],
  ['ben', 'B'],
  ['«Ёжик»', 'Ё'],
  ['👩‍🚀 Rosa', 'R'],
  ['marina_s', 'MS'],
  ['  ', '?'],
  ['', '?'],
])('%s → %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
