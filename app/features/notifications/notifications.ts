import type { NotificationKind } from '~/domain/community/notifications/notification-kinds'

/** Who did something, as far as the reader may know. */
export type NoticeActor = { id: string; fullName: string; avatarUrl: string | null }

/** A notification as the list shows it. `at` is ISO 8601 in UTC. */
export type Notice = {
  id: string
  kind: NotificationKind
  groupKey: string
  at: string
  isRead: boolean
  /** Null: it was the site. */
  actor: NoticeActor | null
  /** The beginning of the comment or post it is about. */
  text: string | null
  /** What the moderators did to what, and in what words. */
  done: { action: string; subject: string; note: string | null } | null
}

export type NoticePage = {
  notices: Notice[]
  nextCursor: string | null
  /** The member put the bell off: only what the moderators did is here. */
  isOff: boolean
}

/** What the list answers to scripts; `page` null: it could not be loaded. `now`: the server's clock. */
export type NoticesAnswer = { page: NoticePage | null; now: string }

export type ReadAnswer = { done: boolean; error: 'unexpected' | 'unreachable' | 'signedOut' | 'malformed' | null }

export const RESOURCE = '/resources/notifications'
