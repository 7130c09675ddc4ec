import { createDatabase } from '../../../drizzle/client'
import { listPendingMatches, type Pair, revealMatch } from '../../data/love/love-interests.server'
import type { Context } from '../server/context.server'
import type { Bindings } from '../server/env.server'
import { announceNotifications } from './announce.server'

type Dependencies = Pick<Context, 'bindings' | 'db' | 'requestId' | 'waitUntil'>

/** What is left over the next run does. */
const MATCHES_A_RUN = 200

/** Reveals the matches of the last hour to both of each pair. */
export async function revealMatches(env: Bindings, { now: at }: { now: number }): Promise<void> {
  const [db, now] = [createDatabase(env.DB), new Date(at)]
  const work: Promise<unknown>[] = []
  const context = {
    bindings: env,
    db,
    requestId: 'cron',
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
  }
  await announceMatches(context, await listPendingMatches(db, 'recent', now, MATCHES_A_RUN), now)
  await Promise.all(work)
}

/** Reveals these matches to both of each pair, and lets those who were told see it. */
export async function announceMatches(context: Dependencies, pairs: readonly Pair[], now: Date): Promise<void> {
  for (const pair of pairs) announceNotifications(context, await revealMatch(context.db, pair, now))
}
