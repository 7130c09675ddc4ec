import { exports } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  chartReplySchema,
  instantReplySchema,
  placesReplySchema,
  refusalSchema,
  windowReplySchema,
} from '~/domain/human-design/service/chart-service.schema'
import derived from '../fixtures/charts-derived.json'
import { loadPlaces } from './gazetteer'

let visitors = 0
/** A program somewhere that asks the site, each time from an address of its own. */
const send = (path: string, init: RequestInit = {}) =>
  exports.default.fetch(
    new Request(`http://localhost${path}`, {
      ...init,
      headers: { 'CF-Connecting-IP': `10.2.0.${(visitors++ % 250) + 1}`, ...init.headers },
    }),
  )
const ask = (path: string, body: unknown) =>
  send(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })

async function refusalOf(answer: Promise<Response>) {
  const response = await answer
  return { status: response.status, ...refusalSchema.parse(await response.json()) }
}

beforeAll(async () => {
  await loadPlaces()
})

const moscow = {
  name: 'Анна',
  birth_date: '1985-07-01',
  birth_time: '06:30',
  birth_city: 'Москва',
  birth_country: 'Россия',
}

describe('charts through the site', () => {
  test('a birth in a city, both named in Russian', async () => {
    const response = await ask('/api/hd/generate-chart', moscow)
    expect(response.status).toBe(200)
    const { data } = chartReplySchema.parse(await response.json())
    expect(data).toMatchObject({
      location: { timezone: 'Europe/Moscow', city: 'Москва', country: 'Россия' },
      // Summer time of 1985 in Moscow: four hours ahead.
      birthUtc: '1985-07-01T02:30:00.000Z',
      utcOffsetSeconds: 14_400,
    })
    expect(data.location.latitude).toBeCloseTo(55.75, 1)
    expect(data.location.longitude).toBeCloseTo(37.62, 1)
    expect([data.gates.conscious.length, data.gates.unconscious.length]).toEqual([13, 13])
  })

  test('ten births of the reference, by the bundle that is deployed', async () => {
    for (const expected of derived.charts.filter(({ utc }) => utc < '2026').slice(0, 10)) {
      const [birth_date, birth_time] = expected.utc.slice(0, 19).split('T')
      const place = { birth_city: 'Greenwich', birth_country: 'GB', latitude: 51.48, longitude: 0, timezone: 'UTC' }
      const response = await ask('/api/hd/generate-chart', { birth_date, birth_time, ...place })
      const { data } = chartReplySchema.parse(await response.json())
      expect({
        type: data.type,
        authority: data.authority,
        profile: data.profile,
        definition: data.definition,
        channels: data.channels,
        cross: data.incarnationCross,
        variable: data.variables.notation,
      }).toEqual({
        type: expected.type,
        authority: expected.authority,
        profile: expected.profile,
        definition: expected.definition,
        channels: expected.channels,
        cross: expected.cross,
        variable: expected.variable,
      })
    }
  })

  test('an unknown city is refused with places that begin like it', async () => {
    const refusal = await refusalOf(ask('/api/hd/generate-chart', { ...moscow, birth_city: 'Москвва' }))
    expect(refusal).toMatchObject({ status: 422, code: 'unknown_place', problems: { birth_city: 'city.unknown' } })
    expect(refusal.suggestions!.map(({ nameRu }) => nameRu)).toContain('Москва')
  })

  test('of namesakes the answer says which was taken and names the others', async () => {
    const taken = async (birth_city: string, birth_country: string) => {
      const response = await ask('/api/hd/generate-chart', { ...moscow, birth_city, birth_country })
      const { location } = chartReplySchema.parse(await response.json()).data
      return [location.place?.id, location.timezone, location.namesakes?.map(({ id }) => id)]
    }
    // The towns of this name in Sakha, Arkhangelsk and Bryansk Oblasts, by population.
    const mirny = [2019951, 'Asia/Yakutsk', [831129, 526357]]
    expect(await taken('Мирный', 'Россия')).toEqual(mirny)
    expect(await taken('Mirny', 'Russia')).toEqual(mirny)
    expect(await taken('Москва', 'СССР')).toEqual([524901, 'Europe/Moscow', []])
  })

  test.each(['birth-instant', 'birth-window', 'birth-day'])('%s says which place was taken too', async (name) => {
    const response = await ask(`/api/hd/${name}`, { ...moscow, birth_city: 'Мирный', birth_country: 'Россия' })
    const { data } = (await response.json()) as { data: { place: { id: number }; namesakes: { id: number }[] } }
    expect([data.place.id, data.namesakes.map(({ id }) => id)]).toEqual([2019951, [831129, 526357]])
  })

  test('a country that is none is refused', async () => {
    const refusal = await refusalOf(ask('/api/hd/generate-chart', { ...moscow, birth_country: 'Атлантида' }))
    expect(refusal).toMatchObject({
      status: 422,
      code: 'unknown_place',
      problems: { birth_country: 'country.unknown' },
    })
  })

  test.each([
    ['{', 'invalid_json'],
    ['[]', 'invalid_input'],
    [`{"name":"${'x'.repeat(60_000)}"}`, 'body_too_large'],
    [{}, 'invalid_input'],
  ])('a body of %.20j is a 400', async (body, code) => {
    expect(await refusalOf(ask('/api/hd/generate-chart', body))).toMatchObject({ status: 400, code })
  })

  test('places are found by their beginning, and one of them is a birth place by its id', async () => {
    const response = await send('/api/hd/places?q=моск&limit=3')
    const [found] = placesReplySchema.parse(await response.json()).data
    expect(found).toMatchObject({ name: 'Moscow', nameRu: 'Москва', countryCode: 'RU', timezone: 'Europe/Moscow' })
    const chart = await ask('/api/hd/generate-chart', { ...moscow, place_id: found!.id })
    expect(chartReplySchema.parse(await chart.json()).data.timezone).toBe('Europe/Moscow')
  })

  test('a clock reading is explained, and refused with both instants where it came twice', async () => {
    const question = { birth_date: '2021-11-07', timezone: 'America/New_York' }
    const answer = await ask('/api/hd/birth-instant', { ...question, birth_time: '12:00' })
    expect(instantReplySchema.parse(await answer.json()).data).toMatchObject({
      season: 'standard',
      abbreviation: 'EST',
    })
    const refusal = await refusalOf(ask('/api/hd/birth-instant', { ...question, birth_time: '01:30' }))
    expect([refusal.status, refusal.code, refusal.options!.length]).toEqual([422, 'ambiguous_local_time', 2])
  })

  test('an unknown time leaves open what the day holds', async () => {
    const answer = await ask('/api/hd/birth-window', { ...moscow, birth_time: undefined, time_accuracy: 'unknown' })
    const { windows } = windowReplySchema.parse(await answer.json()).data
    expect(windows.map(({ minutes }) => minutes)).toEqual([null])
  })

  test('the service describes itself', async () => {
    const document = (await (await send('/api/openapi.json')).json()) as { openapi: string; paths: object }
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toContain('/api/hd/generate-chart')
  })
})
