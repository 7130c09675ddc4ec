import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from '../limits'

const NOBODY = 'member'

/**
 * A username made of what somebody is called elsewhere: the first hint with enough letters a username may have, else
 * `member`. An address gives what stands before its @. With `ending`, for when the plain one is taken.
 */
export function suggestUsername(hints: readonly (string | null)[], ending = ''): string {
  const base = hints.map(toUsername).find((name) => name.length >= USERNAME_MIN_LENGTH) ?? NOBODY
  return ending ? `${base.slice(0, USERNAME_MAX_LENGTH - ending.length - 1)}_${ending}` : base
}

function toUsername(hint: string | null): string {
  return (
    (hint?.split('@')[0] ?? '')
      // É is E and an accent, which goes.
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^A-Za-z0-9]+/g, '_')
      .slice(0, USERNAME_MAX_LENGTH)
      .replace(/^_+|_+$/g, '')
  )
}
