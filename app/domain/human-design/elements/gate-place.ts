import { LINE_DEGREES, START_DEGREES, WHEEL, wheelPosition } from '../terms/wheel'

/** Degrees of a gate: six lines. */
const GATE_DEGREES = 6 * LINE_DEGREES
const SIGN_DEGREES = 30

export const SIGNS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const
export type SignCode = (typeof SIGNS)[number]

/** A longitude in the zodiac: whole degrees and minutes within a sign. */
export type SignPlace = { sign: SignCode; degrees: number; minutes: number }

export type GatePlace = {
  from: SignPlace
  to: SignPlace
  /** Along the wheel, as the Sun goes. */
  before: number
  after: number
  /** Across the wheel: the Earth is there while the Sun is here. */
  opposite: number
}

/** Where a gate lies on the wheel, and between which others. */
export function gatePlace(gate: number): GatePlace {
  const position = wheelPosition(gate)
  const at = (steps: number) => WHEEL[(position + steps + WHEEL.length) % WHEEL.length]!
  const from = START_DEGREES + position * GATE_DEGREES
  return {
    from: signPlace(from),
    to: signPlace(from + GATE_DEGREES),
    before: at(-1),
    after: at(1),
    opposite: at(WHEEL.length / 2),
  }
}

/** A longitude in degrees within its sign; minutes are rounded down, as a place is that one has reached. */
export function signPlace(longitudeDegrees: number): SignPlace {
  const minutes = Math.floor((((longitudeDegrees % 360) + 360) % 360) * 60)
  const inSign = minutes % (SIGN_DEGREES * 60)
  return {
    sign: SIGNS[Math.floor(minutes / (SIGN_DEGREES * 60))]!,
    degrees: Math.floor(inSign / 60),
    minutes: inSign % 60,
  }
}
