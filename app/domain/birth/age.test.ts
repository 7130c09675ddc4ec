import { expect, test } from 'vitest'
import { ageOn } from './age'

test.each([
  ['1988-04-17', '2026-04-16', 37],
  ['1988-04-17', '2026-04-17', 38],
  ['1992-02-29', '2026-02-28', 33],
  ['1992-02-29', '2026-03-01', 34],
  ['2026-01-01', '2026-01-01', 0],
])('born on %s one is, on %s, %i', (birthDate, today, years) => {
  expect(ageOn(birthDate, new Date(`${today}T23:59:59Z`))).toBe(years)
})
