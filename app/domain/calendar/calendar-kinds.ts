/** What the page of the calendar shows and hides. */
export const SHOWN_KINDS = ['sun', 'moon', 'planets', 'phases', 'cycles', 'events'] as const
export type ShownKind = (typeof SHOWN_KINDS)[number]

/** What a member may have in the calendar of a device. */
export const FEED_KINDS = ['sun', 'planets', 'moon', 'phases', 'stations', 'cycles', 'events'] as const
export type FeedKind = (typeof FEED_KINDS)[number]

/** Frequent events would bury the rest, so they are off by default. */
export const FREQUENT_KINDS: readonly FeedKind[] = ['planets', 'moon']
