import { expect, test } from 'vitest'
import { countText, partPercentText, percentText, signedText } from './numbers'

test.each([
  [0, 'en', '0'],
  [999, 'ru', '999'],
  [1000, 'en', '1,000'],
  [12_345, 'ru', '12\u00a0345'],
  [1_234_567, 'en', '1,234,567'],
] as const)('%i in %s is %s', (count, language, text) => {
  expect(countText(count, language)).toBe(text)
})

test.each([
  [0.29, 'en', '29%'],
  [0.29, 'ru', '29\u202f%'],
  [1, 'en', '100%'],
] as const)('%d in %s is %s', (portion, language, text) => {
  expect(percentText(portion, language)).toBe(text)
})

test('only what is no part at all is 0%, and no part is the whole', () => {
  expect([0, 0.001, 0.5, 0.999].map((share) => partPercentText(share, 'en'))).toEqual(['0%', '1%', '50%', '99%'])
  expect(partPercentText(0.001, 'ru')).toBe('1\u202f%')
})

test('points carry a true minus, and zero no sign unless it is asked for', () => {
  expect(signedText(-6, 'en')).toBe('\u22126')
  expect(signedText(3, 'ru')).toBe('+3')
  expect([signedText(0, 'en'), signedText(0, 'en', 'always')]).toEqual(['0', '+0'])
})
