import { expect, test } from 'vitest'
import { findChangedFields, followServer } from './personal'
import { personalSchema } from './personal.schema'

const STORED = {
  full_name: 'Mira Voss',
  username: 'mira',
  email: 'mira@example.com',
  location: '',
  bio: 'One\ntwo',
  practitioner: '',
}

const changed = (sent: Record<string, string>) => [
  ...findChangedFields(personalSchema.parse({ ...STORED, ...sent }), STORED),
]

test('what is as stored is not changed, whatever line breaks the browser sends', () => {
  expect(changed({})).toEqual([])
  expect(changed({ bio: 'One\r\ntwo ', was_bio: 'One\r\ntwo' })).toEqual([])
})

test('what differs is changed', () => {
  expect(changed({ bio: '', username: 'Mira', location: 'Lisbon' })).toEqual(['username', 'location', 'bio'])
})

test('a box that is not sent is empty, and so may be its change', () => {
  const isOn = { ...STORED, practitioner: 'on' }
  const { practitioner: _, ...unticked } = isOn
  expect([...findChangedFields(personalSchema.parse({ ...unticked, was_practitioner: 'on' }), isOn)]).toEqual([
    'practitioner',
  ])
  expect(changed({ practitioner: 'on', was_practitioner: '' })).toEqual(['practitioner'])
  expect(changed({ practitioner: 'true' })).toEqual([])
})

test('what another page changed meanwhile is not changed back', () => {
  expect(changed({ full_name: 'Old Name', was_full_name: 'Old Name', location: 'Lisbon', was_location: '' })).toEqual([
    'location',
  ])
})

test('what was typed here wins over what another page wrote', () => {
  expect(changed({ full_name: 'New Name', was_full_name: 'Old Name' })).toEqual(['full_name'])
})

// Another page renamed the member to mira_v; this one sends its own new location with the old name.
const SENT = { ...STORED, location: 'Oslo' }
const LOADED = { ...SENT, username: 'mira_v' }

test('the answer and what is loaded after it are followed, one after the other or at once', () => {
  const answered = followServer(SENT, STORED, { saved: SENT, values: null })
  expect(answered).toEqual({ known: SENT, shown: SENT })
  expect(followServer(answered.shown, answered.known, { saved: null, values: LOADED })).toEqual({
    known: LOADED,
    shown: LOADED,
  })
  expect(followServer(SENT, STORED, { saved: SENT, values: LOADED })).toEqual({ known: LOADED, shown: LOADED })
})

test('what was typed since it was sent stays', () => {
  const typed = { ...SENT, bio: 'Moon and tea' }
  expect(followServer(typed, STORED, { saved: SENT, values: LOADED }).shown).toEqual({
    ...LOADED,
    bio: 'Moon and tea',
  })
})

test('a new address awaits its confirmation: the field shows the present one', () => {
  const sent = { ...STORED, email: 'new@example.com' }
  expect(followServer(sent, STORED, { saved: sent, values: null })).toEqual({ known: STORED, shown: STORED })
  expect(followServer(sent, STORED, { saved: sent, values: STORED })).toEqual({ known: STORED, shown: STORED })
})

test('line breaks of a text area are no change', () => {
  const shown = { ...STORED, bio: 'One\r\ntwo' }
  expect(followServer(shown, STORED, { saved: null, values: { ...STORED, bio: 'Three' } }).shown.bio).toBe('Three')
})
