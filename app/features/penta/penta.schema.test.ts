import { expect, test } from 'vitest'
import { readPenta } from './penta.schema'

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
