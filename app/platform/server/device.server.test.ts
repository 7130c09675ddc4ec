import { expect, test } from 'vitest'
import { deviceOf } from './device.server'

const deviceFor = (userAgent: string) =>
  deviceOf(new Request('https://site.example/', { headers: userAgent ? { 'User-Agent': userAgent } : {} }))

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    { browser: 'Microsoft Edge', system: 'Windows', device: 'desktop' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    { browser: 'Firefox', system: 'Linux', device: 'desktop' },
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/141.0.0.0 Mobile Safari/537.36`,
    { browser: 'Chrome', system: 'Android', device: 'phone' },
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS', device: 'tablet' },
  ],
])('%s', (userAgent, expected) => {
  expect(deviceFor(userAgent)).toEqual(expected)
})

test.each(['', ' ', '<script>alert(1)</script>', `${'('.repeat(30_000)}`])(
  '%j tells nothing, and breaks nothing',
  (text) => {
    expect(deviceFor(text)).toMatchObject({ system: null, device: null })
  },
)

test('a name is kept up to sixty letters', () => {
  expect(deviceFor(`${'Longname'.repeat(40)}/1.0`).browser?.length ?? 0).toBeLessThanOrEqual(60)
})
