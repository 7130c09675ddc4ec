import { expect, it } from 'vitest'
import former from '~/domain/birth/places/former-place-names.json'
import { knownRussianNames } from './known-russian-names.mjs'
import type { City } from './parse-city.mjs'
import { readCities } from './read-cities.mjs'
import regions from './regions.json'
import reviewed from './reviewed-names.json'
import { chooseRussianName, findNamesOfBiggerPlaces } from './russian-name.mjs'

const cities = readCities('all')
const byId = new Map<number, City>(cities.map((city) => [city.id, city]))
const reviewedNames: Record<string, (string | null)[]> = reviewed
const isOfBiggerPlace = findNamesOfBiggerPlaces(cities, knownRussianNames)
const russianName = (id: number) =>
  reviewedNames[id]?.[1] ?? chooseRussianName(byId.get(id)!, knownRussianNames, isOfBiggerPlace)

it('every former name belongs to a place that is loaded, under the name of the table', () => {
  const wrong = former.filter(([id, today]) => {
    const city = byId.get(id as number)
    return !city || (reviewedNames[String(id)]?.[0] ?? city.name) !== today
  })
  expect(wrong).toEqual([])
})

it('every former name has both scripts and years in their order', () => {
  for (const [, today, spellings, russian, from, to] of former) {
    expect(spellings, `${today}`).not.toHaveLength(0)
    expect(russian).toMatch(/^[А-ЯЁ][А-Яа-яЁё -]*(-\d+)?$/u)
    expect(Number(from ?? 0)).toBeLessThan(Number(to))
  }
})

it('every reviewed name belongs to a place that is loaded', () => {
  expect(Object.keys(reviewed).filter((id) => !byId.has(Number(id)))).toEqual([])
})

// Names of today as the towns' own councils and the countries' registers of places write them.
it.each([
  [554233, 'Королёв'],
  [554234, 'Калининград'],
  [542212, 'Краснослободск'],
  [542213, 'Краснослободск'],
  [2019951, 'Мирный'],
  [524901, 'Москва'],
  [498817, 'Санкт-Петербург'],
  [520555, 'Нижний Новгород'],
  [515012, 'Орёл'],
  [2014624, 'Удачный'],
  [527388, 'Мескер-Юрт'],
  [578369, 'Спасск'],
  [148565, 'Ширван'],
  [1222662, 'Раззаков'],
  [625665, 'Могилёв'],
  [618426, 'Кишинёв'],
  [1526273, 'Астана'],
  [1528675, 'Бишкек'],
  [610612, 'Актау'],
  [704422, 'Покровск'],
  [709354, 'Торецк'],
  [1265873, 'Кожикоде'],
  [2193733, 'Окленд'],
  [2886242, 'Кёльн'],
])('%i is %s', (id, name) => {
  expect(russianName(id)).toBe(name)
})

// Vietnam gave its codes to other provinces in 2025, after the gazetteer was made: a city has the name of the province it was in.
it.each([
  ['Hanoi', ['Hanoi', 'Ханой']],
  ['Ho Chi Minh City', ['Ho Chi Minh', 'Хошимин']],
  ['Haiphong', ['Haiphong', 'Хайфон']],
  ['Huế', ['Thừa Thiên Huế Province', 'Тхыатхьен-Хюэ']],
])('%s is in the region %j', (name, expected) => {
  const city = cities.find((each) => each.name === name && each.country === 'VN')
  expect((regions as Record<string, unknown>)[`VN.${city?.region}`]).toEqual(expected)
})

// Which city each of these was: encyclopaedias, by the decree that renamed it.
it.each([
  ['Целиноград', 1526273],
  ['Кировабад', 586523],
  ['Ленинакан', 616635],
  ['Ленинабад', 1514879],
  ['Гурьев', 610529],
  ['Загорск', 496638],
  ['Андропов', 500004],
  ['Устинов', 554840],
  ['Тифлис', 611717],
  ['Проскуров', 706369],
  ['Чарджоу', 1219649],
  ['Фрунзе', 1528675],
  ['Сайгон', 1566083],
  ['Бомбей', 1275339],
  ['Бреслау', 3081368],
  ['Халтурин', 550785],
  ['Сулимов', 569154],
  ['Вильна', 593116],
  ['Ковно', 598316],
  ['Сергиополь', 1525988],
])('%s was %i', (name, id) => {
  expect(former.filter(([, , , russian]) => russian === name).map(([place]) => place)).toEqual([id])
})
