import { describe, expect, test } from 'vitest'
import { centerStates } from '../terms/centers'
import { definedChannels } from '../terms/channels'
import { BODIES, type BodyCode, TYPES, type TypeCode } from '../terms/codes'
import { dailyGuidance, type GuidanceDay, mostConditioned, variantOf } from './daily-guidance'

const chartWith = (gates: number[], type: TypeCode = 'generator') => {
  const active = new Set(gates)
  return { type, authority: 'sacral' as const, gates, centers: centerStates(definedChannels(active), active) }
}
/** Bodies in these gates, line 3; Sun and Moon in gates of a whole line of their own where nothing else is said. */
const skyWith = (gates: Partial<Record<BodyCode, number>>) => {
  const all: Partial<Record<BodyCode, number>> = { sun: 1, moon: 2, ...gates }
  return BODIES.flatMap((body) => (all[body] ? [{ body, gate: all[body], line: 3 }] : []))
}
const dayWith = (gates: Partial<Record<BodyCode, number>>, more: Partial<GuidanceDay> = {}): GuidanceDay => ({
  date: '2026-03-01',
  sky: skyWith(gates),
  changedToday: [],
  phase: null,
  ...more,
})
const guide = (chart: ReturnType<typeof chartWith>, day: GuidanceDay) => dailyGuidance({ id: 'anna', chart }, day)

describe('focus and lucky gate', () => {
  test('the weightiest channel that the sky completes, and why', () => {
    const { focus, lucky } = guide(chartWith([20, 16]), dayWith({ sun: 34, moon: 48 }))
    const because = { id: 'completes', params: { body: 'sun', transitGate: 34, natalGate: 20 } }
    expect(focus).toEqual({ id: 'focus.channel.20-34', params: { channel: '20-34' }, because })
    expect(lucky).toEqual({ id: 'lucky.transit', params: { gate: 34 }, because })
  })

  test('else the gate of the Sun, and the gate of the type', () => {
    const { focus, lucky } = guide(chartWith([20]), dayWith({ sun: 7 }))
    expect(focus).toEqual({
      id: 'focus.sun.7',
      params: { gate: 7, line: 3 },
      because: { id: 'sun_stands', params: { gate: 7, line: 3 } },
    })
    expect(lucky.params.gate).toBe(34)
  })

  test('the gates of the types are those of the specification', () => {
    const gates = TYPES.map((type) => guide(chartWith([], type), dayWith({})).lucky.params.gate)
    expect(Object.fromEntries(TYPES.map((type, i) => [type, gates[i]]))).toEqual({
      generator: 34,
      manifesting_generator: 20,
      manifestor: 8,
      projector: 31,
      reflector: 46,
    })
  })

  test('what stays for weeks is news on its day only', () => {
    const quiet = dayWith({ pluto: 34 })
    expect(guide(chartWith([20]), quiet).focus.id).toBe('focus.sun.1')
    expect(guide(chartWith([20]), { ...quiet, changedToday: ['pluto'] }).focus.id).toBe('focus.channel.20-34')
    expect(guide(chartWith([20]), { ...quiet, changedToday: ['saturn'] }).focus.id).toBe('focus.sun.1')
  })

  test('of two in one gate the one that moves on is named', () => {
    const { focus } = guide(chartWith([20]), dayWith({ north_node: 34, mercury: 34 }))
    expect(focus.because.params.body).toBe('mercury')
  })
})

describe('avoid', () => {
  test('the center that is lent definition, before one in which more stand', () => {
    const { avoid } = guide(chartWith([27, 50, 57]), dayWith({ sun: 20, mercury: 64, venus: 61, mars: 63 }))
    expect(avoid).toEqual({
      id: 'avoid.center.throat',
      params: { center: 'throat' },
      because: { id: 'lends', params: { center: 'throat', channels: '20-57' } },
    })
  })

  test('else the one in which most stand, the upper of equals', () => {
    const { avoid } = guide(chartWith([27, 50]), dayWith({ sun: 36, mercury: 22, venus: 21, mars: 51, moon: 10 }))
    expect(avoid.because).toEqual({ id: 'conditions', params: { center: 'heart', bodies: 'venus,mars' } })
  })

  test('nobody stands in an open one', () => {
    const { avoid } = guide(chartWith([27, 50]), dayWith({ sun: 3, moon: 48 }))
    expect(avoid.because).toEqual({ id: 'stays_open', params: { center: 'head' } })
  })

  test('where every center is defined, the theme of the type', () => {
    const every = chartWith([64, 47, 11, 56, 31, 7, 2, 14, 27, 50, 42, 53, 19, 49, 37, 40])
    expect(mostConditioned(every.centers, [], [])).toBeNull()
    expect(guide(every, dayWith({})).avoid).toMatchObject({
      id: 'avoid.not_self.frustration',
      because: { id: 'all_defined' },
    })
  })
})

test('type and authority give strategy, affirmation and the authority line', () => {
  const { strategy, affirmation, authority } = guide(chartWith([], 'projector'), dayWith({}))
  expect(strategy).toMatchObject({ id: 'strategy.wait_for_invitation', because: { id: 'type.projector' } })
  expect(affirmation).toMatchObject({ id: 'affirmation.projector', params: { signature: 'success' } })
  expect(authority.id).toBe('authority.sacral')
})

test('beside them: a bridged split, the Moon of a Reflector, a phase', () => {
  const split = guide(chartWith([27, 50, 11, 56, 57]), dayWith({ venus: 20 }, { phase: 'full_moon' }))
  expect(split.also.map(({ id, params }) => [id, params])).toEqual([
    ['also.bridge', { channels: '20-57', bodies: 'venus' }],
    ['also.phase.full_moon', {}],
  ])
  expect(guide(chartWith([], 'reflector'), dayWith({ moon: 24 })).also).toEqual([
    { id: 'also.moon', params: { gate: 24, line: 3 }, because: { id: 'moon_stands', params: { gate: 24, line: 3 } } },
  ])
  expect(guide(chartWith([]), dayWith({})).also).toEqual([])
})

test('a sky without a Sun is none', () => {
  expect(() => guide(chartWith([]), { ...dayWith({}), sky: [] })).toThrow('lacks sun')
})

test('the same all day, one more the next, over the end of a year too', () => {
  expect(variantOf('anna', '2026-12-31')).toBe(variantOf('anna', '2026-12-31'))
  expect(variantOf('anna', '2027-01-01') - variantOf('anna', '2026-12-31')).toBe(1)
})

test('members begin at different places', () => {
  const rests = Array.from({ length: 60 }, (_, i) => variantOf(`member-${i}`, '2026-01-01') % 3)
  for (const rest of [0, 1, 2]) expect(rests.filter((each) => each === rest).length).toBeGreaterThan(8)
})

test.each(['2026-02-30x', '', 'today'])('%j is no date', (date) => {
  expect(() => variantOf('anna', date)).toThrow('is no date')
})
