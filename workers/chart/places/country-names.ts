import english from 'i18n-iso-countries/langs/en.json'
import russian from 'i18n-iso-countries/langs/ru.json'
import { normalisePlaceName } from '~/domain/birth/normalise-place-name'

/** Names in daily use where the list's first one is the long or an older one. */
const usual: Record<'en' | 'ru', Record<string, string>> = {
  en: {
    CI: 'Côte d’Ivoire',
    CN: 'China',
    CZ: 'Czechia',
    FK: 'Falkland Islands',
    FM: 'Micronesia',
    GM: 'Gambia',
    IR: 'Iran',
    LA: 'Laos',
    MD: 'Moldova',
    MK: 'North Macedonia',
    PS: 'Palestine',
    RU: 'Russia',
    SY: 'Syria',
    TW: 'Taiwan',
    TZ: 'Tanzania',
    US: 'United States',
    VA: 'Vatican City',
    VG: 'British Virgin Islands',
    VI: 'U.S. Virgin Islands',
  },
  ru: {
    CN: 'Китай',
    KP: 'Северная Корея',
    KR: 'Южная Корея',
    MD: 'Молдова',
    PS: 'Палестина',
    RU: 'Россия',
    SH: 'Остров Святой Елены',
  },
}

const formerUnion = ['RU', 'UA', 'BY', 'KZ', 'UZ', 'GE', 'AZ', 'AM', 'MD', 'KG', 'TJ', 'TM', 'LT', 'LV', 'EE']
const formerYugoslavia = ['RS', 'HR', 'BA', 'SI', 'MK', 'ME', 'XK']

/** What certificates and people say and the list does not: parts, short forms, states that are no more. */
const alsoCalled: ReadonlyArray<readonly [names: string, codes: readonly string[]]> = [
  ['ussr, soviet union, ссср, советский союз', formerUnion],
  ['yugoslavia, югославия', formerYugoslavia],
  ['czechoslovakia, чехословакия', ['CZ', 'SK']],
  ['gdr, east germany, west germany, frg, гдр, фрг', ['DE']],
  ['england, scotland, wales, northern ireland, britain', ['GB']],
  ['англия, шотландия, уэльс, северная ирландия, британия, соединенное королевство', ['GB']],
  ['holland, голландия', ['NL']],
  ['america, америка, соединенные штаты', ['US']],
  ['burma, бирма', ['MM']],
  ['belorussia, byelorussia, белоруссия', ['BY']],
  ['kirghizia, кыргызстан', ['KG']],
  ['туркменистан', ['TM']],
  ['moldavia, молдавия', ['MD']],
  ['эмираты, объединенные арабские эмираты', ['AE']],
  ['кндр', ['KP']],
  ['кнр', ['CN']],
  ['корея, korea', ['KR', 'KP']],
]

const listed = (names: string | string[] | undefined) => (names === undefined ? [] : [names].flat())
const namesIn = {
  en: english.countries as Record<string, string | string[]>,
  ru: russian.countries as Record<string, string | string[]>,
}

/** The usual name of a country by its two-letter code; the code itself when there is none. */
export function countryName(code: string, language: 'en' | 'ru'): string {
  return usual[language][code] ?? listed(namesIn[language][code])[0] ?? code
}

let codesByName: Map<string, Set<string>> | undefined

/** Built at the first question, so that starting the worker costs nothing. */
function readCodes(): Map<string, Set<string>> {
  const codes = new Map<string, Set<string>>()
  const add = (name: string, code: string) => {
    const key = normalisePlaceName(name)
    codes.set(key, (codes.get(key) ?? new Set()).add(code))
  }
  for (const language of ['en', 'ru'] as const) {
    for (const [code, names] of Object.entries(namesIn[language])) {
      for (const name of [code, countryName(code, language), ...listed(names)]) add(name, code)
    }
  }
  for (const [names, each] of alsoCalled) {
    for (const name of names.split(', ')) for (const code of each) add(name, code)
  }
  return codes
}

/**
 * The countries that a text names, in English or Russian or by ISO code: usually one, several for a state that is no
 * more, none for what is no country.
 */
export function countryCodes(text: string): string[] {
  codesByName ??= readCodes()
  return [...(codesByName.get(normalisePlaceName(text)) ?? [])]
}
