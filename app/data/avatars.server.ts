import { and, eq, isNull, notLike, or, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { users } from '../../drizzle/schema/users'
import { listOf } from './sql-conditions.server'

/** Whose photo it is and who may see them; null when there is nobody. */
export async function findAvatarOwner(db: Database, memberId: string) {
  const [row] = await db
    .select({
      avatarUrl: users.avatarUrl,
      isActive: users.isActive,
      profileVisibility: users.profileVisibility,
      chartVisibility: users.chartVisibility,
      chartDetail: users.chartDetail,
      birthVisibility: users.birthVisibility,
    })
    .from(users)
    .where(eq(users.id, memberId))
    .limit(1)
  return row ?? null
}

/** The address of a member's photo as it is now; undefined when there is no such member. */
export async function findAvatarUrl(db: Database, memberId: string): Promise<string | null | undefined> {
  const [row] = await db.select({ avatarUrl: users.avatarUrl }).from(users).where(eq(users.id, memberId)).limit(1)
  return row?.avatarUrl
}

/**
 * Makes a photo the member's; false when a later one is already there, or the member is away. Addresses of one member
 * differ in a timestamp of 13 digits only, so the later one is the greater.
 */
export async function switchAvatar(db: Database, memberId: string, avatarUrl: string): Promise<boolean> {
  const isLater = or(
    isNull(users.avatarUrl),
    sql`${users.avatarUrl} < ${avatarUrl}`,
    notLike(users.avatarUrl, '/avatars/%'),
  )
  const changed = await db
    .update(users)
    .set({ avatarUrl, updatedAt: new Date() })
    .where(and(eq(users.id, memberId), eq(users.isActive, true), isLater))
    .returning({ id: users.id })
  return changed.length > 0
}

/** Leaves a member without a photo. */
export async function clearAvatar(db: Database, memberId: string): Promise<void> {
  await db.update(users).set({ avatarUrl: null, updatedAt: new Date() }).where(eq(users.id, memberId))
}

/** The addresses of the photos that members of a list have now. */
export async function listAvatarUrls(db: Database, memberIds: string[]) {
  return db
    .select({ id: users.id, avatarUrl: users.avatarUrl })
    .from(users)
    .where(sql`${users.id} IN ${listOf(memberIds)}`)
}
