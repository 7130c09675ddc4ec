import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { accountTokens } from '../../drizzle/schema/account-tokens'
import { users } from '../../drizzle/schema/users'
import { type AccessToEnd, type DeletedAccess, endingAccess, toDeletedAccess } from './access.server'
import { consumingToken, endingUnused, tokenIsOpen } from './account-tokens.server'
import { tellAddress } from './stripe-tasks.server'
import { hashToken } from './token.server'

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
 * Uses a link up, confirms that its member reads mail at this address and ends access, in one transaction. Gives what ended;
 * null, and nothing changes, when the link was used or has expired. An address that is no longer theirs isn't confirmed.
 */
export async function confirmEmail(
  db: Database,
  link: Link,
  emailKey: string,
  access: AccessToEnd,
  now: number,
): Promise<DeletedAccess | null> {
  const at = new Date(now)
  const isOpen = tokenIsOpen(db, link.id, now)
  const results = await db.batch([
    ...endingAccess(db, link.userId, access, isOpen),
    db
      .update(users)
      .set({ emailConfirmedAt: at, updatedAt: at })
      .where(and(eq(users.id, link.userId), eq(users.emailKey, emailKey), isOpen)),
    consumingToken(db, link.id, now),
  ])
  return results[8].length > 0 ? toDeletedAccess(results) : null
}

/** The same for somebody else than who opened the account: the password that was set goes too. */
export async function claimAddress(
  db: Database,
  link: Link,
  emailKey: string,
  access: AccessToEnd,
  now: number,
): Promise<DeletedAccess | null> {
  const at = new Date(now)
  const isOpen = tokenIsOpen(db, link.id, now)
  const results = await db.batch([
    ...endingAccess(db, link.userId, access, isOpen),
    db
      .update(users)
      .set({ emailConfirmedAt: at, passwordHash: null, updatedAt: at })
      .where(and(eq(users.id, link.userId), eq(users.emailKey, emailKey), isOpen)),
    endingUnused(db, link.userId, 'change_email', now, isOpen),
    consumingToken(db, link.id, now),
  ])
  return results[9].length > 0 ? toDeletedAccess(results) : null
}

/**
 * Uses a link up, gives its member the new address, which they have just proved to read, and ends access, in one transaction;
 * links mailed to the old one end, and Stripe, which writes to its customers, is told. Gives what ended; null, and nothing
 * changes, when the link was used or has expired. Throws when another account has the address; the link stays open then.
 */
export async function changeEmail(
  db: Database,
  link: Link,
  { email, emailKey }: { email: string; emailKey: string },
  access: AccessToEnd,
  now: number,
): Promise<DeletedAccess | null> {
  const at = new Date(now)
  const isOpen = tokenIsOpen(db, link.id, now)
  const results = await db.batch([
    ...endingAccess(db, link.userId, access, isOpen),
    db
      .update(users)
      .set({ email, emailKey, emailConfirmedAt: at, updatedAt: at })
      .where(and(eq(users.id, link.userId), isOpen)),
    tellAddress(db, link.userId, at, isOpen),
    endingUnused(db, link.userId, 'reset_password', now, isOpen),
    endingUnused(db, link.userId, 'confirm_email', now, isOpen),
    consumingToken(db, link.id, now),
  ])
  return results[11].length > 0 ? toDeletedAccess(results) : null
}
