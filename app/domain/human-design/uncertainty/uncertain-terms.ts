import type { Chart } from '../chart/chart'
import type { TimeWindow } from '../service/chart-service.schema'
import { TYPE_TRAITS } from '../terms/strategy'

export type ChartTerm = 'type' | 'strategy' | 'authority' | 'profile' | 'definition' | 'cross'

/**
 * What of a chart is not sure because its time is not: for which part of the time (0–1) each such term is as the chart says.
 * Terms that are the same all that time are not named. `minutes` before and after the given time; null: the whole day.
 */
export type UncertainTerms = { minutes: number | null; shares: Partial<Record<ChartTerm, number>> }

/** Compares a chart with all that its time leaves possible. */
export function uncertainTerms(
  chart: Pick<Chart, 'type' | 'authority' | 'profile' | 'definition' | 'cross'>,
  { minutes, ...possible }: TimeWindow,
): UncertainTerms {
  const crossKey = ({ angle, gates }: Pick<Chart['cross'], 'angle' | 'gates'>) => `${angle} ${gates.join()}`
  const strategyOf = (type: Chart['type']) => TYPE_TRAITS[type].strategy
  const isSame = {
    type: possible.type.map(({ code, share }) => [code === chart.type, share] as const),
    strategy: possible.type.map(({ code, share }) => [strategyOf(code) === strategyOf(chart.type), share] as const),
    authority: possible.authority.map(({ code, share }) => [code === chart.authority, share] as const),
    profile: possible.profile.map(({ code, share }) => [code === chart.profile, share] as const),
    definition: possible.definition.map(({ code, share }) => [code === chart.definition, share] as const),
    cross: possible.cross.map((cross) => [crossKey(cross) === crossKey(chart.cross), cross.share] as const),
  }
  const open = Object.entries(isSame).filter(([, found]) => found.some(([same]) => !same))
  const shareOf = (found: (readonly [boolean, number])[]) =>
    found.reduce((sum, [same, share]) => (same ? sum + share : sum), 0)
  return { minutes, shares: Object.fromEntries(open.map(([term, found]) => [term, shareOf(found)])) }
}
