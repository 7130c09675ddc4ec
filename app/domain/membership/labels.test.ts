import { expect, test } from 'vitest'
import { distinctLabels, parseLabels } from './labels'

test.each([
  ['family, client', ['family', 'client']],
  [' Family ,, \u00a0, client\u0007 ,', ['Family', 'client']],
  ['Client, client, CLIENT', ['Client']],
  ['тётя, Тетя', ['тётя']],
  ['two words,  \u202Eturned', ['two words', 'turned']],
  ['', []],
])('"%s" is %j', (typed, labels) => {
  expect(parseLabels(typed)).toEqual(labels)
})

test('of labels that differ in their case the first is kept', () => {
  expect(distinctLabels(['Mother', 'child', 'mother'])).toEqual(['Mother', 'child'])
})
