import { describe, expect, test } from 'vitest'
import { en } from '~/locales/en'
import { ru } from '~/locales/ru'
import { translate } from '~/locales/translate'

const TEXTS: Record<'en' | 'ru', Record<string, Record<string, string>>> = { en, ru }
const FORMS = { en: ['one', 'other'], ru: ['one', 'few', 'many', 'other'] } as const
const FORM = /_(one|few|many|other)$/

/** A count with the word it agrees with: in Russian any word but "из", in English a plural. "3 of 9" agrees with nothing. */
const COUNTED_WORD = {
  en: /\{\{count\}\}[ \u00a0](?!of )\p{L}+s(?!\p{L})/u,
  ru: /\{\{count\}\}[ \u00a0](?!из )\p{L}/u,
}

/** Their count is a constant of the code, so they need one form only. */
const CONSTANT_COUNTS = [
  'connect error.limit',
  'connect limitUntil',
  'events foundMore',
  'mutes word.long',
  'written-core uncertain.around',
  'written-core uncertain.around.headings',
]

/** Every count up to 130, which is each ending in each hundred, and some above a thousand. */
const COUNTS = [...Array.from({ length: 131 }, (_, count) => count), 1000, 1001, 1002, 1005, 1011, 1021, 1_000_000]

describe.each(['en', 'ru'] as const)('%s', (language) => {
  const namespaces = Object.entries(TEXTS[language])
  const keys = namespaces.flatMap(([namespace, texts]) => Object.keys(texts).map((key) => ({ namespace, texts, key })))
  const counted = keys
    .filter(({ key }) => FORM.test(key))
    .map((found) => ({ ...found, key: found.key.replace(FORM, '') }))

  test('a count beside a word has plural forms', () => {
    const missing = keys
      .filter(({ texts, key }) => !FORM.test(key) && COUNTED_WORD[language].test(texts[key]!))
      .map(({ namespace, key }) => `${namespace} ${key}`)
    expect(missing.filter((key) => !CONSTANT_COUNTS.includes(key))).toEqual([])
  })

  test('a key with one plural form has all of its language, and no text without a form', () => {
    for (const { namespace, texts, key } of counted) {
      const forms = Object.keys(texts).filter((other) => other === key || other.replace(FORM, '') === key)
      expect(forms.sort(), `${namespace} ${key}`).toEqual(FORMS[language].map((form) => `${key}_${form}`).sort())
    }
  })

  test('every count finds the form that its language has for it', () => {
    const rules = new Intl.PluralRules(language)
    const grouped = new Intl.NumberFormat(language)
    const forms = COUNTS.map((count) => ({ count, form: rules.select(count), shown: grouped.format(count) }))
    for (const { namespace, texts, key } of counted) {
      const got = forms.map(({ count }) => translate(texts, language, key, { count }))
      const want = forms.map(({ form, shown }) => texts[`${key}_${form}`]!.replaceAll('{{count}}', shown))
      expect(got, `${namespace} ${key}`).toEqual(want)
    }
  })
})

test.each([
  [0, '0 активаций из 26 сохраняют ворота и линию'],
  [1, '1 активация из 26 сохраняет ворота и линию'],
  [3, '3 активации из 26 сохраняют ворота и линию'],
  [11, '11 активаций из 26 сохраняют ворота и линию'],
  [21, '21 активация из 26 сохраняет ворота и линию'],
  [26, '26 активаций из 26 сохраняют ворота и линию'],
])('%i activations are counted in Russian', (count, text) => {
  expect(translate(ru['birth-time'], 'ru', 'activationCount', { count })).toBe(text)
})
