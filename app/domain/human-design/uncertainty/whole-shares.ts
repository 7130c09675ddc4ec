/**
 * The shares of all possibilities (0 to 1) as whole hundredths that add up to the same total, by the largest remainder. None
 * that there is becomes 0.
 */
export function wholeShares(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 100)
  const whole = exact.map((percent) => (percent > 0 ? Math.max(1, Math.floor(percent)) : 0))
  const missing = (index: number) => exact[index]! - whole[index]!
  const ranked = () => [...whole.keys()].sort((one, other) => missing(other) - missing(one))
  let rest = Math.round(sumOf(exact)) - sumOf(whole)
  for (; rest > 0; rest--) whole[ranked()[0]!]!++
  for (; rest < 0; rest++) whole[ranked().findLast((index) => whole[index]! > 1)!]!--
  return whole.map((percent) => percent / 100)
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)
