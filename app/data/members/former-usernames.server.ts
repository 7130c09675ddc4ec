import { and, eq, gt, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { formerUsernames } from '../../../drizzle/schema/former-usernames'
import { users } from '../../../drizzle/schema/users'
import { MOST_FORMER_USERNAMES } from '../../domain/membership/limits'
import { isMissingValue } from '../refused-row.server'

/**
 * Whose name this is, compared by account key: theirs today, or (`former`) one they had within the last thirty days, which
 * leads on to `username`. Whether anybody may see them is not decided here.
 */
export async function findByUsername(db: Database, usernameKey: string) {
  const member = { memberId: users.id, username: users.username }
  const [current, former] = await db.batch([
    db.select(member).from(users).where(eq(users.usernameKey, usernameKey)),
    db
      .select(member)
      .from(formerUsernames)
      .innerJoin(users, eq(users.id, formerUsernames.userId))
      .where(
        and(
          eq(formerUsernames.usernameKey, usernameKey),
          eq(formerUsernames.isHeld, false),
          gt(formerUsernames.expiresAt, new Date()),
        ),
      ),
  ])
  if (current[0]) return { ...current[0], former: false }
  return former[0] ? { ...former[0], former: true } : null
}

/**
 * Statements for the batch that gives a member a name. The unique index of `users` does not know the names others had, and
 * what was asked before the batch may have changed since: so the batch enters the name here too, where it collides with
 * the entry of whoever had it, and everything is undone. Expired entries and the member's own make way first.
 */
export function claimUsername(db: Database, { usernameKey, memberId, now }: Claim) {
  const isName = eq(formerUsernames.usernameKey, usernameKey)
  const isOwn = eq(formerUsernames.userId, memberId)
  return [
    db.delete(formerUsernames).where(and(isName, or(isOwn, lte(formerUsernames.expiresAt, new Date(now))))),
    db
      .insert(formerUsernames)
      .values({ usernameKey, userId: ownerWithRoom(memberId, usernameKey, now), expiresAt: new Date(now) }),
    db.delete(formerUsernames).where(and(isName, isOwn)),
  ] as const
}

export type Claim = { usernameKey: string; memberId: string; now: number }

/**
 * The member, or null, which the column refuses, where this change of name would be one too many. Counted inside the batch,
 * so that any number of changes sent at once stay within the limit. Another spelling of the present name is no change.
 */
const ownerWithRoom = (memberId: string, usernameKey: string, now: number) => sql<string>`(
  SELECT CASE WHEN count(*) < ${MOST_FORMER_USERNAMES}
    OR EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${memberId} AND ${users.usernameKey} = ${usernameKey})
  THEN ${memberId} END
  FROM ${formerUsernames} WHERE ${formerUsernames.userId} = ${memberId} AND ${formerUsernames.expiresAt} > ${now}
    AND ${formerUsernames.isHeld} = 0
)`

/** Statement that keeps the present name of a member for them until `until`, where the new one is another. */
export function keepUsername(db: Database, { usernameKey, memberId }: Claim, until: Date) {
  const present = db
    .select({
      usernameKey: users.usernameKey,
      userId: users.id,
      expiresAt: sql<Date>`${until.getTime()}`.as('until'),
      isHeld: sql<boolean>`0`.as('is_held'),
    })
    .from(users)
    .where(and(eq(users.id, memberId), ne(users.usernameKey, usernameKey)))
  return db
    .insert(formerUsernames)
    .select(present)
    .onConflictDoUpdate({
      target: formerUsernames.usernameKey,
      set: { userId: sql`excluded.user_id`, expiresAt: sql`excluded.expires_at`, isHeld: sql`excluded.is_held` },
    })
}

/** The last instant a date can hold. */
const NEVER_EXPIRES = 8_640_000_000_000_000

/**
 * Holds a name that somebody registered with the address of a member, as the new account would: for as long as the member is
 * there, who may take it themselves. False where the name is somebody's by now, or held.
 */
export async function holdUsername(
  db: Database,
  { usernameKey, emailKey }: { usernameKey: string; emailKey: string },
  now: number,
): Promise<boolean> {
  const [, held] = await db.batch([
    db
      .delete(formerUsernames)
      .where(and(eq(formerUsernames.usernameKey, usernameKey), lte(formerUsernames.expiresAt, new Date(now)))),
    db
      .insert(formerUsernames)
      .select(
        db
          .select({
            usernameKey: sql<string>`${usernameKey}`.as('username_key'),
            userId: users.id,
            expiresAt: sql<Date>`${NEVER_EXPIRES}`.as('expires_at'),
            isHeld: sql<boolean>`1`.as('is_held'),
          })
          .from(users)
          .where(
            and(
              eq(users.emailKey, emailKey),
              sql`NOT EXISTS (SELECT 1 FROM ${users} AS other WHERE other.username_key = ${usernameKey})`,
            ),
          ),
      )
      .onConflictDoNothing()
      .returning({ usernameKey: formerUsernames.usernameKey }),
  ])
  return held.length > 0
}

/** True for the error of a batch that `claimUsername` undid because of too many changes. */
export const isOneNameTooMany = (error: unknown): boolean => isMissingValue(error, 'former_usernames.user_id')

/** Frees names whose former owner's time to be found by them is over. */
export async function deleteExpiredFormerUsernames(db: Database, now: number): Promise<void> {
  await db.delete(formerUsernames).where(lte(formerUsernames.expiresAt, new Date(now)))
}
