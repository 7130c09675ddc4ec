import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { placeNames, placePrefixes, placeRegions, places } from '../../drizzle/schema/places'
import {
  findPlace,
  findPlaceById,
  findQuery,
  findRegion,
  nearestRegionQuery,
} from '../../workers/chart/places/find-place'
import { findNearestTowns, nearestQuery, regionQuery, townsQuery } from '../../workers/chart/places/nearest-towns'
import { exactQuery, prefixEnd, prefixQuery, searchPlaces } from '../../workers/chart/places/search-places'
import { cities, loadPlaces } from './gazetteer'
import { stepsOf } from './query-plans'
import { countRows } from './rows'

const countPlaces = () =>
  Promise.all([places, placeNames, placePrefixes, placeRegions].map((table) => countRows(table)))
const search = (query: string, limit?: number) => searchPlaces(env.DB, { query, limit })
const names = async (query: string) => (await search(query)).map((place) => `${place.name}, ${place.countryCode}`)

beforeAll(async () => {
  expect(await loadPlaces()).toBeGreaterThan(4)
})

test('the fixture is whole, and loading it again changes nothing', async () => {
  expect(cities).toHaveLength(277)
  const before = await countPlaces()
  expect(before[0]).toBe(277)
  await loadPlaces()
  expect(await countPlaces()).toEqual(before)
})

test('a city is found by the beginning of its name in Latin and in Cyrillic, the larger first', async () => {
  expect((await names('mosc')).slice(0, 2)).toEqual(['Moscow, RU', 'Moscow, US'])
  expect((await names('моск')).slice(0, 2)).toEqual(['Moscow, RU', 'Moscow, US'])
  expect(await names('Нижн')).toEqual(['Nizhniy Novgorod, RU', 'Nizhny Tagil, RU'])
  expect(await names('NIZHNY  N')).toEqual(['Nizhniy Novgorod, RU'])
  expect(await names('London')).toEqual(['London, GB', 'London, CA', 'London, US', 'London, US'])
})

test('letters with and without marks are the same', async () => {
  expect(await names('орёл')).toEqual(['Orël, RU'])
  expect(await names('орел')).toEqual(['Orël, RU'])
  expect(await names('sao paulo')).toContain('São Paulo, BR')
  expect(await names('ZÜRICH')).toContain('Zürich, CH')
  expect(await names('zurich')).toContain('Zürich, CH')
  expect(await names('санкт петер')).toEqual(['Saint Petersburg, RU'])
  expect(await names('Санкт-Петер')).toEqual(['Saint Petersburg, RU'])
})

test('every spelling leads to the place: own language, other languages, former names', async () => {
  for (const spelling of ['Київ', 'Киев', 'Kyiv', 'Kiev', 'Kiew']) expect(await names(spelling)).toContain('Kyiv, UA')
  for (const spelling of ['München', 'Мюнхен', 'Monaco di Baviera'])
    expect(await names(spelling)).toContain('Munich, DE')
  expect(await names('Ленинград')).toEqual(['Saint Petersburg, RU'])
})

test('a place comes with everything a chart needs, in both languages', async () => {
  expect((await search('нижний нов'))[0]).toEqual({
    id: 520555,
    name: 'Nizhniy Novgorod',
    nameRu: 'Нижний Новгород',
    region: 'Nizhny Novgorod Oblast',
    regionRu: 'Нижегородская область',
    country: 'Russia',
    countryRu: 'Россия',
    countryCode: 'RU',
    latitude: 56.32867,
    longitude: 44.00205,
    timezone: 'Europe/Moscow',
    population: 1_259_013,
  })
})

test('a region or country after a comma, or as the last word, narrows it down', async () => {
  expect(await names('london, canada')).toEqual(['London, CA'])
  expect(await names('Лондон, Онтарио')).toEqual(['London, CA'])
  expect(await names('Moscow, US')).toEqual(['Moscow, US'])
  expect(await names('paris texas')).toEqual(['Paris, US'])
  expect(await names('london, atlantis')).toEqual([])
})

test('a crowded beginning answers from its list, with no more places than asked for', async () => {
  const crowd = await search('san', 20)
  expect(crowd).toHaveLength(20)
  expect(new Set(crowd.map((place) => place.id)).size).toBe(20)
  // San Jose shows the name and has 1.0 million; São Paulo is San Paolo elsewhere, a tenth of its 12.4 million counts.
  expect(crowd.slice(0, 2).map((place) => place.name)).toEqual(['São Paulo', 'San Jose'])
  expect(await search('san', 3)).toHaveLength(3)
  expect(await search('san', 1000)).toHaveLength(20)
})

test('what is no name finds nothing and breaks nothing', async () => {
  for (const query of ['', '   ', ',', ', Canada', '%', '_', "' OR 1=1 --", '東京', '\u{10FFFF}', 'x'.repeat(5000)]) {
    expect(await search(query), query.slice(0, 20)).toEqual([])
  }
})

test('every question is answered from an index', async () => {
  const plans = await Promise.all([
    stepsOf(prefixQuery, ['mos', prefixEnd('mos'), 8]),
    stepsOf(exactQuery, ['london', 8]),
    stepsOf(findQuery, ['london', '["GB"]', 50]),
    stepsOf(regionQuery, ['ohio', prefixEnd('ohio'), 40]),
    stepsOf(townsQuery, ['US', 'OH', 20]),
    stepsOf(nearestQuery, ['US', 39, 41, -82, -80, 40, -81, 0.8, 20]),
    stepsOf(nearestRegionQuery, ['Europe/Moscow', 56, 44, 0.3, 0.56]),
  ])
  const steps = plans.flat()
  expect(steps).toContain('SEARCH place_names USING PRIMARY KEY (name>? AND name<?)')
  expect(steps).toContain('SEARCH place_prefixes USING PRIMARY KEY (prefix=?)')
  expect(steps.filter((step) => /INDEX places_(region|coordinates)/.test(step))).toHaveLength(2)
  expect(steps).toContain('SEARCH places USING COVERING INDEX places_zone (timezone=? AND latitude>? AND latitude<?)')
  // The only things read from end to end are the few rows already found and the list of countries.
  expect(steps.filter((step) => step.startsWith('SCAN') && !/^SCAN (found|json_each)\b/.test(step))).toEqual([])
})

test('a crowded beginning reads few rows', async () => {
  const { meta } = await env.DB.prepare(prefixQuery).bind('san', prefixEnd('san'), 8).run()
  expect(meta.rows_read).toBeGreaterThan(0)
  expect(meta.rows_read).toBeLessThan(60)
})

test('the region of a point reads only the places near it', async () => {
  const near = await env.DB.prepare(nearestRegionQuery).bind('Europe/Moscow', 56.3, 43.8, 0.3, 0.55).run()
  expect(near.results).toEqual([{ region: 'RU.51' }])
  const all = await countRows(places, { timezone: 'Europe/Moscow' })
  expect(near.meta.rows_read).toBeGreaterThan(0)
  expect(near.meta.rows_read).toBeLessThan(Math.min(10, Number(all)))
})

test('a city and a country as a form gives them mean one place', async () => {
  const found = async (city: string, country: string) => (await findPlace(env.DB, { city, country })).place?.id
  expect(await found('Moscow', 'Russia')).toBe(524901)
  expect(await found('москва', 'Россия')).toBe(524901)
  expect(await found('Moscow', 'USA')).toBe(5601538)
  expect(await found('London', 'ca')).toBe(6058560)
  expect(await found('London, Ohio', 'United States')).toBe(4517009)
  expect(await found('Ленинград', 'СССР')).toBe(498817)
  expect(await found('Мюнхен', 'Германия')).toBe(2867714)
})

test('what is not found comes with suggestions', async () => {
  const mistyped = await findPlace(env.DB, { city: 'Moscw', country: 'Russia' })
  expect(mistyped).toMatchObject({ place: null, reason: 'unknown_city' })
  expect(mistyped.place === null && mistyped.suggestions[0]?.name).toBe('Moscow')
  expect(await findPlace(env.DB, { city: 'Paris', country: 'Atlantis' })).toMatchObject({
    place: null,
    reason: 'unknown_country',
    suggestions: [{ id: 2988507 }, { id: 4717560 }],
  })
  expect(await findPlace(env.DB, { city: '東京', country: 'Japan' })).toEqual({
    place: null,
    reason: 'unknown_city',
    suggestions: [],
  })
})

// What was renamed when: decrees of the countries, as encyclopaedias have them; the ids are GeoNames'.
test.each([
  ['Фрунзе', 1528675, { name: 'Frunze', nameRu: 'Фрунзе', from: 1926, to: 1991 }],
  ['frunze', 1528675, { name: 'Frunze', nameRu: 'Фрунзе', from: 1926, to: 1991 }],
  ['Целиноград', 1526273, { name: 'Tselinograd', nameRu: 'Целиноград', from: 1961, to: 1992 }],
  ['Акмолинск', 1526273, { name: 'Akmolinsk', nameRu: 'Акмолинск', from: 1832, to: 1961 }],
  ['Ленинград', 498817, { name: 'Leningrad', nameRu: 'Ленинград', from: 1924, to: 1991 }],
  ['Горький', 520555, { name: 'Gorky', nameRu: 'Горький', from: 1932, to: 1990 }],
  ['Днепропетровск', 709930, { name: 'Dnepropetrovsk', nameRu: 'Днепропетровск', from: 1926, to: 2016 }],
  ['Бреслау', 3081368, { name: 'Breslau', nameRu: 'Бреслау', from: null, to: 1945 }],
])('%s is a former name and leads to the place of today', async (query, id, formerName) => {
  expect((await search(query))[0]).toMatchObject({ id, formerName })
})

test('a name of today is no former name', async () => {
  expect((await search('Калининград')).map(({ id, formerName }) => [id, formerName?.to])).toEqual([
    [554234, undefined],
    // Korolyov was called Kaliningrad until 1996.
    [554233, 1996],
  ])
  expect((await search('Москва'))[0]).not.toHaveProperty('formerName')
})

// Populations of the gazetteer: 40,308 in Sakha, 28,000 near Plesetsk, 7,393 in Bryansk Oblast.
test.each([
  ['Мирный', 'Россия'],
  ['Mirny', 'Russia'],
  ['Мирный', 'СССР'],
  ['Мирный', 'РСФСР'],
])('of the namesakes %s, %s the most populous is taken and the others are offered', async (city, country) => {
  const found = await findPlace(env.DB, { city, country })
  if (!found.place) throw new Error('not found')
  expect([found.place, ...found.others].map(({ id }) => id)).toEqual([2019951, 831129, 526357])
})

test('a region picks one of the namesakes, and there is no other then', async () => {
  const found = await findPlace(env.DB, { city: 'Мирный, Архангельская область', country: 'Россия' })
  expect(found).toMatchObject({ place: { id: 831129 }, others: [] })
})

test('a part of a country picks the namesake within it', async () => {
  const soviet = async (city: string, country: string) => (await findPlace(env.DB, { city, country })).place?.id
  expect(await soviet('Советский', 'Россия')).toBe(1491230)
  expect(await soviet('Советский', 'Крым')).toBe(693062)
  expect(await soviet('Советский, Крым', 'СССР')).toBe(693062)
  expect((await search('советский, крым')).map(({ id }) => id)).toEqual([693062])
})

test('a former name means the large city and offers the village that bears it today', async () => {
  const soviet = await findPlace(env.DB, { city: 'Фрунзе', country: 'СССР' })
  expect(soviet).toMatchObject({ place: { id: 1528675, timezone: 'Asia/Bishkek' }, others: [{ id: 709082 }] })
  expect(await findPlace(env.DB, { city: 'Фрунзе', country: 'Киргизская ССР' })).toMatchObject({
    place: { id: 1528675 },
    others: [],
  })
})

// Each lay in the country named, or is claimed by it, and lies in another one of the gazetteer's today.
test.each([
  ['Sevastopol', 'Russia', 694423],
  ['Севастополь', 'РФ', 694423],
  ['Hong Kong', 'China', 1819729],
  ['Гонконг', 'Великобритания', 1819729],
  ['Breslau', 'Germany', 3081368],
  ['Выборг', 'Финляндия', 470546],
  ['Lviv', 'Poland', 702550],
  ['Львов', 'Австро-Венгрия', null],
])('%s is suggested across the border when %s is given', async (city, country, id) => {
  const found = await findPlace(env.DB, { city, country })
  if (id === null) expect(found.place?.id).toBe(702550)
  else expect(found.place === null && found.suggestions[0]?.id).toBe(id)
})

test('a typing error is forgiven, another word is not', async () => {
  const suggested = async (city: string, country: string) => {
    const found = await findPlace(env.DB, { city, country })
    return found.place === null ? found.suggestions.map(({ name }) => name) : ['found']
  }
  expect(await suggested('Zzyzx', 'United States')).toEqual([])
  expect(await suggested('Zanesvile', 'United States')).toEqual(['Zanesville'])
  expect(await suggested('Бишкк', 'Киргизия')).toEqual(['Bishkek'])
})

test('a place is found by its id', async () => {
  expect(await findPlaceById(env.DB, 703448)).toMatchObject({ name: 'Kyiv', nameRu: 'Киев', timezone: 'Europe/Kyiv' })
  expect(await findPlaceById(env.DB, 1)).toBeNull()
})

test('around a town the towns of its country come by distance, the town itself first', async () => {
  // By latitude and longitude: Korolyov 18.0 km north and 13.1 km east of Moscow, Zelenograd 25.6 km north and 27.2 km west. That
  // Zelenograd is a part of the region of Moscow does not matter.
  for (const query of ['Москва', 'Москва, Россия', 'Moscow']) {
    expect((await findNearestTowns(env.DB, query)).map((town) => [town.nameRu, town.distanceKm])).toEqual([
      ['Москва', 0],
      ['Королёв', 22],
      ['Зеленоград', 37],
    ])
  }
})

test('a region has its towns, the largest first; what nothing is called so has none', async () => {
  for (const query of ['Ohio', 'Огайо', 'огай, США']) {
    expect((await findNearestTowns(env.DB, query)).map(({ name }) => name)).toEqual(['Zanesville', 'London'])
  }
  expect(await findNearestTowns(env.DB, 'Ohio, Russia')).toEqual([])
  for (const query of ['', ',', 'Zzyzx', '東京', '%']) expect(await findNearestTowns(env.DB, query)).toEqual([])
})

test('the region of a point is that of the nearest place with its zone', async () => {
  const zone = 'Europe/Moscow'
  // Beside Nizhny Novgorod, and beside Moscow.
  expect(await findRegion(env.DB, { zone, latitude: 56.3, longitude: 43.8 })).toBe('RU.51')
  expect(await findRegion(env.DB, { zone, latitude: 55.8, longitude: 37.5 })).toBe('RU.48')
  expect(await findRegion(env.DB, { zone: 'Europe/Kyiv', latitude: 55.8, longitude: 37.5 })).toBeNull()
  expect(await findRegion(env.DB, { zone, latitude: 0, longitude: 0 })).toBeNull()
})
