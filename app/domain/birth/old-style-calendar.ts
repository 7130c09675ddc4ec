import { presentZoneName } from './zones/zone-names'

/**
 * The first day of the Gregorian calendar in civil life, where that came after 1900, by zone. Before it a certificate
 * may show the Julian (Old Style) date, 13 days behind; the chart takes dates as Gregorian, so the member is asked to
 * look. Dates: the decrees of each state (Soviet Russia 1918-02-14, Bulgaria 1916-04-14, Turkey 1917-03-01, the
 * Transcaucasian republics 1918-05-01, Yugoslavia 1919-01-28, Romania 1919-04-14, Greece 1923-03-01). Lands where
 * the Gregorian calendar was in use already (Poland, Finland, Austria-Hungary) are left out.
 */
const gregorianSince: ReadonlyArray<readonly [string, readonly string[]]> = [
  ['1916-04-14', ['Europe/Sofia']],
  ['1917-03-01', ['Europe/Istanbul']],
  [
    '1918-02-14',
    [
      'Europe/Moscow',
      'Europe/Kirov',
      'Europe/Volgograd',
      'Europe/Astrakhan',
      'Europe/Saratov',
      'Europe/Samara',
      'Europe/Ulyanovsk',
      'Europe/Minsk',
      'Europe/Kyiv',
      'Europe/Simferopol',
      'Europe/Riga',
      'Europe/Tallinn',
      'Europe/Vilnius',
      'Asia/Yekaterinburg',
      'Asia/Omsk',
      'Asia/Novosibirsk',
      'Asia/Barnaul',
      'Asia/Tomsk',
      'Asia/Novokuznetsk',
      'Asia/Krasnoyarsk',
      'Asia/Irkutsk',
      'Asia/Chita',
      'Asia/Yakutsk',
      'Asia/Khandyga',
      'Asia/Vladivostok',
      'Asia/Ust-Nera',
      'Asia/Magadan',
      'Asia/Sakhalin',
      'Asia/Srednekolymsk',
      'Asia/Kamchatka',
      'Asia/Anadyr',
      'Asia/Almaty',
      'Asia/Qyzylorda',
      'Asia/Qostanay',
      'Asia/Aqtobe',
      'Asia/Aqtau',
      'Asia/Atyrau',
      'Asia/Oral',
      'Asia/Bishkek',
      'Asia/Dushanbe',
      'Asia/Ashgabat',
      'Asia/Tashkent',
      'Asia/Samarkand',
    ],
  ],
  ['1918-05-01', ['Asia/Tbilisi', 'Asia/Yerevan', 'Asia/Baku']],
  ['1919-01-28', ['Europe/Belgrade', 'Europe/Podgorica', 'Europe/Skopje']],
  ['1919-04-14', ['Europe/Bucharest', 'Europe/Chisinau']],
  ['1923-03-01', ['Europe/Athens']],
]

const sinceByZone = new Map(gregorianSince.flatMap(([since, zones]) => zones.map((zone) => [zone, since] as const)))

/** Whether a "YYYY-MM-DD" date in this zone may have been written down in the Julian calendar. */
export function mayBeOldStyle(date: string, zone: string): boolean {
  const since = sinceByZone.get(presentZoneName(zone))
  return since !== undefined && date < since
}
