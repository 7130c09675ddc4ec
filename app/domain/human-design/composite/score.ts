import type { Evidence } from './evidence'

export type ScoredEvidence = { evidence: Evidence; points: number }

/** Evidence of one kind in one score. What it adds up to may be limited: then `points` is nearer to zero than the sum. */
export type Term<Id extends string = string> = { id: Id; items: ScoredEvidence[]; points: number }

/** A percentage with all that made it: `percent` is `base` plus the points of all terms, rounded, from 20 to 99. */
export type Score<Id extends string = string> = { base: number; terms: Term<Id>[]; percent: number }

/** What a term may add up to, either way. */
type Limits = { least?: number; most?: number }

/** Evidence that counts so many points each. */
export const each = (points: number, found: readonly Evidence[]): ScoredEvidence[] =>
  found.map((evidence) => ({ evidence, points }))

export const sumOf = (items: readonly ScoredEvidence[]) => items.reduce((total, { points }) => total + points, 0)

/** A term of these items, limited where limits are given. */
export function toTerm<Id extends string>(id: Id, items: ScoredEvidence[], limits: Limits = {}): Term<Id> {
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = limits
  return { id, items, points: Math.min(most, Math.max(least, sumOf(items))) }
}

/** The score of terms; those without evidence are left out. */
export function toScore<Id extends string>(base: number, terms: readonly Term<Id>[]): Score<Id> {
  const percent = toPercent(terms.reduce((total, { points }) => total + points, base))
  return { base, terms: terms.filter(({ items }) => items.length > 0), percent }
}

/** A whole percentage: halves go up, nobody gets less than 20 or more than 99. */
export function toPercent(value: number): number {
  return Math.min(99, Math.max(20, Math.floor(value + 0.5)))
}
