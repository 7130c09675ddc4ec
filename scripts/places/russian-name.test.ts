import { expect, it } from 'vitest'
import { knownRussianNames } from './known-russian-names.mjs'
import { chooseRussianName, foldRussian } from './russian-name.mjs'
import { transliterate } from './transliterate.mjs'

const nobody = new Set<string>()
const place = (country: string, name: string, alternates: string) => ({
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
