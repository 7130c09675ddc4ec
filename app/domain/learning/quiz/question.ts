import type { CenterCode } from '../../human-design/terms/codes'
import type { LearnerChart } from '../learner-chart'
import { type Random, shuffle } from '../random'

/** Something that has a name in words: `center:throat`, `gate:34`, `count:9`. The part before the colon says how to name it. */
export type Term = `${string}:${string}`

/** A question by its facts, without words; `right` is the place of the one right option. */
export type Question = { kind: string; params: Record<string, Term>; options: Term[]; right: number }

/** What a question may be made of: a chart, chance, and the centers the lesson is about. */
export type Making = { chart: LearnerChart; random: Random; within: readonly CenterCode[] }

/** A question of its kind, or null where these facts make none. */
export type Maker = (making: Making) => Question | null

const MOST_WRONG = 3
const LEAST_WRONG = 2

/** A question from what is right and what is not: up to four options in any order, counts ascending; null of fewer than three. */
export function ask(
  kind: string,
  params: Record<string, Term>,
  { right, wrong }: { right: Term | undefined; wrong: readonly Term[] },
  random: Random,
): Question | null {
  if (!right) return null
  const others = shuffle(
    [...new Set(wrong)].filter((term) => term !== right),
    random,
  ).slice(0, MOST_WRONG)
  if (others.length < LEAST_WRONG) return null
  const mixed = shuffle([right, ...others], random)
  const options = right.startsWith('count:') ? mixed.sort((a, b) => countOf(a) - countOf(b)) : mixed
  return { kind, params, options, right: options.indexOf(right) }
}

const countOf = (term: Term) => Number(term.slice('count:'.length))

/** Terms for what questions name most. */
export const gateTerm = (gate: number): Term => `gate:${gate}`
export const channelTerm = ({ id }: { id: string }): Term => `channel:${id}`
export const centerTerm = (center: CenterCode): Term => `center:${center}`
export const countTerm = (count: number): Term => `count:${count}`
export const lineTerm = (line: number): Term => `line:${line}`
