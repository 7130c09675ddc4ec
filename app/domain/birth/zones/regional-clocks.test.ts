import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { resolveInstant } from '../resolve-instant'
import { clocksAt, needsRegion } from './regional-clocks'
import { createZoneTable } from './zone-offsets'

const file = readFileSync(new URL('../../../../workers/chart/zones/zones.bin', import.meta.url))
const zones = createZoneTable(new Uint8Array(file).buffer)

type Point = { region: string | null; latitude?: number; longitude?: number }

/** What a clock reading means in a region of a zone, ISO without milliseconds; and by the other clock, where there is one. */
function read(local: string, zone: string, { region, latitude = 0, longitude = 0 }: Point, offsetSeconds?: number) {
  const [date = '', time = ''] = local.split(' ')
  const clocks = clocksAt({ zone, region, latitude, longitude }, date, zones)
  const birth = { date, time, zone, offsetSeconds, otherZones: clocks.otherZones }
  const result = resolveInstant(birth, clocks.zones, Number.POSITIVE_INFINITY)
  if (!result.ok) return result.problem.code
  const iso = (utcMs: number) => new Date(utcMs).toISOString().replace(':00.000Z', 'Z')
  return [iso(result.utcMs), ...(result.other ? [iso(result.other.utcMs)] : [])].join(' or ')
}

// Trud, February 1982: the regions listed had stayed on summer time, four hours ahead of Greenwich, from 1 October 1981 on,
// and were brought back to Moscow time by leaving their clocks alone on 1 April 1982. All other regions set them by an hour.
describe('the Soviet winter of 1981–82', () => {
  test.each([
    ['Yaroslavl', '1981-10-02 21:00', 'RU.88', '1981-10-02T17:00Z'],
    ['Moscow', '1981-10-02 21:00', 'RU.48', '1981-10-02T18:00Z'],
    ['Kazan', '1982-01-15 12:00', 'RU.73', '1982-01-15T08:00Z'],
    ['Maykop, then in Krasnodar Krai', '1982-01-15 12:00', 'RU.01', '1982-01-15T08:00Z'],
    ['Leningrad', '1982-01-15 12:00', 'RU.66', '1982-01-15T09:00Z'],
    ['Yaroslavl the summer before', '1981-09-30 12:00', 'RU.88', '1981-09-30T08:00Z'],
    ['Yaroslavl the summer after', '1982-04-01 12:00', 'RU.88', '1982-04-01T08:00Z'],
    ['Yaroslavl the winter before', '1981-03-01 12:00', 'RU.88', '1981-03-01T09:00Z'],
    ['Yaroslavl the winter after', '1982-10-02 12:00', 'RU.88', '1982-10-02T09:00Z'],
    ['a place in no known region', '1982-01-15 12:00', null, '1982-01-15T09:00Z'],
  ])('%s, %s', (_, local, region, expected) => {
    expect(read(local, 'Europe/Moscow', { region })).toBe(expected)
  })

  it('has no hour twice in autumn and none missing in spring where the clocks stayed', () => {
    // Moscow went from 00:00 back to 23:00 on 1 October 1981, and from 00:00 on to 01:00 on 1 April 1982.
    expect(read('1981-09-30 23:30', 'Europe/Moscow', { region: 'RU.48' })).toBe('ambiguous_local_time')
    expect(read('1981-09-30 23:30', 'Europe/Moscow', { region: 'RU.88' })).toBe('1981-09-30T19:30Z')
    expect(read('1982-04-01 00:30', 'Europe/Moscow', { region: 'RU.48' })).toBe('nonexistent_local_time')
    expect(read('1982-04-01 00:30', 'Europe/Moscow', { region: 'RU.88' })).toBe('1982-03-31T20:30Z')
  })

  test.each([
    // Tyumen and the Evenks ended up two and four hours ahead of Moscow in the same way: +6 and +8 in that winter.
    ['Tyumen', 'Asia/Yekaterinburg', { region: 'RU.78' }, '1982-01-15T06:00Z'],
    ['Sverdlovsk', 'Asia/Yekaterinburg', { region: 'RU.71' }, '1982-01-15T07:00Z'],
    ['Tura', 'Asia/Krasnoyarsk', { region: 'RU.91', latitude: 64.28, longitude: 100.22 }, '1982-01-15T04:00Z'],
    ['Krasnoyarsk', 'Asia/Krasnoyarsk', { region: 'RU.91', latitude: 56, longitude: 92.8 }, '1982-01-15T05:00Z'],
    // Named by one source only, or only by their oblast.
    ['Surgut', 'Asia/Yekaterinburg', { region: 'RU.32' }, '1982-01-15T07:00Z or 1982-01-15T06:00Z'],
    [
      'Khatanga',
      'Asia/Krasnoyarsk',
      { region: 'RU.91', latitude: 71.98, longitude: 102.5 },
      '1982-01-15T05:00Z or 1982-01-15T04:00Z',
    ],
  ])('%s', (_, zone, place, expected) => {
    expect(read('1982-01-15 12:00', zone, place)).toBe(expected)
  })
})

describe('clocks on which sources disagree', () => {
  test.each([
    // Izhevsk: Samara time (+4, summer +5), or Moscow time (+3, +4) from 1982 on; +4 or Moscow time from 1989 to 1991.
    ['1985-01-15 12:00', 'Europe/Samara', 'RU.80', '1985-01-15T08:00Z or 1985-01-15T09:00Z'],
    ['1990-01-15 12:00', 'Europe/Samara', 'RU.80', '1990-01-15T09:00Z or 1990-01-15T08:00Z'],
    ['1985-01-15 12:00', 'Europe/Samara', 'RU.65', '1985-01-15T08:00Z'],
    ['1995-01-15 12:00', 'Europe/Samara', 'RU.80', '1995-01-15T08:00Z'],
    // Ürümqi: +6 of its own, or Beijing's +8 (with summer time, +9, in 1990).
    ['2000-07-15 12:00', 'Asia/Urumqi', 'CN.13', '2000-07-15T06:00Z or 2000-07-15T04:00Z'],
    ['1990-07-15 12:00', 'Asia/Urumqi', 'CN.13', '1990-07-15T06:00Z or 1990-07-15T03:00Z'],
    // Sukhumi: Tbilisi's +4, or Moscow's +3.
    ['2010-01-15 12:00', 'Asia/Tbilisi', 'GE.02', '2010-01-15T08:00Z or 2010-01-15T09:00Z'],
    ['1985-01-15 12:00', 'Asia/Tbilisi', 'GE.02', '1985-01-15T08:00Z'],
    // Lyon: occupied Paris kept German summer time (+2) through the winter, the free zone went back to +1.
    ['1941-01-15 12:00', 'Europe/Paris', 'FR.84', '1941-01-15T10:00Z or 1941-01-15T11:00Z'],
    ['1941-01-15 12:00', 'Europe/Paris', 'FR.32', '1941-01-15T10:00Z'],
    // Châteauroux, and Mâcon, a border post of the free zone: the line cut through their regions.
    ['1941-01-15 12:00', 'Europe/Paris', 'FR.24', '1941-01-15T10:00Z or 1941-01-15T11:00Z'],
    ['1941-01-15 12:00', 'Europe/Paris', 'FR.27', '1941-01-15T10:00Z or 1941-01-15T11:00Z'],
    // Kazan and Grozny stayed on +2, Izhevsk on +3, when Russia went an hour ahead on 19 January 1992; or they did not.
    ['1992-02-15 12:00', 'Europe/Moscow', 'RU.73', '1992-02-15T09:00Z or 1992-02-15T10:00Z'],
    ['1992-02-15 12:00', 'Europe/Moscow', 'RU.12', '1992-02-15T09:00Z or 1992-02-15T10:00Z'],
    ['1992-02-15 12:00', 'Europe/Samara', 'RU.80', '1992-02-15T08:00Z or 1992-02-15T09:00Z'],
    ['1992-02-15 12:00', 'Europe/Moscow', 'RU.48', '1992-02-15T09:00Z'],
    ['1992-01-15 12:00', 'Europe/Moscow', 'RU.73', '1992-01-15T10:00Z'],
    ['1992-04-15 12:00', 'Europe/Moscow', 'RU.73', '1992-04-15T08:00Z'],
    // Milan: Rome ended summer time on 17 September, Germany on 2 October.
    ['1944-09-25 12:00', 'Europe/Rome', 'IT.09', '1944-09-25T11:00Z or 1944-09-25T10:00Z'],
  ])('%s, %s, %s', (local, zone, region, expected) => {
    expect(read(local, zone, { region })).toBe(expected)
  })

  test.each([
    // The order of 20 May 1945: Moscow time (+3) in Berlin and the Soviet zone; elsewhere summer time (+2) went on.
    ['Berlin', '1945-07-01 12:00', 'DE.16', '1945-07-01T09:00Z'],
    ['Potsdam', '1945-07-01 12:00', 'DE.11', '1945-07-01T09:00Z'],
    // American and British troops left these on 4 July.
    ['Schwerin', '1945-07-01 12:00', 'DE.12', '1945-07-01T09:00Z or 1945-07-01T10:00Z'],
    ['Leipzig', '1945-07-01 12:00', 'DE.13', '1945-07-01T09:00Z or 1945-07-01T10:00Z'],
    ['Halle', '1945-06-01 12:00', 'DE.14', '1945-06-01T09:00Z or 1945-06-01T10:00Z'],
    ['Erfurt', '1945-07-01 12:00', 'DE.15', '1945-07-01T09:00Z or 1945-07-01T10:00Z'],
    ['Erfurt in August', '1945-08-01 12:00', 'DE.15', '1945-08-01T09:00Z'],
    ['Munich', '1945-07-01 12:00', 'DE.02', '1945-07-01T10:00Z'],
    ['Munich in October', '1945-10-15 12:00', 'DE.02', '1945-10-15T10:00Z or 1945-10-15T11:00Z'],
    ['Munich a year later', '1946-07-01 12:00', 'DE.02', '1946-07-01T10:00Z'],
  ])('Germany in 1945: %s, %s', (_, local, region, expected) => {
    expect(read(local, 'Europe/Berlin', { region })).toBe(expected)
  })

  test.each([
    // Kurilsk: Japanese (+9) until 1945; Magadan's clock (+11, +12 in 2012), or Sakhalin's (+10 in 2000, +11 in 2012).
    ['1940-01-15 12:00', '1940-01-15T03:00Z'],
    ['1990-06-15 12:00', '1990-06-15T00:00Z'],
    ['2000-01-15 12:00', '2000-01-15T01:00Z or 2000-01-15T02:00Z'],
    ['2012-01-15 12:00', '2012-01-15T00:00Z or 2012-01-15T01:00Z'],
  ])('Kurilsk, %s', (local, expected) => {
    const place = { region: 'RU.64', latitude: 45.22686, longitude: 147.87767 }
    expect(read(local, 'Asia/Magadan', place)).toBe(expected)
  })

  // By coordinates: Tbilisi's +4 or Moscow's +3.
  const disputed = '2010-01-15T08:00Z or 2010-01-15T09:00Z'
  test.each([
    ['Tskhinvali', 42.22764, 43.96861, disputed],
    ['Java', 42.39972, 43.93667, disputed],
    ['Znaur', 42.19432, 43.77361, disputed],
    ['Akhalgori', 42.12597, 44.48333, disputed],
    ['Sachkhere', 42.34528, 43.41944, '2010-01-15T08:00Z'],
    ['Oni', 42.57944, 43.4425, '2010-01-15T08:00Z'],
    ['Gudauri', 42.47797, 44.47616, '2010-01-15T08:00Z'],
    ['Gori', 41.98422, 44.11578, '2010-01-15T08:00Z'],
    ['Dusheti', 42.08583, 44.69583, '2010-01-15T08:00Z'],
  ])('South Ossetia and its neighbours: %s', (_, latitude, longitude, expected) => {
    expect(read('2010-01-15 12:00', 'Asia/Tbilisi', { region: null, latitude, longitude })).toBe(expected)
  })

  test.each([
    // Regnum on Altai Krai: before 1957 the west on UT+6, the east on UT+7.
    ['Rubtsovsk', '1950-01-15 12:00', 51.51473, 81.20613, '1950-01-15T05:00Z or 1950-01-15T06:00Z'],
    ['Slavgorod', '1950-01-15 12:00', 52.9978, 78.6449, '1950-01-15T05:00Z or 1950-01-15T06:00Z'],
    ['Yarovoye', '1950-01-15 12:00', 52.9273, 78.58, '1950-01-15T05:00Z or 1950-01-15T06:00Z'],
    ['Barnaul', '1950-01-15 12:00', 53.36056, 83.76361, '1950-01-15T05:00Z'],
    ['Biysk', '1950-01-15 12:00', 52.53639, 85.20722, '1950-01-15T05:00Z'],
    ['Rubtsovsk', '1958-01-15 12:00', 51.51473, 81.20613, '1958-01-15T05:00Z'],
  ])('Altai Krai: %s, %s', (_, local, latitude, longitude, expected) => {
    expect(read(local, 'Asia/Barnaul', { region: 'RU.04', latitude, longitude })).toBe(expected)
  })

  test.each([
    // IATA's tables of 1994–1997: Simferopol on Moscow time (+3, summer +4), Kerch "still like Kiev" (+2, summer +3).
    ['Kerch', '1995-01-15 12:00', 45.35675, 36.47542, '1995-01-15T09:00Z or 1995-01-15T10:00Z'],
    ['Kerch', '1995-07-15 12:00', 45.35675, 36.47542, '1995-07-15T08:00Z or 1995-07-15T09:00Z'],
    ['Kerch', '1998-01-15 12:00', 45.35675, 36.47542, '1998-01-15T10:00Z'],
    ['Feodosia', '1995-01-15 12:00', 45.03199, 35.38153, '1995-01-15T09:00Z'],
  ])('Crimea: %s, %s', (_, local, latitude, longitude, expected) => {
    expect(read(local, 'Europe/Simferopol', { region: 'UA.11', latitude, longitude })).toBe(expected)
  })

  it('goes by the offset that was chosen', () => {
    const place = { region: 'CN.13' }
    expect(read('2000-07-15 12:00', 'Asia/Urumqi', place, 28_800)).toBe('2000-07-15T04:00Z or 2000-07-15T06:00Z')
    expect(read('2000-07-15 12:00', 'Asia/Urumqi', place, 21_600)).toBe('2000-07-15T06:00Z or 2000-07-15T04:00Z')
  })
})

// Each reading by the offsets that the database's comments and its file `backzone` give.
describe('other gaps that the database names', () => {
  test.each([
    // Hanoi: +8 from April 1947 to October 1954, unless the Viet Minh's +7; +7 since; +9 under Japan in 1945.
    ['1930-06-15 12:00', 'Asia/Bangkok', 'VN.44', '1930-06-15T05:00Z'],
    ['1945-06-15 12:00', 'Asia/Bangkok', 'VN.44', '1945-06-15T03:00Z'],
    ['1950-06-15 12:00', 'Asia/Bangkok', 'VN.44', '1950-06-15T04:00Z or 1950-06-15T05:00Z'],
    ['1954-10-15 12:00', 'Asia/Bangkok', 'VN.44', '1954-10-15T05:00Z or 1954-10-15T04:00Z'],
    ['1965-06-15 12:00', 'Asia/Bangkok', 'VN.44', '1965-06-15T05:00Z'],
    ['1950-06-15 12:00', 'Asia/Bangkok', 'TH.40', '1950-06-15T05:00Z'],
    // Spain's civil war, in the days on which the two sides had other clocks: Burgos, Seville, Madrid.
    ['1937-06-01 12:00', 'Europe/Madrid', 'ES.55', '1937-06-01T11:00Z'],
    ['1938-03-28 12:00', 'Europe/Madrid', 'ES.55', '1938-03-28T11:00Z'],
    ['1938-07-15 12:00', 'Europe/Madrid', 'ES.55', '1938-07-15T11:00Z'],
    ['1939-01-15 12:00', 'Europe/Madrid', 'ES.55', '1939-01-15T12:00Z'],
    ['1938-07-15 12:00', 'Europe/Madrid', 'ES.51', '1938-07-15T10:00Z or 1938-07-15T11:00Z'],
    ['1938-07-15 12:00', 'Europe/Madrid', 'ES.29', '1938-07-15T10:00Z'],
    ['1939-05-01 12:00', 'Europe/Madrid', 'ES.55', '1939-05-01T11:00Z'],
    // Chongqing: +7 on paper, or the coast's +8; Lhasa: +6 until 1959.
    ['1935-01-15 12:00', 'Asia/Shanghai', 'CN.33', '1935-01-15T04:00Z or 1935-01-15T05:00Z'],
    ['1955-01-15 12:00', 'Asia/Shanghai', 'CN.33', '1955-01-15T04:00Z'],
    ['1955-01-15 12:00', 'Asia/Shanghai', 'CN.14', '1955-01-15T04:00Z or 1955-01-15T06:00Z'],
    ['1960-01-15 12:00', 'Asia/Shanghai', 'CN.14', '1960-01-15T04:00Z'],
    // Harbin: +8:30 before Manchukuo; Japan's +9 surely from 1940 on.
    ['1930-01-15 12:00', 'Asia/Shanghai', 'CN.08', '1930-01-15T04:00Z or 1930-01-15T03:30Z'],
    ['1938-01-15 12:00', 'Asia/Shanghai', 'CN.08', '1938-01-15T04:00Z or 1938-01-15T03:00Z'],
    ['1941-01-15 12:00', 'Asia/Shanghai', 'CN.08', '1941-01-15T03:00Z'],
    // Kilinochchi: India's +5:30, or Colombo's +6.
    ['2000-07-15 12:00', 'Asia/Colombo', 'LK.38', '2000-07-15T06:00Z or 2000-07-15T06:30Z'],
    ['2000-07-15 12:00', 'Asia/Colombo', 'LK.36', '2000-07-15T06:00Z'],
    // Lebanon's four days of two times: +3, or still +2.
    ['2023-03-27 12:00', 'Asia/Beirut', 'LB.04', '2023-03-27T09:00Z or 2023-03-27T10:00Z'],
    ['2023-03-31 12:00', 'Asia/Beirut', 'LB.04', '2023-03-31T09:00Z'],
    // Altai and Uliastai: +8, or +7 with Khovd; Choibalsan: +8, or +9 until 2008.
    ['2005-01-15 12:00', 'Asia/Ulaanbaatar', 'MN.10', '2005-01-15T04:00Z or 2005-01-15T05:00Z'],
    ['2005-01-15 12:00', 'Asia/Ulaanbaatar', 'MN.06', '2005-01-15T04:00Z or 2005-01-15T03:00Z'],
    ['2010-01-15 12:00', 'Asia/Ulaanbaatar', 'MN.06', '2010-01-15T04:00Z'],
    // Katima Mulilo: Botswana's +2 all year, or Namibia's winter at +1. In summer both are +2.
    ['2000-06-15 12:00', 'Africa/Windhoek', 'NA.28', '2000-06-15T11:00Z or 2000-06-15T10:00Z'],
    ['2000-12-15 12:00', 'Africa/Windhoek', 'NA.28', '2000-12-15T10:00Z'],
    ['2000-06-15 12:00', 'Africa/Windhoek', 'NA.21', '2000-06-15T11:00Z'],
  ])('%s, %s, %s', (local, zone, region, expected) => {
    expect(read(local, zone, { region })).toBe(expected)
  })

  test.each([
    // Bombay time is 39 minutes behind Indian Standard Time, which is +5:30; Calcutta's is +5:53:20.
    ['Bombay', '1950-06-15 12:00', 18.97, 72.83, '1950-06-15T06:30Z or 1950-06-15T07:09Z'],
    ['Bombay', '1957-06-15 12:00', 18.97, 72.83, '1957-06-15T06:30Z'],
    ['Calcutta', '1930-06-15 12:00', 22.57, 88.36, '1930-06-15T06:30Z or 1930-06-15T06:06:40.000Z'],
    ['Calcutta', '1950-06-15 12:00', 22.57, 88.36, '1950-06-15T06:30Z'],
    ['Madras', '1930-06-15 12:00', 13.09, 80.28, '1930-06-15T06:30Z'],
  ])('India: %s, %s', (_, local, latitude, longitude, expected) => {
    expect(read(local, 'Asia/Kolkata', { region: null, latitude, longitude })).toBe(expected)
  })
})

it('asks for the region only where and when it matters', () => {
  expect(needsRegion('Europe/Moscow', '1981-10-01')).toBe(true)
  expect(needsRegion('Europe/Moscow', '1981-09-20')).toBe(false)
  expect(needsRegion('Europe/Moscow', '1982-04-05')).toBe(false)
  expect(needsRegion('Europe/Kyiv', '1981-10-01')).toBe(false)
  // By a former name of the zone.
  expect(needsRegion('W-SU', '1981-10-01')).toBe(true)
})
