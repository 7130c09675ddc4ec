import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { logEvent, toErrorFields } from './log.server'

test('a line says its level, what happened and when', () => {
  const written = vi.spyOn(console, 'info').mockReturnValue()
  logEvent('info', 'sign_in.done', { requestId: 'a\nb' })
  const line = String(written.mock.calls)
  written.mockRestore()
  expect(JSON.parse(line)).toEqual({
    ...{ level: 'info', event: 'sign_in.done', requestId: 'a\nb' },
    at: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  expect(line).not.toContain('\n')
})

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
  expect(JSON.stringify(fields)).not.toMatch(/mira@|1980-07-05/)
})

test('so is one of another copy of the database library', () => {
  const message = 'Failed query: select 1\nparams: mira@example.com'
  const failed = Object.assign(new Error(message), { query: 'select 1', params: ['mira@example.com'] })
  expect(toErrorFields(failed)).toMatchObject({ message: 'Failed query', query: 'select 1' })
  expect(JSON.stringify(toErrorFields(failed))).not.toContain('mira@')
})

const thrownBy = (act: () => unknown) => {
  try {
    return act()
  } catch (error) {
    return error
  }
}

test.each([
  ['a parser', thrownBy(() => JSON.parse('{"text": "Dear Mira, my "secret"')), 'Unreadable text'],
  ['the search', new Error('D1_ERROR: fts5: syntax error near "mira": SQLITE_ERROR'), /^D1_ERROR: fts5.*"…": SQLITE/],
  ['a mail service', new Error('550 <mira@example.com> unknown'), '550 … unknown'],
  ['a schema', thrownBy(() => z.object({ date: z.literal('1') }).parse({ date: 'Mira' })), 'date: invalid_value'],
  ['whoever throws no error', 'no place for "Mira"', 'no place for "…"'],
])('what %s quotes is left out', (_, error, message) => {
  const fields = toErrorFields(error)
  expect(fields.message).toMatch(message)
  expect(JSON.stringify(fields)).not.toMatch(/mira/i)
})

test('any other error is told as it is', () => {
  const fields = toErrorFields(new TypeError("Cannot read properties of undefined (reading 'id')"))
  expect(fields).toMatchObject({ name: 'TypeError', message: "Cannot read properties of undefined (reading 'id')" })
  expect(toErrorFields('odd')).toEqual({ name: 'string', message: 'odd' })
})
