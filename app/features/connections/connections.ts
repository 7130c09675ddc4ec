import type { ConnectionState } from '~/domain/membership/connections'
import { refusedIn, refusedUntil } from '~/platform/client/form-answer'

/**
 * Why connecting was refused. `missing`: no such member, or hidden from this viewer; `changed`: the connection changed
 * meanwhile; `limit`: the free requests are used up.
 */
const CONNECTION_REFUSALS = [
  ...(['missing', 'self', 'changed', 'limit', 'noteTooLong', 'suspended', 'invalid'] as const),
  ...(['signedOut', 'undecided', 'tooMany', 'unexpected', 'unreachable'] as const),
]
export type ConnectionRefusal = (typeof CONNECTION_REFUSALS)[number]

export type ConnectionAnswer =
  | { done: true; state: ConnectionState }
  | {
      done: false
      error: ConnectionRefusal
      /** The current state, if known. */
      state: ConnectionState | null
      /** For `limit`: when the next request is possible, ISO 8601. */
      nextAt: string | null
    }

/** Why a form without scripts was refused, from the URL; null if it wasn't. */
export function refusedWithoutScripts(params: URLSearchParams) {
  const error = refusedIn(params, 'connection', CONNECTION_REFUSALS)
  return error && { error, nextAt: refusedUntil(params) }
}
