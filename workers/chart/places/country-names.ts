import english from 'i18n-iso-countries/langs/en.json'
import russian from 'i18n-iso-countries/langs/ru.json'
import { normalisePlaceName } from '~/domain/birth/places/normalise-place-name'

/** Common names of countries whose first name in the list is formal or outdated. */
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
const austriaHungary = ['AT', 'HU', 'CZ', 'SK', 'SI', 'HR', 'BA', 'PL', 'UA', 'RO', 'RS', 'IT']
const ottomanEmpire = ['TR', 'GR', 'BG', 'MK', 'AL', 'RS', 'XK', 'SY', 'LB', 'IQ', 'IL', 'PS', 'JO', 'CY']
const formerYugoslavia = ['RS', 'HR', 'BA', 'SI', 'MK', 'ME', 'XK']

/** Names that the list lacks: parts of countries, short forms, former states. A part is a list of regions, "country.region" in the gazetteer. */
const alsoCalled: ReadonlyArray<readonly [names: string, codes: readonly string[]]> = [
  ['ussr, soviet union, ссср, советский союз', formerUnion],
  ['yugoslavia, югославия', formerYugoslavia],
  ['czechoslovakia, чехословакия', ['CZ', 'SK']],
  ['gdr, ddr, brd, east germany, west germany, frg, гдр, фрг', ['DE']],
  ['england, scotland, wales, northern ireland, britain', ['GB']],
  ['англия, шотландия, уэльс, северная ирландия, британия, соединенное королевство', ['GB']],
  ['holland, голландия', ['NL']],
  ['america, америка, соединенные штаты', ['US']],
  ['burma, бирма', ['MM']],
  ['belorussia, byelorussia, белоруссия', ['BY']],
  ['рф, российская федерация, rf', ['RU']],
  ['рсфср, российская сфср, rsfsr, russian sfsr, карело-финская сср', ['RU']],
  ['усср, украинская сср, ukrainian ssr', ['UA']],
  ['бсср, белорусская сср, bssr, byelorussian ssr, belorussian ssr', ['BY']],
  ['казахская сср, казсср, kazakh ssr, kazssr', ['KZ']],
  ['узбекская сср, узсср, uzbek ssr, uzssr', ['UZ']],
  ['киргизская сср, киргсср, кирсср, kirghiz ssr, kyrgyz ssr', ['KG']],
  ['таджикская сср, таджсср, tajik ssr, tadzhik ssr', ['TJ']],
  ['туркменская сср, тсср, туркмсср, turkmen ssr', ['TM']],
  ['азербайджанская сср, азсср, azerbaijan ssr, azerbaijani ssr', ['AZ']],
  ['армянская сср, армсср, armenian ssr', ['AM']],
  ['грузинская сср, гсср, грузсср, georgian ssr', ['GE']],
  ['молдавская сср, мсср, молдсср, moldavian ssr', ['MD']],
  ['литовская сср, литсср, lithuanian ssr', ['LT']],
  ['латвийская сср, латвсср, лсср, latvian ssr', ['LV']],
  ['эстонская сср, эсср, estonian ssr', ['EE']],
  ['зсфср, закавказская сфср, transcaucasian sfsr', ['GE', 'AM', 'AZ']],
  ['российская империя, царская россия, russian empire, imperial russia', [...formerUnion, 'PL', 'FI']],
  ['австро-венгрия, austria-hungary, austro-hungarian empire', austriaHungary],
  ['османская империя, ottoman empire', ottomanEmpire],
  ['крым, crimea', ['UA.11', 'UA.20']],
  ['абхазия, abkhazia', ['GE.02']],
  ['южная осетия, south ossetia', ['GE']],
  ['приднестровье, пмр, transnistria', ['MD']],
  ['бессарабия, bessarabia', ['MD', 'UA']],
  ['serbia and montenegro, сербия и черногория', ['RS', 'ME', 'XK']],
  ['macedonia, fyrom, македония', ['MK']],
  ['third reich, german empire, германская империя, третий рейх', ['DE', 'PL', 'RU.23', 'FR']],
  ['prussia, пруссия', ['DE', 'PL', 'RU.23', 'LT.58']],
  ['east prussia, восточная пруссия', ['RU.23', 'PL.85', 'LT.58']],
  ['federal republic of germany, german democratic republic', ['DE']],
  ['swaziland, свазиленд', ['SZ']],
  ['east timor, восточный тимор', ['TL']],
  [
    'zaire, заир, drc, dr congo, democratic republic of congo, congo kinshasa, belgian congo, др конго, дрк, бельгийское конго',
    ['CD'],
  ],
  ['macau, macao, макао', ['MO']],
  ['persia, персия', ['IR']],
  ['ceylon, цейлон', ['LK']],
  ['siam, сиам', ['TH']],
  ['rhodesia, southern rhodesia, родезия, южная родезия', ['ZW']],
  ['northern rhodesia, северная родезия', ['ZM']],
  ['nyasaland, ньясаленд', ['MW']],
  ['bechuanaland, бечуаналенд', ['BW']],
  ['basutoland, басутоленд', ['LS']],
  ['south west africa, юго-западная африка', ['NA']],
  ['gold coast, золотой берег', ['GH']],
  ['ivory coast, берег слоновой кости', ['CI']],
  ['upper volta, верхняя вольта', ['BF']],
  ['dahomey, дагомея', ['BJ']],
  ['tanganyika, zanzibar, танганьика, занзибар', ['TZ']],
  ['abyssinia, абиссиния', ['ET', 'ER']],
  ['british honduras, британский гондурас', ['BZ']],
  ['british guiana, британская гвиана', ['GY']],
  ['dutch guiana, нидерландская гвиана', ['SR']],
  ['new hebrides, новые гебриды', ['VU']],
  ['east pakistan, восточный пакистан', ['BD']],
  ['british india, британская индия', ['IN', 'PK', 'BD', 'MM']],
  ['dutch east indies, голландская ост-индия', ['ID']],
  ['indochina, french indochina, индокитай, французский индокитай', ['VN', 'LA', 'KH']],
  ['north vietnam, south vietnam, северный вьетнам, южный вьетнам', ['VN']],
  ['kampuchea, кампучия', ['KH']],
  ['formosa, формоза', ['TW']],
  ['manchukuo, manchuria, маньчжоу-го, маньчжурия', ['CN']],
  ['transjordan, трансиордания', ['JO']],
  ['mandatory palestine, подмандатная палестина', ['IL', 'PS']],
  ['aden, south yemen, north yemen, южный йемен, северный йемен', ['YE']],
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

/** The common name of a country by its two-letter code; the code itself if it has none. */
export function countryName(code: string, language: 'en' | 'ru'): string {
  return usual[language][code] ?? listed(namesIn[language][code])[0] ?? code
}

let codesByName: Map<string, Set<string>> | undefined

/** Built on first use, so that the worker starts faster. */
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
 * The countries ("UA") and regions ("UA.11") that a text names, in English or Russian or by ISO code: usually one, several for
 * a former state, none for an unknown name.
 */
function areaCodes(text: string): string[] {
  codesByName ??= readCodes()
  return [...(codesByName.get(normalisePlaceName(text)) ?? [])]
}

/** The countries that a text names, in whole or in part. */
export function countryCodes(text: string): string[] {
  return [...new Set(areaCodes(text).map((code) => code.slice(0, 2)))]
}

/** Whether a place lies in a country or part of one that a text names. */
export function isInArea(
  { country_code: country, region_code: region }: { country_code: string; region_code: string | null },
  text: string,
): boolean {
  return areaCodes(text).some((code) => code === country || code === `${country}.${region}`)
}

/** Countries between which borders have moved since 1900. */
const movedBorders: readonly (readonly string[])[] = [
  [...formerUnion, 'PL', 'FI'],
  formerYugoslavia,
  austriaHungary,
  ottomanEmpire,
  ['DE', 'PL', 'RU', 'CZ', 'FR', 'LT', 'DK'],
  ['CN', 'HK', 'MO', 'TW', 'JP'],
  ['GB', 'HK', 'IE'],
  ['PT', 'MO'],
  ['JP', 'RU', 'KR', 'KP', 'TW'],
  ['IN', 'PK', 'BD', 'MM'],
  ['IL', 'PS', 'JO', 'EG', 'SY'],
  ['ET', 'ER'],
  ['SD', 'SS'],
  ['ID', 'TL'],
  ['MY', 'SG'],
]

/** The countries that were once one with any of these, so that a place may have been in either. */
export function countriesWithMovedBorders(codes: readonly string[]): string[] {
  const groups = movedBorders.filter((group) => group.some((code) => codes.includes(code)))
  return [...new Set(groups.flat())].filter((code) => !codes.includes(code))
}
