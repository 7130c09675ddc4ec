import { expect, test } from 'vitest'
import { RETURN_KINDS } from '~/domain/human-design/service/return.schema'
import { readReturn, returnPath } from './load-returns.server'

const read = (query: string) => readReturn(new URLSearchParams(query))

test('an address holds a return and its pass', () => {
  for (const kind of RETURN_KINDS) {
    for (const pass of [1, 3]) {
      const chosen = { kind, number: 2, pass }
      expect(read(returnPath(chosen))).toEqual({ chosen, isWrong: false })
    }
  }
  expect(returnPath({ kind: 'saturn_return', number: 1, pass: 1 })).toBe('?view=returns&return=saturn-return-1')
  expect(returnPath({ kind: 'nodal_opposition', number: 2, pass: 3 })).toBe(
    '?view=returns&return=nodal-opposition-2&pass=3',
  )
  expect(read('view=returns')).toEqual({ chosen: null, isWrong: false })
})

test.each([
  'return=',
  'return=saturn-return',
  'return=saturn-return-0',
  'return=solar-return-201',
  'return=saturn-return-1.5',
  'return=moon-return-1',
  'return=saturn_return-1',
  'return=%3Cb%3E-1',
  'return=saturn-return-1&pass=0',
  'return=saturn-return-1&pass=x',
  'return=saturn-return-1&pass=100',
])('asks for what can be no return: %s', (query) => {
  expect(read(query)).toEqual({ chosen: null, isWrong: true })
})
