import type { ChartAccess } from '../../membership/visibility'
import type { VisibleChart } from '../chart/visible-chart'
import type { ComparedChart } from './composite'

/**
 * What of somebody's chart may be compared with another: null where its gates are closed to whoever looks, since each number
 * made from gates, and each sentence that explains it, would tell something of them.
 */
export function comparedChart(visible: VisibleChart | null): ComparedChart | null {
  if (visible?.detail !== 'gates' && visible?.detail !== 'full') return null
  const { gates, profile } = visible.detail === 'full' ? visible.chart : visible
  return { gates, profile }
}

/** The same where only these facts of a chart were read: null where its gates are closed to whoever looks. */
export const comparedFacts = (facts: ComparedChart | null, access: ChartAccess): ComparedChart | null =>
  showsGates(access) ? facts : null

/** Whether gates are among what is shown of a chart. */
export const showsGates = (access: ChartAccess): boolean => access === 'gates' || access === 'full'
