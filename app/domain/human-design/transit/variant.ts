const DAY_MS = 86_400_000

/**
 * A number for a member and a date: the next day it is one more, so that of two texts or more never the same comes on two days
 * running; where it begins differs from member to member (FNV-1a, 32 bit).
 */
export function variantOf(memberId: string, date: string): number {
  const day = Date.parse(`${date}T00:00:00Z`) / DAY_MS
  if (Number.isNaN(day)) throw new RangeError(`${date} is no date`)
  let hash = 0x81_1c_9d_c5
  for (const letter of memberId) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93)
  return (hash >>> 8) + day
}
