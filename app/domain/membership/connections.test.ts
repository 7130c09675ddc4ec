import { expect, test } from 'vitest'
import { connectionState } from './connections'

test.each([
  ['connected', 'me', 'connected'],
  ['connected', 'other', 'connected'],
  ['requested', 'me', 'requested'],
  ['requested', 'other', 'incoming'],
  // Declining is quiet: whoever asked sees no difference.
  ['declined', 'me', 'requested'],
  ['declined', 'other', 'none'],
] as const)('%s, asked by %s, is %s', (status, requesterId, state) => {
  expect(connectionState({ status, requesterId }, 'me')).toBe(state)
})

test('without a row there is nothing', () => {
  expect(connectionState(null, 'me')).toBe('none')
})
