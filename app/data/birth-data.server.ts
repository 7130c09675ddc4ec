import { eq } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { users } from '../../drizzle/schema/users'

type BirthData = Pick<
  typeof users.$inferInsert,
  | 'birthDate'
  | 'birthTime'
  | 'birthTimeAccuracy'
  | 'birthCity'
  | 'birthCountry'
  | 'birthLatitude'
  | 'birthLongitude'
  | 'birthTimezone'
  | 'birthZoneChosen'
  | 'birthUtcOffsetSeconds'
  | 'birthOffsetChosen'
>

/** Keeps birth data for which there is no chart yet, so that it need not be typed again. */
export async function saveBirthData(db: Database, memberId: string, birth: BirthData) {
  await db
    .update(users)
    .set({ ...birth, updatedAt: new Date() })
    .where(eq(users.id, memberId))
}
