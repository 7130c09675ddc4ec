import type { Database } from '../../../drizzle/client'
import { advanceWait, countEvents, countIfWithinLimit, deleteRateLimits } from '../../data/rate-limits.server'
import { hexDigest } from '../../domain/text/hex'
import { lastMemberOn } from '../sign-in/known-device.server'
import type { Bindings, Settings } from './env.server'
import { logEvent } from './log.server'

/** So many events in so many seconds, for one subject: an address, an account. */
export type Limit = { name: string; subject: string; most: number; seconds: number }

type Counters = { db: Database }

const keyOf = ({ name, subject, seconds }: Limit) => hexDigest(`${name}:${seconds}:${subject}`)

/** The state of a limit after counting an event: how many are left (negative: it was exceeded), and when the window resets. */
export type Metered = { most: number; left: number; resetSeconds: number }

/** Counts one event against every limit and returns the state of each, in order. Exact, stored in D1. */
export async function meter({ db }: Counters, limits: Limit[]): Promise<Metered[]> {
  const now = Date.now()
  const keys = await Promise.all(
    limits.map(async (limit) => ({ key: await keyOf(limit), windowMilliseconds: limit.seconds * 1000 })),
  )
  const counted = await countEvents(db, keys, now)
  return counted.map(({ count, endsAt }, at) => {
    const { most } = limits[at]!
    return { most, left: most - count, resetSeconds: Math.max(1, Math.ceil((endsAt - now) / 1000)) }
  })
}

/** Counts one event against every limit; the seconds to wait when any is exceeded, else null. */
export async function spend(counters: Counters, limits: Limit[]): Promise<number | null> {
  return waitOf(await meter(counters, limits))
}

/** The seconds to wait until no limit is exceeded; null where none is. */
export function waitOf(metered: Metered[]): number | null {
  const waits = metered.flatMap(({ left, resetSeconds }) => (left < 0 ? [resetSeconds] : []))
  return waits.length > 0 ? Math.max(...waits) : null
}

/** A limit that is reached, and the seconds until its window resets. */
export type Reached = { limit: Limit; seconds: number }

/** Counts one event against every limit if none is reached; else counts nothing and returns those that are. */
export async function spendIfWithinLimit({ db }: Counters, limits: Limit[]): Promise<Reached[] | null> {
  const now = Date.now()
  const keys = await Promise.all(
    limits.map(async (limit) => ({
      key: await keyOf(limit),
      most: limit.most,
      windowMilliseconds: limit.seconds * 1000,
    })),
  )
  const { isCounted, counters } = await countIfWithinLimit(db, keys, now)
  if (isCounted) return null
  return limits.flatMap((limit, at) => {
    const counter = counters.find(({ key }) => key === keys[at]!.key)
    if (!counter || counter.count < limit.most) return []
    return [{ limit, seconds: Math.max(1, Math.ceil((counter.endsAt - now) / 1000)) }]
  })
}

/** How long a wait stays valid: coming back within it doesn't start another. */
const TURN_KEPT_MILLISECONDS = 10 * 60_000

/** The seconds to wait for a turn, which begins with the first time it is asked for; null when it has come. */
export async function waitForTurn({ db }: Counters, turn: Limit): Promise<number | null> {
  const times = { waitMilliseconds: turn.seconds * 1000, keptMilliseconds: TURN_KEPT_MILLISECONDS }
  const left = await advanceWait(db, { key: await keyOf(turn), ...times }, Date.now())
  return left === null ? null : Math.ceil(left / 1000)
}

/** Gives back what was counted against these limits. */
export async function forgive({ db }: Counters, limits: Limit[]): Promise<void> {
  await deleteRateLimits(db, await Promise.all(limits.map(keyOf)))
}

/** The platform counts account forms by the minute. */
export const FLOOD_WAIT_SECONDS = 60

/** The part of the context that this needs; importing `Context` would be a cycle. */
type FloodContext = {
  bindings: Pick<Bindings, 'ACCOUNT_LIMIT'>
  settings: Settings
  requestId: string
  clientNetwork: string
  skipSession: () => void
}

/**
 * Whether an account form is part of a flood from its network. Sign-in, by password or passkey, registration and reset check this
 * first with the platform's rate limiter, so that a flood causes no database queries. A browser known for a member is counted by
 * member instead of network, so that a flood from the same network doesn't lock it out; all browsers of a member share one count.
 */
export async function isAccountFlood(context: FloodContext, request: Request): Promise<boolean> {
  const memberId = await lastMemberOn(context, request)
  const key = memberId ? `member:${memberId}` : context.clientNetwork
  const { success } = await context.bindings.ACCOUNT_LIMIT.limit({ key })
  if (success) return false
  context.skipSession()
  logEvent('warn', 'account.flooded', { requestId: context.requestId })
  return true
}
