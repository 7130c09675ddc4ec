/** Kiribati's Line Islands, hours ahead of UTC: where each day begins first. */
const farthestEastHours = 14

/** The latest date a birth can have, `YYYY-MM-DD`: today where it is the latest day on Earth. */
export function latestBirthDate(nowMs: number): string {
  return new Date(nowMs + farthestEastHours * 3_600_000).toISOString().slice(0, 10)
}
