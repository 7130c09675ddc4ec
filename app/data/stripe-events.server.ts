import { eq, lt } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { stripeEvents } from '../../drizzle/schema/payments'

/** Whether an event was taken in already. */
export async function isKnownEvent(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, id))
  return rows.length > 0
}

/** The statement that notes an event: a second one fails on it, and with it whatever else stands in its batch. */
export const noteEvent = (db: Database, event: typeof stripeEvents.$inferInsert) =>
  db.insert(stripeEvents).values(event)

/** Forgets events that came so long ago that Stripe sends them no more. */
export async function deleteOldEvents(db: Database, before: Date): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, before))
}
