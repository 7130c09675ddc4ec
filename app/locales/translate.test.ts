import { expect, test } from 'vitest'
import { en } from './en'
import { ru } from './ru'
import { translate } from './translate'

test.each([
  ['left', 1, '1 left', 'Остался 1 знак'],
  ['left', 2, '2 left', 'Осталось 2 знака'],
  ['left', 19, '19 left', 'Осталось 19 знаков'],
  ['left', 41, '41 left', 'Остался 41 знак'],
  ['left', 49, '49 left', 'Осталось 49 знаков'],
  ['over', 1, '1 too many', '1 лишний знак'],
  ['over', 2, '2 too many', '2 лишних знака'],
  ['over', 5, '5 too many', '5 лишних знаков'],
] as const)('%s %i in both languages', (key, count, english, russian) => {
  expect(translate(en.composer, 'en', key, { count })).toBe(english)
  expect(translate(ru.composer, 'ru', key, { count })).toBe(russian)
})

test('a count has the separators of its language', () => {
  expect(translate(en.composer, 'en', 'over', { count: 1104 })).toBe('1,104 too many')
  expect(translate(ru.composer, 'ru', 'over', { count: 11_041 })).toBe('11\u00a0041 лишний знак')
})
