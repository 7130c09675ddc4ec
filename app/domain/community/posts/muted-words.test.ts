import { expect, test } from 'vitest'
import { hasMutedWord, mutedWordKey } from './muted-words'

test.each([
  ['art', 'Modern ART today', true],
  ['art', 'A heart', false],
  ['art', 'artful', false],
  ['art', 'art.', true],
  ['art', '(art)', true],
  ['art', 'heart, art', true],
  ['ёж', 'Еж', true],
  ['еж', 'Ёжик', false],
  ['two  words', 'Of two\nwords', true],
  ['#sale', 'great #sale', true],
  ['#sale', 'x#sale', true],
  ['#sale', '#sales', false],
  ['😀', 'hi😀you', true],
  ['', 'anything', false],
])('who muted %j: %j is hidden, %j', (word, text, isHidden) => {
  expect(hasMutedWord(text, [mutedWordKey(word)])).toBe(isHidden)
})
