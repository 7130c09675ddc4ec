import { expect, test } from 'vitest'
import { variantOf } from './variant'

test('the same all day, one more the next, over the end of a year too', () => {
  expect(variantOf('anna', '2026-12-31')).toBe(variantOf('anna', '2026-12-31'))
  expect(variantOf('anna', '2027-01-01') - variantOf('anna', '2026-12-31')).toBe(1)
})

test('members begin at different places', () => {
  const rests = Array.from({ length: 60 }, (_, i) => variantOf(`member-${i}`, '2026-01-01') % 3)
  for (const rest of [0, 1, 2]) expect(rests.filter((each) => each === rest).length).toBeGreaterThan(8)
})

test.each(['2026-02-30x', '', 'today'])('%j is no date', (date) => {
  expect(() => variantOf('anna', date)).toThrow('is no date')
})
