import { type Bodygraph, bodygraphOf, isCenterDefined } from '../chart/bodygraph'
import type { Chart } from '../chart/chart'
import { GATES_OF_CENTER } from '../terms/centers'
import {
  AUTHORITIES,
  type AuthorityCode,
  CENTERS,
  type CenterCode,
  type ChannelId,
  PROFILES,
  type ProfileCode,
  TYPES,
  type TypeCode,
} from '../terms/codes'
import { compositeChannels } from './composite'

/** How many people a group overview compares. */
export const GROUP_SIZES = { least: 2, most: 16 } as const

/** What of a chart is compared in a group. */
export type GroupChart = Pick<Chart, 'type' | 'authority' | 'profile' | 'gates'> & {
  /** The birth time isn't exact, so some of the gates may differ. */
  isTimeUncertain: boolean
}

/** Who shares a term, as places in the group as it was given. */
export type Sharing<C> = { code: C; places: number[] }

/** A channel that the group has: one of them alone, or several together. */
export type GroupChannel = {
  channel: ChannelId
  /** Those who have both gates. */
  wholeIn: number[]
  /** Those who have only this gate, for each of the two gates in the order of the channel's name. */
  halves: [{ gate: number; holders: number[] }, { gate: number; holders: number[] }]
}

export type GroupCenter = {
  center: CenterCode
  /** Those in whose own chart it is defined. */
  definedIn: number[]
  /** Defined by the channels of the group, whoever brings their gates. */
  isDefined: boolean
  /** It depends on a birth time that isn't exact whether the group defines it. */
  isUncertain: boolean
}

/** Two of the group, and the channels of which each has only the other gate. */
export type GroupPair = { places: [number, number]; channels: ChannelId[] }

export type GroupOverview = {
  types: Sharing<TypeCode>[]
  authorities: Sharing<AuthorityCode>[]
  profiles: Sharing<ProfileCode>[]
  /** In catalogue order. */
  channels: GroupChannel[]
  /** All nine. */
  centers: GroupCenter[]
  /** Only pairs that complete a channel; those who complete most come first. */
  pairs: GroupPair[]
  /** Gates that nobody has, by center; centers without any are left out. */
  missing: { center: CenterCode; gates: number[] }[]
}

/** What the charts of a group are side by side and together; throws `RangeError` for fewer than 2 or more than 16 people. */
export function buildGroupOverview(people: readonly GroupChart[]): GroupOverview {
  const { least, most } = GROUP_SIZES
  if (people.length < least || people.length > most) {
    throw new RangeError(`A group has ${least} to ${most} people, not ${people.length}`)
  }
  const graphs = people.map(({ gates }) => bodygraphOf(gates))
  const together = bodygraphOf(people.flatMap(({ gates }) => gates))
  const exact = people.filter(({ isTimeUncertain }) => !isTimeUncertain)
  // More gates never leave a center open: what those with exact times define is defined at any time of the others.
  const certain = bodygraphOf(exact.flatMap(({ gates }) => gates))
  const placesWhere = (holds: (place: number) => boolean) => people.flatMap((_, place) => (holds(place) ? [place] : []))
  const sharing = <C>(codes: readonly C[], codeOf: (person: GroupChart) => C): Sharing<C>[] =>
    codes
      .map((code) => ({ code, places: placesWhere((place) => codeOf(people[place]!) === code) }))
      .filter(({ places }) => places.length > 0)
  return {
    types: sharing(TYPES, ({ type }) => type),
    authorities: sharing(AUTHORITIES, ({ authority }) => authority),
    profiles: sharing(PROFILES, ({ profile }) => profile),
    channels: together.channels.map(({ id, gates: [one, other] }) => {
      const has = (place: number, gate: number) => graphs[place]!.gates.has(gate)
      const half = (gate: number, missing: number) => ({
        gate,
        holders: placesWhere((place) => has(place, gate) && !has(place, missing)),
      })
      return {
        channel: id,
        wholeIn: placesWhere((place) => has(place, one) && has(place, other)),
        halves: [half(one, other), half(other, one)],
      }
    }),
    centers: CENTERS.map((center) => ({
      center,
      definedIn: placesWhere((place) => isCenterDefined(graphs[place]!, center)),
      isDefined: isCenterDefined(together, center),
      isUncertain: exact.length < people.length && !isCenterDefined(certain, center),
    })),
    pairs: pairsOf(graphs),
    missing: CENTERS.map((center) => ({
      center,
      gates: GATES_OF_CENTER[center].filter((gate) => !together.gates.has(gate)),
    })).filter(({ gates }) => gates.length > 0),
  }
}

/** What each pair completes. */
function pairsOf(graphs: readonly Bodygraph[]): GroupPair[] {
  return graphs
    .flatMap((first, a) =>
      graphs.slice(a + 1).map((second, after): GroupPair => {
        const between = compositeChannels(first.gates, second.gates)
        const completed = between.filter(({ connection }) => connection === 'electromagnetic')
        return { places: [a, a + 1 + after], channels: completed.map(({ channel }) => channel) }
      }),
    )
    .filter(({ channels }) => channels.length > 0)
    .sort((one, other) => other.channels.length - one.channels.length)
}
