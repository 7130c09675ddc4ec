import type { Database } from '../../../drizzle/client'
import { type AccessToEnd, type DeletedAccess, deleteAccess } from '../../data/accounts/access.server'
import { ACCESS_SCOPES, ENDED_ACCESS, type EndedAccess, type RevocationCause } from '../../domain/membership/access'
import { type Ending, endSocketsSoon } from '../messaging/end-sockets-soon.server'
import { logEvent } from '../server/log.server'

type Options = {
  /** The session that goes on where a cause ends only the others. */
  keep?: string | null
  /** What of the cause's scope is meant, where the member chose. */
  only?: readonly EndedAccess[]
}

/**
 * Takes access to an account away, for a cause that says how much: sessions with their sockets and push, the address of the
 * calendar, API tokens, linked sign-ins, passkeys and links to private charts. Gives what the member has to set up again.
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
  const ended = await revokeWith(ending, memberId, cause, { scope, keep }, (access) =>
    deleteAccess(ending.db, memberId, access),
  )
  return ended ?? []
}

/**
 * The same in the transaction of what it is for, so that neither happens without the other. `write` gives null where it
 * changed nothing, and so does this.
 */
export function revokeAccessIn(
  ending: Ending,
  memberId: string,
  cause: RevocationCause,
  keep: string | null,
  write: (access: AccessToEnd) => Promise<DeletedAccess | null>,
): Promise<EndedAccess[] | null> {
  return revokeWith(ending, memberId, cause, { scope: ACCESS_SCOPES[cause], keep }, write)
}

async function revokeWith(
  ending: Ending,
  memberId: string,
  cause: RevocationCause,
  access: AccessToEnd,
  write: (access: AccessToEnd) => Promise<DeletedAccess | null>,
): Promise<EndedAccess[] | null> {
  const { scope, keep } = access
  try {
    const ended = await write(access)
    if (!ended) return null
    logEvent('info', 'access.revoked', { requestId: ending.requestId, cause, ...ended })
    return ENDED_ACCESS.filter((kind) => Boolean(ended[kind]))
  } finally {
    // Whatever the database answers: that it is done may be what was lost, and a page whose session goes on only reloads.
    if (scope.sessions !== 'none') {
      endSocketsSoon(ending, memberId, { except: scope.sessions === 'others' ? keep : null })
    }
  }
}
