/**
 * How a question to support stands: it waits for the team, for the member, or is settled. A further word of the member opens it
 * again.
 */
export const SUPPORT_STATES = ['open', 'answered', 'closed'] as const
export type SupportState = (typeof SUPPORT_STATES)[number]

/** Whose word it is: the member's, or the team's, which answers as one. */
export type SupportSide = 'member' | 'team'

export const SUPPORT_SUBJECT_MAX_GRAPHEMES = 120
export const SUPPORT_TEXT_MAX_GRAPHEMES = 2000

/** Who asks or adds more in a day wants something else. */
export const SUPPORT_QUESTIONS_A_DAY = 5
export const SUPPORT_REPLIES_A_DAY = 20

/** Questions on a page, of the member's own and of those that wait. */
export const SUPPORT_PAGE_SIZE = 10
/** Of one question the last words are shown, so many. */
export const SUPPORT_WORDS_SHOWN = 50

/** Where members ask, and read the answers. */
export const SUPPORT_PATH = '/app/support'
