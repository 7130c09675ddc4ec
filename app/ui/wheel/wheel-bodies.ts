import type { Activation, Chart } from '~/domain/human-design/chart/chart'
import { type BodyCode, SIDES, type Side } from '~/domain/human-design/terms/codes'
import type { Selection } from '../bodygraph/selection'
import { AT, BODY_RADIUS, spread, type WheelPoint, wheelPoint } from './wheel-geometry'

/** An activation on the wheel: where it stood, and where its disc has room. */
export type WheelBody = Pick<Activation, 'body' | 'gate' | 'line' | 'longitudeDegrees'> & {
  side: Side
  /** Of the middle of its disc. */
  at: WheelPoint
}

export type BodySelection = Extract<Selection, { kind: 'body' }>

/** A disc and the air beside it, as an angle at its circle. */
const leastDegrees = (side: Side) => ((2 * BODY_RADIUS + 3) / AT[side]) * (180 / Math.PI)

/** The 26 activations of a chart, each side in the order of its column. */
export function wheelBodies(activations: Chart['activations']): WheelBody[] {
  return SIDES.flatMap((side) => {
    const places = spread(
      activations[side].map(({ longitudeDegrees }) => longitudeDegrees),
      leastDegrees(side),
    )
    return activations[side].map(({ body, gate, line, longitudeDegrees }, index) => ({
      side,
      body,
      gate,
      line,
      longitudeDegrees,
      at: wheelPoint(places[index]!, AT[side]),
    }))
  })
}

export const isBody = (body: { side: Side; body: BodyCode }, selection: BodySelection | null) =>
  selection !== null && body.side === selection.side && body.body === selection.body

export const toSelection = ({ side, body }: { side: Side; body: BodyCode }): BodySelection => ({
  kind: 'body',
  side,
  body,
})

/** The body nearest to a point of the drawing, no farther than `reach` units; null where there is none. */
export function bodyAt(bodies: readonly WheelBody[], [x, y]: WheelPoint, reach: number): WheelBody | null {
  const distanceTo = ({ at }: WheelBody) => Math.hypot(at[0] - x, at[1] - y)
  const [nearest] = [...bodies].sort((one, other) => distanceTo(one) - distanceTo(other))
  return nearest && distanceTo(nearest) <= reach ? nearest : null
}

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const
type WheelKey = (typeof KEYS)[number]
export const isWheelKey = (key: string): key is WheelKey => KEYS.some((known) => known === key)

/** Where a key leads: right and left along the zodiac and round, up and down to the nearest of the other side. */
export function stepOnWheel(bodies: readonly WheelBody[], from: WheelBody, key: WheelKey): WheelBody {
  const along = key === 'ArrowLeft' || key === 'ArrowRight'
  const among = bodies
    .filter(({ side }) => (side === from.side) === along)
    .sort((one, other) => one.longitudeDegrees - other.longitudeDegrees)
  if (along) {
    const step = key === 'ArrowRight' ? 1 : -1
    return among[(among.indexOf(from) + step + among.length) % among.length]!
  }
  const apart = ({ longitudeDegrees }: WheelBody) =>
    Math.abs(((longitudeDegrees - from.longitudeDegrees + 540) % 360) - 180)
  return among.reduce((best, body) => (apart(body) < apart(best) ? body : best))
}
