import { and, desc, eq, exists, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { accountTokens } from '../../../drizzle/schema/account-tokens'
import { notificationSettings } from '../../../drizzle/schema/notifications'
import { users } from '../../../drizzle/schema/users'
import { cancelAllEvents, deleteComingGuest } from '../events/events.server'
import { queueAddressUpdate, renewingSubscription, stopRenewal } from '../payments/payments.server'
import { type AccessToEnd, activatingOnConfirmation, consumeLink, type DeletedAccess } from './access.server'
import { endingUnused, hashToken } from './tokens.server'

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

/** A mailed link that confirms an address, beside what its member has now; null for what was never one. */
export async function findAddressLink(db: Database, token: string) {
  const [row] = await db
    .select({
      link: accountTokens,
      email: users.email,
      emailKey: users.emailKey,
      emailConfirmedAt: users.emailConfirmedAt,
      fullName: users.fullName,
      language: users.language,
    })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(
      and(
        eq(accountTokens.id, await hashToken(token)),
        inArray(accountTokens.purpose, ['confirm_email', 'change_email']),
      ),
    )
    .limit(1)
  return row ?? null
}

type Link = Pick<typeof accountTokens.$inferSelect, 'id' | 'userId'>

/**
 * Uses a link up, confirms that its member reads mail at this address and ends access. An address that is no longer theirs
 * isn't confirmed.
 */
export const confirmEmail = (db: Database, link: Link, emailKey: string, access: AccessToEnd, now: number) =>
  consumeLink(db, link, access, now, (isOpen) => [
    db
      .update(users)
      .set({ ...confirmedAt(now), isActive: activatingOnConfirmation })
      .where(and(eq(users.id, link.userId), eq(users.emailKey, emailKey), isOpen)),
  ])

/** Confirms an address without a link, where a provider that signs the member in says that the address is theirs; false when it no longer is. */
export async function confirmProviderEmail(
  db: Database,
  memberId: string,
  emailKey: string,
  now: number,
): Promise<boolean> {
  const confirmed = await db
    .update(users)
    .set({ ...confirmedAt(now), isActive: activatingOnConfirmation })
    .where(and(eq(users.id, memberId), eq(users.emailKey, emailKey)))
    .returning({ id: users.id })
  return confirmed.length > 0
}

/**
 * The same for another person than the one who opened the account: the password, the time zone and the notification settings
 * that were set go too. An account that wasn't active yet becomes so with the new password.
 */
export const claimAddress = (
  db: Database,
  link: Link,
  { emailKey, timeZone }: { emailKey: string; timeZone: string | null },
  access: AccessToEnd,
  now: number,
) =>
  consumeLink(db, link, access, now, (isOpen) => [
    db
      .update(users)
      .set({ ...confirmedAt(now), passwordHash: null, timeZone })
      .where(and(eq(users.id, link.userId), eq(users.emailKey, emailKey), isOpen)),
    db.delete(notificationSettings).where(
      and(
        eq(notificationSettings.userId, link.userId),
        exists(
          db
            .select({ id: users.id })
            .from(users)
            .where(and(eq(users.id, link.userId), eq(users.emailKey, emailKey))),
        ),
        isOpen,
      ),
    ),
    endingUnused(db, link.userId, 'change_email', now, isOpen),
  ])

/**
 * Uses a link up, gives its member the new address, which they have just proved to read, and ends access; links mailed to the
 * old one end, and Stripe, which writes to its customers, is told. Throws when another account has the address; the link stays
 * open then.
 */
export const changeEmail = (
  db: Database,
  link: Link,
  { email, emailKey }: { email: string; emailKey: string },
  access: AccessToEnd,
  now: number,
): Promise<DeletedAccess | null> =>
  consumeLink(db, link, access, now, (isOpen) => [
    db
      .update(users)
      .set({ ...confirmedAt(now), email, emailKey })
      .where(and(eq(users.id, link.userId), isOpen)),
    queueAddressUpdate(db, link.userId, new Date(now), isOpen),
    endingUnused(db, link.userId, 'reset_password', now, isOpen),
    endingUnused(db, link.userId, 'confirm_email', now, isOpen),
  ])

const confirmedAt = (now: number) => ({ emailConfirmedAt: new Date(now), updatedAt: new Date(now) })

/** The address a member asked for and has not confirmed yet, while its link still works; null when nothing waits. */
export async function findWaitingEmail(db: Database, memberId: string, now: number): Promise<string | null> {
  const [row] = await waitingEmail(db, memberId, now)
  return row?.email ?? null
}

/** The same as a query, for a batch: one row or none. */
export const waitingEmail = (db: Database, memberId: string, now: number) =>
  db
    .select({ email: accountTokens.email })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, memberId),
        eq(accountTokens.purpose, 'change_email'),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, new Date(now)),
      ),
    )
    .orderBy(desc(accountTokens.createdAt))
    .limit(1)
