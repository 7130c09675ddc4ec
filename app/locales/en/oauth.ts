/** Signing in with an account elsewhere. */
export const oauth = {}
