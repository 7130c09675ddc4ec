import { expect, it } from 'vitest'
import { birthDateSchema, birthTimeSchema, parseBirthDate, parseBirthTime } from './birth-date-time'

it('takes days that exist', () => {
  expect(birthDateSchema.safeParse('2024-02-29').success).toBe(true)
  expect(birthDateSchema.safeParse('2023-02-29').error?.issues[0]?.message).toBe('invalid_date')
  expect(birthDateSchema.safeParse(19900101).success).toBe(false)
  expect(parseBirthDate('1970-01-02')).toBe(86_400_000)
  expect(parseBirthDate('0099-01-01')).toBe(Date.parse('0099-01-01T00:00:00Z'))
})

it('takes times of the day with or without seconds', () => {
  expect(parseBirthTime('00:00')).toBe(0)
  expect(parseBirthTime('23:59:59')).toBe(86_399_000)
  expect(birthTimeSchema.safeParse('24:00').error?.issues[0]?.message).toBe('invalid_time')
})
