import { afterEach, expect, test, vi } from 'vitest'
import { askBrowser } from './browser-passkey'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  [403, { error: 'expired' }],
  [429, { error: 'tooMany' }],
  [401, { leadTo: '/login?redirect=%2Fapp%2Fsettings%3Ftab%3Daccount' }],
  [500, { error: 'failed' }],
])('a site that answers %i says what to do', async (status, outcome) => {
  vi.stubGlobal('PublicKeyCredential', () => {})
  vi.stubGlobal('window', { location: { pathname: '/app/settings', search: '?tab=account' } })
  vi.stubGlobal('fetch', async () => new Response('Refused', { status }))
  expect(await askBrowser('add')).toEqual(outcome)
})

test('where nobody pressed, a browser that refuses asks for a press, and a site that asks who it is leads nowhere', async () => {
  vi.stubGlobal('PublicKeyCredential', () => {})
  vi.stubGlobal('fetch', async () => Response.json({ verify: '/auth/verify' }, { status: 403 }))
  expect(await askBrowser('add', false)).toEqual({ error: 'needsPress' })
  vi.stubGlobal('window', { location: { pathname: '/app/settings', search: '' } })
  vi.stubGlobal('fetch', async () => new Response('Signed out', { status: 401 }))
  expect(await askBrowser('add', false)).toEqual({ error: 'needsPress' })
  vi.stubGlobal('fetch', async () => {
    throw new DOMException('Nobody pressed', 'NotAllowedError')
  })
  expect(await askBrowser('add', false)).toEqual({ error: 'needsPress' })
  expect(await askBrowser('add')).toEqual({ error: 'cancelled' })
})

test('a site that asks who it is leads there', async () => {
  vi.stubGlobal('PublicKeyCredential', () => {})
  vi.stubGlobal('fetch', async () => Response.json({ verify: '/auth/verify' }, { status: 403 }))
  expect(await askBrowser('add')).toEqual({ leadTo: '/auth/verify' })
})
