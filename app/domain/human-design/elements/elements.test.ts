import { describe, expect, test } from 'vitest'
import { bodygraphOf } from '../chart/bodygraph'
import { authorityOf } from '../terms/authority'
import { CHANNELS } from '../terms/channels'
import { AUTHORITIES, DEFINITIONS, TYPES } from '../terms/codes'
import { definitionOf } from '../terms/definition'
import { typeOf } from '../terms/type'
import { allElements, besideElement, CODES, elementPath, readElement } from './element'
import { AUTHORITIES_OF, exampleOfAuthority, exampleOfDefinition, exampleOfType } from './example-gates'
import { gatePlace, signPlace } from './gate-place'

describe('elements', () => {
  test('there are as many of each kind as a chart knows', () => {
    const counts = Object.fromEntries(Object.entries(CODES).map(([kind, codes]) => [kind, codes.length]))
    expect(counts).toEqual({
      gates: 64,
      channels: 36,
      centers: 9,
      types: 5,
      authorities: 8,
      profiles: 12,
      definitions: 5,
      lines: 6,
      bodies: 13,
    })
    expect(new Set(allElements().map(elementPath)).size).toBe(158)
  })

  test.each(allElements().map((element) => [elementPath(element), element] as const))(
    '%s leads back',
    (path, element) => {
      const [, kind = '', slug] = path.split('/')
      expect(readElement(kind, slug)).toEqual(element)
    },
  )

  test.each([
    ['gates', '0'],
    ['gates', '65'],
    ['gates', '034'],
    ['gates', ' 34'],
    ['gates', undefined],
    ['channels', '20-35'],
    ['channels', '20'],
    ['profiles', '1/3'],
    ['profiles', '3-1'],
    ['types', 'Generator'],
    ['planets', 'sun'],
    ['__proto__', 'constructor'],
  ])('%s/%s is nothing', (kind, slug) => {
    expect(readElement(kind, slug)).toBeNull()
  })

  test('a channel is known by its gates in either order', () => {
    expect(readElement('channels', '34-20')).toEqual({ kind: 'channels', code: '20-34' })
  })

  test('the first and the last of a kind have one neighbour', () => {
    expect(besideElement({ kind: 'gates', code: 1 })).toEqual({ before: null, after: { kind: 'gates', code: 2 } })
    expect(besideElement({ kind: 'gates', code: 64 })).toEqual({ before: { kind: 'gates', code: 63 }, after: null })
    expect(besideElement({ kind: 'profiles', code: '1/4' })).toEqual({
      before: { kind: 'profiles', code: '1/3' },
      after: { kind: 'profiles', code: '2/4' },
    })
  })
})

describe('the place of a gate', () => {
  // Gate 41 begins at 302 degrees, 2° Aquarius; a gate is 5° 37′ 30″.
  test.each([
    [41, ['aquarius', 2, 0], ['aquarius', 7, 37], 60, 19, 31],
    [60, ['capricorn', 26, 22], ['aquarius', 2, 0], 61, 41, 56],
    [25, ['pisces', 28, 15], ['aries', 3, 52], 36, 17, 46],
    [34, ['sagittarius', 0, 7], ['sagittarius', 5, 45], 14, 9, 20],
  ] as const)('gate %d', (gate, from, to, before, after, opposite) => {
    const told = gatePlace(gate)
    expect([told.from.sign, told.from.degrees, told.from.minutes]).toEqual(from)
    expect([told.to.sign, told.to.degrees, told.to.minutes]).toEqual(to)
    expect([told.before, told.after, told.opposite]).toEqual([before, after, opposite])
  })

  test('the circle closes', () => {
    expect(signPlace(360)).toEqual({ sign: 'aries', degrees: 0, minutes: 0 })
    expect(signPlace(-0.5)).toEqual({ sign: 'pisces', degrees: 29, minutes: 30 })
  })
})

describe('examples', () => {
  const partsOf = (gates: readonly number[]) => bodygraphOf(gates).parts

  test.each(TYPES)('the example of a %s is one', (type) => {
    expect(typeOf(partsOf(exampleOfType(type)))).toBe(type)
  })

  test.each(AUTHORITIES)('the example of %s authority has it', (authority) => {
    const parts = partsOf(exampleOfAuthority(authority))
    expect(authorityOf(parts, typeOf(parts))).toBe(authority)
  })

  test.each(DEFINITIONS)('the example of definition %s has it', (definition) => {
    expect(definitionOf(partsOf(exampleOfDefinition(definition)))).toBe(definition)
  })

  test('the authorities of a type are those that charts of it have', () => {
    const found = Object.fromEntries(TYPES.map((type) => [type, new Set<string>()]))
    // All charts of one, two or three channels: every way from a center to another is among them.
    const ids = CHANNELS.map(({ gates }) => gates)
    const charts = [[], ...ids.flatMap((a) => ids.flatMap((b) => ids.map((c) => [...a, ...b, ...c])))]
    for (const gates of charts) {
      const parts = partsOf(gates)
      const type = typeOf(parts)
      found[type]?.add(authorityOf(parts, type))
    }
    for (const type of TYPES) {
      expect([...(found[type] ?? [])].sort(), type).toEqual([...AUTHORITIES_OF[type]].sort())
    }
  })
})
