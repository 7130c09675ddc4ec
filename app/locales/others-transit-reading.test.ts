import { expect, test } from 'vitest'
import { othersTransitReading as en } from './en/others-transit-reading'
import { transitReading } from './en/transit-reading'
import { othersTransitReading as ru } from './ru/others-transit-reading'

const ADDRESSED = { en: /\byou(r|rs)?\b/i, ru: /(?<!\p{L})(вы|вас|вам|вами|ваш\p{L}*)(?!\p{L})/iu }

test.each([
  ['en', en],
  ['ru', ru],
] as const)('no text about the chart of someone else calls it the reader’s: %s', (language, words) => {
  expect(Object.entries(words).filter(([, text]) => ADDRESSED[language].test(text))).toEqual([])
})

test('the pattern finds what is addressed to the reader', () => {
  expect(transitReading['legend.natal']).toMatch(ADDRESSED.en)
  expect('Небо не замыкает ваших каналов.').toMatch(ADDRESSED.ru)
})
