import { expect, test } from 'vitest'
import { INSIGHT_CATEGORIES } from '../../app/domain/community/insights/insight-categories'
import { TYPES } from '../../app/domain/human-design/terms/codes'
import { STARTER_INSIGHTS } from './starter-insights'

const inEnglish = STARTER_INSIGHTS.filter(({ language }) => language === 'en')
const inRussian = STARTER_INSIGHTS.filter(({ language }) => language === 'ru')

test('at least forty texts, each in both languages', () => {
  expect(inEnglish.length).toBeGreaterThanOrEqual(40)
  expect(inRussian.map(({ subject }) => subject)).toEqual(inEnglish.map(({ subject }) => subject))
  expect(new Set(STARTER_INSIGHTS.map(({ id }) => id)).size).toBe(STARTER_INSIGHTS.length)
})

test('every category, each type and everybody have some; a few are premium', () => {
  for (const category of INSIGHT_CATEGORIES) {
    expect(inEnglish.filter((each) => each.category === category).length).toBeGreaterThanOrEqual(3)
  }
  for (const type of TYPES) expect(inEnglish.filter(({ hdType }) => hdType === type)).toHaveLength(4)
  expect(inEnglish.filter(({ hdType, isPremium }) => hdType === null && !isPremium).length).toBeGreaterThanOrEqual(5)
  for (const type of TYPES) {
    expect(inEnglish.filter(({ hdType, isPremium }) => hdType === type && isPremium)).toHaveLength(1)
  }
  expect(inEnglish.filter(({ hdType, isPremium }) => hdType === null && isPremium).length).toBeGreaterThanOrEqual(2)
})

test('the two of a subject differ in nothing but their words', () => {
  for (const [index, { id, language, title, description, content, tags, ...facts }] of inEnglish.entries()) {
    expect(inRussian[index]).toMatchObject(facts)
    expect(inRussian[index]!.tags).toHaveLength(tags.length)
    expect(inRussian[index]!.content.split('\n\n')).toHaveLength(content.split('\n\n').length)
  }
})

test('texts are whole, in their own script, and nothing shouts', () => {
  for (const { language, title, description, content, tags } of STARTER_INSIGHTS) {
    for (const text of [title, description, content, ...tags]) {
      expect(text).toBe(text.trim())
      expect(text).not.toMatch(/!/)
      if (language === 'en') expect(text).not.toMatch(/[а-яё]/i)
      else expect(text).toMatch(/[а-яё]/i)
    }
    if (language === 'ru') expect(content).not.toMatch(/(?<![.!?»:]\s|^|\n|[«“])Вы(?![а-яё])/)
    const paragraphs = content.split('\n\n')
    expect(paragraphs.length).toBeGreaterThanOrEqual(3)
    expect(paragraphs.length).toBeLessThanOrEqual(5)
    for (const paragraph of paragraphs) expect(paragraph.length).toBeGreaterThan(80)
    expect(content.length).toBeGreaterThan(450)
    expect(description.length).toBeLessThanOrEqual(140)
  }
})

test('each is a day older than the one before it', () => {
  const days = inEnglish.map(({ createdAt }) => Number(createdAt) / 86_400_000)
  for (const [index, day] of days.entries()) expect(day).toBe(days[0]! - index)
})
