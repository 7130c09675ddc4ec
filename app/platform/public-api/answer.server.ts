import { againstChart } from '../../domain/human-design/transit/against-chart'
import type { Answer, ApiOperationId, Question } from '../../domain/public-api/api-operations'
import { requestChartData, type ServiceAnswer } from '../chart/chart.server'
import { requestPositions } from '../chart/sky.server'
import type { Context } from '../server/context.server'
import { compose } from './compose.server'

const MINUTE_MS = 60_000

/** What each operation of the public API does with a question that was read. Nothing of any member is asked for. */
export const ANSWERS: {
  [O in ApiOperationId]: (context: Context, question: Question<O>) => Promise<ServiceAnswer<Answer<O>>>
} = {
  chart: requestChartData,
  sky: (context, { at = thisMinute() }) => requestPositions(context, at),
  transits: async (context, { gates, at = thisMinute() }) => {
    const sky = await requestPositions(context, at)
    if (!sky.ok) return sky
    const natal = [...new Set(gates)].sort((one, other) => one - other)
    const { channels, ...against } = againstChart(natal, sky.data.activations)
    return { ok: true, data: { ...sky.data, gates: natal, ...against } }
  },
  composite: compose,
}

/** The present minute: who asks within one is told the same, and the service has it at hand. */
const thisMinute = () => new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS).toISOString()
