import type { GuidanceFactId } from './guidance-facts'

/** What is said every day is said in seven ways, so that a week does not repeat itself. */
export const DAYS_OF_A_WEEK = 7
/** Ways to say what stands beside, or stays the same for life. */
const WAYS = 2

/** In how many ways a fact is told; 1 where it is another fact on most days. */
export function variantsOf(id: GuidanceFactId): number {
  if (/^(strategy|avoid|affirmation)\./.test(id)) return DAYS_OF_A_WEEK
  return /^(authority|also)\./.test(id) ? WAYS : 1
}

/** The key of a fact's text on a day with this variant: with a number, from 1, where there are several. */
export function textKeyOf(id: GuidanceFactId, variant: number): string {
  const ways = variantsOf(id)
  return ways === 1 ? id : `${id}.${(variant % ways) + 1}`
}
