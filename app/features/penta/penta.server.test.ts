import { expect, test } from 'vitest'
import { marksOf, readPenta } from './penta.server'

const read = (query: string) => readPenta(new URLSearchParams(query))

test('names stand behind commas or as often as a form sends them; each counts once', () => {
  expect(read('with=Anna,ivan').names).toEqual(['anna', 'ivan'])
  expect(read('with=anna&with=IVAN&with=anna,,olga').names).toEqual(['anna', 'ivan', 'olga'])
})

test('what makes no sense counts as not said', () => {
  expect(read('')).toEqual({ names: [], q: '', isPicked: false, isSearch: false })
  expect(read(`with=${'x'.repeat(200)}`).names).toEqual([])
  expect(read(`with=${Array.from({ length: 40 }, (_, at) => `m${at}`).join()}`).names).toHaveLength(12)
})

test('the form says that it is one, and which of its buttons was pressed', () => {
  expect(read('pick=find&q=+An+')).toMatchObject({ q: 'An', isPicked: true, isSearch: true })
  expect(read('pick=show&with=anna')).toMatchObject({ isPicked: true, isSearch: false })
})

test.each([
  [
    ['Client 1', 'Client 2', 'Carl', 'Chris'],
    ['C1', 'C2', 'C3', 'C4'],
  ],
  [
    ['Carl', 'Client 1', 'Chris'],
    ['C2', 'C1', 'C3'],
  ],
  [
    ['Dana 1', 'Dion 1'],
    ['D11', 'D12'],
  ],
])('%j have different marks', (names, marks) => {
  expect(marksOf(names)).toEqual(marks)
})

test('whoever has the same initials as another gets a number', () => {
  expect(marksOf(['Anna Lind', 'Иван Петров', 'Adam Low', 'Mira', 'Alma Long'])).toEqual([
    'AL1',
    'ИП',
    'AL2',
    'M',
    'AL3',
  ])
})
