import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { users } from '../../../drizzle/schema/users'
import type { PresenceVisibility, PrivacySettings, ProfileVisibility } from '../../domain/membership/visibility'

/**
 * What a member lets others see: besides profile, chart and birth, whether search engines may list the page, who is told when
 * they are here, and whether they tell, and are told, how far a message was read.
 */
export type StoredPrivacy = PrivacySettings & {
  isIndexed: boolean
  presenceVisibility: PresenceVisibility
  readReceipts: boolean
}

/** The settings of a member, for themselves. */
export async function findPrivacy(db: Database, memberId: string): Promise<StoredPrivacy | null> {
  const [row] = await db
    .select({
      profileVisibility: users.profileVisibility,
      chartVisibility: users.chartVisibility,
      chartDetail: users.chartDetail,
      birthVisibility: users.birthVisibility,
      isIndexed: users.isIndexed,
      presenceVisibility: users.presenceVisibility,
      readReceipts: users.readReceipts,
    })
    .from(users)
    .where(eq(users.id, memberId))
    .limit(1)
  return row ?? null
}

/** Changes the settings that are named; the others stay. Who has chosen how much of the chart is shown needs no notice of it. */
export async function setPrivacy(db: Database, memberId: string, change: Partial<StoredPrivacy>): Promise<void> {
  const { profileVisibility, chartVisibility, chartDetail, birthVisibility, isIndexed } = change
  const { presenceVisibility, readReceipts } = change
  await db
    .update(users)
    .set({
      profileVisibility,
      chartVisibility,
      chartDetail,
      birthVisibility,
      isIndexed,
      presenceVisibility,
      readReceipts,
      ...(chartDetail ? { detailNoticeDue: false } : {}),
      updatedAt: new Date(),
    })
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
