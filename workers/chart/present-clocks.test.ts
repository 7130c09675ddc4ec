import { expect, test } from 'vitest'
import { presentClocksReplySchema } from '~/domain/human-design/chart-service.schema'
import { app } from './app.fixture'

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
const TODAY = { ceuta: '1975-07-15T12:00:00.000Z', yaroslavl: '1981-12-05T17:00:00.000Z' }

test.each([
  ['the zone of the place was corrected', CEUTA, TODAY.ceuta],
  ['it goes by the corrected zone', { ...CEUTA, stored_utc: TODAY.ceuta }, undefined],
  ['the zone was named', { ...CEUTA, zone_chosen: true }, undefined],
  ['nobody knows whether it was, and it is no place of the gazetteer', { ...CEUTA, zone_chosen: null }, undefined],
  ['only the zone is known', { ...CEUTA, latitude: null, longitude: null }, undefined],
  ['the region had another clock', YAROSLAVL, TODAY.yaroslavl],
  ['the same in a zone that was named', { ...YAROSLAVL, zone_chosen: true }, TODAY.yaroslavl],
  ['nobody knows, at a place of the gazetteer', { ...YAROSLAVL, zone_chosen: null }, TODAY.yaroslavl],
  ['the date is none', { ...CEUTA, birth_date: '1975-02-30' }, 'refused'],
])('where %s', async (_, birth, expected) => {
  const response = await app.request('/internal/present-clocks', {
    method: 'POST',
    body: JSON.stringify({ births: [birth] }),
  })
  if (expected === 'refused') return expect(response.status).toBe(400)
  const { data } = presentClocksReplySchema.parse(await response.json())
  expect(data.clocks.map((clock) => clock?.utc)).toEqual([expected])
})
