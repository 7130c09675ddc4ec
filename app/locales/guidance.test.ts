import { describe, expect, test } from 'vitest'
import { BODIES, CENTERS } from '~/domain/human-design/terms/codes'
import { GUIDANCE_FACT_IDS, textKeyOf, variantsOf } from '~/domain/human-design/transit/guidance-facts'
import { INSIGHT_SENTENCES } from '~/domain/human-design/transit/personal-insight'
import { en } from './en'
import { ru } from './ru'

const NAMESPACES = [
  'guidance-avoid',
  'guidance-days',
  'guidance-focus',
  'guidance-insight',
  'guidance-reasons',
] as const
const SIX = [1, 2, 3, 4, 5, 6]
const LANGUAGES = [
  ['en', en],
  ['ru', ru],
] as const

/** Every key that guidance can ask for, by its own rules. */
const asked = [
  ...GUIDANCE_FACT_IDS.flatMap((id) => Array.from({ length: variantsOf(id) }, (_, day) => textKeyOf(id, day))),
  ...SIX.map((line) => `focus.line.${line}`),
  ...[...SIX, 7].map((step) => `focus.step.${step}`),
]

describe.each(LANGUAGES)('%s', (language, words) => {
  const texts: Record<string, string> = {
    ...words['guidance-avoid'],
    ...words['guidance-days'],
    ...words['guidance-focus'],
  }

  test('has a text for every fact in all its ways, and none besides', () => {
    expect(Object.keys(texts).sort()).toEqual([...asked].sort())
  })

  test('has a sentence of each kind in three ways', () => {
    const expected = INSIGHT_SENTENCES.flatMap((id) => [1, 2, 3].map((way) => `${id}.${way}`))
    expect(Object.keys(words['guidance-insight']).sort()).toEqual(expected.sort())
  })

  test('says where the Sun is in its first sentence, which is all that is shown without Premium', () => {
    for (const way of [1, 2, 3] as const) {
      const [first] = words['guidance-insight'][`opens.${way}`].split(/[.:?](?=\s|$)/u)
      expect(first).toContain('{{gate}}')
    }
  })

  test('names every body and every center in its reasons', () => {
    expect(Object.keys(words['guidance-reasons'])).toEqual(
      expect.arrayContaining([...BODIES.map((body) => `body.${body}`), ...CENTERS.map((center) => `center.${center}`)]),
    )
  })

  test.each(NAMESPACES)(
    '%s speaks calmly, in one or two whole sentences, and never says the same twice',
    (namespace) => {
      const all = Object.entries(words[namespace]).filter(([key]) => !/^(body|center)\./.test(key))
      for (const [key, text] of all) {
        expect(text, key).toMatch(/^[A-ZА-ЯЁ“«{].*[.?:]$/s)
        // Russian joins a subject and its noun by a dash.
        expect(text, key).not.toMatch(language === 'ru' ? /[!…]/ : /[!…—]/)
        const sentences = text.split(/(?<=[.?])\s+(?=[A-ZА-ЯЁ{«])/)
        expect(sentences.length, key).toBeLessThanOrEqual(namespace === 'guidance-insight' ? 3 : 2)
      }
      expect(new Set(all.map(([, text]) => text)).size).toBe(all.length)
    },
  )
})

test('a week of any type does not repeat itself in what varies', () => {
  for (const id of GUIDANCE_FACT_IDS.filter((fact) => /^(strategy|avoid|affirmation)\./.test(fact))) {
    const week = Array.from({ length: 7 }, (_, day) => textKeyOf(id, 20_000 + day))
    expect(new Set(week).size, id).toBe(7)
  }
})

test('Russian joins the type and its name by a dash', () => {
  const reasons = Object.entries(ru['guidance-reasons']).filter(([key]) => key.startsWith('type.'))
  expect(reasons).toHaveLength(5)
  for (const [key, text] of reasons) expect(text, key).toMatch(/^Ваш тип — [А-ЯЁ]/)
})

test('a day without completed channels speaks of fast planets only: slow ones complete a channel for months', () => {
  const texts: Record<string, string> = ru['guidance-insight']
  for (const way of [1, 2, 3]) expect(texts[`completed_none.${way}`]).toMatch(/быстрые планеты/i)
})
