import { expect, test } from 'vitest'
import { birthOf, stateWith } from './restored-birth'

const BIRTH = { birth_date: '1980-07-05', birth_time: '09:30', birth_city: 'Nizhniy Novgorod' }

test('what a form holds is read back from the state of its location', () => {
  expect(birthOf(stateWith(BIRTH))).toEqual(BIRTH)
})

test.each([null, undefined, 'text', {}, { visitorBirth: null }, { visitorBirth: { birth_date: 7 } }])(
  'of a state that was written by something else nothing is taken: %j',
  (state) => {
    expect(birthOf(state)).toBeNull()
  },
)
