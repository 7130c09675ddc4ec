import type { Chart } from '../chart/chart'
import type { TimeWindow } from '../service/chart-service.schema'
import { TYPE_TRAITS } from '../terms/strategy'
import { wholeShares } from './whole-shares'

export type ChartTerm = 'type' | 'strategy' | 'authority' | 'profile' | 'definition' | 'cross'

/**
 * What of a chart is not sure because its time is not: for which part of the time (0–1) each such term is as the chart says.
 * Terms that are the same all that time are not named. Shares are rounded as a list of all possibilities shows them. `minutes` before and after the given time; null: the whole day.
 */
export type UncertainTerms = { minutes: number | null; shares: Partial<Record<ChartTerm, number>> }

/** Compares a chart with all that its time leaves possible. */
export function uncertainTerms(
  chart: Pick<Chart, 'type' | 'authority' | 'profile' | 'definition' | 'cross'>,
  { minutes, ...possible }: TimeWindow,
): UncertainTerms {
  const crossKey = ({ angle, gates }: Pick<Chart['cross'], 'angle' | 'gates'>) => `${angle} ${gates.join()}`
  const strategyOf = (type: Chart['type']) => TYPE_TRAITS[type].strategy
  const compare = <P extends { share: number }>(possibilities: readonly P[], isSame: (possibility: P) => boolean) => {
    const shares = wholeShares(possibilities.map(({ share }) => share))
    return possibilities.map((possibility, index) => [isSame(possibility), shares[index]!] as const)
  }
  const isSame = {
    type: compare(possible.type, ({ code }) => code === chart.type),
    strategy: compare(possible.type, ({ code }) => strategyOf(code) === strategyOf(chart.type)),
    authority: compare(possible.authority, ({ code }) => code === chart.authority),
    profile: compare(possible.profile, ({ code }) => code === chart.profile),
    definition: compare(possible.definition, ({ code }) => code === chart.definition),
    cross: compare(possible.cross, (cross) => crossKey(cross) === crossKey(chart.cross)),
  }
  const open = Object.entries(isSame).filter(([, found]) => found.some(([same]) => !same))
  const shareOf = (found: (readonly [boolean, number])[]) =>
    found.reduce((sum, [same, share]) => (same ? sum + share : sum), 0)
  return { minutes, shares: Object.fromEntries(open.map(([term, found]) => [term, shareOf(found)])) }
}
