const SECONDS_PER_DAY = 86_400

/** TT − UT1, sampled at equal steps of UT days from J2000. */
export class DeltaT {
  readonly #firstDay: number
  readonly #stepDays: number
  readonly #seconds: Float64Array

  constructor(firstDay: number, stepDays: number, seconds: Float64Array) {
    this.#firstDay = firstDay
    this.#stepDays = stepDays
    this.#seconds = seconds
  }

  /** Days from UT to TT at a UT day, on the straight line between two samples. */
  daysAt(utDay: number): number {
    const place = (utDay - this.#firstDay) / this.#stepDays
    const index = Math.floor(place)
    const before = this.#seconds[index]!
    return (before + (place - index) * (this.#seconds[index + 1]! - before)) / SECONDS_PER_DAY
  }
}
