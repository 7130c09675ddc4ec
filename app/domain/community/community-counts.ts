/** What the first page says of everybody together: figures, and never who. */
export type CommunityCounts = {
  /** Members who were here in the last 30 days. */
  activeMembers: number
  /** Members who joined in the last 7 days. */
  newMembers: number
  /** The tags most members used in the last 7 days, by the form tags are compared in. */
  tags: { tag: string; posts: number }[]
}

/** With fewer active members than this the figures are hidden. */
export const ACTIVE_MEMBERS_SHOWN_FROM = 20
export const ACTIVE_DAYS = 30
export const NEW_DAYS = 7
export const TAGS_SHOWN = 5

/** Counted by the hourly cron; a page recounts only if no cron has run for twice as long. */
export const COUNTS_AGE_MILLISECONDS = 3_600_000
export const COUNTS_OVERDUE_MILLISECONDS = 2 * COUNTS_AGE_MILLISECONDS
