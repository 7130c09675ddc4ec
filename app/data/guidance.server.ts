import { eq } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { users } from '../../drizzle/schema/users'

/** What guidance needs of a member's own chart: a few hundred bytes of its kilobytes, by one row. */
export async function findGuidedChart(db: Database, memberId: string) {
  const [row] = await db
    .select({ hdType: users.hdType, hdAuthority: users.hdAuthority, hdGates: users.hdGates })
    .from(users)
    .where(eq(users.id, memberId))
    .limit(1)
  return row ?? null
}
