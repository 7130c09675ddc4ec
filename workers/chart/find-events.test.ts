import { describe, expect, test } from 'vitest'
import { eventsReplySchema } from '~/domain/human-design/service/chart-service.schema'
import { app, refusalOf } from './app.fixture'

const JANUARY = 'from=2026-01-01T00:00:00Z&to=2026-02-01T00:00:00Z'

async function eventsOf(query: string) {
  const response = await app.request(`/api/hd/events?${query}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
  return eventsReplySchema.parse(await response.json()).data
}
/** To the minute, as tables print it. */
const minute = (at: string) => new Date(Math.round(Date.parse(at) / 60_000) * 60_000).toISOString().slice(5, 16)

test('the new year and the phases of January 2026 as published', async () => {
  const { events } = await eventsOf(`${JANUARY}&kinds=lunar_phase,new_year`)
  expect(events.map((each) => [minute(each.at), each.kind === 'lunar_phase' ? each.phase : each.kind])).toEqual([
    ['01-03T10:03', 'full_moon'],
    ['01-10T15:48', 'last_quarter'],
    ['01-18T19:52', 'new_moon'],
    ['01-22T00:54', 'new_year'],
    ['01-26T04:47', 'first_quarter'],
  ])
})

test('the Sun through its gates, in the order of the wheel; Earth opposite at the same instants', async () => {
  const { events } = await eventsOf(`${JANUARY}&kinds=gate_ingress&bodies=sun,earth`)
  const of = (body: string) => events.flatMap((each) => ('body' in each && each.body === body ? [each] : []))
  expect(of('sun').map(({ gate, line }) => `${gate}.${line}`)).toEqual(['54.1', '61.1', '60.1', '41.1', '19.1'])
  expect(of('earth').map(({ at }) => at)).toEqual(of('sun').map(({ at }) => at))
})

test('stations of Mercury in 2026: three times backwards', async () => {
  const { events } = await eventsOf('from=2026-01-01T00:00:00Z&to=2027-01-01T00:00:00Z&kinds=station&bodies=mercury')
  expect(events.map((each) => each.kind === 'station' && `${each.at.slice(5, 10)} ${each.turns}`)).toEqual([
    '02-26 retrograde',
    '03-20 direct',
    '06-29 retrograde',
    '07-23 direct',
    '10-24 retrograde',
    '11-13 direct',
  ])
})

test('everything of a month, in order, and two halves make the whole', async () => {
  const whole = await eventsOf(JANUARY)
  const ats = whole.events.map(({ at }) => at)
  expect(ats).toEqual([...ats].sort())
  expect(whole.events.length).toBeGreaterThan(600)
  const cut = whole.events[300]!.at
  const halves = await Promise.all([
    eventsOf(`from=2026-01-01T00:00:00Z&to=${cut}`),
    eventsOf(`from=${cut}&to=2026-02-01T00:00:00Z`),
  ])
  expect(halves.flatMap(({ events }) => events)).toEqual(whole.events)
})

test('a body named twice moves once', async () => {
  const twice = await eventsOf(`${JANUARY}&kinds=gate_ingress,gate_ingress&bodies=sun,sun`)
  expect(twice.events).toHaveLength(5)
})

test('to the ends of what is covered', async () => {
  const first = await eventsOf('from=1899-09-29T00:00:00Z&to=1899-10-29T00:00:00Z')
  const last = await eventsOf('from=2100-12-10T00:00:00Z&to=2101-01-01T23:59:59Z')
  expect([first.events.length > 600, last.events.length > 400]).toEqual([true, true])
})

describe('refused', () => {
  test.each([
    ['', { from: 'from.required', to: 'to.required' }],
    ['from=now&to=2026-01-01', { from: 'from.invalid', to: 'to.invalid' }],
    ['from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z', { to: 'to.before' }],
    ['from=2026-01-01T00:00:00Z&to=2026-01-01T00:00:00Z', { to: 'to.before' }],
    ['from=2026-01-01T00:00:00Z&to=2026-02-15T00:00:01Z', { to: 'to.far' }],
    ['from=2026-01-01T00:00:00Z&to=2027-02-06T00:00:00Z&kinds=station', { to: 'to.far' }],
    [`${JANUARY}&bodies=chiron`, { 'bodies.0': 'bodies.invalid' }],
    [`${JANUARY}&kinds=station,eclipse`, { 'kinds.1': 'kinds.invalid' }],
  ])('?%s', async (query, problems) => {
    const refusal = await refusalOf(app.request(`/api/hd/events?${query}`))
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input', problems })
    for (const [field, code] of Object.entries(problems)) expect(refusal.messages![field]).not.toBe(code)
  })

  test.each([
    ['from=1899-09-28T00:00:00Z&to=1899-10-01T00:00:00Z', { from: 'from.early' }],
    ['from=2100-12-30T00:00:00Z&to=2101-01-02T00:00:00Z', { to: 'to.late' }],
    ['from=2101-12-30T00:00:00Z&to=2102-01-02T00:00:00Z', { from: 'from.late' }],
  ])('not covered: ?%s', async (query, problems) => {
    const refusal = await refusalOf(app.request(`/api/hd/events?${query}`))
    expect(refusal).toMatchObject({ status: 422, code: 'out_of_range', problems })
  })
})
