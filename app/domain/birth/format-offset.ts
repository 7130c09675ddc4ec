/** An offset from UTC for people: "+03:00", "−04:30", with seconds where it has them ("+00:19:32"). */
export function formatOffset(offsetSeconds: number): string {
  const size = Math.abs(Math.round(offsetSeconds))
  const parts = [Math.floor(size / 3600), Math.floor((size % 3600) / 60)]
  if (size % 60 !== 0) parts.push(size % 60)
  const sign = offsetSeconds >= 0 ? '+' : '−'
  return sign + parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/** "YYYY-MM-DDTHH:MM:SS" as a wall clock shows it at an instant under an offset. */
export function formatLocal(epochMs: number, offsetSeconds: number): string {
  return new Date(epochMs + offsetSeconds * 1000).toISOString().slice(0, 19)
}
