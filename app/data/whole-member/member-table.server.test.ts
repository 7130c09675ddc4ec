import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../../drizzle/schema/users'
import { EXPORTED_COLUMNS, WITHHELD_COLUMNS } from './member-table.server'

test('every column of a member is in the export once, or withheld by name', () => {
  const named = [...Object.values(EXPORTED_COLUMNS).flat(), ...WITHHELD_COLUMNS]
  expect(named.sort()).toEqual(Object.keys(getTableColumns(users)).sort())
})
