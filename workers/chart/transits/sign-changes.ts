/** Half the golden ratio's square: where a bracket of a minimum is cut. */
const GOLDEN = (3 - Math.sqrt(5)) / 2
/** A dip shorter than this is not looked for, in ms. */
const SHORTEST_DIP = 60_000

/**
 * Every instant in (from, to] at which a curve changes its sign, rising: each the first whole ms of the new sign. The curve is
 * looked at every `step` ms (shorter than half the time between two sign changes that both must be seen), and between
 * steps wherever it comes near zero and turns away, so that a short dip to the other side is not missed. `within` tells how far
 * around it may be looked at.
 */
export function signChanges(
  curve: Curve,
  span: { from: number; to: number },
  step: number,
  within: { from: number; to: number },
): number[] {
  const samples: Sample[] = []
  // A step beyond either end, so that a dip beside an end is seen as well.
  const first = Math.max(within.from, span.from - step)
  const last = Math.min(within.to, span.to + step)
  for (let at = first; at < last; at += step) samples.push({ at, value: curve(at) })
  samples.push({ at: last, value: curve(last) })

  const found: number[] = []
  for (let i = 1; i < samples.length; i++) {
    const [before, here, next] = [samples[i - 1]!, samples[i]!, samples[i + 1]]
    if (before.value >= 0 !== here.value >= 0) found.push(firstChange(curve, bracketOf(before, here)))
    const dip = next && isDip(before, here, next) ? findDip(curve, before, here, next) : null
    if (!dip) continue
    found.push(firstChange(curve, bracketOf(before, dip)), firstChange(curve, bracketOf(dip, next!)))
  }
  return found.filter((at) => at > span.from && at <= span.to)
}

type Sample = { at: number; value: number }

const bracketOf = (from: Sample, to: Sample): Bracket => ({
  from: from.at,
  to: to.at,
  atFrom: from.value,
  atTo: to.value,
})

/** Three of one sign, the middle one nearest to zero. */
function isDip(before: Sample, here: Sample, next: Sample): boolean {
  const sign = here.value >= 0
  if (before.value >= 0 !== sign || next.value >= 0 !== sign) return false
  const size = Math.abs(here.value)
  return size <= Math.abs(before.value) && size < Math.abs(next.value)
}

/** A point on the other side of zero, by golden sections towards the minimum; null where there is none. */
function findDip(curve: Curve, before: Sample, middle: Sample, after: Sample): Sample | null {
  const sign = middle.value >= 0
  let [low, best, high] = [before.at, middle, after.at]
  while (high - low > SHORTEST_DIP) {
    const isRightLonger = high - best.at > best.at - low
    const at = Math.round(isRightLonger ? best.at + GOLDEN * (high - best.at) : best.at - GOLDEN * (best.at - low))
    const probe = { at, value: curve(at) }
    if (probe.value >= 0 !== sign) return probe
    const isBetter = Math.abs(probe.value) < Math.abs(best.value)
    if (isBetter) {
      if (isRightLonger) low = best.at
      else high = best.at
      best = probe
    } else if (isRightLonger) high = at
    else low = at
  }
  return null
}

/** Something that changes with time; the argument is ms since 1970, UTC. */
export type Curve = (utcMs: number) => number

/** Two instants in whole milliseconds between which a curve changes its sign, and what it is there. Zero counts as positive. */
export type Bracket = { from: number; to: number; atFrom: number; atTo: number }

/** Steps in a row that may fail to halve the bracket before a bisection. */
const MOST_SLOW_STEPS = 3

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
    const guess = slow < MOST_SLOW_STEPS ? before - (atBefore * width) / (atAfter - atBefore) : before + width / 2
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
    slow = slow < MOST_SLOW_STEPS && after - before > width / 2 ? slow + 1 : 0
  }
  return after
}

/** How much less the end that stayed counts (Anderson and Björck 1973), when the other end moved twice. */
function weight(now: number, last: number): number {
  const rest = 1 - now / last
  return rest > 0 ? rest : 0.5
}
