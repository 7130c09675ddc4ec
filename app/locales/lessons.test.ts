import { describe, expect, test } from 'vitest'
import { GATES_OF_CENTER } from '~/domain/human-design/terms/centers'
import { CENTERS } from '~/domain/human-design/terms/codes'
import { LESSONS } from '~/domain/learning/lessons'
import { LOOKS } from '~/domain/learning/look-variant'
import { QUESTION_KINDS } from '~/domain/learning/quiz/make-quiz'
import { en } from './en'
import { LESSON_TEXTS } from './lessons.server'
import { ru } from './ru'

const LANGUAGES = ['en', 'ru'] as const
const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
const placesOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort()

describe.each(LESSONS)('the lesson %s', (lesson) => {
  test('is told in both languages alike', () => {
    const [english, russian] = LANGUAGES.map((language) => LESSON_TEXTS[language].lessons[lesson])
    expect(russian!.parts.map(({ text }) => text.length)).toEqual(english!.parts.map(({ text }) => text.length))
    expect(Object.keys(russian!.look).sort()).toEqual(Object.keys(english!.look).sort())
    for (const [variant, text] of Object.entries(english!.look)) {
      expect(placesOf(russian!.look[variant as 'all'] ?? ''), variant).toEqual(placesOf(text))
    }
  })

  test('has a look for every chart, and none that no chart has', () => {
    const variants = LOOKS[lesson] ? ['none', 'some'] : ['all']
    for (const language of LANGUAGES) {
      expect(Object.keys(LESSON_TEXTS[language].lessons[lesson].look).sort()).toEqual(variants)
    }
  })

  test.each(LANGUAGES)('is short, in short paragraphs, and calm (%s)', (language) => {
    const { title, about, parts, look } = LESSON_TEXTS[language].lessons[lesson]
    const texts = parts.flatMap(({ text }) => text)
    const words = wordCount([...texts, Object.values(look)[0]].join(' '))
    expect(words).toBeGreaterThanOrEqual(language === 'en' ? 200 : 150)
    expect(words).toBeLessThanOrEqual(350)
    expect(parts.length).toBeGreaterThanOrEqual(2)
    for (const text of texts) {
      expect(wordCount(text), text).toBeLessThanOrEqual(110)
      expect(text).toMatch(/^[A-ZА-ЯЁ\d].*[.?]$/s)
    }
    for (const text of [title, about, ...texts, ...parts.map((part) => part.title), ...Object.values(look)]) {
      expect(text).not.toMatch(/[!…]/)
      expect(text.trim()).toBe(text)
    }
  })

  test('keeps to its alphabet and gives its reader no gender', () => {
    for (const language of LANGUAGES) {
      for (const text of JSON.stringify(LESSON_TEXTS[language].lessons[lesson], (_, value) => value).matchAll(
        /"([^"]+)":"([^"]*)"|"([^"]{20,})"/g,
      )) {
        const words = (text[2] ?? text[3] ?? '').replace(/\{\{\w+\}\}/g, '')
        expect(words.match(language === 'en' ? /[А-Яа-яЁё]+/ : /[A-Za-z]{2,}/), words).toBeNull()
        expect(words).not.toMatch(/[а-яё,;]\s(?:Вы|Вас|Вам|Вами|Ваш[а-яё]*)(?![а-яё])/u)
        expect(words).not.toMatch(/(?<![а-яё])вы\s(?:[а-яё]+\s)?[а-яё]+(?:ла|лась|лся)(?![а-яё])/iu)
      }
    }
  })
})

test('every kind of question has its words and its reason, in both languages with the same places', () => {
  for (const kind of QUESTION_KINDS.flatMap((each) => [each, `${each}.because`])) {
    expect(LESSON_TEXTS.en.questions[kind], kind).toBeDefined()
    expect(placesOf(LESSON_TEXTS.ru.questions[kind] ?? ''), kind).toEqual(
      placesOf(LESSON_TEXTS.en.questions[kind] ?? ''),
    )
  }
  for (const text of Object.values(LESSON_TEXTS.ru.questions))
    expect(text.replace(/\{\{\w+\}\}/g, '')).not.toMatch(/[A-Za-z]/)
})

test('a question does not give its answer away', () => {
  for (const kind of QUESTION_KINDS) {
    for (const language of LANGUAGES) expect(LESSON_TEXTS[language].questions[kind]).not.toContain('{{answer}}')
  }
})

test('no two gates, lines, profiles or channels bear one name, by which questions ask for them', () => {
  const gates = CENTERS.flatMap((center) => GATES_OF_CENTER[center])
  for (const words of [en.hd, ru.hd] as Record<string, string>[]) {
    const names = gates.map((gate) => words[`gate.${gate}`])
    expect(new Set(names).size).toBe(64)
    const others = Object.keys(words).filter((key) => /^(line\.\d|profile\.\d\/\d)$/.test(key))
    expect(new Set(others.map((key) => words[key])).size).toBe(18)
  }
})
