import { expect, test } from 'vitest'
import { knownOffsetSchema } from './known-offset.schema'

test('an offset is read where one was typed, and what is none is told at its field', () => {
  expect(knownOffsetSchema.parse({})).toEqual({ known_offset: null })
  expect(knownOffsetSchema.parse({ known_offset: ' UTC+4 ' })).toEqual({ known_offset: 14400 })
  expect(knownOffsetSchema.safeParse({ known_offset: 'four' }).error?.issues[0]?.message).toBe('offset.invalid')
})
