import { afterEach, expect, test, vi } from 'vitest'
import { memberBirthSchema } from './member-birth.schema'

afterEach(() => vi.useRealTimers())

const BIRTH = { birth_time: '09:30', birth_city: 'Nizhny Novgorod', birth_country: 'Russia' }

test.each([
  ['on the sixteenth birthday', '2010-11-24', null],
  ['the day before it', '2010-11-25', 'date.young'],
  ['today', '2026-11-24', 'date.young'],
  // What the service says of a day to come is said, not this.
  ['a day to come', '2027-01-01', null],
  ['long grown up', '1980-07-05', null],
])('a member’s own birth: %s', (_, birth_date, problem) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 24, 12) })
  const parsed = memberBirthSchema.safeParse({ ...BIRTH, birth_date })
  expect(parsed.error?.issues.map(({ path, message }) => [path.join(), message])).toEqual(
    problem ? [['birth_date', problem]] : undefined,
  )
})
