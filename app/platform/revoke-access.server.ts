import type { Database } from '../../drizzle/client'
import { deleteAccess } from '../data/access.server'
import { ACCESS_SCOPES, ENDED_ACCESS, type EndedAccess, type RevocationCause } from '../domain/membership/access'
import { logEvent } from './log.server'
import { type Ending, endSocketsSoon } from './messaging/end-sockets-soon.server'

type Options = {
  /** The session that goes on where a cause ends only the others. */
  keep?: string | null
  /** What of the cause's scope is meant, where the member chose. */
  only?: readonly EndedAccess[]
}

/**
 * Takes access to an account away, for a cause that says how much: sessions with their sockets and push, the address of the
 * calendar, API tokens, linked sign-ins and passkeys. Gives what the member has to set up again.
 */
export async function revokeAccess(
  ending: Ending & { db: Database },
  memberId: string,
  cause: RevocationCause,
  { keep = null, only = ENDED_ACCESS }: Options = {},
): Promise<EndedAccess[]> {
  const whole = ACCESS_SCOPES[cause]
  const scope = {
    ...whole,
    feed: whole.feed && only.includes('feed'),
    tokens: whole.tokens && only.includes('tokens'),
    signIns: only.includes('signIns') ? whole.signIns : 'none',
    passkeys: only.includes('passkeys') ? whole.passkeys : 'none',
  } as const
  try {
    const ended = await deleteAccess(ending.db, memberId, scope, keep)
    logEvent('info', 'access.revoked', { requestId: ending.requestId, cause, ...ended })
    return ENDED_ACCESS.filter((kind) => Boolean(ended[kind]))
  } finally {
    // Whatever the database answers: that it is done may be what was lost, and a page whose session goes on only reloads.
    if (scope.sessions !== 'none') {
      endSocketsSoon(ending, memberId, { except: scope.sessions === 'others' ? keep : null })
    }
  }
}
