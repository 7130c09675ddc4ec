import { describe, expect, it } from 'vitest'
import { type Chunk, mergeChunks } from './merge-chunks'

/** A chunk of the module that is named, loaded by these pages. */
const chunk = (module: string, loads: number[], size = 100): Chunk => ({
  modules: new Set([module]),
  loads: new Set(loads),
  size,
})

/** The modules of each chunk after merging. `imports` names what a module imports; each page counts as `weights` says. */
function merge(chunks: Chunk[], imports: Record<string, string[]> = {}, weights: Record<number, number> = {}) {
  const graph = { importsOf: (id: string) => imports[id] ?? [], weightOf: (load: number) => weights[load] ?? 1 }
  return mergeChunks(chunks, graph).map(({ modules }) => [...modules].sort().join(' '))
}

describe('mergeChunks', () => {
  it('merges small chunks that nearly the same pages load', () => {
    expect(merge([chunk('a', [1, 2, 3]), chunk('b', [1, 2])])).toEqual(['a b'])
  })

  it('leaves chunks apart that no page loads both of', () => {
    expect(merge([chunk('a', [1, 2]), chunk('b', [3, 4])])).toEqual(['a', 'b'])
  })

  it('leaves chunks apart where a page would load more than a file is worth', () => {
    // One page saves a file, 2,000 characters; the other would load as many and one more.
    expect(merge([chunk('a', [1, 2]), chunk('b', [1], 2_001)])).toEqual(['a', 'b'])
    expect(merge([chunk('a', [1, 2]), chunk('b', [1], 1_999)])).toEqual(['a b'])
  })

  it('counts what a page does not need by the weight of that page', () => {
    expect(merge([chunk('a', [1, 2]), chunk('b', [1], 600)], {}, { 2: 4 })).toEqual(['a', 'b'])
    expect(merge([chunk('a', [1, 2]), chunk('b', [1], 400)], {}, { 2: 4 })).toEqual(['a b'])
  })

  it('takes what saves most first', () => {
    const chunks = [chunk('a', [1, 2, 3], 1_500), chunk('b', [1, 2, 3, 4], 900), chunk('c', [3, 4, 5], 1_000)]
    expect(merge(chunks)).toEqual(['a b', 'c'])
  })

  it('makes no two files that import each other', () => {
    const chunks = [chunk('a', [1]), chunk('large', [1], 90_000), chunk('b', [1])]
    expect(merge(chunks, { a: ['large'], large: ['b'] })).toEqual(['a', 'large', 'b'])
    // Nor by way of a module that one page has for itself.
    expect(merge([chunk('a', [1]), chunk('b', [1])], { a: ['of one page'], 'of one page': ['b'] })).toEqual(['a', 'b'])
  })

  it('brings no page what only the other chunk imports', () => {
    const chunks = [chunk('a', [1, 2]), chunk('large', [1, 2], 90_000), chunk('b', [1, 2, 3])]
    expect(merge(chunks, { a: ['large'] })).toEqual(['a', 'large', 'b'])
  })
})
