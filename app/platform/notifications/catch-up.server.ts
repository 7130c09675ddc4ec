import { createDatabase } from '../../../drizzle/client'
import { listLeftBehind } from '../../data/notifications/notices.server'
import type { Bindings } from '../server/env.server'
import { dispatch } from './dispatch.server'
import { tellHubs } from './tell-hubs.server'

/** Younger ones are being announced by the request that wrote them. */
const PATIENCE_MILLISECONDS = 60_000
/** Mail and push do not wait for a hub any longer, and what is behind them in the row does not either. */
const HUB_PATIENCE_MILLISECONDS = 3_600_000
const AT_ONCE = 200
const ROUNDS = 10

/** Announces what its own request did not, the oldest first; what is too much for one run is left to the next. */
export async function announceLeftBehind(env: Pick<Bindings, 'DB' | 'HUB'>, { now }: { now: number }): Promise<void> {
  const db = createDatabase(env.DB)
  for (let round = 0; round < ROUNDS; round++) {
    const behind = await listLeftBehind(db, { before: new Date(now - PATIENCE_MILLISECONDS), limit: AT_ONCE })
    const reached = await tellHubs(env, { memberIds: behind.map(({ userId }) => userId) })
    await dispatch(
      db,
      behind.filter(
        ({ userId, createdAt }) => reached.has(userId) || createdAt.getTime() <= now - HUB_PATIENCE_MILLISECONDS,
      ),
      new Date(now),
    )
    if (behind.length < AT_ONCE || reached.size === 0) return
  }
}
