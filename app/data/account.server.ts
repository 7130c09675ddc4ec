import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { users } from '../../drizzle/schema/users'
import { waitingEmail } from './email-changes.server'

/** What a member is told of their own account: the address, one that waits to take its place, whether there is a password. */
export async function findAccount(db: Database, memberId: string, now: number) {
  const [[account], [change]] = await db.batch([
    db
      .select({
        email: users.email,
        emailConfirmedAt: users.emailConfirmedAt,
        hasPassword: sql<boolean>`${users.passwordHash} IS NOT NULL`.mapWith(Boolean),
      })
      .from(users)
      .where(eq(users.id, memberId)),
    waitingEmail(db, memberId, now),
  ])
  return account ? { ...account, pendingEmail: change?.email ?? null } : null
}

/** Puts a new hash in the place of the one that was compared; false when another has come between. */
export async function replacePasswordHash(db: Database, memberId: string, hash: { old: string; new: string }) {
  const changed = await db
    .update(users)
    .set({ passwordHash: hash.new, updatedAt: new Date() })
    .where(and(eq(users.id, memberId), eq(users.passwordHash, hash.old)))
    .returning({ id: users.id })
  return changed.length > 0
}

/** Hides a member everywhere: until they come back, or until `deletionDueAt`. False when they are away already. */
export async function putMemberAway(db: Database, memberId: string, deletionDueAt: Date | null): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ isActive: false, deletionDueAt, updatedAt: new Date() })
    .where(and(eq(users.id, memberId), eq(users.isActive, true)))
    .returning({ id: users.id })
  return changed.length > 0
}

/** Brings a member back who is away, unless the time to keep the account is over; `now` in milliseconds. */
export async function bringMemberBack(db: Database, memberId: string, now: number): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ isActive: true, deletionDueAt: null, updatedAt: new Date(now) })
    .where(
      and(
        eq(users.id, memberId),
        eq(users.isActive, false),
        or(isNull(users.deletionDueAt), gt(users.deletionDueAt, new Date(now))),
      ),
    )
    .returning({ id: users.id })
  return changed.length > 0
}

/** Members whose time to keep their account is over, the longest waiting first; `now` in milliseconds. */
export async function listDueDeletions(db: Database, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isActive, false), lte(users.deletionDueAt, new Date(now))))
    .orderBy(users.deletionDueAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}
