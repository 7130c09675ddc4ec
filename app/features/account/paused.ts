/** Where a member whose account is away decides whether it comes back, and where those arrive who have just left. */
export const PAUSED_PATH = '/auth/paused'

/**
 * `away` and `leaving`: signed in, and asked whether to come back; `over`: too late for that. `left` is whoever has just gone
 * and is signed out. `due` is a day in words.
 */
export type PausedPage =
  | { state: 'away'; email: string }
  | { state: 'leaving'; email: string; due: string }
  | { state: 'over' }
  | { state: 'left'; due: string | null }

export type PausedAnswer = { error: 'unexpected' | 'unreachable' | null }
