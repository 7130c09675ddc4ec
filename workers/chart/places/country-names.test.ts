import { expect, it } from 'vitest'
import { countryCodes, countryName } from './country-names'

it('names countries as people do, in both languages', () => {
  expect(['RU', 'US', 'GB', 'MD', 'XK', 'TW'].map((code) => countryName(code, 'en'))).toEqual([
    'Russia',
    'United States',
    'United Kingdom',
    'Moldova',
    'Kosovo',
    'Taiwan',
  ])
  expect(['RU', 'US', 'GB', 'CN', 'KR'].map((code) => countryName(code, 'ru'))).toEqual([
    'Россия',
    'США',
    'Великобритания',
    'Китай',
    'Южная Корея',
  ])
})

it.each([
  ['Russia', ['RU']],
  ['россия', ['RU']],
  ['Российская Федерация', ['RU']],
  ['ru', ['RU']],
  ['U.S.A.', ['US']],
  ['Great Britain', ['GB']],
  ['Шотландия', ['GB']],
  ['Ukraine', ['UA']],
  ['Türkiye', ['TR']],
  ["Cote d'Ivoire", ['CI']],
  ['Congo', ['CG', 'CD']],
  ['Чехословакия', ['CZ', 'SK']],
  ['Atlantis', []],
  ['', []],
])('%s is %j', (text, codes) => {
  expect(countryCodes(text).sort()).toEqual([...codes].sort())
})

it('remembers that the Soviet Union was fifteen countries', () => {
  expect(countryCodes('СССР')).toHaveLength(15)
})
