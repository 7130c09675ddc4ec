const WHEEL_START = 302
const BASES_PER_DEGREE = 192

/** A longitude as `[line, color, tone, base]` counted round the whole circle; equal numbers mean equal places. */
export function places(longitude) {
  const base = Math.floor(((longitude - WHEEL_START + 360) % 360) * BASES_PER_DEGREE)
  return [Math.floor(base / 180), Math.floor(base / 30), Math.floor(base / 5), base]
}

/** Distance of a longitude from the nearest line border, in arcseconds. */
export function lineMarginArcsec(longitude) {
  const inLine = (((longitude - WHEEL_START + 360) % 360) % 0.9375) * 3600
  return Math.min(inLine, 3375 - inLine)
}
