import { buildComposite, PERSONS, type Person } from '../../domain/human-design/composite/composite'
import type { ChartData } from '../../domain/human-design/service/chart-service.schema'
import type { Answer, Question } from '../../domain/public-api/api-operations'
import { requestChartData, type ServiceAnswer } from '../chart/chart.server'
import type { Context } from '../server/context.server'

/** Computes both charts and lays them over one another; what is wrong with a birth is told of that one. */
export async function compose(
  context: Context,
  births: Question<'composite'>,
): Promise<ServiceAnswer<Answer<'composite'>>> {
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
  const of = (told: Record<string, string>) =>
    Object.fromEntries(Object.entries(told).map(([field, said]) => [`${person}.${field}`, said]))
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
