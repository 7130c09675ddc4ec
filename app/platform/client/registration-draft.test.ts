import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetRegistrationDraft, keepRegistrationDraft, readRegistrationDraft } from './registration-draft'

const NONE = { fields: {}, offered: '', birth: null }
const TYPED = {
  fields: { full_name: 'Ada', username: '', email: '', referralCode: '' },
  offered: 'ABC123',
  birth: null,
}
const HOUR = 3_600_000

let texts: Map<string, string>

beforeEach(() => {
  texts = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a draft is read again for an hour, and then deleted', () => {
  keepRegistrationDraft(TYPED, 1000)
  expect(readRegistrationDraft(1000 + HOUR - 1)).toEqual(TYPED)
  expect(readRegistrationDraft(1000 + HOUR)).toEqual(NONE)
  expect([...texts]).toEqual([])
})

test('blank fields, or forgetting, leave nothing', () => {
  keepRegistrationDraft(TYPED, 0)
  keepRegistrationDraft({ ...TYPED, fields: { ...TYPED.fields, full_name: ' ' } }, 0)
  expect([...texts]).toEqual([])
  keepRegistrationDraft(TYPED, 0)
  forgetRegistrationDraft()
  expect([...texts]).toEqual([])
})

test('storing the same again does not start the hour again', () => {
  keepRegistrationDraft(TYPED, 0)
  keepRegistrationDraft(TYPED, HOUR - 1)
  expect(readRegistrationDraft(HOUR)).toEqual(NONE)
  // Nor once it is over, as when a form that was left open is reloaded.
  keepRegistrationDraft(TYPED, 0)
  keepRegistrationDraft(TYPED, HOUR + 1)
  expect(readRegistrationDraft(HOUR + 2)).toEqual(NONE)
})

test('birth data alone are a draft, too', () => {
  const typed = { ...NONE, birth: { typed: { birth_date: '1990-05-01', birth_city: 'Riga' }, brought: 'null' } }
  keepRegistrationDraft(typed, 0)
  expect(readRegistrationDraft(1)).toEqual(typed)
})

test.each(['{"full_name":"Ada"}', 'null', '"text"', '{"at":'])('what is no draft is deleted: %s', (stored) => {
  texts.set('registration', stored)
  expect(readRegistrationDraft(0)).toEqual(NONE)
  expect([...texts]).toEqual([])
})
