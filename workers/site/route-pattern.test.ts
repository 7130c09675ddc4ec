import { expect, test } from 'vitest'
import { pagePath, pagePatterns, patternFinder } from './route-pattern'

const find = patternFinder([
  ...['/', '/u/:username', '/u/:username/card.png', '/app/compatibility', '/app/compatibility/private'],
  ...['/app/compatibility/:username', '/api/conversations/*', '/api/conversations/:id/messages', '/calendar/:file'],
])

test.each([
  ['/', '/'],
  ['/u/anna', '/u/:username'],
  ['/U/Anna/', '/u/:username'],
  ['/u/anna/card.png', '/u/:username/card.png'],
  ['/app/compatibility/private', '/app/compatibility/private'],
  ['/app/compatibility/anna', '/app/compatibility/:username'],
  ['/api/conversations/7/messages', '/api/conversations/:id/messages'],
  ['/api/conversations/7/what', '/api/conversations/*'],
  ['/calendar/secret.ics', '/calendar/:file'],
  ['/u/anna/what', '/*'],
  ['/anna@example.com', '/*'],
])('%s is of %s', (path, pattern) => {
  expect(find(path)).toBe(pattern)
})

test('the data of a page are asked for at its address', () => {
  expect(['/_root.data', '/u/anna.data', '/u/anna'].map(pagePath)).toEqual(['/', '/u/anna', '/u/anna'])
})

test('a page is where its folders are', () => {
  const routes = {
    root: { path: '' },
    frame: { parentId: 'root' },
    app: { path: 'app', parentId: 'frame' },
    index: { parentId: 'app' },
    event: { path: 'events/:id', parentId: 'app' },
    unknown: { path: '*', parentId: 'root' },
  }
  expect(new Set(pagePatterns(routes))).toEqual(new Set(['/', '/app', '/app/events/:id', '/__manifest']))
})
