import { CENTERS, type CenterCode } from '~/domain/human-design/terms/codes'

/** x and y in the drawing's own space: 640 × 970 units, origin top left. */
export type Point = readonly [x: number, y: number]

export const SIZE = [640, 970] as const
export const VIEW_BOX = `0 0 ${SIZE.join(' ')}`

/** Radius of a gate's disc. Every gate keeps 9 units to the edge of its center and 22 to the next gate. */
export const GATE_RADIUS = 10.5

export const CENTER_POINTS: Record<CenterCode, readonly Point[]> = {
  head: [
    [320, 20],
    [384, 128],
    [256, 128],
  ],
  ajna: [
    [256, 160],
    [384, 160],
    [320, 266],
  ],
  throat: [
    [264, 302],
    [376, 302],
    [376, 414],
    [264, 414],
  ],
  g: [
    [320, 432],
    [396, 508],
    [320, 584],
    [244, 508],
  ],
  heart: [
    [400, 608],
    [470, 516],
    [498, 622],
  ],
  spleen: [
    [22, 606],
    [148, 692],
    [22, 778],
  ],
  sacral: [
    [264, 654],
    [376, 654],
    [376, 766],
    [264, 766],
  ],
  solar_plexus: [
    [618, 606],
    [618, 778],
    [492, 692],
  ],
  root: [
    [264, 838],
    [376, 838],
    [376, 950],
    [264, 950],
  ],
}

/** The roomiest spot of each center: where a tap means the center and not one of its gates. */
export const CENTER_SPOTS: Record<CenterCode, Point> = {
  head: [320, 74],
  ajna: [320, 207],
  throat: [320, 359],
  g: [320, 508],
  heart: [454, 602],
  spleen: [58, 692],
  sacral: [320, 710],
  solar_plexus: [582, 692],
  root: [320, 891],
}

/** [gate, x, y] in reading order: along the top edge, down the flanks, along the bottom. */
const GATES: Record<CenterCode, readonly (readonly [gate: number, x: number, y: number])[]> = {
  head: [
    [64, 286, 112],
    [61, 320, 112],
    [63, 354, 112],
  ],
  ajna: [
    [47, 286, 176],
    [24, 320, 176],
    [4, 354, 176],
    [17, 303, 208],
    [11, 337, 208],
    [43, 320, 239],
  ],
  throat: [
    [62, 292, 316],
    [23, 320, 316],
    [56, 348, 316],
    [16, 278, 344],
    [20, 278, 374],
    [35, 362, 336],
    [12, 362, 358],
    [45, 362, 380],
    [31, 292, 402],
    [8, 320, 402],
    [33, 347, 402],
  ],
  g: [
    [1, 320, 454],
    [7, 295, 479],
    [13, 345, 479],
    [10, 266, 508],
    [25, 374, 508],
    [15, 295, 537],
    [46, 345, 537],
    [2, 320, 562],
  ],
  heart: [
    [21, 467, 546],
    [51, 447, 570],
    [26, 427, 594],
    [40, 475, 602],
  ],
  spleen: [
    [48, 40, 640],
    [57, 66, 658],
    [44, 93, 675],
    [50, 122, 692],
    [32, 93, 709],
    [28, 66, 726],
    [18, 40, 744],
  ],
  sacral: [
    [5, 292, 668],
    [14, 320, 668],
    [29, 348, 668],
    [34, 278, 696],
    [27, 278, 726],
    [59, 362, 726],
    [42, 292, 752],
    [3, 320, 752],
    [9, 348, 752],
  ],
  solar_plexus: [
    [36, 600, 640],
    [22, 574, 658],
    [37, 547, 675],
    [6, 518, 692],
    [49, 547, 709],
    [55, 574, 726],
    [30, 600, 744],
  ],
  root: [
    [53, 292, 852],
    [60, 320, 852],
    [52, 348, 852],
    [54, 278, 882],
    [38, 278, 906],
    [58, 278, 930],
    [19, 362, 882],
    [39, 362, 906],
    [41, 362, 930],
  ],
}

export const GATES_OF: Record<CenterCode, number[]> = Object.fromEntries(
  CENTERS.map((center) => [center, GATES[center].map(([gate]) => gate)]),
) as Record<CenterCode, number[]>

const placed = new Map(
  CENTERS.flatMap((center) => GATES[center].map(([gate, x, y]) => [gate, { center, point: [x, y] as Point }] as const)),
)

function place(gate: number) {
  const found = placed.get(gate)
  if (!found) throw new RangeError(`No gate ${gate}: gates are 1 to 64`)
  return found
}

/** The position of a gate's number. */
export const pointOf = (gate: number): Point => place(gate).point
/** The center a gate sits in. */
export const centerOf = (gate: number): CenterCode => place(gate).center

export const ARROWS = ['determination', 'environment', 'motivation', 'perspective'] as const
export type ArrowCode = (typeof ARROWS)[number]

/** Beside the Head: Design left, Personality right; the upper from the Sun, the lower from the North Node. */
export const ARROW_PLACES = {
  determination: { point: [216, 52], side: 'design', body: 'sun' },
  environment: { point: [216, 84], side: 'design', body: 'north_node' },
  motivation: { point: [424, 52], side: 'personality', body: 'sun' },
  perspective: { point: [424, 84], side: 'personality', body: 'north_node' },
} as const satisfies Record<ArrowCode, { point: Point; side: 'design' | 'personality'; body: 'sun' | 'north_node' }>
