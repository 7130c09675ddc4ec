import type { ConnectionState } from '~/domain/membership/connection-state'

/**
 * What stands in the way of connecting. `missing`: nobody of this name, for this viewer at least; `changed`: somebody was
 * faster, and it stands otherwise now; `limit`: the free requests of these days are used up.
 */
export const CONNECTION_REFUSALS = [
  ...(['missing', 'self', 'changed', 'limit', 'noteTooLong', 'suspended', 'invalid'] as const),
  ...(['signedOut', 'tooMany', 'unexpected', 'unreachable'] as const),
]
export type ConnectionRefusal = (typeof CONNECTION_REFUSALS)[number]

export type ConnectionAnswer =
  | { done: true; state: ConnectionState }
  | {
      done: false
      error: ConnectionRefusal
      /** How it stands, where that is known. */
      state: ConnectionState | null
      /** For `limit`: from when on the next member can be asked, an ISO instant. */
      nextAt: string | null
    }
