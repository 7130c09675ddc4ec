import { expect, test } from 'vitest'
import { usernameField } from './account-fields.schema'
import { suggestUsername } from './usernames'

test.each([
  [['octo-cat'], 'octo_cat'],
  [['anna.petrova+hd@example.com', 'Anna Petrova'], 'anna_petrova_hd'],
  [['André Ñuñez'], 'Andre_Nunez'],
  [[null, 'Вера'], 'member'],
  [['ab', 'Ada Lovelace'], 'Ada_Lovelace'],
  [['__x__', null], 'member'],
  [['a'.repeat(40)], 'a'.repeat(30)],
  [['@', ''], 'member'],
])('%j → %s', (hints, username) => {
  expect(suggestUsername(hints)).toBe(username)
  expect(usernameField.safeParse(username).success).toBe(true)
})

test('an ending fits into the longest name', () => {
  expect(suggestUsername(['a'.repeat(40)], '421')).toBe(`${'a'.repeat(26)}_421`)
  expect(suggestUsername(['ada'], '421')).toBe('ada_421')
})
