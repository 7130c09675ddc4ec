import { expect, test } from 'vitest'
import { readArrival } from './messages-page'

test.each([
  [
    { openConversationId: 'abc', focusInput: true },
    { path: '/app/messages?c=abc', focus: true, initialMessage: null },
  ],
  [{ openConversationId: 'abc' }, { path: '/app/messages?c=abc', focus: false, initialMessage: null }],
  [
    { startChatWith: 'mira', initialMessage: 'Hello' },
    { path: '/app/messages?to=mira', focus: true, initialMessage: 'Hello' },
  ],
  [{ startChatWith: 7 }, null],
  [{}, null],
])('the state of a navigation %j leads to %j', (state, expected) => {
  expect(readArrival(state)).toEqual(expected)
})
