import { expect, test } from 'vitest'
import type { CenterState } from '~/domain/human-design/terms/codes'
import type { BodygraphData } from './bodygraph-data'
import { fromKey, keyOf, related, type Selection } from './selection'

const open = 'open' as CenterState

/** Gates 34 (design Sun, personality Moon), 20 (personality Sun), 57 (design Moon); channels 20-34, 20-57, 34-57. */
const data: BodygraphData = {
  centers: {
    head: open,
    ajna: open,
    throat: 'defined',
    g: open,
    heart: open,
    spleen: 'defined',
    sacral: 'defined',
    solar_plexus: open,
    root: 'undefined',
  },
  channels: ['20-34', '20-57', '34-57'],
  gates: { 20: 'personality', 34: 'both', 57: 'design', 58: 'design' },
  activations: {
    personality: [
      { body: 'sun', gate: 20, line: 1 },
      { body: 'moon', gate: 34, line: 2 },
    ],
    design: [
      { body: 'sun', gate: 34, line: 3 },
      { body: 'moon', gate: 57, line: 4 },
      { body: 'north_node', gate: 58, line: 6 },
    ],
  },
}

function lit(selection: Selection, chart = data) {
  const { gates, channels, centers, bodies, arrows } = related(selection, chart)
  return {
    gates: [...gates].sort((a, b) => a - b),
    channels: [...channels].sort(),
    centers: [...centers].sort(),
    bodies: [...bodies].sort(),
    arrows: [...arrows],
  }
}

test('a gate lights its center, its channels to their other gates, and who stands in it', () => {
  expect(lit({ kind: 'gate', gate: 34 })).toEqual({
    gates: [10, 20, 34, 57],
    channels: ['10-34', '20-34', '34-57'],
    centers: ['sacral'],
    bodies: ['design.sun', 'personality.moon'],
    arrows: [],
  })
})

test('a quiet gate lights its channel and nobody', () => {
  expect(lit({ kind: 'gate', gate: 1 })).toEqual({
    gates: [1, 8],
    channels: ['1-8'],
    centers: ['g'],
    bodies: [],
    arrows: [],
  })
})

test('a channel lights both gates, both centers and who stands in them', () => {
  expect(lit({ kind: 'channel', id: '20-57' })).toEqual({
    gates: [20, 57],
    channels: ['20-57'],
    centers: ['spleen', 'throat'],
    bodies: ['design.moon', 'personality.sun'],
    arrows: [],
  })
})

test('a center lights its gates, the defined channels that end in it and who stands there', () => {
  expect(lit({ kind: 'center', center: 'sacral' })).toEqual({
    gates: [3, 5, 9, 14, 20, 27, 29, 34, 42, 57, 59],
    channels: ['20-34', '34-57'],
    centers: ['sacral'],
    bodies: ['design.sun', 'personality.moon'],
    arrows: [],
  })
})

test('an undefined center lights its gates and no channel', () => {
  expect(lit({ kind: 'center', center: 'root' })).toEqual({
    gates: [19, 38, 39, 41, 52, 53, 54, 58, 60],
    channels: [],
    centers: ['root'],
    bodies: ['design.north_node'],
    arrows: [],
  })
})

test('a body lights its gate, but no other body in the same gate', () => {
  expect(lit({ kind: 'body', side: 'design', body: 'sun' })).toEqual({
    gates: [10, 20, 34, 57],
    channels: ['10-34', '20-34', '34-57'],
    centers: ['sacral'],
    bodies: ['design.sun'],
    arrows: [],
  })
})

test('an arrow lights the body it is read from and that gate', () => {
  expect(lit({ kind: 'arrow', arrow: 'environment' })).toEqual({
    gates: [58],
    channels: [],
    centers: ['root'],
    bodies: ['design.north_node'],
    arrows: ['environment'],
  })
})

test('without activations a gate still lights what the drawing shows', () => {
  const { activations: _, ...publicForm } = data
  expect(lit({ kind: 'gate', gate: 57 }, publicForm)).toMatchObject({ gates: [10, 20, 34, 57], bodies: [] })
})

test.each<Selection>([
  { kind: 'gate', gate: 34 },
  { kind: 'channel', id: '20-34' },
  { kind: 'center', center: 'solar_plexus' },
  { kind: 'arrow', arrow: 'motivation' },
])('a key leads back to its selection: %o', (selection) => {
  expect(fromKey(keyOf(selection))).toEqual(selection)
})
