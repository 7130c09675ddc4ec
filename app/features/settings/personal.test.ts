import { expect, test } from 'vitest'
import { findChangedFields } from './personal'
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
