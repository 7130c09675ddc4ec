import { expect, it } from 'vitest'
import { normalisePlaceName, placeNameKeys } from './normalise-place-name'

it.each([
  ['Нижний  Новгород', 'нижнии новгород'],
  ['Орёл', 'орел'],
  ['ОРЕЛ', 'орел'],
  ['Йошкар-Ола', 'иошкар ола'],
  ['São Paulo', 'sao paulo'],
  ['Zürich', 'zurich'],
  ['ZU\u0308RICH', 'zurich'],
  ['Łódź', 'lodz'],
  ['Großenhain', 'grossenhain'],
  ['Ærøskøbing', 'aeroskobing'],
  ['İzmir', 'izmir'],
  ['Diyarbakır', 'diyarbakir'],
  ['St. John’s', 'st john s'],
  ['Saint-Étienne', 'saint etienne'],
  ['Ｔｏｋｙｏ', 'tokyo'],
  ['Київ', 'киів'.normalize('NFD').replace(/\p{M}/gu, '')],
  ['  -- ', ''],
])('%s is %s', (name, key) => {
  expect(normalisePlaceName(name)).toBe(key)
})

it('changes nothing the second time', () => {
  for (const name of ['Нижний Новгород', 'São Paulo', "Khar'kov", 'Bengalūru', 'Đà Nẵng', 'Reykjavík', 'Κρήτη']) {
    const once = normalisePlaceName(name)
    expect(normalisePlaceName(once)).toBe(once)
  }
})

it('finds a name with and without its apostrophe', () => {
  expect(placeNameKeys("Khar'kov")).toEqual(['khar kov', 'kharkov'])
  expect(placeNameKeys('Arkhangel’sk')).toEqual(['arkhangel sk', 'arkhangelsk'])
  expect(placeNameKeys('Omsk')).toEqual(['omsk'])
})

it('leaves out other scripts and nothings', () => {
  expect(placeNameKeys('東京')).toEqual([])
  expect(placeNameKeys('القاهرة')).toEqual([])
  expect(placeNameKeys('—')).toEqual([])
  expect(placeNameKeys('Zürich (Kreis 11)')).toEqual(['zurich kreis 11'])
})
