import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { findPlace, findPlaceById, findQuery } from '../../workers/chart/places/find-place'
import { findRegion } from '../../workers/chart/places/find-region'
import { exactQuery, prefixEnd, prefixQuery, searchPlaces } from '../../workers/chart/places/search-places'
import { cities, loadPlaces } from './gazetteer'

const count = async (table: string) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n')) ?? 0
const search = (query: string, limit?: number) => searchPlaces(env.DB, { query, limit })
const names = async (query: string) => (await search(query)).map((place) => `${place.name}, ${place.countryCode}`)

beforeAll(async () => {
  expect(await loadPlaces()).toBeGreaterThan(4)
})

test('the fixture is whole, and loading it again changes nothing', async () => {
  expect(cities).toHaveLength(259)
  const before = await Promise.all(['places', 'place_names', 'place_prefixes', 'place_regions'].map(count))
  expect(before[0]).toBe(259)
  await loadPlaces()
  expect(await Promise.all(['places', 'place_names', 'place_prefixes', 'place_regions'].map(count))).toEqual(before)
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
  const plans = await Promise.all(
    [
      env.DB.prepare(`EXPLAIN QUERY PLAN ${prefixQuery}`).bind('mos', prefixEnd('mos'), 8),
      env.DB.prepare(`EXPLAIN QUERY PLAN ${exactQuery}`).bind('london', 8),
      env.DB.prepare(`EXPLAIN QUERY PLAN ${findQuery}`).bind('london', '["GB"]', 50),
    ].map((statement) => statement.all<{ detail: string }>()),
  )
  const steps = plans.flatMap(({ results }) => results.map(({ detail }) => detail))
  expect(steps).toContain('SEARCH place_names USING PRIMARY KEY (name>? AND name<?)')
  expect(steps).toContain('SEARCH place_prefixes USING PRIMARY KEY (prefix=?)')
  // The only things read from end to end are the few rows already found and the list of countries.
  expect(steps.filter((step) => step.startsWith('SCAN') && !/^SCAN (found|json_each)\b/.test(step))).toEqual([])
})

test('a crowded beginning reads few rows', async () => {
  const { meta } = await env.DB.prepare(prefixQuery).bind('san', prefixEnd('san'), 8).run()
  expect(meta.rows_read).toBeGreaterThan(0)
  expect(meta.rows_read).toBeLessThan(60)
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

test('a place is found by its id', async () => {
  expect(await findPlaceById(env.DB, 703448)).toMatchObject({ name: 'Kyiv', nameRu: 'Киев', timezone: 'Europe/Kyiv' })
  expect(await findPlaceById(env.DB, 1)).toBeNull()
})

test('the region of a point is that of the nearest place with its zone', async () => {
  const zone = 'Europe/Moscow'
  // Beside Nizhny Novgorod, and beside Moscow.
  expect(await findRegion(env.DB, { zone, latitude: 56.3, longitude: 43.8 })).toBe('RU.51')
  expect(await findRegion(env.DB, { zone, latitude: 55.8, longitude: 37.5 })).toBe('RU.48')
  expect(await findRegion(env.DB, { zone: 'Europe/Kyiv', latitude: 55.8, longitude: 37.5 })).toBeNull()
  expect(await findRegion(env.DB, { zone, latitude: 0, longitude: 0 })).toBeNull()
})
