import { expect, test } from 'vitest'
import { readLocation } from './read-location'

test.each([
  ['Bergen, Norway', { country: 'NO' }],
  ['Новосибирск, Россия', { country: 'RU' }],
  ['норвегия', { country: 'NO' }],
  ['Austin, TX, USA', { country: 'US' }],
  ['London (England)', { country: 'GB' }],
  ['Czech Republic', { country: 'CZ' }],
  ['São Paulo', { place: 'sao paulo', region: null }],
  ['Brooklyn, NY', { place: 'brooklyn', region: 'NY' }],
  ['Йошкар-Ола', { place: 'иошкар ола', region: null }],
  ['  ', null],
  ['!!!', null],
  [null, null],
] as const)('%s', (said, read) => {
  expect(readLocation(said)).toEqual(read)
})
