import type { TypeCode } from '~/domain/human-design/terms/codes'

/** What stands in the way of following; `missing`: nobody of this name, for this viewer at least. */
export type FollowRefusal =
  | 'missing'
  | 'self'
  | 'suspended'
  | 'undecided'
  | 'signedOut'
  | 'tooMany'
  | 'unexpected'
  | 'unreachable'
  | 'invalid'

export type FollowAnswer =
  | { done: true; isFollowing: boolean; followersCount: number }
  | { done: false; error: FollowRefusal }

/** The lists of the tab "Connections"; `?list=` names one. */
export const PEOPLE_LISTS = ['connections', 'followers', 'following'] as const
export type PeopleList = (typeof PEOPLE_LISTS)[number]

/** A member in a list, as far as this viewer may know. */
export type Person = {
  username: string
  fullName: string
  avatarUrl: string | null
  hdType: TypeCode | null
  isTimeUncertain: boolean
  isVerified: boolean
  isFollowed: boolean
  isViewer: boolean
}

export type People = {
  list: PeopleList
  /** Which lists there are for this viewer. */
  lists: readonly PeopleList[]
  people: Person[]
  /** So many stand among them whom this viewer does not find. */
  hiddenCount: number
  nextCursor: string | null
  /** Where the page begins in the list; null: at its top. */
  cursor: string | null
}
