import type { ConnectionState } from '~/domain/membership/connection-state'
import { refusedIn, refusedUntil } from '~/platform/forms/refused-in'

/**
 * Why connecting was refused. `missing`: no one of this name, at least for this viewer; `changed`: the connection changed
 * meanwhile; `limit`: the free requests of these days are used up.
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
      /** How it stands, where that is known. */
      state: ConnectionState | null
      /** For `limit`: from when on the next member can be asked, an ISO instant. */
      nextAt: string | null
    }

/** Why a form without scripts was refused, as the page's address says; null where none was. */
export function refusedWithoutScripts(params: URLSearchParams) {
  const error = refusedIn(params, 'connection', CONNECTION_REFUSALS)
  return error && { error, nextAt: refusedUntil(params) }
}
