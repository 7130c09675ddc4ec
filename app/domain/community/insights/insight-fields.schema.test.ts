import { expect, test } from 'vitest'
import { insightFieldsSchema } from './insight-fields.schema'

const whole = {
  ...{ title_en: 'A title', description_en: 'What it is about.', content_en: 'One. Two.', tags_en: 'sun, #moon, Sun' },
  ...{ title_ru: 'Название', description_ru: 'О чём.', content_ru: 'Раз. Два.', tags_ru: '' },
  ...{ category: 'Daily', color: '#0E7490', hd_type: '', premium: '1', published: '1' },
}
const problemsOf = (change: Record<string, string | undefined>) => {
  const read = insightFieldsSchema.safeParse({ ...whole, ...change })
  return read.success ? {} : Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

test('a whole text is read: tags once each, the colour in small letters, empty type for everybody', () => {
  expect(insightFieldsSchema.parse(whole)).toMatchObject({
    ...{ tags_en: ['sun', 'moon'], tags_ru: [], color: '#0e7490', hd_type: null, premium: true, published: true },
  })
})

test.each([
  ['no title', { title_ru: ' ' }, { title_ru: 'titleMissing' }],
  ['no text in one language', { content_en: '' }, { content_en: 'contentMissing' }],
  ['a draft without a text', { content_en: '', description_ru: '', published: undefined }, {}],
  ['a draft with a name in one language', { title_en: '', published: undefined }, {}],
  ['a draft without any name', { title_en: '', title_ru: '', published: undefined }, { title_en: 'titleMissing' }],
  ['a title of 101 characters', { title_en: 'a'.repeat(101) }, { title_en: 'titleTooLong' }],
  ['a title of 100 characters', { title_en: 'a'.repeat(100) }, {}],
  ['161 characters before the text', { description_ru: 'я'.repeat(161) }, { description_ru: 'descriptionTooLong' }],
  ['a text of 6001 characters', { content_ru: `Раз. Я${'я'.repeat(5995)}` }, { content_ru: 'contentTooLong' }],
  ['an unknown category', { category: 'Learn' }, { category: 'categoryMissing' }],
  ['a colour by name', { color: 'red' }, { color: 'colorInvalid' }],
  ['a style for a colour', { color: '#fff;x:url(//a)' }, { color: 'colorInvalid' }],
  ['an unknown type', { hd_type: 'dreamer' }, { hd_type: 'typeUnknown' }],
  ['eleven tags', { tags_en: 'a,b,c,d,e,f,g,h,i,j,k' }, { tags_en: 'tagsTooMany' }],
  ['premium of one sentence', { content_en: 'Only this one.' }, { content_en: 'contentOnlySentence' }],
  ['one sentence for everybody', { content_en: 'Only this one.', premium: undefined }, {}],
])('%s', (_, change, problems) => {
  expect(problemsOf(change)).toEqual(problems)
})

test('paragraphs keep one empty line between them, whatever sent them', () => {
  const { content_en } = insightFieldsSchema.parse({ ...whole, content_en: ' One. Two.  \r\n\r\n\r\nThree. ' })
  expect(content_en).toBe('One. Two.\n\nThree.')
})
