/** The two of a composite. To whoever looks, `a` is they themselves where they are one of the two. */
export const PERSONS = ['a', 'b'] as const
export type Person = (typeof PERSONS)[number]

/** Whose something is, of what one of the two has at least. */
export const BEARERS = ['a', 'b', 'both'] as const
export type Bearer = (typeof BEARERS)[number]

/** Who of the two has something; null when neither does. */
export function bearerOf(hasA: boolean, hasB: boolean): Bearer | null {
  if (hasA && hasB) return 'both'
  if (hasA) return 'a'
  return hasB ? 'b' : null
}
