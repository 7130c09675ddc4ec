import { expect, test } from 'vitest'
import { TYPES } from '~/domain/human-design/terms/codes'
import { en } from './en'
import { ru } from './ru'
import { typePairKey } from './type-pair-key'

test('two types have one description, from either side: fifteen, and one for a type not known', () => {
  const keys = new Set(TYPES.flatMap((one) => TYPES.map((other) => typePairKey(one, other))))
  expect(keys.size).toBe(15)
  expect(Object.keys(en['type-pairs']).sort()).toEqual([...keys, 'generic'].sort())
  for (const one of TYPES) for (const other of TYPES) expect(typePairKey(one, other)).toBe(typePairKey(other, one))
  expect([typePairKey(null, 'projector'), typePairKey('projector', null)]).toEqual(['generic', 'generic'])
})

test.each([
  ['en', en['type-pairs']],
  ['ru', ru['type-pairs']],
] as const)('a description is two calm sentences, and no other’s (%s)', (language, words) => {
  // Russian joins a subject and its noun by a dash.
  const calm = language === 'ru' ? /^[А-ЯЁ][^!?…]*\.$/s : /^[A-Z][^!?…—]*\.$/s
  for (const [key, text] of Object.entries(words)) {
    expect(text.split(/(?<=\.)\s+(?=[A-ZА-ЯЁ])/), key).toHaveLength(2)
    expect(text, key).toMatch(calm)
  }
  expect(new Set(Object.values(words)).size).toBe(Object.keys(words).length)
})
