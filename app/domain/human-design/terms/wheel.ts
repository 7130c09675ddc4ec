/** Degrees of ecliptic longitude where line 1 of gate 41 begins: 2° Aquarius. */
export const START_DEGREES = 302
/** Degrees of a line; six make a gate. */
export const LINE_DEGREES = 0.9375
export const LINES_IN_CIRCLE = 384
/** The circle holds 64 gates of 6 lines of 6 colors of 6 tones of 5 bases. */
const BASES_IN_CIRCLE = 69_120
const BASES_PER_DEGREE = BASES_IN_CIRCLE / 360

/** The gates in the order of increasing longitude. */
export const WHEEL = [
  41, 19, 13, 49, 30, 55, 37, 63, 22, 36, 25, 17, 21, 51, 42, 3, 27, 24, 2, 23, 8, 20, 16, 35, 45, 12, 15, 52, 39, 53,
  62, 56, 31, 33, 7, 4, 29, 59, 40, 64, 47, 6, 46, 18, 48, 57, 32, 50, 28, 44, 1, 43, 14, 34, 9, 5, 26, 11, 10, 58, 38,
  54, 61, 60,
] as const

const positions = new Map<number, number>(WHEEL.map((gate, position) => [gate, position]))

export type WheelPlace = { gate: number; line: number; color: number; tone: number; base: number }

/** The place of a longitude (degrees) on the wheel. Whole numbers only, and intervals are half-open: an edge belongs to what follows. */
export function placeOnWheel(longitudeDegrees: number): WheelPlace {
  const fromStart = (((longitudeDegrees - START_DEGREES) % 360) + 360) % 360
  const n = Math.floor(fromStart * BASES_PER_DEGREE) % BASES_IN_CIRCLE
  return {
    gate: WHEEL[Math.floor(n / 1080)]!,
    line: (Math.floor(n / 180) % 6) + 1,
    color: (Math.floor(n / 30) % 6) + 1,
    tone: (Math.floor(n / 5) % 6) + 1,
    base: (n % 5) + 1,
  }
}

/** The gate and line that begin at the edge so many lines from the beginning of gate 41, forward or back. */
export function lineOnWheel(edge: number): Pick<WheelPlace, 'gate' | 'line'> {
  const n = ((edge % LINES_IN_CIRCLE) + LINES_IN_CIRCLE) % LINES_IN_CIRCLE
  return { gate: WHEEL[Math.floor(n / 6)]!, line: (n % 6) + 1 }
}

/** Steps along the wheel from gate 41, 0–63. Throws for what is no gate. */
export function wheelPosition(gate: number): number {
  const position = positions.get(gate)
  if (position === undefined) throw new RangeError(`No gate ${gate}`)
  return position
}
