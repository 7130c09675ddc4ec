import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { users } from '../../../drizzle/schema/users'
import { type MemberPrivacy, PRIVACY_SETTINGS, type ProfileVisibility } from '../../domain/membership/visibility'

const privacyColumns = Object.fromEntries(PRIVACY_SETTINGS.map((setting) => [setting, users[setting]])) as Pick<
  typeof users,
  keyof MemberPrivacy
>

/** The settings of a member, for themselves. */
export async function findPrivacy(db: Database, memberId: string): Promise<MemberPrivacy | null> {
  const [row] = await db.select(privacyColumns).from(users).where(eq(users.id, memberId)).limit(1)
  return row ?? null
}

/** Changes the settings that are named; the others stay. Who has chosen how much of the chart is shown needs no notice of it. */
export async function setPrivacy(db: Database, memberId: string, change: Partial<MemberPrivacy>): Promise<void> {
  await db
    .update(users)
    .set({ ...change, ...(change.chartDetail ? { detailNoticeDue: false } : {}), updatedAt: new Date() })
    .where(eq(users.id, memberId))
}

/**
 * Saves who may see a member who hasn't chosen yet. False, and nothing is saved, once they have: of two answers the first
 * counts.
 */
export async function setFirstChoice(
  db: Database,
  memberId: string,
  profileVisibility: ProfileVisibility,
): Promise<boolean> {
  const done = await db
    .update(users)
    .set({ profileVisibility, updatedAt: new Date() })
    .where(and(eq(users.id, memberId), eq(users.profileVisibility, 'undecided')))
  return done.meta.changes > 0
}
