// The constants of posts, comments and what comes with them: one place for server and page.

/** Characters as a reader counts them. */
export const POST_MAX_GRAPHEMES = 500
export const COMMENT_MAX_GRAPHEMES = 500
/** The counter warns below the first, and urges below the second. */
export const FEW_LEFT = 50
export const VERY_FEW_LEFT = 20

export const POST_MAX_TAGS = 10
export const TAG_MAX_GRAPHEMES = 30

export const POST_MAX_IMAGES = 4
export const POST_IMAGE_MAX_BYTES = 1_048_576
/** In pixels; what is larger is drawn smaller. */
export const POST_IMAGE_MAX_SIDE = 1600
export const ALT_MAX_GRAPHEMES = 300

export const FEED_PAGE_SIZE = 20
export const MEMBER_POSTS_PAGE_SIZE = 10
export const COMMENTS_PAGE_SIZE = 20
export const NOTIFICATIONS_PAGE_SIZE = 30
export const FOLLOWS_PAGE_SIZE = 30

/** How long the author can restore what they deleted; then the sweep removes it. */
export const UNDO_HOURS = 24
/** How long a notification is stored: once it was read, and when it never was. */
export const NOTICE_READ_DAYS = 180
export const NOTICE_UNREAD_DAYS = 365

/** In the first hours of an account it may post so much, and lead elsewhere so often in one post. */
export const FIRST_HOURS = 24
export const FIRST_HOURS_MAX_POSTS = 10
export const FIRST_HOURS_MAX_LINKS = 2

/** Rate limits against scripts. */
export const POSTS_AN_HOUR = 60
export const COMMENTS_AN_HOUR = 120
export const LIKES_AN_HOUR = 1000
export const FOLLOWS_AN_HOUR = 200
export const REPORTS_A_DAY = 50

/** So many members who are here for so long hide by their reports what they report, until a moderator has looked. */
export const REPORTS_THAT_HIDE = 3
export const ESTABLISHED_DAYS = 14
export const REPORT_NOTE_MAX_GRAPHEMES = 500
export const APPEAL_MAX_GRAPHEMES = 1000
export const MUTED_WORDS_MAX = 100
export const MUTED_WORD_MAX_GRAPHEMES = 50
/** A moderator's message to a member, or their reply to an appeal. */
export const MODERATION_NOTE_MAX_GRAPHEMES = 500
export const CASES_PAGE_SIZE = 20
export const AUDIT_PAGE_SIZE = 50
