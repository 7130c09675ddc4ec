/** Something that changes with time; the argument is ms since 1970, UTC. */
export type Curve = (utcMs: number) => number

/** Two instants in whole milliseconds between which a curve changes its sign, and what it is there. Zero counts as positive. */
export type Bracket = { from: number; to: number; atFrom: number; atTo: number }

/** Steps that may fail to halve the bracket before it is halved by force. */
const PATIENCE = 3

/**
 * The first whole millisecond at which the curve has the sign it has at the end of the bracket. By regula falsi with the
 * weights of Anderson and Björck, which closes in from both sides; where that is slow (a kink, a jump, a flat root) by halving,
 * so that the answer never lies outside the bracket nor takes more than some four steps for each halving.
 */
export function firstChange(curve: Curve, { from, to, atFrom, atTo }: Bracket): number {
  const signAtEnd = atTo >= 0
  let [before, after] = [from, to]
  let [atBefore, atAfter] = [atFrom, atTo]
  let slow = 0
  let lastMoved: 'before' | 'after' | null = null
  while (after - before > 1) {
    const width = after - before
    const guess = slow < PATIENCE ? before - (atBefore * width) / (atAfter - atBefore) : before + width / 2
    const middle = Math.min(after - 1, Math.max(before + 1, Math.round(guess) || 0))
    const atMiddle = curve(middle)
    if (atMiddle >= 0 === signAtEnd) {
      if (lastMoved === 'after') atBefore *= weight(atMiddle, atAfter)
      after = middle
      atAfter = atMiddle
      lastMoved = 'after'
    } else {
      if (lastMoved === 'before') atAfter *= weight(atMiddle, atBefore)
      before = middle
      atBefore = atMiddle
      lastMoved = 'before'
    }
    slow = slow < PATIENCE && after - before > width / 2 ? slow + 1 : 0
  }
  return after
}

/** How much less the end that stayed counts (Anderson and Björck 1973), when the other end moved twice. */
function weight(now: number, last: number): number {
  const rest = 1 - now / last
  return rest > 0 ? rest : 0.5
}
