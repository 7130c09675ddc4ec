import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { toErrorFields } from './log.server'

test('a failed query is told without what it was filled with', () => {
  const query = 'insert into "users" ("email", "birth_date") values (?, ?)'
  const failed = new DrizzleQueryError(
    query,
    ['mira@example.com', '1980-07-05\n    at Nizhny'],
    new Error('D1_ERROR: locked'),
  )
  const fields = toErrorFields(failed)
  expect(fields).toMatchObject({
    message: 'D1_ERROR: locked',
    query,
    stack: expect.stringContaining('log.server.test'),
  })
  expect(JSON.stringify(fields)).not.toMatch(/mira@|1980-07-05|Nizhny/)
})

test('so is one of another copy of the database library', () => {
  const message = 'Failed query: select 1\nparams: mira@example.com'
  const failed = Object.assign(new Error(message), { query: 'select 1', params: ['mira@example.com'] })
  expect(toErrorFields(failed)).toMatchObject({ message: 'Failed query', query: 'select 1' })
  expect(JSON.stringify(toErrorFields(failed))).not.toContain('mira@')
})

test('any other error is told whole', () => {
  expect(toErrorFields(new TypeError('no such page'))).toMatchObject({ name: 'TypeError', message: 'no such page' })
  expect(toErrorFields('odd')).toEqual({ value: 'odd' })
})
