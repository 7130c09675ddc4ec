/** The page of a paused account, and of members who have just left. */
export const PAUSED_PATH = '/auth/paused'

/**
 * `away` (deactivated) and `leaving` (deletion is scheduled) offer to come back; `over`: too late for that; `left`: just left and
 * signed out. `due` is a formatted day.
 */
export type PausedPage =
  | { state: 'away'; email: string }
  | { state: 'leaving'; email: string; due: string }
  | { state: 'over' }
  | { state: 'left'; due: string | null }

export type PausedAnswer = { error: 'unexpected' | 'unreachable' | null }
