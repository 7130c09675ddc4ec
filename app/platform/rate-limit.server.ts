import type { Database } from '../../drizzle/client'
import { countEvents, deleteRateLimits } from '../data/rate-limits.server'
import { hashToken } from '../data/token.server'

/** So many events in so many seconds, for one subject: an address, an account. */
export type Limit = { name: string; subject: string; most: number; seconds: number }

type Counters = { db: Database }

const keyOf = ({ name, subject, seconds }: Limit) => hashToken(`${name}:${seconds}:${subject}`)

/** Counts one event against every limit; the seconds to wait when any is exceeded, else null. Exact, kept in D1. */
export async function spend({ db }: Counters, limits: Limit[]): Promise<number | null> {
  const now = Date.now()
  const keys = await Promise.all(
    limits.map(async (limit) => ({ key: await keyOf(limit), windowMilliseconds: limit.seconds * 1000 })),
  )
  const counted = await countEvents(db, keys, now)
  const waits = counted.flatMap(({ count, endsAt }, at) => (count > limits[at]!.most ? [endsAt - now] : []))
  return waits.length > 0 ? Math.max(1, Math.ceil(Math.max(...waits) / 1000)) : null
}

/** Gives back what was counted against these limits. */
export async function forgive({ db }: Counters, limits: Limit[]): Promise<void> {
  await deleteRateLimits(db, await Promise.all(limits.map(keyOf)))
}
