import { plainWords } from '../../text/search/search-words'

/** ISO 3166-1, two letters, all that are assigned, and Kosovo as it is commonly written. */
export const COUNTRIES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'.split(
    ' ',
  )

/** What people also call a country, in the form names are compared in. */
const ALSO: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  america: 'US',
  'united states of america': 'US',
  сша: 'US',
  америка: 'US',
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  англия: 'GB',
  шотландия: 'GB',
  уэльс: 'GB',
  holland: 'NL',
  голландия: 'NL',
  'czech republic': 'CZ',
  'чешская республика': 'CZ',
  россия: 'RU',
  'российская федерация': 'RU',
  'russian federation': 'RU',
  белоруссия: 'BY',
  белорусь: 'BY',
  молдавия: 'MD',
  киргизия: 'KG',
  кыргызстан: 'KG',
  туркмения: 'TM',
  turkey: 'TR',
  uae: 'AE',
  оаэ: 'AE',
  'south korea': 'KR',
  'южная корея': 'KR',
  украіна: 'UA',
  україна: 'UA',
  deutschland: 'DE',
  espana: 'ES',
  italia: 'IT',
  brasil: 'BR',
}

const plainName = (name: string) => plainWords(name).join(' ')

let known: Map<string, string> | undefined

/** The country of a name in English or Russian, however it is written; null for whatever is none. */
export function countryNamed(name: string): string | null {
  known ??= new Map([
    ...['en', 'ru'].flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region' })
      return COUNTRIES.map((code): [string, string] => [plainName(names.of(code) ?? code), code])
    }),
    ...Object.entries(ALSO),
  ])
  return known.get(plainName(name)) ?? null
}
