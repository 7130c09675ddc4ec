/** Why the server closed a socket, as the client needs to know it (RFC 6455, 7.4: 4000 to 4999 are free). */
export const CLOSE = {
  /** Too much at once, for too long. */
  flood: 1008,
  /** A frame beyond what the platform takes. */
  tooBig: 1009,
  /** Connect again: what the socket was opened with has changed. */
  restart: 1012,
  /** The session ended, or the account is away. Do not come back with it. */
  signedOut: 4001,
  /** The conversation is closed to this member: a block, or somebody who left. */
  unavailable: 4003,
  /** More sockets than one seat may have: the oldest goes. */
  tooMany: 4008,
  /** Too far behind; come back by what you have. */
  tooSlow: 4009,
} as const
