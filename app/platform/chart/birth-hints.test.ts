import { expect, test } from 'vitest'
import type { Place } from '../../domain/birth/places/place'
import type { Refusal } from '../../domain/human-design/service/chart-service.schema'
import { toPlaceOption, toRefusedInstant } from './birth-hints'

const moscow: Place = {
  id: 524901,
  name: 'Moscow',
  nameRu: 'Москва',
  region: 'Moscow',
  regionRu: 'Москва',
  country: 'Russia',
  countryRu: 'Россия',
  countryCode: 'RU',
  latitude: 55.75222,
  longitude: 37.61556,
  timezone: 'Europe/Moscow',
  population: 10381222,
}

const refusal = (rest: Partial<Refusal>): Refusal => ({
  success: false,
  data: null,
  error: 'No',
  code: 'invalid_input',
  ...rest,
})

test('a place has the names of the language, and no region where the city is its own', () => {
  expect(toPlaceOption(moscow, 'ru')).toEqual({
    id: 524901,
    name: 'Москва',
    region: null,
    country: 'Россия',
    latitude: 55.75222,
    longitude: 37.61556,
    timezone: 'Europe/Moscow',
  })
  expect(toPlaceOption({ ...moscow, nameRu: null, region: 'Oblast', regionRu: null }, 'ru')).toMatchObject({
    name: 'Moscow',
    region: 'Oblast',
  })
})

test('a time that came twice has both instants', () => {
  const options = [
    { utc: '1980-09-28T00:30:00.000Z', utcOffsetSeconds: 7200, clock: '1980-09-28T02:30:00' },
    { utc: '1980-09-28T01:30:00.000Z', utcOffsetSeconds: 3600, clock: '1980-09-28T02:30:00' },
  ]
  expect(toRefusedInstant(refusal({ code: 'ambiguous_local_time', options }))).toEqual({
    kind: 'ambiguous',
    choices: [
      { offsetSeconds: 7200, clock: '02:30' },
      { offsetSeconds: 3600, clock: '02:30' },
    ],
  })
})

test('a time that never came has its neighbours, with seconds where there are some', () => {
  const options = [
    { utc: '2006-03-26T01:30:15.000Z', utcOffsetSeconds: 3600, clock: '2006-03-26T03:30:15' },
    { utc: '2006-03-26T00:30:15.000Z', utcOffsetSeconds: 7200, clock: '2006-03-26T01:30:15' },
  ]
  const skipped = { skippedFrom: '2006-03-26T02:00:00', skippedTo: '2006-03-26T03:00:00' }
  expect(toRefusedInstant(refusal({ code: 'nonexistent_local_time', options, ...skipped }))).toEqual({
    kind: 'skipped',
    choices: [
      { offsetSeconds: 3600, clock: '03:30:15' },
      { offsetSeconds: 7200, clock: '01:30:15' },
    ],
    from: '02:00',
    to: '03:00',
  })
})

test('a refusal about something else says nothing of the clock', () => {
  expect(toRefusedInstant(refusal({ code: 'unknown_place' }))).toBeNull()
})
