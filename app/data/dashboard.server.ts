import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { prepareOnce } from '../../drizzle/prepare-once'
import { connections } from '../../drizzle/schema/connections'
import { lessonProgress } from '../../drizzle/schema/learning'
import { users } from '../../drizzle/schema/users'
import { TERMS_VERSION } from '../domain/membership/limits'
import { communityColumns } from './counts.server'

const isConnected = sql<boolean>`(
  EXISTS (SELECT 1 FROM ${connections} WHERE low_id = ${users.id} AND status = 'connected')
  OR EXISTS (SELECT 1 FROM ${connections} WHERE high_id = ${users.id} AND status = 'connected'))`.mapWith(Boolean)

const lessonsDone = sql<number>`(
  SELECT count(*) FROM ${lessonProgress} WHERE member_id = ${users.id} AND passed_at IS NOT NULL)`

const memberQuery = prepareOnce((db) =>
  db
    .select({
      birthDate: users.birthDate,
      birthTime: users.birthTime,
      birthTimeAccuracy: users.birthTimeAccuracy,
      hdDataCalculated: users.hdDataCalculated,
      hdType: users.hdType,
      hdAuthority: users.hdAuthority,
      hdProfile: users.hdProfile,
      hdGates: users.hdGates,
      avatarUrl: users.avatarUrl,
      bio: users.bio,
      location: users.location,
      postsCount: users.postsCount,
      followingCount: users.followingCount,
      firstStepsDoneAt: users.firstStepsDoneAt,
      detailNoticeDue: sql<boolean>`(${users.detailNoticeDue} AND ${users.chartVisibility} <> 'private')`.mapWith(
        Boolean,
      ),
      isTermsNoticeDue:
        sql<boolean>`(max(${users.termsVersion}, coalesce(${users.termsNoticeVersion}, '')) < ${TERMS_VERSION})`.mapWith(
          Boolean,
        ),
      isConnected,
      lessonsDone,
      ...communityColumns,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('memberId')))
    .limit(1)
    .prepare(),
)

/** What the first page tells a member of themselves and of everybody together, in one query; a few rows by their keys. */
export async function findDashboardMember(db: Database, memberId: string) {
  const [row] = await memberQuery(db).all({ memberId })
  return row ?? null
}

/** Puts the list of first steps away or, by null, back. */
export async function setFirstStepsDone(db: Database, memberId: string, doneAt: Date | null): Promise<void> {
  await db.update(users).set({ firstStepsDoneAt: doneAt }).where(eq(users.id, memberId))
}
