import { presentZoneName } from '../domain/birth/zones/zone-names'
import { dateFormat } from './date-format'
import type { Language } from './language'

/** Russian names of cities whose country has several zones: browsers and the platform know them in part. */
const CITIES_RU: Record<string, string> = {
  'Africa/Cairo': 'Каир',
  'Africa/Johannesburg': 'Йоханнесбург',
  'America/Anchorage': 'Анкоридж',
  'America/Argentina/Buenos_Aires': 'Буэнос-Айрес',
  'America/Bogota': 'Богота',
  'America/Chicago': 'Чикаго',
  'America/Denver': 'Денвер',
  'America/Detroit': 'Детройт',
  'America/Edmonton': 'Эдмонтон',
  'America/Halifax': 'Галифакс',
  'America/Lima': 'Лима',
  'America/Los_Angeles': 'Лос-Анджелес',
  'America/Mexico_City': 'Мехико',
  'America/New_York': 'Нью-Йорк',
  'America/Phoenix': 'Финикс',
  'America/Santiago': 'Сантьяго',
  'America/Sao_Paulo': 'Сан-Паулу',
  'America/St_Johns': 'Сент-Джонс',
  'America/Toronto': 'Торонто',
  'America/Vancouver': 'Ванкувер',
  'America/Winnipeg': 'Виннипег',
  'Asia/Almaty': 'Алматы',
  'Asia/Anadyr': 'Анадырь',
  'Asia/Aqtau': 'Актау',
  'Asia/Aqtobe': 'Актобе',
  'Asia/Atyrau': 'Атырау',
  'Asia/Barnaul': 'Барнаул',
  'Asia/Chita': 'Чита',
  'Asia/Irkutsk': 'Иркутск',
  'Asia/Jakarta': 'Джакарта',
  'Asia/Kamchatka': 'Петропавловск-Камчатский',
  'Asia/Khandyga': 'Хандыга',
  'Asia/Krasnoyarsk': 'Красноярск',
  'Asia/Magadan': 'Магадан',
  'Asia/Novokuznetsk': 'Новокузнецк',
  'Asia/Novosibirsk': 'Новосибирск',
  'Asia/Omsk': 'Омск',
  'Asia/Oral': 'Уральск',
  'Asia/Qostanay': 'Костанай',
  'Asia/Qyzylorda': 'Кызылорда',
  'Asia/Sakhalin': 'Южно-Сахалинск',
  'Asia/Samarkand': 'Самарканд',
  'Asia/Shanghai': 'Шанхай',
  'Asia/Srednekolymsk': 'Среднеколымск',
  'Asia/Tashkent': 'Ташкент',
  'Asia/Tomsk': 'Томск',
  'Asia/Tokyo': 'Токио',
  'Asia/Ulaanbaatar': 'Улан-Батор',
  'Asia/Urumqi': 'Урумчи',
  'Asia/Ust-Nera': 'Усть-Нера',
  'Asia/Vladivostok': 'Владивосток',
  'Asia/Yakutsk': 'Якутск',
  'Asia/Yekaterinburg': 'Екатеринбург',
  'Atlantic/Azores': 'Азорские острова',
  'Atlantic/Canary': 'Канарские острова',
  'Australia/Adelaide': 'Аделаида',
  'Australia/Brisbane': 'Брисбен',
  'Australia/Darwin': 'Дарвин',
  'Australia/Hobart': 'Хобарт',
  'Australia/Melbourne': 'Мельбурн',
  'Australia/Perth': 'Перт',
  'Australia/Sydney': 'Сидней',
  'Europe/Astrakhan': 'Астрахань',
  'Europe/Kaliningrad': 'Калининград',
  'Europe/Kyiv': 'Киев',
  'Europe/Kirov': 'Киров',
  'Europe/Lisbon': 'Лиссабон',
  'Europe/Madrid': 'Мадрид',
  'Europe/Moscow': 'Москва',
  'Europe/Samara': 'Самара',
  'Europe/Saratov': 'Саратов',
  'Europe/Simferopol': 'Симферополь',
  'Europe/Ulyanovsk': 'Ульяновск',
  'Europe/Volgograd': 'Волгоград',
  'Pacific/Auckland': 'Окленд',
  'Pacific/Honolulu': 'Гонолулу',
}

/**
 * A time zone as people name it: "Berlin" and "New York" in English; in Russian the city where a country has several zones,
 * else the country, since the platform's data names no other cities. Zones without a place have their offset as name.
 */
export function zoneName(timeZone: string, language: Language): string {
  const present = presentZoneName(timeZone)
  const [area, ...place] = present.split('/')
  const city = place.at(-1)?.replaceAll('_', ' ')
  if (!city || timeZone === 'Etc/UTC') return city ?? timeZone
  if (area === 'Etc') return partOf(timeZone, language, 'shortOffset') ?? city
  if (language === 'en') return city
  const known = CITIES_RU[present]
  if (known) return known
  const name = partOf(timeZone, language, 'shortGeneric')
  return name && !/^(?:GMT|UTC)/.test(name) ? name : city
}

function partOf(timeZone: string, language: Language, timeZoneName: 'shortOffset' | 'shortGeneric') {
  const parts = dateFormat(language, timeZone, { timeZoneName }).formatToParts(Date.now())
  return parts.find(({ type }) => type === 'timeZoneName')?.value
}
