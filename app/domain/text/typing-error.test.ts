import { expect, it } from 'vitest'
import { isTypingError } from './typing-error'

// Edits counted by hand; allowed is a fourth of the longer word.
it.each([
  ['moscw', 'moscow', true, 'one letter left out of six'],
  ['mosocw', 'moscow', true, 'two letters swapped'],
  ['киииф', 'киев', false, 'two edits in five letters'],
  ['novosibrisk', 'novosibirsk', true, 'two letters swapped'],
  ['zzyzx', 'zanesville', false, 'eight edits'],
  ['zzyzx', 'zzyzy', true, 'one letter'],
  ['bonn', 'conn', false, 'another first letter'],
  ['osh', 'omsk', false, 'two edits in four letters'],
])('%s for %s: %s (%s)', (typed, meant, isError) => {
  expect(isTypingError(typed, meant)).toBe(isError)
})
