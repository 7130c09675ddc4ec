import { expect, test } from 'vitest'
import { bodygraphOf, bridgeOf, joiningGates } from './bodygraph'

/** Spleen and Sacral by 27-50, Ajna and Throat by 11-56. */
const SPLIT = [27, 50, 11, 56]

// Worked out by hand from the drawing of the bodygraph.
test.each([
  ['nothing defined, nothing to join', [], [20, 34], null],
  ['one part needs no bridge, whatever comes to it', [20, 34], [57, 10, 1, 8], null],
  ['a new part, apart from the two, joins nothing', SPLIT, [37, 40], null],
  ['a gate of the part itself joins nothing', [...SPLIT, 57], [34], null],
  ['a hanging gate is met', [...SPLIT, 57], [20], { gates: [20], channels: ['20-57'] }],
  ['the same from the other end, among others', [...SPLIT, 20], [1, 57, 64], { gates: [57], channels: ['20-57'] }],
  ['a gate that is there already counts for nothing', [...SPLIT, 57], [57, 20], { gates: [20], channels: ['20-57'] }],
  [
    'two gates, each enough by itself, come in order',
    [...SPLIT, 57, 48],
    [20, 16],
    { gates: [16, 20], channels: ['16-48'] },
  ],
  ['a whole channel, neither end of which hangs', SPLIT, [20, 34], { gates: [], channels: ['20-34'] }],
  [
    'a way over a center that was not defined',
    [24, 61, 3, 60, 17, 15],
    [62, 7, 31, 5],
    { gates: [], channels: ['5-15', '7-31', '17-62'] },
  ],
  [
    'the shortest of several ways',
    [24, 61, 3, 60],
    [17, 62, 7, 31, 5, 15, 20, 34],
    { gates: [], channels: ['17-62', '20-34'] },
  ],
  ['two parts of three are joined', [24, 61, 1, 8, 28, 38], [23, 43], { gates: [], channels: ['23-43'] }],
])('%s', (_, own, added, expected) => {
  expect(bridgeOf(bodygraphOf(own), bodygraphOf([...own, ...added]))).toEqual(expected)
})

test.each([[SPLIT], [[...SPLIT, 57, 48]], [[24, 61, 3, 60, 17, 15]], [[20, 34]]])(
  'the gates that join parts of %j are those that make a bridge by themselves',
  (gates) => {
    const own = bodygraphOf(gates)
    const missing = Array.from({ length: 64 }, (_, index) => index + 1).filter((gate) => !gates.includes(gate))
    const making = missing.filter((gate) => bridgeOf(own, bodygraphOf([...gates, gate])) !== null)
    expect(joiningGates(own)).toEqual(making)
  },
)
