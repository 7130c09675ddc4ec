import { buildComposite, PERSONS, type Person } from '../../domain/human-design/composite/composite'
import type { ChartData } from '../../domain/human-design/service/chart-service.schema'
import { againstChart } from '../../domain/human-design/transit/against-chart'
import type { Answer, ApiOperationId, Question } from '../../domain/public-api/api-operations'
import { requestChartData, type ServiceAnswer } from '../chart/chart.server'
import { requestPositions } from '../chart/sky.server'
import type { Context } from '../server/context.server'

/** Computes both charts and lays them over one another; what is wrong with a birth is told of that one. */
async function compose(context: Context, births: Question<'composite'>): Promise<ServiceAnswer<Answer<'composite'>>> {
  const [a, b] = await Promise.all(PERSONS.map((person) => chartOf(context, births, person)))
  if (!a!.ok) return a!
  if (!b!.ok) return b!
  const composite = buildComposite(toCompared(a!.data), toCompared(b!.data))
  const { engineVersion, zoneTableVersion } = a!.data
  return {
    ok: true,
    data: {
      people: { a: toPerson(a!.data), b: toPerson(b!.data) },
      channels: composite.channels.flatMap(({ connection, ...channel }) =>
        connection ? [{ ...channel, connection }] : [],
      ),
      counts: composite.counts,
      gates: composite.gates,
      centers: composite.centers,
      theme: composite.theme,
      definition: composite.definition,
      bridges: composite.bridges,
      lines: composite.lines,
      engineVersion,
      zoneTableVersion,
    },
  }
}

async function chartOf(context: Context, births: Question<'composite'>, person: Person) {
  const answer = await requestChartData(context, births[person])
  if (answer.ok || !('refusal' in answer)) return answer
  const { problems = {}, messages = {}, ...refusal } = answer.refusal
  const of = (byField: Record<string, string>) =>
    Object.fromEntries(Object.entries(byField).map(([field, said]) => [`${person}.${field}`, said]))
  return { ...answer, refusal: { ...refusal, problems: of(problems), messages: of(messages) } }
}

const toCompared = ({ activeGates, profile }: ChartData) => ({ gates: activeGates, profile })

const toPerson = ({ codes, activeGates, birthUtc, timeAccuracy }: ChartData) => ({
  type: codes.type,
  authority: codes.authority,
  profile: codes.profile,
  definition: codes.definition,
  gates: activeGates,
  birthUtc,
  timeAccuracy,
})

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
