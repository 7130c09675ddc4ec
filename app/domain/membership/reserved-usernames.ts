/** Names that would read as the site itself speaking, or shadow an address. Compared by account key. */
const RESERVED = new Set([
  'about', 'account', 'admin', 'administrator', 'api', 'app', 'assets', 'auth', 'blog', 'dashboard', 'developers', 'dev',
  'gates', 'help', 'human_design', 'humandesign', 'insights', 'join', 'legal', 'login', 'logout', 'mail', 'me', 'messages',
  'moderator', 'null', 'official', 'privacy', 'register', 'root', 'security', 'settings', 'signin', 'signup', 'staff',
  'support', 'system', 'team', 'terms', 'undefined', 'you',
])

export function isReservedUsername(usernameKey: string): boolean {
  return RESERVED.has(usernameKey)
}
