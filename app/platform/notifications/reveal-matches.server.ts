import { createDatabase } from '../../../drizzle/client'
import { listPendingMatches, revealMatch } from '../../data/love-matches.server'
import type { Context } from '../context.server'
import type { Bindings } from '../env.server'
import { announceNotifications } from './announce.server'

/** What is left over the next run does. */
const MATCHES_A_RUN = 200
/** More than anybody has at once. */
const MATCHES_OF_A_MEMBER = 20

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
  for (const pair of await listPendingMatches(db, 'recent', now, MATCHES_A_RUN)) {
    announceNotifications(context, await revealMatch(db, pair, now))
  }
  await Promise.all(work)
}

/** Reveals the matches of one member who looks; gives whether there were any. */
export async function revealMatchesOf(
  context: Pick<Context, 'bindings' | 'db' | 'requestId' | 'waitUntil'>,
  memberId: string,
  now: Date,
): Promise<boolean> {
  const pairs = await listPendingMatches(context.db, { memberId }, now, MATCHES_OF_A_MEMBER)
  for (const pair of pairs) announceNotifications(context, await revealMatch(context.db, pair, now))
  return pairs.length > 0
}
