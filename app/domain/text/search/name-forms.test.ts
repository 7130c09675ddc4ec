import { expect, test } from 'vitest'
import { nominatives } from './name-forms'
import { searchText } from './search-text'

test.each([
  ['Анна', 'Анны Анне Анну Анной Анною'],
  ['Мария', 'Марии Марию Марией'],
  ['Наталья', 'Натальи Наталье Наталью Натальей'],
  ['Ольга', 'Ольги Ольге Ольгу Ольгой'],
  ['Любовь', 'Любови Любовью'],
  ['Илья', 'Ильи Илье Илью Ильей'],
  ['Никита', 'Никиты Никите Никиту Никитой'],
  ['Иван', 'Ивана Ивану Иваном Иване'],
  ['Сергей', 'Сергея Сергею Сергеем Сергее'],
  ['Дмитрий', 'Дмитрия Дмитрию Дмитрием Дмитрии'],
  ['Игорь', 'Игоря Игорю Игорем Игоре'],
  ['Павел', 'Павла Павлу Павлом Павле'],
  ['Лев', 'Льва Льву Львом'],
  ['Пётр', 'Петра Петру Петром'],
  ['Фёдор', 'Фёдора Фёдору'],
  ['Кузнецов', 'Кузнецова Кузнецову Кузнецовым'],
  ['Кузнецова', 'Кузнецовой Кузнецову'],
  ['Достоевский', 'Достоевского Достоевскому Достоевским'],
  ['Достоевская', 'Достоевской Достоевскую'],
  ['Толстой', 'Толстого Толстому Толстым'],
])('%s is found by %s', (name, cases) => {
  for (const written of cases.split(' ')) expect(nominatives(searchText(written)), written).toContain(searchText(name))
})

test.each(['anna', '34', 'ян', 'мг', 'иван', 'игорь'])('%s is no other case of anything', (word) => {
  expect(nominatives(word)).toEqual([])
})

test('a word has few forms, so that a question to the index stays short', () => {
  for (const word of ['анне', 'льве', 'кузнецовым', 'достоевского']) {
    expect(nominatives(word).length).toBeLessThanOrEqual(8)
    expect(nominatives(word)).not.toContain(word)
  }
})
