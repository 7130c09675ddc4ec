// The constants of events: one place for server and page.

/** Characters as a reader counts them. */
export const TITLE_MAX_GRAPHEMES = 100
export const DESCRIPTION_MAX_GRAPHEMES = 3000
export const ADDRESS_MAX_GRAPHEMES = 200
export const CITY_MAX_GRAPHEMES = 100
export const CANCEL_NOTE_MAX_GRAPHEMES = 300
export const LINK_MAX_LENGTH = 500

export const CAPACITY_MAX = 1000
/** For events without a capacity too, since a change notifies all guests at once. */
export const GUESTS_MAX = CAPACITY_MAX
/** The longest is a retreat of two weeks. */
export const DURATION_MAX_DAYS = 14
/** How far ahead an event may be planned. */
export const AHEAD_MAX_DAYS = 366

export const EVENTS_A_DAY = 5
/** Changes of one event, since each notifies all its guests. */
export const MOVES_A_DAY = 5
export const EVENT_CHANGES_AN_HOUR = 60
export const REGISTRATIONS_AN_HOUR = 100

export const EVENTS_PAGE_SIZE = 20
/** Guests that a page names; the others are counted. */
export const GUESTS_SHOWN = 60
/** A search looks through so many, the nearest to now. */
export const EVENTS_LOOKED_THROUGH = 1000
/** Beyond so many a tab counts no further. */
export const EVENTS_COUNTED = 200

/** A guest is reminded so long before, in milliseconds. */
export const REMIND_DAY_MILLISECONDS = 86_400_000
export const REMIND_HOUR_MILLISECONDS = 3_600_000
/** Closer than this to the beginning "within a day" says too little: the reminder of the hour is enough. */
export const REMIND_DAY_LATEST_MILLISECONDS = 3 * 3_600_000
