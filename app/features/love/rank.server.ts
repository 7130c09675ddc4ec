import type { LoveFactRow } from '~/data/love/love-members.server'
import type { LoveSelf } from '~/data/love/love-settings.server'
import { type LoveFacts, loveFactsOf } from '~/domain/human-design/composite/love-facts'
import { type LoveNumbers, loveNumbers } from '~/domain/human-design/composite/love-numbers'
import { MATCH_GROUPS, type MatchGroup, matchGroup } from '~/domain/human-design/composite/score-band'
import type { SubScoreCode } from '~/domain/human-design/composite/sub-scores'
import { comparedPair } from './compared-pair.server'
import type { LoveTiles } from './love'

export type Ranked = { id: string } & LoveNumbers

/** The members that there is a number for, by their love match with the viewer, the highest first; equal ones as listed. */
export function rank(self: LoveSelf, rows: readonly LoveFactRow[]): Ranked[] {
  let ownFacts: LoveFacts | null = null
  return rows
    .flatMap((row): Ranked | [] => {
      const { own, other } = comparedPair(self, row)
      if (own.chart) ownFacts ??= loveFactsOf(own.chart)
      const numbers = loveNumbers(own.type, other.type, own.chart && ownFacts, other.chart && loveFactsOf(other.chart))
      return numbers ? { id: row.id, ...numbers } : []
    })
    .sort((one, other) => other.overall - one.overall)
}

/** The five tiles: how many are soulmates, and the means of what is known, as whole percentages. */
export function tilesOf(ranked: readonly Ranked[]): LoveTiles {
  const part = (code: SubScoreCode) => mean(ranked.flatMap(({ parts }) => parts?.[code] ?? []))
  return {
    soulmates: ranked.filter(({ overall }) => matchGroup(overall) === 'soulmates').length,
    romantic: part('romantic'),
    emotional: part('emotional'),
    intimacy: part('intimacy'),
    overall: mean(ranked.map(({ overall }) => overall)),
  }
}

const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? null : Math.round(numbers.reduce((sum, one) => sum + one, 0) / numbers.length)

/** How many are in each tab. */
export function groupCounts(ranked: readonly Ranked[]): Record<MatchGroup, number> {
  const counts = Object.fromEntries(MATCH_GROUPS.map((group) => [group, 0])) as Record<MatchGroup, number>
  for (const { overall } of ranked) {
    const group = matchGroup(overall)
    if (group) counts[group]++
  }
  return counts
}
