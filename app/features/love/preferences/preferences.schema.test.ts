import { expect, test } from 'vitest'
import { SOUGHT_WORDS_MAX_LENGTH } from '~/domain/membership/love/love-preferences'
import { toProblems } from '~/platform/client/form-answer'
import { preferencesSchema } from './preferences.schema'

const read = (form: Record<string, string>) => preferencesSchema.safeParse({ intent: 'save', ...form })
const saved = (form: Record<string, string>) => read(form).data
const problems = (form: Record<string, string>) => {
  const { error } = read(form)
  return error ? toProblems(error) : {}
}

test('an empty form looks for nothing, filters by nothing and states nothing', () => {
  expect(saved({})).toEqual({
    ...{ seeks: [], words: null, isPublic: false, ageGroup: null, languages: null, city: '' },
    filter: { ageFrom: null, ageTo: null, language: null, withinKm: null, isStrict: false },
  })
})

test('what is chosen is read', () => {
  const form = {
    ...{ seek_dating: 'on', seek_practice: 'on', words: ' Long walks\r\nand tea ', is_public: 'on' },
    ...{ age_from: '25', age_to: '44', language: 'ru', within: '200', only_stated: 'on' },
    ...{ age_group: '35', speaks_ru: 'on', speaks_en: 'on', city: 'on' },
  }
  expect(saved(form)).toEqual({
    ...{ seeks: ['dating', 'practice'], words: 'Long walks\nand tea', isPublic: true },
    ...{ ageGroup: 35, languages: ['en', 'ru'], city: 'on' },
    filter: { ageFrom: 25, ageTo: 44, language: 'ru', withinKm: 200, isStrict: true },
  })
})

test.each([
  ['from', { age_from: '35' }, 35, 120],
  ['to', { age_to: '44' }, 18, 44],
] as const)('an age range with %s alone is open at its other end', (_, form, from, to) => {
  expect(saved(form)?.filter).toMatchObject({ ageFrom: from, ageTo: to })
})

test.each(['', ' \n ', '\u200b\u2800', '\u00ad'])('words that show nothing are none: %j', (words) => {
  expect(saved({ words })?.words).toBeNull()
})

test('empty lines in a row are one', () => {
  expect(saved({ words: `a${'\n'.repeat(298)}b` })?.words).toBe('a\n\nb')
  expect(saved({ words: 'a\n \n\t\n  b\n\nc\nd' })?.words).toBe('a\n\n  b\n\nc\nd')
})

test.each([
  [{ words: Array(8).fill('a').join('\n') }, {}],
  [{ words: Array(9).fill('a').join('\n') }, { words: 'words.lines' }],
  [{ words: 'ж'.repeat(SOUGHT_WORDS_MAX_LENGTH) }, {}],
  [{ words: 'ж'.repeat(SOUGHT_WORDS_MAX_LENGTH + 1) }, { words: 'words.long' }],
  [{ words: 'a\u0000b' }, { words: 'words.invalid' }],
  [{ age_from: '45', age_to: '44' }, { age_to: 'age.order' }],
  [{ age_from: '26' }, { age_from: 'choice.unknown' }],
  [{ age_to: '35' }, { age_to: 'choice.unknown' }],
  [{ age_group: '30' }, { age_group: 'choice.unknown' }],
  [{ within: '51' }, { within: 'choice.unknown' }],
  [{ language: 'de' }, { language: 'choice.unknown' }],
  [{ city: 'kept' }, { city: 'choice.unknown' }],
] as const)('%j', (form, expected) => {
  expect(problems(form)).toEqual(expected)
})

test('another intent is no save', () => {
  expect(preferencesSchema.safeParse({ intent: 'show' }).success).toBe(false)
})
