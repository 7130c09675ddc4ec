import { eq } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { users } from '../../drizzle/schema/users'

/** The gates of a member's own chart, each once; none without a chart. */
export async function findOwnGates(db: Database, memberId: string): Promise<number[]> {
  const [row] = await db.select({ gates: users.hdGates }).from(users).where(eq(users.id, memberId)).limit(1)
  const { conscious = [], unconscious = [] } = row?.gates ?? {}
  return [...new Set([...conscious, ...unconscious].map(({ gate }) => gate))]
}
