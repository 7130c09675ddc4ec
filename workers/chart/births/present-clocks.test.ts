import { expect, test } from 'vitest'
import { presentClocksReplySchema } from '~/domain/human-design/service/chart-service.schema'
import { post } from '../app.fixture'

const CEUTA = {
  birth_date: '1975-07-15',
  birth_time: '12:00',
  time_accuracy: 'exact',
  birth_city: 'Ceuta',
  birth_country: 'Spain',
  latitude: 35.89028,
  longitude: -5.3075,
  timezone: 'Europe/Madrid',
  zone_chosen: false,
  stored_utc: '1975-07-15T10:00:00.000Z',
}
/** The winter in which Yaroslavl kept an hour more than Moscow. */
const YAROSLAVL = {
  ...CEUTA,
  ...{ birth_date: '1981-12-05', birth_time: '21:00', birth_city: 'Yaroslavl', birth_country: 'Russia' },
  ...{ latitude: 57.62987, longitude: 39.87368, timezone: 'Europe/Moscow' },
  stored_utc: '1981-12-05T18:00:00.000Z',
}
const CEUTA_PLACE = { ...CEUTA, latitude: 35.88919, longitude: -5.32042 }
/** Across the river on the map, where the clock was an hour ahead. */
const HAPARANDA = {
  ...CEUTA,
  ...{ birth_city: 'Haparanda', birth_country: 'Sweden', latitude: 65.85, longitude: 24.2 },
  ...{ timezone: 'Europe/Stockholm', stored_utc: '1975-07-15T11:00:00.000Z' },
}
/** Noon of London, named for a birth in Berlin. */
const LONDONER = {
  ...CEUTA,
  ...{ birth_city: 'Berlin', birth_country: 'Germany', latitude: 52.52437, longitude: 13.41053 },
  ...{ timezone: 'Europe/London', stored_utc: '1975-07-15T11:00:00.000Z' },
}
/** The clocks went back that night: the second of two readings was chosen. */
const TWICE = {
  ...CEUTA,
  ...{
    birth_date: '1990-09-30',
    birth_time: '02:30',
    utc_offset_seconds: 3600,
    stored_utc: '1990-09-30T01:30:00.000Z',
  },
}
/** Where people go by one of two clocks. */
const URUMQI = {
  ...CEUTA,
  ...{
    birth_date: '1990-01-15',
    birth_city: 'Ürümqi',
    birth_country: 'China',
    latitude: 43.80096,
    longitude: 87.60046,
  },
  ...{ timezone: 'Asia/Urumqi', stored_utc: '1990-01-15T06:00:00.000Z' },
}
const TODAY = {
  ceuta: '1975-07-15T12:00:00.000Z',
  yaroslavl: '1981-12-05T17:00:00.000Z',
  haparanda: '1975-07-15T11:00:00.000Z',
}

async function compare(births: unknown[]) {
  const response = await post('/internal/present-clocks', { births })
  return presentClocksReplySchema.parse(await response.json()).data.clocks
}

test.each([
  ['the zone of the place was corrected', CEUTA, TODAY.ceuta],
  ['it goes by the corrected zone', { ...CEUTA, stored_utc: TODAY.ceuta }, null],
  ['the zone was named', { ...CEUTA, zone_chosen: true }, null],
  ['only the zone is known', { ...CEUTA, latitude: null, longitude: null, birth_city: null }, null],
  ['the region had another clock', YAROSLAVL, TODAY.yaroslavl],
  ['the same in a zone that was named', { ...YAROSLAVL, zone_chosen: true }, TODAY.yaroslavl],
  ['a border town has the clock of its country', HAPARANDA, null],
  [
    'neither clock of a border town gives the stored instant',
    { ...HAPARANDA, stored_utc: '1975-07-15T08:00:00.000Z' },
    TODAY.haparanda,
  ],
  ['one of two readings was chosen', TWICE, null],
  ['sources disagree, and it goes by the first clock', URUMQI, null],
  ['it goes by the second', { ...URUMQI, stored_utc: '1990-01-15T04:00:00.000Z' }, null],
])('where %s', async (_, birth, expected) => {
  const [clock] = await compare([birth])
  expect(clock && 'utc' in clock ? clock.utc : clock).toBe(expected)
})

test.each([
  ['a zone that no rule gives the place', { ...CEUTA, timezone: 'Europe/Madrid' }, null],
  ['a zone of another country', LONDONER, null],
  ['the zone before the correction of the place', CEUTA_PLACE, { utc: TODAY.ceuta, timezone: 'Africa/Ceuta' }],
  ['the zone of the map', YAROSLAVL, { utc: TODAY.yaroslavl, timezone: 'Europe/Moscow' }],
  [
    'the zone of the place',
    { ...HAPARANDA, stored_utc: '1975-07-15T08:00:00.000Z' },
    { utc: TODAY.haparanda, timezone: 'Europe/Stockholm' },
  ],
  [
    'the zone across the border',
    { ...HAPARANDA, timezone: 'Europe/Helsinki', stored_utc: '1975-07-15T08:00:00.000Z' },
    { utc: TODAY.haparanda, timezone: 'Europe/Stockholm' },
  ],
])('where it is not known whether the zone was named: %s', async (_, birth, expected) => {
  expect(await compare([{ ...birth, zone_chosen: null }])).toEqual([expected])
})

test('a zone that was found is replaced by that of the place', async () => {
  const clock = { utc: '1975-07-15T11:00:00.000Z', timezone: 'Europe/Berlin' }
  expect(await compare([{ ...LONDONER, stored_utc: '1975-07-15T12:00:00.000Z', zone_chosen: false }])).toEqual([clock])
})

test('a time that came twice and of which none was chosen is refused', async () => {
  expect(await compare([{ ...TWICE, utc_offset_seconds: null }])).toEqual([{ refused: 'ambiguous_local_time' }])
})

test('one birth that is refused does not hold up the others', async () => {
  const lone = { ...CEUTA, longitude: null }
  const clock = { utc: TODAY.ceuta, timezone: 'Africa/Ceuta' }
  expect(await compare([{ ...CEUTA, birth_date: '1975-02-30' }, lone, null, CEUTA])).toEqual([
    { refused: expect.any(String) },
    { refused: 'coordinates.incomplete' },
    { refused: expect.any(String) },
    clock,
  ])
})
