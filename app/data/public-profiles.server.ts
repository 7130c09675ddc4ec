import { eq } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { users } from '../../drizzle/schema/users'

/**
 * A member as their public page is made from it, with what they let others see: the whole row of it, which only goes on
 * through `sightOf` and `visibleChart`.
 */
export async function findProfile(db: Database, memberId: string) {
  const [row] = await db
    .select({
      username: users.username,
      fullName: users.fullName,
      avatarUrl: users.avatarUrl,
      bio: users.bio,
      location: users.location,
      language: users.language,
      isVerified: users.isVerified,
      isPractitioner: users.isPractitioner,
      isActive: users.isActive,
      isIndexed: users.isIndexed,
      profileVisibility: users.profileVisibility,
      chartVisibility: users.chartVisibility,
      chartDetail: users.chartDetail,
      birthVisibility: users.birthVisibility,
      birthDate: users.birthDate,
      birthTime: users.birthTime,
      birthTimeAccuracy: users.birthTimeAccuracy,
      birthCity: users.birthCity,
      birthCountry: users.birthCountry,
      hdRawData: users.hdRawData,
      followersCount: users.followersCount,
      followingCount: users.followingCount,
      postsCount: users.postsCount,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, memberId))
    .limit(1)
  return row ?? null
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>

/** How many follow a member, whom they follow, and what they posted. */
export async function findMemberCounts(db: Database, memberId: string) {
  const [counts] = await db
    .select({
      followersCount: users.followersCount,
      followingCount: users.followingCount,
      postsCount: users.postsCount,
    })
    .from(users)
    .where(eq(users.id, memberId))
  return counts ?? null
}
