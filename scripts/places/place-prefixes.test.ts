import { expect, it } from 'vitest'
import { byName, listPrefixes } from './place-prefixes.mjs'

type NameRow = [string, number, number]
const limits = { namesRead: 2, kept: 2 }

/** Names with the standing of their place in the list. */
const rows = (...names: string[]) => names.map((name, rank): NameRow => [name, rank, rank]).sort(byName)

it('writes down the best places of every beginning that too many names share', () => {
  expect(listPrefixes(rows('omsk', 'oman', 'omut', 'osh'), limits)).toEqual([
    ['o', 0, 0],
    ['o', 1, 1],
    ['om', 0, 0],
    ['om', 1, 1],
  ])
})

it('is not led astray by a name that is itself a short beginning', () => {
  expect(listPrefixes(rows('a', 'ab', 'aba', 'abb'), limits).map(([prefix]) => prefix)).toEqual(['a', 'a', 'ab', 'ab'])
})

it('counts a place once, by its best spelling', () => {
  const names: NameRow[] = [
    ['kiev', 1005, 5],
    ['kiew', 1005, 5],
    ['kija', 7, 6],
    ['kyiv', 5, 5],
  ]
  expect(listPrefixes(names, limits)).toEqual([
    ['k', 5, 5],
    ['k', 7, 6],
    ['ki', 7, 6],
    ['ki', 1005, 5],
  ])
})

it('leaves no beginning that reads more names than allowed', () => {
  const letters = ['a', 'b', ' ']
  const words = letters.flatMap((a) =>
    letters.flatMap((b) => letters.flatMap((c) => [`x${a}`, `x${a}${b}`, `x${a}${b}${c}`])),
  )
  const names = rows(...new Set(words.map((word) => word.trim())))
  const listed = new Set(listPrefixes(names, { namesRead: 3, kept: 2 }).map(([prefix]) => prefix))
  const beginnings = new Set(names.flatMap(([name]) => [...name].map((_, index) => name.slice(0, index + 1).trim())))
  for (const beginning of beginnings) {
    const count = names.filter(([name]) => name.startsWith(beginning)).length
    expect(listed.has(beginning), `${beginning}: ${count}`).toBe(count > 3)
  }
})
