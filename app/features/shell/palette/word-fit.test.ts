import { expect, test } from 'vitest'
import { SURE, wordFit } from './word-fit'

test.each([
  ['settings', 'settings', 5],
  ['sett', 'settings', 4],
  ['34', '34', 5],
  ['3', '34', 4],
  ['4', '34', 0],
  ['tting', 'settings', 3],
  ['ting', 'settings', 3],
  // One slip: another letter, one more, one less, two turned round.
  ['satti', 'settings', 2],
  ['sewtti', 'settings', 2],
  ['setin', 'settings', 2],
  ['estti', 'settings', 0],
  ['stetin', 'settings', 2],
  ['stngs', 'settings', 1],
  ['tngs', 'settings', 0],
  ['zz', 'settings', 0],
] as const)('%s and %s: %d', (typed, word, fit) => {
  expect(wordFit(typed, word)).toBe(fit)
})

test('what is guessed is no sure fit, what is inside a word is one', () => {
  expect(wordFit('setin', 'settings')).toBeLessThan(SURE)
  expect(wordFit('ting', 'settings')).toBeGreaterThanOrEqual(SURE)
})
