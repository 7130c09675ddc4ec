import { expect, test } from 'vitest'
import { isUntilLifted, mayAct, mayModerate, UNTIL_LIFTED, whyMayNotAct } from './may-act'

const NOW = new Date('2026-03-01T12:00:00.000Z')

test.each([
  [null, true],
  ['2026-02-28T12:00:00.000Z', true],
  // The instant it ends is the first that is free again.
  ['2026-03-01T12:00:00.000Z', true],
  ['2026-03-01T12:00:00.001Z', false],
  ['2026-03-31T12:00:00.000Z', false],
  [UNTIL_LIFTED.toISOString(), false],
])('suspended until %s: may act %s', (until, expected) => {
  expect(mayAct({ suspendedUntil: until ? new Date(until) : null }, NOW)).toBe(expected)
})

test.each([
  ['everyone', null, null],
  ['connections', null, null],
  ['undecided', null, 'undecided'],
  ['undecided', NOW.getTime() + 1, 'suspended'],
  ['everyone', NOW.getTime() + 1, 'suspended'],
] as const)('profile for %s, suspended until %s: refused as %s', (profileVisibility, until, expected) => {
  const suspendedUntil = until === null ? null : new Date(until)
  expect(whyMayNotAct({ suspendedUntil, profileVisibility }, NOW)).toBe(expected)
})

test.each([
  ['member', null, false],
  ['moderator', null, true],
  ['admin', null, true],
  ['moderator', NOW.getTime() + 1, false],
  ['admin', NOW.getTime() + 1, false],
  ['admin', NOW.getTime(), true],
] as const)('%s, suspended until %s: may moderate %s', (role, until, expected) => {
  expect(mayModerate({ role, suspendedUntil: until === null ? null : new Date(until) }, NOW)).toBe(expected)
})

test('a suspension until it is lifted has no end to tell', () => {
  expect(isUntilLifted(UNTIL_LIFTED)).toBe(true)
  expect(isUntilLifted(new Date('2026-03-31T12:00:00.000Z'))).toBe(false)
})
