/** Edit distance: insertions, deletions, replacements and swaps of neighbouring letters. */
function countEdits(a: string, b: string): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? before[j - 2]! + 1 : Number.POSITIVE_INFINITY
      current[j] = Math.min(previous[j]! + 1, current[j - 1]! + 1, replaced, swapped)
    }
    before = previous
    previous = current
  }
  return previous[b.length]!
}

/** At most one typo per this many letters; more make it another word. */
const lettersPerSlip = 4

/** Whether `typed` is `meant` with typos: the first letter matches, and there is at most one typo per four letters. */
export function isTypingError(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0]) return false
  return countEdits(typed, meant) <= Math.floor(Math.max(typed.length, meant.length) / lettersPerSlip)
}
