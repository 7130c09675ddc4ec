import type { findGroupMembers } from '~/data/connections/connection-charts.server'
import { hasUncertainTime } from '~/domain/birth/time-accuracy'
import { visibleChart } from '~/domain/human-design/chart/visible-chart'
import { comparedChart } from '~/domain/human-design/composite/composite'
import { buildPenta, type PentaGate } from '~/domain/human-design/composite/penta'
import { resolveAccess } from '~/domain/membership/visibility'
import { channelKey, gateKey } from '~/locales/hd-key'
import type { Language } from '~/locales/language'
import { translator } from '~/platform/server/i18n.server'
import { numberEqual } from '~/ui/members/number-equal'
import { marksOf } from './marks-of'
import type { Group, GroupPerson, PentaPerson, ShownChannel, ShownGate } from './penta'

type Row = Awaited<ReturnType<typeof findGroupMembers>>[number]

/** Somebody whose gates the viewer sees. */
export type SeenMember = { username: string; person: PentaPerson; gates: readonly number[] }

/** Null for somebody whose gates are closed to the viewer, or who has no chart yet. */
export function toSeen(row: Row, viewerId: string): SeenMember | null {
  const { id, username, fullName, avatarUrl, hdRawData } = row
  const isTimeUncertain = hasUncertainTime(row)
  const isViewer = id === viewerId
  const access = resolveAccess(row, isViewer ? 'owner' : 'connection')
  const chart = comparedChart(hdRawData && visibleChart(hdRawData.chart, access.chart))
  if (!chart || !hdRawData || access.profile !== 'page') return null
  const person = { username, fullName, avatarUrl, hdType: hdRawData.chart.type, isTimeUncertain, isViewer }
  return { username, person, gates: chart.gates }
}

/** Who holds which gate, in the words of the page's language. */
export function toGroup(
  members: readonly { person: GroupPerson; gates: readonly number[] }[],
  language: Language,
): Group {
  const hd = translator(language, 'hd')
  const people = withDistinctNames(members.map(({ person }) => person))
  const marks = marksOf(people.map(({ fullName }) => fullName))
  const { channels, gaps } = buildPenta(members.map(({ gates }) => gates))
  const isUncertain = people.some(({ isTimeUncertain }) => isTimeUncertain)
  const toShown = ({ gate, holders }: PentaGate): ShownGate => ({
    ...{ gate, holders, name: hd(gateKey(gate)) },
    isUncertain: isUncertain && holders.every((place) => people[place]!.isTimeUncertain),
  })
  return {
    people: people.map((person, place) => ({ ...person, mark: marks[place]! })),
    channels: channels.map(({ channel, part, gates: [one, other], isClosed, wholeIn }) => {
      const gates: ShownChannel['gates'] = [toShown(one), toShown(other)]
      return {
        ...{ channel, part, isClosed, wholeIn, gates, name: hd(channelKey(channel)) },
        isUncertain: gates.some((gate) => gate.isUncertain),
      }
    }),
    gaps,
  }
}

/** With a number after each name that several have; the viewer is called "you" beside theirs. */
function withDistinctNames(people: readonly GroupPerson[]): GroupPerson[] {
  const others = people.filter(({ isViewer }) => !isViewer)
  const names = numberEqual(
    others.map(({ fullName }) => fullName),
    (name, number) => `${name} (${number})`,
  )
  return people.map((person) => (person.isViewer ? person : { ...person, fullName: names[others.indexOf(person)]! }))
}
