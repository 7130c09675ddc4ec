import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'

const visit = (path: string, init?: RequestInit) =>
  exports.default.fetch(new Request(`http://localhost${path}`, { redirect: 'manual', ...init }))

test('the front page is HTML under a policy that lets only marked scripts run', async () => {
  const response = await visit('/', { headers: { Accept: 'text/html' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  const nonce = /script-src [^;]*'nonce-([^']+)'/.exec(policy)?.[1]
  expect(nonce).toMatch(/^[\w+/=-]{16,}$/)
  const scripts = [...(await response.text()).matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
})

test('two answers never share a nonce', async () => {
  const policies = await Promise.all(
    [visit('/'), visit('/')].map(async (it) => (await it).headers.get('Content-Security-Policy')),
  )
  expect(policies[0]).not.toBe(policies[1])
})

test('an unknown page leads home', async () => {
  const response = await visit('/no-such-page')
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe('/')
})

test('an unknown address of the API is a 404 in JSON', async () => {
  const response = await visit('/api/no-such-thing')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ success: false, data: null, error: 'Not found', code: 'not_found' })
})

test('a form sent from another site is refused before anything runs', async () => {
  const init = { method: 'POST', headers: { Origin: 'https://elsewhere.example' } }
  expect((await visit('/login', init)).status).toBe(403)
})
