import { expect, test } from 'vitest'
import { buildComposite, type ComparedChart } from './composite'

// Worked out by hand from the drawing of the bodygraph. A has two parts: G, Throat and Sacral by 10-20, 10-34 and 20-34,
// Spleen and Root by 28-38. B has one: Sacral, Spleen and Root by 34-57 and 28-38.
const A: ComparedChart = { gates: [1, 10, 20, 28, 34, 38], profile: '1/3' }
const B: ComparedChart = { gates: [8, 28, 34, 38, 57], profile: '4/6' }
const composite = buildComposite(A, B)

test('how the two meet in each channel that they have together', () => {
  const met = composite.channels.filter(({ connection }) => connection)
  expect(met.map(({ channel, connection, gates }) => [channel, connection, gates.a, gates.b])).toEqual([
    ['1-8', 'electromagnetic', [1], [8]],
    ['10-20', 'dominance', [10, 20], []],
    ['10-34', 'compromise', [10, 34], [34]],
    ['10-57', 'electromagnetic', [10], [57]],
    ['20-34', 'compromise', [20, 34], [34]],
    ['20-57', 'electromagnetic', [20], [57]],
    ['28-38', 'companionship', [28, 38], [28, 38]],
    ['34-57', 'compromise', [34], [34, 57]],
  ])
  expect(composite.counts).toEqual({ electromagnetic: 3, companionship: 1, dominance: 1, compromise: 3 })
})

test('who brings each gate', () => {
  expect(composite.gates.map(({ gate, bearer }) => `${gate} ${bearer}`)).toEqual([
    '1 a',
    '8 b',
    '10 a',
    '20 a',
    '28 both',
    '34 both',
    '38 both',
    '57 b',
  ])
})

test('by whom each center is defined, and what that leaves open', () => {
  expect(composite.centers).toEqual({
    head: 'neither',
    ajna: 'neither',
    throat: 'a',
    g: 'a',
    heart: 'neither',
    spleen: 'both',
    sacral: 'both',
    solar_plexus: 'neither',
    root: 'both',
  })
  expect(composite.theme).toBe('5-4')
  expect(composite.definition).toBe('single')
})

test('the split of one is bridged by the other, who has none', () => {
  expect(composite.bridges).toEqual({ a: { gates: [57], channels: ['10-57'] }, b: null })
})

test('a center that only the two together define', () => {
  const { centers, theme, definition } = buildComposite(
    { gates: [37], profile: '1/3' },
    { gates: [40], profile: '1/3' },
  )
  expect([centers.solar_plexus, centers.heart, centers.g]).toEqual(['together', 'together', 'neither'])
  expect([theme, definition]).toEqual(['2-7', 'single'])
})

test('two charts without a channel between them', () => {
  const nothing = buildComposite({ gates: [], profile: '1/3' }, { gates: [1], profile: '1/3' })
  expect([nothing.theme, nothing.definition, nothing.bridges]).toEqual(['0-9', 'none', { a: null, b: null }])
})
