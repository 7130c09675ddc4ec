import type { PentaPart } from '~/domain/human-design/composite/penta'
import type { ChannelId, TypeCode } from '~/domain/human-design/terms/codes'

/** Somebody who may be in a group. */
export type PentaPerson = {
  username: string
  fullName: string
  avatarUrl: string | null
  hdType: TypeCode | null
  /** Their time of birth isn't exact, so some of their gates may differ. */
  isTimeUncertain: boolean
  isViewer: boolean
}

/** Somebody of a group; `username` is null of a private chart. */
export type GroupPerson = Omit<PentaPerson, 'username'> & { username: string | null }
/** With the letters that stand for them in the drawing, no two the same. */
export type GroupMember = GroupPerson & { mark: string }

/** `holders`: places in the group. `isUncertain`: with other times of birth, others or no one may have it. */
export type ShownGate = { gate: number; name: string; holders: number[]; isUncertain: boolean }
export type ShownChannel = {
  channel: ChannelId
  name: string
  part: PentaPart
  gates: [ShownGate, ShownGate]
  isClosed: boolean
  wholeIn: number[]
  /** One of its gates is uncertain. */
  isUncertain: boolean
}

export type Group = { people: GroupMember[]; channels: ShownChannel[]; gaps: number[] }

/** What the viewer picks from: those named come first. */
export type Picking = {
  people: (PentaPerson & { isPicked: boolean })[]
  /** What was sought among them; null where they are few enough to look through. */
  q: string | null
  /** Beyond these there are more, to be found by name. */
  hasMore: boolean
  /** Connections who keep their gates to themselves. */
  closedCount: number
}

export type PentaPage = {
  /** Null until a group of the right size is named. */
  group: Group | null
  picking: Picking
  /** What keeps the picked from being a group. */
  problem: 'few' | 'many' | null
  /** So many of those who were named are not shown to this viewer. */
  missingCount: number
  /** The viewer's own chart is not here yet. */
  lacksOwnChart: boolean
  isConnected: boolean
}

/** Whether the viewer is in the group: else its texts are about others. */
export const isOwnGroup = ({ people }: Pick<Group, 'people'>): boolean => people.some(({ isViewer }) => isViewer)

export const PENTA_PATH = '/app/penta'

/** The address of a group: whoever sees all of them sees the same by it. */
export const groupPath = (usernames: readonly string[]) =>
  `${PENTA_PATH}?with=${usernames.map(encodeURIComponent).join(',')}`
