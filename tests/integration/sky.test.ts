import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import {
  cyclesReplySchema,
  eventsReplySchema,
  positionsReplySchema,
  refusalSchema,
} from '~/domain/human-design/service/chart-service.schema'
import reference from '../fixtures/charts-reference.json'

const ask = (query: string) =>
  exports.default.fetch(
    new Request(`http://localhost/api/hd/positions?${query}`, { headers: { 'CF-Connecting-IP': '10.3.0.1' } }),
  )

test('twenty skies of the reference, by the bundle that is deployed', async () => {
  const clear = reference.charts.filter(({ lineMarginArcsec }) => lineMarginArcsec > 2).slice(0, 20)
  expect(clear).toHaveLength(20)
  for (const { utc, personality } of clear) {
    const response = await ask(`at=${utc}`)
    const { activations } = positionsReplySchema.parse(await response.json()).data
    const lines = personality.act.split(' ').map((act) => act.split('.').slice(0, 2).join('.'))
    expect(activations.map(({ gate, line }) => `${gate}.${line}`)).toEqual(lines)
  }
})

test('what is no instant is refused, by name', async () => {
  const response = await ask('at=soon')
  expect(response.status).toBe(400)
  expect(refusalSchema.parse(await response.json()).problems).toEqual({ at: 'at.invalid' })
})

const api = (path: string, init: RequestInit = {}) =>
  exports.default.fetch(
    new Request(`http://localhost/api/hd/${path}`, { ...init, headers: { 'CF-Connecting-IP': '10.3.0.2' } }),
  )

test('the Sun enters gate 41 on 22 January 2026 at 00:54 UTC, and the second who asks is answered from the edge', async () => {
  const query = 'events?from=2026-01-01T00:00:00Z&to=2026-02-01T00:00:00Z&kinds=new_year'
  const first = await api(query)
  const told = eventsReplySchema.parse(await first.json()).data
  expect(told.events.map(({ kind, at }) => [kind, at.slice(0, 16)])).toEqual([['new_year', '2026-01-22T00:54']])
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=3600')
  const second = await api(query)
  expect(second.headers.get('CF-Cache-Status')).toBe('HIT')
  expect(eventsReplySchema.parse(await second.json()).data).toEqual(told)
})

test('a month of everything, by the bundle that is deployed', async () => {
  const response = await api('events?from=2026-03-01T00:00:00Z&to=2026-04-01T00:00:00Z')
  const { events } = eventsReplySchema.parse(await response.json()).data
  expect(events.length).toBeGreaterThan(600)
})

test('a question of too much is refused by name, and not kept', async () => {
  const query = 'events?from=2026-01-01T00:00:00Z&to=2028-01-01T00:00:00Z'
  for (const response of [await api(query), await api(query)]) {
    expect([response.status, response.headers.get('CF-Cache-Status')]).not.toContain('HIT')
    expect(refusalSchema.parse(await response.json()).problems).toEqual({ to: 'to.far' })
  }
})

test('cycles of a birth are kept nowhere', async () => {
  const body = JSON.stringify({
    birth_utc: '1990-06-01T00:00:00Z',
    from: '2018-01-01T00:00:00Z',
    to: '2022-01-01T00:00:00Z',
    kinds: ['saturn_return'],
  })
  const response = await api('cycles', { method: 'POST', body })
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const { cycles } = cyclesReplySchema.parse(await response.json()).data
  expect(cycles.every(({ number, passes }) => number === 1 && passes === cycles.length)).toBe(true)
  expect(cycles.length).toBeGreaterThan(0)
})
