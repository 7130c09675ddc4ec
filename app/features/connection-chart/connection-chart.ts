import type { CenterShare, ConnectionCode, LineRelation, Person } from '~/domain/human-design/composite/composite'
import type { CenterCode, ChannelId, DefinitionCode, TypeCode } from '~/domain/human-design/terms/codes'
import type { BodygraphData } from '~/ui/bodygraph/bodygraph-data'

/** What the large drawing shows: the viewer, the two together, the other. */
export const PAIR_SHOWS = ['a', 'together', 'b'] as const
export type PairShow = (typeof PAIR_SHOWS)[number]

/** The address that shows one of them; the query says it after what names the pair, so that it works without scripts too. */
export const showAddress = (show: PairShow, query: string) =>
  `?${[query, show === 'together' ? '' : `show=${show === 'a' ? 'you' : 'other'}`].filter(Boolean).join('&')}`

/** A channel that the two have between them, in a sentence. */
export type PairChannel = { id: ChannelId; name: string; connection: ConnectionCode; sentence: string }

/** What sentences call the two; `a` is null where it is the viewer. */
export type PairNames = { a: string | null; name: string }

/** Two charts laid over one another, ready to be drawn and read. In drawings `personality` is `a`, `design` is `b`. */
export type Pair = PairNames & {
  /** What names the two in the query of their address, where the path doesn't. */
  query: string
  drawings: Record<PairShow, BodygraphData>
  /** By connection in the order of `CONNECTIONS`, each group in catalogue order. */
  channels: PairChannel[]
  centers: Record<CenterCode, CenterShare>
}

/** What is said of the whole connection, in the words of the page's language. */
export type PairFacts = {
  /** "8-1", what it is called, and what that is like. */
  theme: { code: string; name: string; text: string }
  definition: DefinitionCode
  definitionName: string
  /** A sentence for each of the two whom the other bridges. */
  bridges: string[]
  lines: { lines: Record<Person, number>; relation: LineRelation; relationName: string }[]
  profiles: Record<Person, string>
}

/** One of the two as the head of the page shows them; `username` is null of a private chart. */
export type PairPerson = {
  fullName: string
  username: string | null
  avatarUrl: string | null
  type: TypeCode | null
  typeName: string | null
  /** Where the viewer may know it. */
  isTimeUncertain: boolean
}

/** Why there is no connection to draw, or not all of it. */
export const GAPS = ['yours', 'theirs', 'closed', 'channels'] as const
export type Gap = (typeof GAPS)[number]

export type ConnectionChart = {
  /** The viewer, or of two others the first. */
  you: PairPerson
  other: PairPerson
  typeMatch: { percent: number; text: string } | null
  /** Null where `gap` says why. */
  pair: Pair | null
  facts: PairFacts | null
  gap: Gap | null
  show: PairShow
  /** Whether the viewer may keep it as a picture: both charts are open to everyone. */
  isShareable: boolean
  /** Whose birth time is not exact: gates may differ. */
  uncertainTimeOf: Person | 'both' | null
}
