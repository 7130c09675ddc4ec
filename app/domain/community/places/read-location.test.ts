import { expect, test } from 'vitest'
import { readCity, readLocation } from './read-location'

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

test.each([
  ['Bergen, Norway', { name: 'bergen', region: null, country: 'NO' }],
  ['Austin, TX, USA', { name: 'austin', region: 'TX', country: 'US' }],
  ['Brooklyn, NY', { name: 'brooklyn', region: 'NY', country: null }],
  ['Казань', { name: 'казань', region: null, country: null }],
  ['Singapore', { name: 'singapore', region: null, country: 'SG' }],
  ['!!!, Norway', null],
  ['  ', null],
  [null, null],
] as const)('the city of %s', (said, read) => {
  expect(readCity(said)).toEqual(read)
})
