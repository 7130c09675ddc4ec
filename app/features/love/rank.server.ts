import type { LoveFactRow } from '~/data/love-members.server'
import { loveFactsOf } from '~/domain/human-design/composite/love-facts'
import { type LoveNumbers, loveNumbers } from '~/domain/human-design/composite/love-numbers'
import { MATCH_GROUPS, type MatchGroup, matchGroup } from '~/domain/human-design/composite/score-band'
import { loveCompatibility } from '~/domain/human-design/love-compatibility'
import type { LoveTiles } from './love'
import { type Compared, seenMember } from './seen-member.server'

export type Ranked = { id: string } & LoveNumbers

/** Members by their love match with the viewer, the highest first; of equal ones the first of the list. */
export function rank(own: Compared, rows: readonly LoveFactRow[]): Ranked[] {
  const facts = own.chart && loveFactsOf(own.chart)
  return rows
    .map((row) => {
      const { type, chart } = seenMember(row)
      return { id: row.id, ...loveNumbers(loveCompatibility(own.type, type), facts, chart && loveFactsOf(chart)) }
    })
    .sort((one, other) => other.overall - one.overall)
}

/** The five tiles: how many are soulmates, and what the middle of all scores is, as whole percentages. */
export function tilesOf(ranked: readonly Ranked[]): LoveTiles {
  const average = (of: (one: Ranked) => number) =>
    ranked.length === 0 ? null : Math.round(ranked.reduce((sum, one) => sum + of(one), 0) / ranked.length)
  return {
    soulmates: ranked.filter(({ overall }) => matchGroup(overall) === 'soulmates').length,
    romantic: average(({ percents }) => percents.romantic),
    emotional: average(({ percents }) => percents.emotional),
    intimacy: average(({ percents }) => percents.intimacy),
    overall: average(({ overall }) => overall),
  }
}

/** How many stand in each tab. */
export function groupCounts(ranked: readonly Ranked[]): Record<MatchGroup, number> {
  const counts = Object.fromEntries(MATCH_GROUPS.map((group) => [group, 0])) as Record<MatchGroup, number>
  for (const { overall } of ranked) {
    const group = matchGroup(overall)
    if (group) counts[group]++
  }
  return counts
}
