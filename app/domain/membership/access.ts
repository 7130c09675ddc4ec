/** Why access to an account is taken away. */
export const REVOCATION_CAUSES = [
  'password-changed',
  /** A member without a password sets one from a browser that is signed in. */
  'first-password',
  'password-reset',
  'address-changed',
  /** The address is confirmed for the first time, from a browser that isn't signed in to the account. */
  'address-confirmed',
  /** The owner of the address says that the account was registered by someone else. */
  'address-claimed',
  'signed-out-everywhere',
  'left',
] as const
export type RevocationCause = (typeof REVOCATION_CAUSES)[number]

/**
 * What a cause ends. `others`: every session but the current one. `spare`: only where a password remains, so that no one is
 * locked out.
 */
export type AccessScope = {
  sessions: 'all' | 'others' | 'none'
  feed: boolean
  tokens: boolean
  /** Sign-ins elsewhere, and passkeys. */
  signIns: 'all' | 'spare' | 'none'
  passkeys: 'all' | 'spare' | 'none'
  /** Links by which private charts are read without an account. */
  chartLinks: boolean
}

const EVERYTHING: AccessScope = {
  sessions: 'all',
  feed: true,
  tokens: true,
  signIns: 'all',
  passkeys: 'all',
  chartLinks: true,
}
/** A confirmation of the address from a browser that is signed in to the account. */
export const ENDS_NOTHING: AccessScope = {
  sessions: 'none',
  feed: false,
  tokens: false,
  signIns: 'none',
  passkeys: 'none',
  chartLinks: false,
}
/** The member did it themselves: only access that works without them ends. */
const OTHERS: AccessScope = { ...ENDS_NOTHING, sessions: 'others', feed: true, tokens: true }

export const ACCESS_SCOPES: Record<RevocationCause, AccessScope> = {
  'password-changed': OTHERS,
  'first-password': { ...OTHERS, sessions: 'all' },
  'password-reset': EVERYTHING,
  'address-changed': OTHERS,
  'address-confirmed': { ...ENDS_NOTHING, feed: true, tokens: true, signIns: 'spare', passkeys: 'spare' },
  'address-claimed': EVERYTHING,
  'signed-out-everywhere': { ...OTHERS, signIns: 'spare', passkeys: 'spare' },
  // Nothing else opens a deactivated account, and all of it works again when the member comes back.
  left: { ...ENDS_NOTHING, sessions: 'all' },
}

/** Access that has to be set up again once it was revoked; a session only needs another sign-in. */
export const ENDED_ACCESS = ['feed', 'tokens', 'signIns', 'passkeys', 'chartLinks'] as const
export type EndedAccess = (typeof ENDED_ACCESS)[number]
