import type { NotificationKind } from './notification-kinds'

/** The fields of a notification that decide its place in the list. `at` is ISO 8601. */
export type Groupable = {
  kind: NotificationKind
  groupKey: string
  at: string
  isRead: boolean
  actor: { id: string } | null
}

/** Notifications under one sentence, the newest first, and who is named in it: each one once. */
export type NoticeGroup<N extends Groupable> = { key: string; notices: N[]; actors: NonNullable<N['actor']>[] }
export type NoticeDay<N extends Groupable> = { day: string; at: string; groups: NoticeGroup<N>[] }

/**
 * The newest first, by day; within a day the same action of several members (such as likes of one post) is grouped where the
 * newest of it is, read and unread apart. `dayOf` gives the day of an instant where the reader is.
 */
export function groupNotices<N extends Groupable>(
  notices: readonly N[],
  dayOf: (at: string) => string,
): NoticeDay<N>[] {
  const days = new Map<string, { at: string; groups: Map<string, N[]> }>()
  for (const notice of notices) {
    const day = dayOf(notice.at)
    const { groups } = days.get(day) ?? days.set(day, { at: notice.at, groups: new Map() }).get(day)!
    const key = `${notice.kind} ${notice.groupKey} ${notice.isRead}`
    groups.set(key, [...(groups.get(key) ?? []), notice])
  }
  return [...days].map(([day, { at, groups }]) => ({
    day,
    at,
    groups: [...groups.values()].map((together) => ({
      key: together.at(-1)!.groupKey + together.at(-1)!.at + together[0]!.isRead,
      notices: together,
      actors: actorsOf(together),
    })),
  }))
}

const actorsOf = <N extends Groupable>(notices: readonly N[]): NonNullable<N['actor']>[] => [
  ...new Map(notices.flatMap(({ actor }) => (actor ? [[actor.id, actor] as const] : []))).values(),
]

/** A page of a list; without a cursor it reaches the end. */
export type ListPage<N> = { notices: readonly N[]; nextCursor: string | null }

/** Of a list that is loaded again from its top: what is known of it further down, where nothing was asked again, stays. */
export function joinPages<N extends { id: string; at: string }>(top: ListPage<N>, known: readonly N[]): N[] {
  const last = top.notices.at(-1)
  if (!last || top.nextCursor === null) return [...top.notices]
  const isFurther = ({ at, id }: N) => at < last.at || (at === last.at && id < last.id)
  return [...top.notices, ...known.filter(isFurther)]
}
