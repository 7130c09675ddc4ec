import { sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { users } from '../../drizzle/schema/users'
import { notificationItem } from './notifications/notices.server'

/** By their own index, for which the grant stands in the text. */
const isOver = (member: 'cause' | 'users', now: Date) => {
  const [flag, end] = ['is_premium', 'premium_expires_at'].map((column) => sql.raw(`${member}.${column}`))
  return sql`${flag} = 1 AND ${end} <= ${now.getTime()}`
}

/**
 * Takes back every premium whose time is over, and tells each member once, at the bell; a later one that ends is told again.
 * What they may do went by the clock before, and nothing of it waits for this. The end stays where it was, to be read.
 */
export async function endPremium(db: Database, now: Date): Promise<void> {
  await db.batch([
    notificationItem(db, {
      kind: 'premium_ended',
      cause: { from: sql`${users} AS cause`, where: isOver('cause', now) },
      to: { memberId: sql`cause.id` },
      actorId: null,
      groupKey: sql`'premium'`,
      onceKey: sql`'premium_ended:' || cause.premium_expires_at`,
      now,
    }),
    db.update(users).set({ isPremium: false }).where(isOver('users', now)),
  ])
}
