import { expect, test } from 'vitest'
import { birthOf, withBirth } from './restored-birth'

const BIRTH = { birth_date: '1980-07-05', birth_time: '09:30', birth_city: 'Nizhniy Novgorod', birth_country: 'Russia' }

test('the birth stands in the state of the location, beside what the router keeps in the entry', () => {
  const entry = withBirth({ usr: { other: 1 }, key: 'k', idx: 2 }, BIRTH)
  expect(entry).toEqual({ usr: { other: 1, visitorBirth: BIRTH }, key: 'k', idx: 2 })
  expect(birthOf((entry as { usr: unknown }).usr)).toEqual(BIRTH)
  expect(withBirth(null, BIRTH)).toEqual({ usr: { visitorBirth: BIRTH } })
})

test.each([null, undefined, 'text', {}, { visitorBirth: null }, { visitorBirth: { birth_date: 7 } }])(
  'of %j nothing is restored',
  (state) => {
    expect(birthOf(state)).toBeNull()
  },
)
