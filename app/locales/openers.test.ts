import { expect, test } from 'vitest'
import { TYPES } from '~/domain/human-design/terms/codes'
import { FULL_NAME_MAX_LENGTH } from '~/domain/membership/limits'
import { textLength } from '~/domain/text/text-length'
import { en } from './en'
import { ru } from './ru'
import { translate } from './translate'

const LONGEST_NAME = 'Ж'.repeat(FULL_NAME_MAX_LENGTH)
const PAIRS = TYPES.flatMap((own) => TYPES.map((other) => `${own}_${other}`))

test('whoever writes first has an opening message for every type they may write to, and one for the unknown', () => {
  expect(PAIRS).toHaveLength(25)
  expect(Object.keys(en.openers).sort()).toEqual([...PAIRS, 'generic'].sort())
})

test.each([
  ['en', { ...en.openers, ...en.greetings }],
  ['ru', { ...ru.openers, ...ru.greetings }],
] as const)(
  'every first message fits, asks something, shouts at nobody and is no other one (%s)',
  (language, words) => {
    const keys = Object.keys(words)
    const texts = keys.map((key) => translate(words, language, key, { name: LONGEST_NAME, percent: 92 }))
    expect(texts.filter((text) => textLength(text) > 500 || !text.includes(LONGEST_NAME))).toEqual([])
    expect(texts.filter((text) => !text.endsWith('?') || text.includes('!') || text.includes('{{'))).toEqual([])
    expect(new Set(texts).size).toBe(texts.length)
  },
)

test.each([en.openers, ru.openers])('an opening message is as long as one that a person would send', (words) => {
  const lengths = Object.values(words).map((text) => text.replace('{{name}}', 'Марина').length)
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(90)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(220)
})

test('Russian first messages give whoever writes them no gender', () => {
  const texts = Object.values({ ...ru.openers, ...ru.greetings })
  expect(
    texts.filter((text) => /(?<![а-яё])я\s(?:[а-яё]+\s)?(?!сначала)[а-яё]+(?:л|ла|лся|лась)(?![а-яё])/iu.test(text)),
  ).toEqual([])
  expect(texts.filter((text) => /(?<![а-яё])(?:рад|рада|оба|обе|должен|должна)(?![а-яё])/iu.test(text))).toEqual([])
})
