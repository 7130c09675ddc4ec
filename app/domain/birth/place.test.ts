import { expect, it } from 'vitest'
import { type Place, placeLabel } from './place'

const moscow: Place = {
  id: 524901,
  name: 'Moscow',
  nameRu: 'Москва',
  region: 'Moscow',
  regionRu: 'Москва',
  country: 'Russia',
  countryRu: 'Россия',
  countryCode: 'RU',
  latitude: 55.75222,
  longitude: 37.61556,
  timezone: 'Europe/Moscow',
  population: 10_381_222,
}

it('names a place from small to large, a city that is its own region once', () => {
  expect(placeLabel(moscow, 'en')).toBe('Moscow, Russia')
  expect(placeLabel({ ...moscow, region: 'Idaho', regionRu: null, countryRu: 'США' }, 'ru')).toBe('Москва, Idaho, США')
})

it('falls back to Latin letters and leaves out what is unknown', () => {
  const place = { ...moscow, nameRu: null, region: null, regionRu: null }
  expect(placeLabel(place, 'ru')).toBe('Moscow, Россия')
})
