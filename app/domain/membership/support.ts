/**
 * The state of a support question: waiting for the team, waiting for the member, or settled. Another message of the member
 * reopens it.
 */
export const SUPPORT_STATES = ['open', 'answered', 'closed'] as const
export type SupportState = (typeof SUPPORT_STATES)[number]

/** The author of a message: the member, or the team as a whole. */
export type SupportSide = 'member' | 'team'

export const SUPPORT_SUBJECT_MAX_GRAPHEMES = 120
export const SUPPORT_TEXT_MAX_GRAPHEMES = 2000

/** Rate limits against misuse. */
export const SUPPORT_QUESTIONS_A_DAY = 5
export const SUPPORT_REPLIES_A_DAY = 20

/** Questions on a page, in the member's list and in the team's. */
export const SUPPORT_PAGE_SIZE = 10
/** How many of the last messages of a question are shown. */
export const SUPPORT_WORDS_SHOWN = 50

/** Where members ask, and read the answers. */
export const SUPPORT_PATH = '/app/support'
