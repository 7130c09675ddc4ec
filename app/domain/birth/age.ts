/**
 * Whole years from a birth date (`YYYY-MM-DD`) to the day that `now` is in UTC. A birthday on 29 February counts
 * as 1 March in other years.
 */
export function ageOn(birthDate: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number)
  const today = (now.getUTCMonth() + 1) * 100 + now.getUTCDate()
  return now.getUTCFullYear() - year - (today < month * 100 + day ? 1 : 0)
}

/** The latest birth date of a person of at least this age on the day that `now` is in UTC; birth dates compare as strings. */
export function lastBirthDateOf(age: number, now: Date): string {
  return `${now.getUTCFullYear() - age}${now.toISOString().slice(4, 10)}`
}
