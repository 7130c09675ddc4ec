import { expect, test } from 'vitest'
import type { Place } from './place'
import { listPossiblePlaces } from './possible-places'

const large: Place = {
  id: 1,
  name: 'Oktyabr’skiy',
  nameRu: 'Октябрьский',
  region: 'Moscow Oblast',
  regionRu: 'Московская область',
  country: 'Russia',
  countryRu: 'Россия',
  countryCode: 'RU',
  latitude: 55,
  longitude: 38,
  timezone: 'Europe/Moscow',
  population: 100_000,
}
const small = { ...large, id: 2, population: 3000 }
const elsewhere = { ...small, id: 3, region: 'Yaroslavl Oblast', regionRu: 'Ярославская область' }

const offered = (birth_city: string, birth_date: string, namesakes: Place[]) =>
  listPossiblePlaces({ birth_city, birth_date }, { place: large, namesakes }).map(({ id }) => id)

test('a much smaller namesake under the same clock is not asked about', () => {
  expect(offered('Октябрьский', '1990-05-12', [small, elsewhere])).toEqual([1])
  expect(offered('Октябрьский, Россия', '1990-05-12', [{ ...small, population: 6000 }])).toEqual([1, 2])
  expect(offered('Октябрьский', '1990-05-12', [{ ...small, timezone: 'Asia/Omsk' }])).toEqual([1, 2])
})

test('where the clock of that day depends on the region, namesakes of other regions are asked about', () => {
  // Yaroslavl Oblast kept summer time in the winter of 1981–82, Moscow Oblast did not.
  expect(offered('Октябрьский', '1982-01-15', [small, elsewhere])).toEqual([1, 3])
})

test('where the place shows another name than the one typed, all namesakes are asked about', () => {
  expect(offered('Oktjabrskij', '1990-05-12', [small])).toEqual([1, 2])
  expect(listPossiblePlaces({ birth_city: 'Oktjabrskij', birth_date: '1990-05-12' }, {})).toEqual([])
})
