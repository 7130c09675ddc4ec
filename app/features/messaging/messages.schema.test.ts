import { expect, test } from 'vitest'
import { readQuery } from './messages.schema'
import { messagesPath } from './messages-page'

const read = (search: string) => readQuery(new URLSearchParams(search))

test('an address says what is open, searched and shown', () => {
  expect(read('c=abc&q=%20two%20words%20&type=projector&list=3&before=120')).toEqual({
    c: 'abc',
    q: 'two words',
    type: 'projector',
    list: 3,
    before: 120,
  })
})

test.each(['list=1', 'list=11', 'list=x', 'before=0', 'before=-5', 'type=none', 'q=%20', 'c=', 'to='])(
  'what makes no sense counts as not said: %s',
  (search) => {
    expect(Object.values(read(search)).filter((value) => value !== undefined)).toEqual([])
  },
)

test('a long search is cut, not refused', () => {
  expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(100)
})

test('an address names only what it asks for', () => {
  expect(messagesPath({})).toBe('/app/messages')
  expect(messagesPath({ c: 'abc', q: 'a b', type: undefined }, '#m3')).toBe('/app/messages?c=abc&q=a+b#m3')
})
