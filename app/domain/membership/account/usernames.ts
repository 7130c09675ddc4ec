import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from '../limits'

/** Names that would read as the site itself speaking, or shadow an address. Compared by account key. */
const RESERVED = new Set([
  'about',
  'account',
  'admin',
  'administrator',
  'api',
  'app',
  'assets',
  'auth',
  'authorities',
  'blog',
  'bodies',
  'calendar',
  'centers',
  'channels',
  'dashboard',
  'definitions',
  'dev',
  'developers',
  'gates',
  'help',
  'human_design',
  'humandesign',
  'insights',
  'join',
  'legal',
  'library',
  'lines',
  'login',
  'logout',
  'mail',
  'me',
  'messages',
  'moderator',
  'null',
  'official',
  'privacy',
  'private',
  'profiles',
  'register',
  'robots',
  'root',
  'security',
  'settings',
  'signin',
  'signup',
  'sitemap',
  'staff',
  'support',
  'system',
  'team',
  'terms',
  'types',
  'undefined',
  'webhooks',
  'you',
])

/** Whether nobody can be called so; by the form in which usernames are compared. */
export function isReservedUsername(usernameKey: string): boolean {
  return RESERVED.has(usernameKey)
}

const FALLBACK_NAME = 'member'

/**
 * A username made of what somebody is called elsewhere: the first hint with enough letters a username may have, else
 * `member`. An address gives the part before its @. With `ending`, for when the plain one is taken.
 */
export function suggestUsername(hints: readonly (string | null)[], ending = ''): string {
  const base = hints.map(toUsername).find((name) => name.length >= USERNAME_MIN_LENGTH) ?? FALLBACK_NAME
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
