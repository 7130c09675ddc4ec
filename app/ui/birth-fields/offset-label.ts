/** An offset as people write it after "UTC": "+3", "−4:30", "+0:19:32". */
export function offsetLabel(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds)
  const parts = [Math.floor(size / 3600), Math.floor((size % 3600) / 60), size % 60]
  while (parts.length > 1 && parts.at(-1) === 0) parts.pop()
  const [hours = 0, ...rest] = parts
  return (offsetSeconds < 0 ? '−' : '+') + [hours, ...rest.map((part) => String(part).padStart(2, '0'))].join(':')
}
