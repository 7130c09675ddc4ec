import { presentZoneName } from './zone-names'
import type { ZoneStretch, ZoneTable } from './zone-offsets'

/** Where a birth was, for the clocks that the time zone database has no zone for. */
export type ClockPlace = {
  zone: string
  /** Country and region as the gazetteer writes them, "RU.88"; null where it isn't known. */
  region: string | null
  latitude: number
  longitude: number
}

type Area = { regions: readonly string[] } | { south: number; west: number; north: number; east: number }

type RegionalClock = {
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

/** docs/places-and-zones.md names the source of each. */
const regionalClocks: readonly RegionalClock[] = [
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
]

/** Longest a local date can be away from the same date in UTC, with a day to spare. */
const MARGIN_MS = 2 * 86_400_000

const isNear = ({ from, to }: RegionalClock, date: string) => {
  const day = Date.parse(`${date}T12:00:00Z`)
  return day > Date.parse(from) - MARGIN_MS && day < Date.parse(to) + MARGIN_MS
}

function isWithin(area: Area, { region, latitude, longitude }: ClockPlace): boolean {
  if ('regions' in area) return region !== null && area.regions.includes(region)
  return latitude >= area.south && latitude < area.north && longitude >= area.west && longitude < area.east
}

/** Whether the hour of a local date ("YYYY-MM-DD") in a zone depends on the region, so that it has to be looked up. */
export function needsRegion(zone: string, date: string): boolean {
  const present = presentZoneName(zone)
  return regionalClocks.some((each) => each.zone === present && isNear(each, date))
}

/** The clocks of a place: the one that is used, and another that some sources give, if any. */
export type LocalClocks = { zones: ZoneTable; otherZones: ZoneTable | null }

/** The zone table as it holds at a place around a local date: by the rules above, and the other reading beside it. */
export function clocksAt(place: ClockPlace, date: string, zones: ZoneTable): LocalClocks {
  const local = regionalClocks.filter(
    (each) => each.zone === place.zone && isNear(each, date) && isWithin(each.area, place),
  )
  const table = (certainty: RegionalClock['certainty'], base: ZoneTable) =>
    local.filter((each) => each.certainty === certainty).reduce(withClock, base)
  const ruled = table('rule', zones)
  const other = table('disputed', ruled)
  return { zones: ruled, otherZones: other === ruled ? null : other }
}

/** The same table with another clock in one zone for some time. */
function withClock(zones: ZoneTable, { zone, from, to, clock }: RegionalClock): ZoneTable {
  const span = { startMs: Date.parse(from), endMs: Date.parse(to) }
  const before = { startMs: Number.NEGATIVE_INFINITY, endMs: span.startMs }
  const after = { startMs: span.endMs, endMs: Number.POSITIVE_INFINITY }
  return {
    get version() {
      return zones.version
    },
    has: zones.has,
    names: zones.names,
    offsetsAround(name, epochMs, windowMs) {
      const own = zones.offsetsAround(name, epochMs, windowMs)
      if (name !== zone) return own
      const others =
        'zone' in clock
          ? zones.offsetsAround(clock.zone, epochMs, windowMs)
          : own.map((stretch) => shifted(stretch, clock.shiftSeconds))
      return [...clip(own, before), ...clip(others, span), ...clip(own, after)].filter(
        ({ startMs, endMs }) => endMs > epochMs - windowMs && startMs <= epochMs + windowMs,
      )
    },
  }
}

type Span = { startMs: number; endMs: number }

function clip(stretches: ZoneStretch[], { startMs, endMs }: Span): ZoneStretch[] {
  return stretches
    .map((each) => ({ ...each, startMs: Math.max(each.startMs, startMs), endMs: Math.min(each.endMs, endMs) }))
    .filter((each) => each.startMs < each.endMs)
}

/** The clock under its offset as a name, since the zone's name for it would be wrong. */
function shifted(stretch: ZoneStretch, shiftSeconds: number): ZoneStretch {
  const offsetSeconds = stretch.offsetSeconds + shiftSeconds
  const hours = String(Math.floor(Math.abs(offsetSeconds) / HOUR)).padStart(2, '0')
  return { ...stretch, offsetSeconds, abbreviation: `${offsetSeconds < 0 ? '-' : '+'}${hours}` }
}
