import { deleteExpiredAccountTokens } from '../../app/data/account-tokens.server'
import { deleteEndedRateLimits } from '../../app/data/rate-limits.server'
import { deleteExpiredSessions } from '../../app/data/sessions.server'
import type { Bindings } from '../../app/platform/env.server'
import { createDatabase } from '../../drizzle/client'

/** Clears away what time has ended: counters, sessions and mailed links. */
export async function sweep(env: Bindings): Promise<void> {
  const db = createDatabase(env.DB)
  const now = Date.now()
  await deleteEndedRateLimits(db, now)
  await deleteExpiredSessions(db, now)
  await deleteExpiredAccountTokens(db, now)
}
