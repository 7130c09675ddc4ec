/** Why the server closed a socket, as the client needs to know it (RFC 6455, 7.4: 4000 to 4999 are free). */
export const CLOSE = {
  /** The client stayed over the event limit for too long. */
  flood: 1008,
  /** A frame is larger than the platform accepts. */
  tooBig: 1009,
  /** Reconnect: the data that the socket was opened with has changed. */
  restart: 1012,
  /** The session ended or the account was deactivated. Don't reconnect with this session. */
  signedOut: 4001,
  /** The conversation is closed to this member: a block, or the other member left. */
  unavailable: 4003,
  /** The participant has more sockets than allowed, so the oldest is closed. */
  tooMany: 4008,
  /** The client is too far behind. Reconnect from the last message received. */
  tooSlow: 4009,
} as const
