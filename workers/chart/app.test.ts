import { expect, test } from 'vitest'
import { app, calls, refusalOf, zones } from './app.fixture'

test('/api/hd/places searches and may be kept for an hour', async () => {
  const response = await app.request('/api/hd/places?q=osl&limit=5')
  expect(await response.json()).toMatchObject({ success: true, data: [{ name: 'Oslo' }], error: null })
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
  const before = calls.searches
  expect(await (await app.request('/api/hd/places')).json()).toMatchObject({ success: true })
  expect(calls.searches).toBe(before + 1)
})

test('/health tells the editions', async () => {
  expect(await (await app.request('/health')).json()).toEqual({
    status: 'ok',
    engineVersion: expect.any(String),
    zoneTableVersion: zones.version,
  })
})

test('an unknown address is refused in JSON', async () => {
  expect(await refusalOf(app.request('/api/hd/nothing'))).toMatchObject({ status: 404, code: 'not_found' })
})

test.each([
  ['GET', '/api/hd/generate-chart', 'POST'],
  ['PUT', '/api/hd/generate-chart', 'POST'],
  ['DELETE', '/api/hd/birth-instant', 'POST'],
  ['OPTIONS', '/api/hd/birth-window', 'POST'],
  ['GET', '/api/hd/birth-day', 'POST'],
  ['POST', '/api/hd/places', 'GET, HEAD'],
  ['POST', '/api/hd/positions', 'GET, HEAD'],
  ['POST', '/api/hd/events', 'GET, HEAD'],
  ['GET', '/api/hd/cycles', 'POST'],
  ['GET', '/api/hd/returns', 'POST'],
  ['POST', '/api/openapi.json', 'GET, HEAD'],
  ['PATCH', '/health', 'GET, HEAD'],
])('%s %s is refused with the method it takes', async (method, path, allowed) => {
  const response = await app.request(path, { method })
  expect(response.headers.get('Allow')).toBe(allowed)
  expect(await refusalOf(response)).toMatchObject({ status: 405, code: 'method_not_allowed' })
})

test('HEAD answers as GET without a body, and not at all where GET does not', async () => {
  const [places, chart] = await Promise.all(
    ['/api/hd/places?q=o', '/api/hd/generate-chart'].map((path) => app.request(path, { method: 'HEAD' })),
  )
  expect([places!.status, await places!.text()]).toEqual([200, ''])
  expect([chart!.status, await chart!.text()]).toEqual([405, ''])
})

test('a failure of ours is told without its reason', async () => {
  const errors: unknown[] = []
  const report = console.error
  console.error = (line) => errors.push(line)
  const refusal = await refusalOf(app.request('/api/hd/places?q=fail'))
  console.error = report
  expect(refusal).toMatchObject({ status: 500, error: 'HD calculation failed', code: 'calculation_failed' })
  expect(JSON.stringify(refusal)).not.toContain('database')
  expect(String(errors[0])).toContain('the database is away')
})
