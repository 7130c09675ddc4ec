import { expect, test } from 'vitest'
import { NO_DRAFT } from './draft'
import { type Outgoing, toOutgoing } from './outgoing'
import type { PickedPicture } from './picked-picture'

const file = {} as File
const bowl: PickedPicture = { id: '1', file, url: '', alt: 'A bowl', isDecorative: false, width: 0, height: 0 }
const draft = { ...NO_DRAFT, content: 'Said', context: 'gate:34' }
const post: Outgoing = { id: 'first', draft, pictures: [bowl], replaces: ['older'] }

test('a new post goes out under the id of its form, in the place of nothing', () => {
  const typed = { id: 'form', draft, pictures: [bowl] }
  expect(toOutgoing(typed, null)).toEqual({ ...typed, replaces: [] })
})

test.each<[string, boolean, Partial<Outgoing>, boolean]>([
  ['as it was', true, {}, false],
  ['with other words', true, { draft: { ...draft, content: 'Else', visibility: 'connections' } }, false],
  ['about something else', true, { draft: { ...draft, context: '' } }, true],
  ['without its picture', true, { pictures: [] }, true],
  ['with one more', true, { pictures: [bowl, { ...bowl, id: '2' }] }, true],
  ['with another file', true, { pictures: [{ ...bowl, file: { name: 'kiln' } as File }] }, true],
  ['with other words for the picture', true, { pictures: [{ ...bowl, alt: 'A kiln' }] }, true],
  ['with a picture that is decoration', true, { pictures: [{ ...bowl, isDecorative: true }] }, true],
  ['with the same picture, measured', true, { pictures: [{ ...bowl, width: 9, height: 9 }] }, false],
  ['with other pictures, where the server surely has nothing', false, { pictures: [] }, false],
])('a post taken back goes out %s', (_, isUnsure, changed, isReplaced) => {
  const out = toOutgoing({ id: 'form', draft, pictures: [bowl], ...changed }, { post, isUnsure })
  expect(out.replaces).toEqual(isReplaced ? ['older', 'first'] : ['older'])
  expect(out.id === 'first').toBe(!isReplaced)
  expect(out.id).not.toBe('form')
})
