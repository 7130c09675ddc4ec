import { expect, it } from 'vitest'
import { knownRussianNames } from './known-russian-names.mjs'
import { chooseRussianName, findNamesOfBiggerPlaces, foldRussian } from './russian-name.mjs'
import { latinSpellings, transliterate } from './transliterate.mjs'

const nobody = new Set<string>()
const place = (country: string, name: string, alternates: string, id = 1) => ({
  id,
  name,
  asciiName: name,
  alternates: alternates.split(','),
  country,
})

it('writes Russian in Latin letters in both usual ways', () => {
  expect(transliterate('Нижний Новгород')).toEqual(['nizhnij novgorod', 'nizhniy novgorod'])
  expect(transliterate('Юрьев')).toEqual(['jurev', 'yurev'])
  expect(transliterate('Омск')).toEqual(['omsk'])
})

it('takes Москва, not what neighbours call it', () => {
  const moscow = place('RU', 'Moscow', 'Maskva,Moskva,Moskve,Moscow,Маскав,Масква,Москва,Москве,Москвы,Москох,Мускав')
  expect(chooseRussianName(moscow, knownRussianNames)).toBe('Москва')
})

it('takes the name that sounds like the place, not an older or a foreign one', () => {
  const nizhny = place(
    'RU',
    'Nizhniy Novgorod',
    "Gor'kij,Gorky,Nizhnij Novgorod,Nizhny Novgorod,Горький,Нижний Новгород",
  )
  expect(chooseRussianName(nizhny, nobody)).toBe('Нижний Новгород')
  const molodechno = place('BY', 'Maladziečna', 'Maladzechna,Maladziecna,Molodechno,Маладзечна,Молодечно')
  expect(chooseRussianName(molodechno, nobody)).toBe('Молодечно')
  const perm = place('RU', 'Perm', "Perm,Perm',Пермь,Перм")
  expect(chooseRussianName(perm, nobody)).toBe('Пермь')
  const zurich = place('CH', 'Zürich', 'Cirikh,Cjurikh,Zurich,Zürich,Цирих,Цюрих')
  expect(chooseRussianName(zurich, nobody)).toBe('Цюрих')
})

it('never takes a hard sign before a consonant, as Bulgarian has it', () => {
  expect(chooseRussianName(place('GB', 'Salisbury', 'Salisbury,Solsberi,Солсбъри,Солсбери'), nobody)).toBe('Солсбери')
})

it('never takes letters that Russian does not have', () => {
  expect(chooseRussianName(place('UA', 'Kharkiv', "Kharkiv,Khar'kov,Харків,Харьков"), nobody)).toBe('Харьков')
  expect(chooseRussianName(place('UA', 'Rivne', 'Rivne,Рівне'), nobody)).toBeNull()
  expect(chooseRussianName(place('US', 'Plano', 'Plano,پلانو'), nobody)).toBeNull()
})

it('prefers a known name only when the gazetteer gives it to the place', () => {
  const known = new Set([foldRussian('Вена')])
  expect(chooseRussianName(place('AT', 'Vienna', 'Vena,Viena,Wien,Вена,Виена'), known)).toBe('Вена')
  expect(chooseRussianName(place('US', 'Vienna', 'Viena,Виена,Виенна'), known)).not.toBe('Вена')
})

// Alternate names as the gazetteer has them.
const kaliningrad = place('RU', 'Kaliningrad', 'Kaliningrad,Калининград', 2)
const osh = place('KG', 'Osh', 'Osh,Ош', 3)
const korolev = place('RU', 'Korolev', 'Kaliningrad,Korolev,Korolyov,Калининград,Королев,Корольов,Королёв', 4)
const krasnoslobodsk = place('RU', 'Krasnoslobodsk', 'Krasnoslobodsk,Osh,Краснаслабодск,Краснослободск,Ош', 5)
const oakland = place('US', 'Oakland', 'Oakland,Окленд', 6)
const auckland = place('NZ', 'Auckland', 'Auckland,Окленд,Окланд', 7)

it('takes neither a former name nor that of a bigger place', () => {
  const cities = [kaliningrad, osh, korolev, krasnoslobodsk]
  for (const known of [nobody, knownRussianNames]) {
    const isOfBiggerPlace = findNamesOfBiggerPlaces(cities, known)
    expect(cities.map((city) => chooseRussianName(city, known, isOfBiggerPlace))).toEqual([
      'Калининград',
      'Ош',
      'Королёв',
      'Краснослободск',
    ])
  }
})

it('rather takes none than a former name', () => {
  const toretsk = place('UA', 'Toretsk', 'Toretsk,Дзержинск', 8)
  const cities = [place('RU', 'Dzerzhinsk', 'Dzerzhinsk,Дзержинск', 9), toretsk]
  expect(chooseRussianName(toretsk, nobody, findNamesOfBiggerPlaces(cities, nobody))).toBeNull()
})

it('leaves two places abroad that sound alike their common name', () => {
  const isOfBiggerPlace = findNamesOfBiggerPlaces([oakland, auckland], nobody)
  expect(isOfBiggerPlace('Окленд', auckland)).toBe(false)
})

it('judges a Russian name by how the Latin one of today transliterates', () => {
  const mirny = place('RU', 'Mirny', 'Mirnej,Mirni,Mirnij,Mirny,Mirnyj,Мирней,Мирни,Мирний,Мирный,Мирнэй')
  expect(chooseRussianName(mirny, nobody)).toBe('Мирный')
  expect(chooseRussianName(place('RU', 'Orël', 'Orel,Orjol,Орел,Орёл'), nobody)).toBe('Орёл')
})

it('knows in how many ways an adjective is typed in Latin letters', () => {
  expect(latinSpellings('Мирный')).toEqual(['mirnyj', 'mirnyy', 'mirny'])
  expect(latinSpellings('Нижний Тагил')).toEqual(['nizhnij tagil', 'nizhniy tagil', 'nizhny tagil'])
})
