import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { users } from '../../../drizzle/schema/users'
import { cancelAllEvents, deleteComingGuest } from '../events/events.server'
import { renewingSubscription, stopRenewal } from '../payments/payments.server'
import { waitingEmail } from './email-addresses.server'

/** The state of a member's own account: the address, one that waits to take its place, whether there is a password, and whether a subscription goes on to be charged. */
export async function findAccount(db: Database, memberId: string, now: number) {
  const [[account], [change], renewing] = await db.batch([
    db
      .select({
        email: users.email,
        emailConfirmedAt: users.emailConfirmedAt,
        hasPassword: sql<boolean>`${users.passwordHash} IS NOT NULL`.mapWith(Boolean),
      })
      .from(users)
      .where(eq(users.id, memberId)),
    waitingEmail(db, memberId, now),
    renewingSubscription(db, memberId),
  ])
  return account ? { ...account, pendingEmail: change?.email ?? null, renews: renewing.length > 0 } : null
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

/**
 * Hides a member everywhere: until they come back, or until `deletionDueAt`. Events they planned are cancelled, whose
 * guests are notified, and their own places are given up. `isFirst`: they weren't deactivated before.
 */
export async function putMemberAway(db: Database, memberId: string, deletionDueAt: Date | null) {
  const now = new Date()
  const [changed, , notified] = await db.batch([
    db
      .update(users)
      .set({ isActive: false, deletionDueAt, updatedAt: now })
      .where(and(eq(users.id, memberId), eq(users.isActive, true)))
      .returning({ id: users.id }),
    ...cancelAllEvents(db, memberId, now),
    deleteComingGuest(db, memberId, now),
    // Whoever comes back before finds what they paid for until its end, and can let it renew again.
    ...(deletionDueAt ? [stopRenewal(db, memberId, now)] : []),
  ])
  return { isFirst: changed.length > 0, notified }
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
