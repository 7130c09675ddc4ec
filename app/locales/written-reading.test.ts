import { describe, expect, test } from 'vitest'
import { en } from './en'
import { ru } from './ru'

const NAMESPACES = ['written-core', 'written-chart', 'written-gates', 'written-channels'] as const
/** Parts of sentences: titles, names and explanations. */
const isPart = (key: string) => /^(?:section|gloss|number|hundred)\.|^(?:explained|gateNamed|channelNamed)$/.test(key)

describe.each([
  ['en', en],
  ['ru', ru],
] as const)('the written reading, %s', (language, words) => {
  const texts = NAMESPACES.flatMap((namespace) => Object.entries<string>(words[namespace]))
  const sentences = texts.filter(([key]) => !isPart(key))

  test('speaks in whole sentences, calmly, with dashes only where Russian has them', () => {
    for (const [key, text] of sentences) {
      expect(text, key).toMatch(/^[A-ZА-ЯЁ“«{].*[.?”»]$/s)
      expect(text, key).not.toMatch(language === 'ru' ? /[!…]/ : /[!…—]/)
    }
  })

  test('says nothing twice, plural forms apart', () => {
    const said = sentences.filter(([key]) => !/_(?:one|few|many|other)$/.test(key)).map(([, text]) => text)
    expect(new Set(said).size).toBe(said.length)
  })

  test('promises nothing and diagnoses nothing', () => {
    const forbidden =
      language === 'en'
        ? /\b(?:destin|fate\b|guarantee|disorder|cures?\b|heals?\b|healing)/i
        : /судьб|предназнач|гарант|диагноз|исцел|вылеч/i
    expect(sentences.filter(([, text]) => forbidden.test(text))).toEqual([])
  })
})
