import { expect, test } from 'vitest'
import { safeRedirectPath } from './redirect-path'

const DASHBOARD = '/app/dashboard'

/** Every way out of the site that browsers have been known to take. */
const REFUSED = [
  null,
  undefined,
  '',
  ' ',
  '//evil.example',
  '//evil.example/app/dashboard',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/app\\evil.example',
  '/./\\evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'http:///evil.example',
  'ftp://evil.example',
  '://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'mailto:a@evil.example',
  ' //evil.example',
  ' /app',
  '\t//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/app\r\nSet-Cookie: session=stolen',
  '/app\u0000',
  '/\u007f/evil.example',
  '/\u0085/evil.example',
  '\u00a0//evil.example',
  '\ufeff//evil.example',
  '//evil\u3002example',
  '\uff0f\uff0fevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/app/..//evil.example',
  '/app/../../..//evil.example',
  'evil.example',
  '@evil.example',
  'app/dashboard',
  './app',
  '../app',
  '?redirect=/app',
  '#app',
  `/${'a'.repeat(2000)}`,
]

test.each(REFUSED)('%j leads to the dashboard', (payload) => {
  expect(safeRedirectPath(payload)).toBe(DASHBOARD)
})

/** Odd, but a path of this site: encoded slashes and look-alike letters stay letters of a path. */
const KEPT: [string, string][] = [
  ['/', '/'],
  ['/app/settings?tab=hd-data', '/app/settings?tab=hd-data'],
  ['/app/messages#last', '/app/messages#last'],
  ['/app/explore?q=//evil.example', '/app/explore?q=//evil.example'],
  ['/app/explore?q=https://evil.example', '/app/explore?q=https://evil.example'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['/%5cevil.example', '/%5cevil.example'],
  ['/%09/evil.example', '/%09/evil.example'],
  ['/@evil.example', '/@evil.example'],
  ['/:443', '/:443'],
  ['/app//evil.example', '/app//evil.example'],
  ['/app/../login', '/login'],
  ['/\uff0fevil.example', '/%EF%BC%8Fevil.example'],
  ['/\u3002evil.example', '/%E3%80%82evil.example'],
  ['/\u2028/evil.example', '/%E2%80%A8/evil.example'],
  ['/app/members/Анна', '/app/members/%D0%90%D0%BD%D0%BD%D0%B0'],
]

test.each(KEPT)('%j stays on this site as %j', (payload, expected) => {
  expect(safeRedirectPath(payload)).toBe(expected)
})

test('whatever was asked for, a browser stays on this site', () => {
  const asked = [...REFUSED, ...KEPT.map(([payload]) => payload)]
  const origins = asked.map((payload) => new URL(safeRedirectPath(payload), 'https://site.example/login').origin)
  expect(new Set(origins)).toEqual(new Set(['https://site.example']))
  expect(asked.length).toBeGreaterThanOrEqual(40)
})
