import { eq } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { siteCounts } from '../../drizzle/schema/site-counts'

/** What was worked out for the whole site under a name, and when; null: never. */
export async function findKeptValue<T>(db: Database, name: string): Promise<{ value: T; at: Date } | null> {
  const [row] = await db.select().from(siteCounts).where(eq(siteCounts.name, name))
  return row ? { value: row.value as T, at: row.countedAt } : null
}

/** Keeps what was worked out, in the place of what was kept under that name. */
export async function keepValue(db: Database, name: string, value: object, at: Date): Promise<void> {
  await db
    .insert(siteCounts)
    .values({ name, value, countedAt: at })
    .onConflictDoUpdate({ target: siteCounts.name, set: { value, countedAt: at } })
}
