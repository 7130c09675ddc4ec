import type { ChannelId, TypeCode } from '~/domain/human-design/terms/codes'

/** What a navigation carries that shows a comparison just asked for. */
export const COMPARED = 'compared'

/** One of the compared, in the order of the address; the member is first. */
export type GroupPerson = {
  name: string
  type: TypeCode
  /** Their time of birth isn't exact, so some of their gates may differ. */
  isTimeUncertain: boolean
  isViewer: boolean
}

/** A term in the page's language, and who has it: places in the group. */
export type NamedSharing = { name: string; places: number[] }

export type NamedChannel = { id: ChannelId; name: string }

/** A group overview in the words of the page's language. */
export type ShownOverview = {
  types: NamedSharing[]
  authorities: NamedSharing[]
  profiles: NamedSharing[]
  centers: { name: string; definedIn: number[]; isDefined: boolean; isUncertain: boolean }[]
  channels: (NamedChannel & { wholeIn: number[]; halves: { gate: number; holders: number[] }[] })[]
  pairs: { places: [number, number]; channels: NamedChannel[] }[]
  missing: { name: string; gates: number[] }[]
}

/** Someone to choose, by name. */
export type Choosable = {
  id: string
  name: string
  type: TypeCode
  typeName: string
  isTimeUncertain: boolean
  isChosen: boolean
}

export type GroupPage = {
  people: GroupPerson[]
  /** Null until so many people are chosen that they can be compared. */
  overview: ShownOverview | null
  picking: { people: Choosable[]; isWithMe: boolean }
  problem: 'few' | 'many' | null
  /** So many of those the address names are not among the member's charts. */
  missingCount: number
  /** The member is to be compared but has no chart. */
  lacksOwnChart: boolean
  most: number
}
