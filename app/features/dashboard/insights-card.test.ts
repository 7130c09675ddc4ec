import { afterEach, expect, test, vi } from 'vitest'
import { fetchInsights } from './insights-card'

afterEach(() => vi.unstubAllGlobals())

const INSIGHTS = { insights: [], failed: null }
const FAILED = { insights: null, failed: 'database' }

test.each([
  ['insights', async () => Response.json(INSIGHTS), INSIGHTS],
  ['a failure of the database', async () => Response.json(FAILED, { status: 503 }), FAILED],
  ['an ended session', async () => new Response('', { status: 401 }), { insights: null, failed: 'signedOut' }],
  ['a page instead of JSON', async () => new Response('<html>'), { insights: null, failed: 'offline' }],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), { insights: null, failed: 'offline' }],
])('a retry that meets %s', async (_, fetch, expected) => {
  vi.stubGlobal('fetch', vi.fn(fetch))
  expect(await fetchInsights()).toEqual(expected)
})
