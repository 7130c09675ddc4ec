import { CENTERS } from '~/domain/human-design/terms/codes'
import type { BodygraphData } from './bodygraph-data'
import { CHANNEL_IDS, routeOf } from './channel-routes'
import {
  ARROW_PLACES,
  ARROWS,
  CENTER_POINTS,
  CENTER_SPOTS,
  GATE_RADIUS,
  GATES_OF,
  type Point,
  pointOf,
} from './geometry'
import type { Selection } from './selection'

/** Half the width of a channel's outline, in units. */
const CHANNEL_REACH = 6

/**
 * What a tap at a point means. What is drawn under the finger wins: a gate's disc, then a channel in the open. Otherwise the nearest gate,
 * arrow or middle of a center within reach, then the center around the point, then the nearest channel within reach; null is the ground.
 * @param point in units of the drawing
 * @param reach in units: 22 CSS pixels under a finger, less under a mouse
 */
export function hitTest(
  point: Point,
  reach: number,
  data: Pick<BodygraphData, 'channels' | 'arrows'>,
): Selection | null {
  const around = CENTERS.find((center) => isInside(point, CENTER_POINTS[center]))
  const spots = spotsFor(data).map((spot) => ({ ...spot, away: distance(point, spot.point) }))
  const nearest = spots.reduce((best, spot) => (spot.away < best.away ? spot : best))
  if (nearest.selection.kind === 'gate' && nearest.away <= GATE_RADIUS) return nearest.selection

  const channel = nearestChannel(point, data)
  if (!around && channel.away <= CHANNEL_REACH) return channel.selection
  if (nearest.away <= reach) return nearest.selection
  if (around) return { kind: 'center', center: around }
  return channel.away <= reach ? channel.selection : null
}

function spotsFor({ arrows }: Pick<BodygraphData, 'arrows'>): { selection: Selection; point: Point }[] {
  return [
    ...CENTERS.flatMap((center) => [
      { selection: { kind: 'center' as const, center }, point: CENTER_SPOTS[center] },
      ...GATES_OF[center].map((gate) => ({ selection: { kind: 'gate' as const, gate }, point: pointOf(gate) })),
    ]),
    ...(arrows
      ? ARROWS.map((arrow) => ({ selection: { kind: 'arrow' as const, arrow }, point: ARROW_PLACES[arrow].point }))
      : []),
  ]
}

function nearestChannel(point: Point, { channels }: Pick<BodygraphData, 'channels'>) {
  // On the shared trunk of the integration group several are equally near: the defined ones come first.
  const ordered = [...CHANNEL_IDS].sort((a, b) => Number(channels.includes(b)) - Number(channels.includes(a)))
  return ordered
    .map((id) => ({ selection: { kind: 'channel' as const, id }, away: distanceToRoute(point, routeOf(id)) }))
    .reduce((best, channel) => (channel.away < best.away - 0.01 ? channel : best))
}

function distance([x1, y1]: Point, [x2, y2]: Point) {
  return Math.hypot(x1 - x2, y1 - y2)
}

function distanceToRoute(point: Point, route: Point[]) {
  return Math.min(...route.slice(1).map((end, index) => distanceToLine(point, route[index]!, end)))
}

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point) {
  const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2)
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1))
}

/** Whether a point lies in a polygon: an odd number of its edges cross the ray to the right. */
export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  return (
    polygon.filter(([x1, y1], index) => {
      const [x2, y2] = polygon[(index + 1) % polygon.length]!
      return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
    }).length %
      2 ===
    1
  )
}
