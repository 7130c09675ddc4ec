/** The value below which a share `q` of the numbers lies; NaN of none. */
export function quantile(numbers, q) {
  const sorted = Float64Array.from(numbers).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN
}

/** The middle one, or half-way between the two in the middle. */
export function median(numbers) {
  const sorted = Float64Array.from(numbers).sort()
  const last = sorted.length - 1
  return (sorted[Math.floor(last / 2)] + sorted[Math.ceil(last / 2)]) / 2
}
