import { expect, test } from 'vitest'
import { memberTexts, postTexts } from './indexed-texts'

test('behind the body stand the stems of tags and text, each once', () => {
  expect(postTexts({ content: 'Ворота и воротами', tags: ['Generators'] })).toEqual({
    title: 'generators',
    body: 'ворота и воротами \uE000generat \uE000ворот',
  })
})

test('a name of a member has no stem', () => {
  expect(memberTexts({ fullName: 'Анна Генераторова', username: 'projectors', bio: 'Sings' })).toEqual({
    title: 'анна генераторова\nprojectors',
    body: 'sings \uE000sing',
  })
  expect(memberTexts({ fullName: 'Anna', username: 'anna' }).body).toBe('')
})
