import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createDatabase } from './client'
import { prepareOnce } from './prepare-once'
import { users } from './schema/users'

/** A binding that answers no rows, with a list of what it prepared and what it was asked. */
function binding() {
  const prepared: string[] = []
  const asked: unknown[][] = []
  const prepare = (text: string) => {
    prepared.push(text)
    return {
      bind: (...values: unknown[]) => ({
        raw: async () => {
          asked.push(values)
          return []
        },
      }),
    }
  }
  return { prepared, asked, DB: { prepare } as unknown as D1Database }
}

const nameQuery = prepareOnce((db) =>
  db
    .select({ username: users.username })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare(),
)

test('a query is prepared once for each binding and asked with the values of each call', async () => {
  const [one, other] = [binding(), binding()]
  for (const [{ DB }, id] of [
    [one, 'a'],
    [one, 'b'],
    [other, 'c'],
  ] as const) {
    await nameQuery(createDatabase(DB)).all({ id })
  }
  expect([one.prepared.length, other.prepared.length]).toEqual([1, 1])
  expect([one.asked, other.asked]).toEqual([[['a'], ['b']], [['c']]])
})
