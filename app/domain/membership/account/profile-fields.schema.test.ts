import { expect, test } from 'vitest'
import { textLength } from '../../text/text-length'
import { bioField, fullNameField, locationField } from './account-fields.schema'

const problemOf = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.success ? null : result.error?.issues[0]?.message

test.each([
  ['', 0],
  ['a\r\nb', 3],
  ['a\nb', 3],
  ['🌒', 1],
  ['👩‍👩‍👧', 1],
  ['Ё', 1],
])('%j counts as %i characters', (text, count) => {
  expect(textLength(text)).toBe(count)
})

test('a bio may have 500 characters, emoji counted once, and families too, as in a post', () => {
  expect(problemOf(bioField.safeParse('👩‍👩‍👧'.repeat(500)))).toBeNull()
  expect(problemOf(bioField.safeParse('👩‍👩‍👧'.repeat(501)))).toBe('bio.long')
  expect(problemOf(bioField.safeParse('🌒'.repeat(500)))).toBeNull()
  expect(problemOf(bioField.safeParse('🌒'.repeat(501)))).toBe('bio.long')
  expect(problemOf(bioField.safeParse('a\r\n'.repeat(250)))).toBeNull()
  expect(problemOf(bioField.safeParse('x'.repeat(501)))).toBe('bio.long')
})

test('a location may have 100 characters', () => {
  expect(problemOf(locationField.safeParse('ж'.repeat(100)))).toBeNull()
  expect(problemOf(locationField.safeParse('ж'.repeat(101)))).toBe('location.long')
})

test('a name and a place have no marks heaped on every letter', () => {
  const heaped = `a${'\u0301'.repeat(19)}`.repeat(100)
  expect(problemOf(fullNameField.safeParse(heaped))).toBe('fullName.long')
  expect(problemOf(locationField.safeParse(heaped))).toBe('location.long')
  expect(problemOf(fullNameField.safeParse('й'.normalize('NFD').repeat(100)))).toBeNull()
})

test('a bio keeps its lines and loses what cannot be seen or turns the text', () => {
  expect(bioField.parse('  One\r\ntwo\rthree\u2028four\u0000\u0007\t five\u202e \ud83c ')).toBe(
    'One\ntwo\nthree\nfour  five',
  )
  expect(bioField.parse(undefined)).toBe('')
})

test('name and location are one line each', () => {
  expect(locationField.parse(' Lisbon,\r\nPortugal\u0000 ')).toBe('Lisbon, Portugal')
  expect(fullNameField.parse('Mira\ud83c\u202e\nVoss')).toBe('Mira Voss')
})
