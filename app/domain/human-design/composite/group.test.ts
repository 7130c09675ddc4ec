import { describe, expect, test } from 'vitest'
import { buildGroupOverview, GROUP_SIZES, type GroupChart } from './group'

const person = (gates: number[], change: Partial<GroupChart> = {}): GroupChart => ({
  ...{ type: 'projector', authority: 'splenic', profile: '1/3', gates, isTimeUncertain: false, ...change },
})

describe('who is what', () => {
  const { types, authorities, profiles } = buildGroupOverview([
    person([], { type: 'reflector', authority: 'lunar', profile: '6/2' }),
    person([]),
    person([], { type: 'generator', authority: 'sacral' }),
    person([]),
  ])

  test('each in one group of every kind, in the order of the catalogue', () => {
    expect(types).toEqual([
      { code: 'generator', places: [2] },
      { code: 'projector', places: [1, 3] },
      { code: 'reflector', places: [0] },
    ])
    expect(authorities.map(({ code, places }) => [code, places])).toContainEqual(['splenic', [1, 3]])
    expect(profiles.flatMap(({ places }) => places).sort()).toEqual([0, 1, 2, 3])
  })
})

describe('what they are together', () => {
  // The first has 1-8 alone; 20-34 is completed by the second with the third or the fourth; the first has 57, too.
  const group = buildGroupOverview([person([1, 8, 57]), person([20]), person([34, 64]), person([34])])

  test('every channel of the group, who has it whole and who brings which half', () => {
    expect(group.channels).toEqual([
      {
        channel: '1-8',
        wholeIn: [0],
        halves: [
          { gate: 1, holders: [] },
          { gate: 8, holders: [] },
        ],
      },
      {
        channel: '20-34',
        wholeIn: [],
        halves: [
          { gate: 20, holders: [1] },
          { gate: 34, holders: [2, 3] },
        ],
      },
      {
        channel: '20-57',
        wholeIn: [],
        halves: [
          { gate: 20, holders: [1] },
          { gate: 57, holders: [0] },
        ],
      },
      {
        channel: '34-57',
        wholeIn: [],
        halves: [
          { gate: 34, holders: [2, 3] },
          { gate: 57, holders: [0] },
        ],
      },
    ])
  })

  test('who has the whole channel brings no half of it, who has one gate does', () => {
    const [channel] = buildGroupOverview([person([1, 8]), person([8])]).channels
    expect(channel).toEqual({
      channel: '1-8',
      wholeIn: [0],
      halves: [
        { gate: 1, holders: [] },
        { gate: 8, holders: [1] },
      ],
    })
  })

  test('the centers, by who has them defined alone and whether the group does', () => {
    const of = (center: string) => group.centers.find((each) => each.center === center)
    expect(group.centers).toHaveLength(9)
    expect(of('throat')).toEqual({ center: 'throat', definedIn: [0], isDefined: true, isUncertain: false })
    expect(of('g')).toEqual({ center: 'g', definedIn: [0], isDefined: true, isUncertain: false })
    expect(of('sacral')).toEqual({ center: 'sacral', definedIn: [], isDefined: true, isUncertain: false })
    expect(of('root')).toEqual({ center: 'root', definedIn: [], isDefined: false, isUncertain: false })
  })

  test('who completes what with whom, those with most first', () => {
    expect(group.pairs).toEqual([
      { places: [0, 1], channels: ['20-57'] },
      { places: [0, 2], channels: ['34-57'] },
      { places: [0, 3], channels: ['34-57'] },
      { places: [1, 2], channels: ['20-34'] },
      { places: [1, 3], channels: ['20-34'] },
    ])
    const more = buildGroupOverview([person([1]), person([8, 20]), person([57, 1])])
    expect(more.pairs[0]).toEqual({ places: [1, 2], channels: ['1-8', '20-57'] })
  })

  test('the gates that nobody has: with those they have, all 64', () => {
    const missing = group.missing.flatMap(({ gates }) => gates)
    expect([...missing, 1, 8, 57, 20, 34, 64].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 64 }, (_, at) => at + 1),
    )
    expect(group.missing.find(({ center }) => center === 'head')?.gates).toEqual([61, 63])
  })

  test('a center whose gates are all there is not among those with missing gates', () => {
    const { missing } = buildGroupOverview([person([61, 63]), person([64])])
    expect(missing.map(({ center }) => center)).not.toContain('head')
  })
})

test('a center is certain where those with exact birth times define it, whatever the others bring', () => {
  const { centers } = buildGroupOverview([person([1, 8]), person([20]), person([34], { isTimeUncertain: true })])
  const stateOf = (center: string) => {
    const { isDefined, isUncertain } = centers.find((each) => each.center === center)!
    return { isDefined, isUncertain }
  }
  expect(stateOf('g')).toEqual({ isDefined: true, isUncertain: false })
  expect(stateOf('throat')).toEqual({ isDefined: true, isUncertain: false })
  expect(stateOf('sacral')).toEqual({ isDefined: true, isUncertain: true })
  expect(stateOf('root')).toEqual({ isDefined: false, isUncertain: true })
})

test('two to sixteen people make a group', () => {
  const groupOf = (size: number) => buildGroupOverview(Array.from({ length: size }, () => person([1])))
  expect(() => groupOf(GROUP_SIZES.least - 1)).toThrow(RangeError)
  expect(() => groupOf(GROUP_SIZES.most + 1)).toThrow(RangeError)
  expect(groupOf(16).types).toEqual([{ code: 'projector', places: Array.from({ length: 16 }, (_, at) => at) }])
})
