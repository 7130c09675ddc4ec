import type { ProfileCode } from '../terms/codes'
import { linesOfProfile } from '../terms/profile'
import type { Person } from './person'

/** Harmonic lines are three apart: 1 and 4, 2 and 5, 3 and 6. */
export const LINE_RELATIONS = ['harmonic', 'equal', 'neutral'] as const
export type LineRelation = (typeof LINE_RELATIONS)[number]

export type LinePair = { lines: Record<Person, number>; relation: LineRelation }

/** Each line of one profile against each of the other: four pairs. */
export function linePairs(profileOfA: ProfileCode, profileOfB: ProfileCode): LinePair[] {
  return linesOfProfile(profileOfA).flatMap((a) =>
    linesOfProfile(profileOfB).map((b) => ({ lines: { a, b }, relation: relationOf(a, b) })),
  )
}

function relationOf(a: number, b: number): LineRelation {
  if (a === b) return 'equal'
  return Math.abs(a - b) === 3 ? 'harmonic' : 'neutral'
}
