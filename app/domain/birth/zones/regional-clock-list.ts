// Clocks that the time zone database has no zone for, by where and when they were kept.

export type Area =
  | { regions: readonly string[] }
  | { country: string }
  | { south: number; west: number; north: number; east: number }

export type RegionalClock = {
  zone: string
  area: Area
  /** Instants, ISO 8601 in UTC: the first one of the other clock and the first one after it. */
  from: string
  to: string
  /** How that clock differed from the zone's, or whose clock it was. */
  clock: { shiftSeconds: number } | { zone: string }
  /** `rule`: the sources agree, so this clock is used. `disputed`: they don't, so it is named beside the zone's. */
  certainty: 'rule' | 'disputed'
}

const HOUR = 3600

/**
 * Regions of the Moscow zone that kept summer time from 1 October 1981 to 1 April 1982 (Trud, February 1982, after Act 126
 * of the Council of Ministers of the USSR of 18 February 1982; time zone database, file `europe`): Dagestan,
 * Kabardino-Balkaria, Kalmykia, Komi, Mari, Mordovia, North Ossetia, Tatarstan, Chechen-Ingushetia, Chuvashia, the krais of
 * Krasnodar (with Adygea) and Stavropol (with Karachay-Cherkessia), the oblasts of Arkhangelsk, Vladimir, Vologda, Voronezh,
 * Gorky, Ivanovo, Kostroma, Lipetsk, Penza, Rostov, Ryazan, Tambov and Yaroslavl, and Nenets okrug.
 */
const moscowRegions = [
  ...['RU.17', 'RU.22', 'RU.24', 'RU.34', 'RU.45', 'RU.46', 'RU.68', 'RU.73', 'RU.12', 'RU.19', 'RU.16', 'RU.38'],
  ...['RU.01', 'RU.70', 'RU.27', 'RU.06', 'RU.83', 'RU.85', 'RU.86', 'RU.51', 'RU.21', 'RU.37', 'RU.43', 'RU.57'],
  ...['RU.61', 'RU.62', 'RU.72', 'RU.88', 'RU.50'],
]

const kurils = { south: 43, west: 145, north: 47.6, east: 151.5 }
/** The American, British and French zones of 1945: Baden-Württemberg to Schleswig-Holstein. */
const westGermany = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'].map((code) => `DE.${code}`)
/** Mecklenburg, Saxony, Saxony-Anhalt and Thuringia: American and British troops held large parts of them until July 1945. */
const handedOver = ['12', '13', '14', '15'].map((code) => `DE.${code}`)

/** Galicia, Castile and León, Navarre and La Rioja, which the Nationalists held from the first weeks of the civil war. */
const nationalistSpain = ['58', '55', '32', '27'].map((code) => `ES.${code}`)
/** Regions that changed hands during it, or through which the front ran. */
const dividedSpain = ['51', '52', '34', '39', '59', '57', '07', '54', '56', '60'].map((code) => `ES.${code}`)
/** How the clock of the Nationalists differed from that of the Republic (Planesas, by the commented rule `NatSpain`). */
const nationalistClock = [
  { from: '1937-05-22T23:00:00Z', to: '1937-06-16T23:00:00Z', shiftSeconds: HOUR },
  { from: '1938-03-26T23:00:00Z', to: '1938-04-02T23:00:00Z', shiftSeconds: HOUR },
  { from: '1938-04-30T22:00:00Z', to: '1938-10-02T00:00:00Z', shiftSeconds: -HOUR },
  { from: '1938-10-02T00:00:00Z', to: '1938-10-02T22:00:00Z', shiftSeconds: -2 * HOUR },
  { from: '1938-10-02T22:00:00Z', to: '1939-04-15T23:00:00Z', shiftSeconds: -HOUR },
]
/** Guangxi, Guizhou, Hainan, Ningxia, Sichuan, Chongqing, Shaanxi, Yunnan, Gansu and Qinghai. */
const longshu = ['16', '18', '31', '21', '32', '33', '26', '29', '15', '06'].map((code) => `CN.${code}`)
const manchuria = ['05', '08', '19'].map((code) => `CN.${code}`)

/** docs/places-and-zones.md names the source of each. */
export const REGIONAL_CLOCKS: readonly RegionalClock[] = [
  {
    zone: 'Europe/Moscow',
    area: { regions: moscowRegions },
    from: '1981-09-30T20:00:00Z',
    to: '1982-03-31T21:00:00Z',
    clock: { shiftSeconds: HOUR },
    certainty: 'rule',
  },
  {
    // Tyumen Oblast.
    zone: 'Asia/Yekaterinburg',
    area: { regions: ['RU.78'] },
    from: '1981-09-30T18:00:00Z',
    to: '1982-03-31T19:00:00Z',
    clock: { shiftSeconds: HOUR },
    certainty: 'rule',
  },
  {
    // The okrugs of Tyumen Oblast: the list names other okrugs beside their oblast, but not these.
    zone: 'Asia/Yekaterinburg',
    area: { regions: ['RU.32', 'RU.87'] },
    from: '1981-09-30T18:00:00Z',
    to: '1982-03-31T19:00:00Z',
    clock: { shiftSeconds: HOUR },
    certainty: 'disputed',
  },
  {
    // Evenk okrug, of which the gazetteer only knows Krasnoyarsk Krai.
    zone: 'Asia/Krasnoyarsk',
    area: { south: 60, west: 95, north: 68, east: 108 },
    from: '1981-09-30T16:00:00Z',
    to: '1982-03-31T17:00:00Z',
    clock: { shiftSeconds: HOUR },
    certainty: 'rule',
  },
  {
    // Khatanga: one source names the district, another doubts that list.
    zone: 'Asia/Krasnoyarsk',
    area: { south: 70, west: 97, north: 76, east: 114 },
    from: '1981-09-30T16:00:00Z',
    to: '1982-03-31T17:00:00Z',
    clock: { shiftSeconds: HOUR },
    certainty: 'disputed',
  },
  {
    // Udmurtia: on Moscow time from April 1982, or an hour ahead of it until 1991, when the zone has it on Moscow time from 1989.
    zone: 'Europe/Samara',
    area: { regions: ['RU.80'] },
    from: '1982-03-31T20:00:00Z',
    to: '1989-03-25T22:00:00Z',
    clock: { shiftSeconds: -HOUR },
    certainty: 'disputed',
  },
  {
    zone: 'Europe/Samara',
    area: { regions: ['RU.80'] },
    from: '1989-03-25T22:00:00Z',
    to: '1991-03-30T23:00:00Z',
    clock: { shiftSeconds: HOUR },
    certainty: 'disputed',
  },
  {
    // Newspapers named Kazan and Grozny among the cities that kept their clocks when Russia set its own on 19 January 1992.
    zone: 'Europe/Moscow',
    area: { regions: ['RU.73', 'RU.12', 'RU.19'] },
    from: '1992-01-19T00:00:00Z',
    to: '1992-03-28T23:00:00Z',
    clock: { shiftSeconds: -HOUR },
    certainty: 'disputed',
  },
  {
    // Izhevsk was on those lists too: an hour behind Samara until summer time began.
    zone: 'Europe/Samara',
    area: { regions: ['RU.80'] },
    from: '1992-01-18T22:00:00Z',
    to: '1992-03-28T22:00:00Z',
    clock: { shiftSeconds: -HOUR },
    certainty: 'disputed',
  },
  {
    // The west of Altai Krai was an hour behind its east before 1957; where the border ran, no source says.
    zone: 'Asia/Barnaul',
    area: { south: 50, west: 77, north: 54.5, east: 82 },
    from: '1930-06-20T18:00:00Z',
    to: '1957-02-28T17:00:00Z',
    clock: { shiftSeconds: -HOUR },
    certainty: 'disputed',
  },
  {
    // When Crimea went by Moscow time, airline timetables had Kerch still on the time of Kyiv.
    zone: 'Europe/Simferopol',
    area: { south: 44.9, west: 35.9, north: 45.6, east: 36.8 },
    from: '1994-04-30T21:00:00Z',
    to: '1997-03-30T01:00:00Z',
    clock: { zone: 'Europe/Kyiv' },
    certainty: 'disputed',
  },
  {
    // Xinjiang keeps two times side by side: its own, and that of Beijing in offices and hospitals.
    zone: 'Asia/Urumqi',
    area: { regions: ['CN.13'] },
    from: '1949-09-30T16:00:00Z',
    to: '2101-01-01T00:00:00Z',
    clock: { zone: 'Asia/Shanghai' },
    certainty: 'disputed',
  },
  {
    // Abkhazia goes by Moscow time since the war of 1992; the outlines of both zones cover it.
    zone: 'Asia/Tbilisi',
    area: { regions: ['GE.02'] },
    from: '1992-08-14T00:00:00Z',
    to: '2101-01-01T00:00:00Z',
    clock: { zone: 'Europe/Moscow' },
    certainty: 'disputed',
  },
  {
    // South Ossetia, likewise.
    zone: 'Asia/Tbilisi',
    area: { south: 42.17, west: 43.5, north: 42.65, east: 44.4 },
    from: '1992-08-14T00:00:00Z',
    to: '2101-01-01T00:00:00Z',
    clock: { zone: 'Europe/Moscow' },
    certainty: 'disputed',
  },
  {
    // Its district of Akhalgori (Leningor), in Georgian hands until August 2008.
    zone: 'Asia/Tbilisi',
    area: { south: 42.05, west: 44.4, north: 42.3, east: 44.55 },
    from: '2008-08-16T00:00:00Z',
    to: '2101-01-01T00:00:00Z',
    clock: { zone: 'Europe/Moscow' },
    certainty: 'disputed',
  },
  {
    // Iturup and Kunashir, Japanese until 1945.
    zone: 'Asia/Magadan',
    area: kurils,
    from: '1900-01-01T00:00:00Z',
    to: '1945-08-25T00:00:00Z',
    clock: { zone: 'Asia/Tokyo' },
    certainty: 'rule',
  },
  {
    // They stayed with Magadan when Sakhalin moved, says one source, or went along, at the latest in 2011, says another.
    zone: 'Asia/Magadan',
    area: kurils,
    from: '1997-03-29T15:00:00Z',
    to: '2016-04-23T16:00:00Z',
    clock: { zone: 'Asia/Sakhalin' },
    certainty: 'disputed',
  },
  {
    // The zone has the time of Berlin and the Soviet zone, an hour ahead of the other three in the summer of 1945.
    zone: 'Europe/Berlin',
    area: { regions: westGermany },
    from: '1945-05-24T00:00:00Z',
    to: '1945-09-24T00:00:00Z',
    clock: { shiftSeconds: -HOUR },
    certainty: 'rule',
  },
  {
    // Handed over to the Soviet zone on 4 July 1945; until then they may have kept American or British time.
    zone: 'Europe/Berlin',
    area: { regions: handedOver },
    from: '1945-05-24T00:00:00Z',
    to: '1945-07-04T00:00:00Z',
    clock: { shiftSeconds: -HOUR },
    certainty: 'disputed',
  },
  {
    // In the western zones summer time ended on 16 September, or on 18 November as in Berlin.
    zone: 'Europe/Berlin',
    area: { regions: westGermany },
    from: '1945-09-16T01:00:00Z',
    to: '1945-11-18T01:00:00Z',
    clock: { zone: 'Europe/Paris' },
    certainty: 'disputed',
  },
  {
    // South of the demarcation line, which cut through some of these regions, the clocks went as in Monaco.
    zone: 'Europe/Paris',
    area: { regions: ['FR.24', 'FR.27', 'FR.75', 'FR.76', 'FR.84', 'FR.93', 'FR.94'] },
    from: '1940-06-14T22:00:00Z',
    to: '1942-11-02T01:00:00Z',
    clock: { zone: 'Europe/Monaco' },
    certainty: 'disputed',
  },
  {
    // North of the Gothic Line summer time may have lasted as long as in Germany.
    zone: 'Europe/Rome',
    area: { regions: ['IT.05', 'IT.06', 'IT.08', 'IT.09', 'IT.12', 'IT.17', 'IT.19', 'IT.20'] },
    from: '1944-09-17T01:00:00Z',
    to: '1944-10-02T01:00:00Z',
    clock: { zone: 'Europe/Berlin' },
    certainty: 'disputed',
  },
  // The zone has the clock of Republican Madrid.
  ...nationalistClock.flatMap(({ from, to, shiftSeconds }) =>
    [
      { regions: nationalistSpain, certainty: 'rule' as const },
      { regions: dividedSpain, certainty: 'disputed' as const },
    ].map(({ regions, certainty }) => ({
      ...{ zone: 'Europe/Madrid', area: { regions }, from, to, clock: { shiftSeconds }, certainty },
    })),
  ),
  {
    // The north of Vietnam, which the zone has as Bangkok: right only since 1954, when Hanoi took its time.
    zone: 'Asia/Bangkok',
    area: { country: 'VN' },
    from: '1900-01-01T00:00:00Z',
    to: '1954-09-30T16:00:00Z',
    clock: { zone: 'Asia/Ho_Chi_Minh' },
    certainty: 'rule',
  },
  {
    // From April 1947 that holds where the French were; elsewhere the clocks had no reason to follow.
    zone: 'Asia/Bangkok',
    area: { country: 'VN' },
    from: '1947-03-31T16:00:00Z',
    to: '1954-09-30T16:00:00Z',
    clock: { shiftSeconds: -HOUR },
    certainty: 'disputed',
  },
  {
    // The day in October 1954 is not known.
    zone: 'Asia/Bangkok',
    area: { country: 'VN' },
    from: '1954-09-30T16:00:00Z',
    to: '1954-10-31T16:00:00Z',
    clock: { zone: 'Asia/Ho_Chi_Minh' },
    certainty: 'disputed',
  },
  {
    // Of the five zones that China had on paper, its coast alone surely kept the time of its own.
    zone: 'Asia/Shanghai',
    area: { regions: longshu },
    from: '1920-03-31T18:00:00Z',
    to: '1949-12-31T16:00:00Z',
    clock: { zone: 'Etc/GMT-7' },
    certainty: 'disputed',
  },
  {
    // Tibet, also in the first years of the People's Republic.
    zone: 'Asia/Shanghai',
    area: { regions: ['CN.14'] },
    from: '1920-03-31T18:00:00Z',
    to: '1959-12-31T16:00:00Z',
    clock: { zone: 'Etc/GMT-6' },
    certainty: 'disputed',
  },
  {
    // Heilongjiang and Jilin before Manchukuo.
    zone: 'Asia/Shanghai',
    area: { regions: ['CN.05', 'CN.08'] },
    from: '1920-03-31T18:00:00Z',
    to: '1932-02-29T16:00:00Z',
    clock: { shiftSeconds: HOUR / 2 },
    certainty: 'disputed',
  },
  {
    // Manchukuo went over to Japanese time in 1937 by its own announcement, in 1940 by the database's former zone.
    zone: 'Asia/Shanghai',
    area: { regions: manchuria },
    from: '1936-12-31T16:00:00Z',
    to: '1939-12-31T16:00:00Z',
    clock: { zone: 'Asia/Tokyo' },
    certainty: 'disputed',
  },
  {
    zone: 'Asia/Shanghai',
    area: { regions: manchuria },
    from: '1939-12-31T16:00:00Z',
    to: '1945-08-15T03:00:00Z',
    clock: { zone: 'Asia/Tokyo' },
    certainty: 'rule',
  },
  {
    // Calcutta: government offices kept local time while the railway went by Indian Standard Time.
    zone: 'Asia/Kolkata',
    area: { south: 22.4, west: 88.2, north: 22.75, east: 88.5 },
    from: '1905-12-31T18:30:00Z',
    to: '1941-09-30T18:30:00Z',
    clock: { zone: 'Asia/Dhaka' },
    certainty: 'disputed',
  },
  {
    // Bombay kept its own time, UTC+4:51, for nearly half a century after 1906.
    zone: 'Asia/Kolkata',
    area: { south: 18.85, west: 72.7, north: 19.32, east: 73 },
    from: '1905-12-31T18:30:00Z',
    to: '1955-12-31T18:30:00Z',
    clock: { shiftSeconds: -39 * 60 },
    certainty: 'disputed',
  },
  {
    // What the Tamil Tigers held of the north and east stayed on Indian time.
    zone: 'Asia/Colombo',
    area: { regions: ['LK.37', 'LK.38'] },
    from: '1996-05-24T18:30:00Z',
    to: '2006-04-14T18:30:00Z',
    clock: { zone: 'Asia/Kolkata' },
    certainty: 'disputed',
  },
  {
    // Two times side by side: the zone has summer time from the usual day on, which the prime minister had put off for four days.
    zone: 'Asia/Beirut',
    area: { country: 'LB' },
    from: '2023-03-25T22:00:00Z',
    to: '2023-03-29T22:00:00Z',
    clock: { shiftSeconds: -HOUR },
    certainty: 'disputed',
  },
  {
    // Govi-Altai and Zavkhan, in the zone of Khovd by one of two lists.
    zone: 'Asia/Ulaanbaatar',
    area: { regions: ['MN.09', 'MN.10'] },
    from: '1977-12-31T17:00:00Z',
    to: '2101-01-01T00:00:00Z',
    clock: { zone: 'Asia/Hovd' },
    certainty: 'disputed',
  },
  {
    // Dornod and Sükhbaatar, an hour ahead by the same list.
    zone: 'Asia/Ulaanbaatar',
    area: { regions: ['MN.06', 'MN.17'] },
    from: '1983-03-31T16:00:00Z',
    to: '2008-03-30T16:00:00Z',
    clock: { shiftSeconds: HOUR },
    certainty: 'disputed',
  },
  {
    // The Zambezi Region (Caprivi) did not follow Namibia's winter time, unofficially.
    zone: 'Africa/Windhoek',
    area: { regions: ['NA.28'] },
    from: '1994-03-20T22:00:00Z',
    to: '2017-10-24T00:00:00Z',
    clock: { zone: 'Africa/Gaborone' },
    certainty: 'disputed',
  },
]
