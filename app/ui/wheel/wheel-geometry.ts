import { LINE_DEGREES, START_DEGREES, WHEEL, wheelPosition } from '~/domain/human-design/terms/wheel'

/** The drawing's own space is a square of so many units. */
export const WHEEL_SIZE = 640
export const CENTER = WHEEL_SIZE / 2

/** Degrees of a gate: six lines. */
export const GATE_DEGREES = 6 * LINE_DEGREES

/** Edges of the rings, in units from the middle: signs, gates, the circles of both sides, the hub. */
export const RING = { edge: 314, signs: 286, gates: 250, between: 200, hub: 154 }
/** Where signs, numbers and planets stand, and the radius of a planet's disc. */
export const AT = { sign: 300, gate: 268, personality: 223, design: 176 }
export const BODY_RADIUS = 14.5

export type WheelPoint = readonly [x: number, y: number]

/**
 * A longitude (degrees) at a distance from the middle: 0° Aries is on the left, and the signs run against the clock, as on
 * charts of the sky.
 */
export function wheelPoint(longitudeDegrees: number, radius: number): WheelPoint {
  const angle = ((180 + longitudeDegrees) * Math.PI) / 180
  return [round(CENTER + radius * Math.cos(angle)), round(CENTER - radius * Math.sin(angle))]
}

const round = (value: number) => Math.round(value * 10) / 10

/** The longitude at which a gate begins, in degrees from 0 to 360. */
export const gateStart = (gate: number) => (START_DEGREES + wheelPosition(gate) * GATE_DEGREES) % 360

/** Lines from one distance to another at every so many degrees, beginning at a longitude: one path for a drawing. */
export function spokes(startDegrees: number, stepDegrees: number, from: number, to: number): string {
  return Array.from({ length: Math.round(360 / stepDegrees) }, (_, place) => {
    const longitude = startDegrees + place * stepDegrees
    return `M${wheelPoint(longitude, from).join(' ')}L${wheelPoint(longitude, to).join(' ')}`
  }).join('')
}

/** Every gate with the longitude of its middle, in the order of the zodiac from gate 41. */
export const GATE_PLACES = WHEEL.map((gate) => ({ gate, longitude: (gateStart(gate) + GATE_DEGREES / 2) % 360 }))

/** Rounds after which what still overlaps stays so: thirteen bodies have room by far earlier. */
const MOST_ROUNDS = 400

/**
 * Longitudes (degrees) moved apart, so that no two are nearer than `least` degrees; each moves as little as its neighbours let
 * it, and their order along the circle stays. The answer is in the order of the question.
 */
export function spread(longitudes: readonly number[], least: number): number[] {
  const order = longitudes.map((_, index) => index).sort((one, other) => longitudes[one]! - longitudes[other]!)
  const places = order.map((index) => longitudes[index]!)
  for (let moved = true, round = 0; moved && round < MOST_ROUNDS; round++) {
    moved = false
    for (let at = 0; at < places.length; at++) {
      const next = (at + 1) % places.length
      const gap = places[next]! - places[at]! + (next === 0 ? 360 : 0)
      if (next === at || gap >= least - 0.01) continue
      const push = (least - gap) / 2
      places[at]! -= push
      places[next]! += push
      moved = true
    }
  }
  const answer: number[] = []
  for (const [place, index] of order.entries()) answer[index] = (places[place]! + 360) % 360
  return answer
}
