import { expect, it } from 'vitest'
import { countriesWithMovedBorders, countryCodes, countryName, isInArea } from './country-names'

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

it.each([
  ['Крым', 'UA', '11', true],
  ['Crimea', 'UA', '20', true],
  ['Крым', 'UA', '12', false],
  ['Крым', 'RU', '32', false],
  ['Восточная Пруссия', 'RU', '23', true],
  ['East Prussia', 'PL', '85', true],
  ['East Prussia', 'PL', '78', false],
  ['Восточная Пруссия', 'RU', '48', false],
  ['Абхазия', 'GE', '02', true],
  ['Абхазия', 'GE', '51', false],
  ['СССР', 'RU', null, true],
])('%s is a part of a country or a whole one: %s.%s %s', (text, country_code, region_code, expected) => {
  expect(isInArea({ country_code, region_code }, text)).toBe(expected)
})

it('names the countries of a part', () => {
  expect(countryCodes('Крым')).toEqual(['UA'])
  expect(countryCodes('Восточная Пруссия').sort()).toEqual(['LT', 'PL', 'RU'])
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
  expect(countriesWithMovedBorders([given])).toContain(other)
  expect(countriesWithMovedBorders([given])).not.toContain(given)
})
