import { expect, it } from 'vitest'
import { countryCodes, countryName, onceOneCountry } from './country-names'

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
  ['РФ', ['RU']],
  ['РСФСР', ['RU']],
  ['УССР', ['UA']],
  ['Украинская ССР', ['UA']],
  ['БССР', ['BY']],
  ['Казахская ССР', ['KZ']],
  ['КазССР', ['KZ']],
  ['Kazakh SSR', ['KZ']],
  ['Узбекская ССР', ['UZ']],
  ['Киргизская ССР', ['KG']],
  ['Таджикская ССР', ['TJ']],
  ['Туркменская ССР', ['TM']],
  ['Азербайджанская ССР', ['AZ']],
  ['Армянская ССР', ['AM']],
  ['Грузинская ССР', ['GE']],
  ['Молдавская ССР', ['MD']],
  ['Литовская ССР', ['LT']],
  ['Латвийская ССР', ['LV']],
  ['Estonian SSR', ['EE']],
  ['Macedonia', ['MK']],
  ['Swaziland', ['SZ']],
  ['East Timor', ['TL']],
  ['Zaire', ['CD']],
  ['DRC', ['CD']],
  ['Macau', ['MO']],
  ['Persia', ['IR']],
  ['Персия', ['IR']],
  ['Ceylon', ['LK']],
  ['Siam', ['TH']],
  ['Burma', ['MM']],
  ['GDR', ['DE']],
  ['ГДР', ['DE']],
  ['ФРГ', ['DE']],
  ['Yugoslavia', ['RS', 'HR', 'BA', 'SI', 'MK', 'ME', 'XK']],
  ['Atlantis', []],
  ['', []],
])('%s is %j', (text, codes) => {
  expect(countryCodes(text).sort()).toEqual([...codes].sort())
})

it('remembers that the Soviet Union was fifteen countries', () => {
  expect(countryCodes('СССР')).toHaveLength(15)
})

it('remembers that the Russian Empire held Poland and Finland too', () => {
  expect(countryCodes('Российская империя')).toHaveLength(17)
  expect(countryCodes('Russian Empire')).toEqual(expect.arrayContaining(['RU', 'UA', 'PL', 'FI']))
})

it.each([
  ['RU', 'UA'],
  ['CN', 'HK'],
  ['GB', 'HK'],
  ['DE', 'PL'],
  ['FI', 'RU'],
  ['PL', 'UA'],
])('knows that the border between %s and %s has moved', (given, other) => {
  expect(onceOneCountry([given])).toContain(other)
  expect(onceOneCountry([given])).not.toContain(given)
})
