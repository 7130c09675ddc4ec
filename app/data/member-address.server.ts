import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { accountTokens } from '../../drizzle/schema/account-tokens'
import { users } from '../../drizzle/schema/users'
import { endingUnused, usingUp, whileOpen } from './account-tokens.server'
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
 * Uses a link up and notes that its member reads mail at this address; false, and nothing is noted, where it was used or has
 * expired. Both or neither: whoever finds the link used finds the address confirmed, unless it is no longer theirs.
 */
export async function confirmEmail(db: Database, link: Link, emailKey: string, now: number): Promise<boolean> {
  const at = new Date(now)
  const [, used] = await db.batch([
    db
      .update(users)
      .set({ emailConfirmedAt: at, updatedAt: at })
      .where(and(eq(users.id, link.userId), eq(users.emailKey, emailKey), whileOpen(db, link.id, now))),
    usingUp(db, link.id, now),
  ])
  return used.length > 0
}

/**
 * Uses a link up and gives its member another address, which they have just proved to read; links mailed to the old one end,
 * and Stripe, which writes to its customers, is told too. False, and nothing changes, where the link was used or has expired;
 * throws when the address is somebody's, and the link stays open.
 */
export async function changeEmail(
  db: Database,
  link: Link,
  { email, emailKey }: { email: string; emailKey: string },
  now: number,
): Promise<boolean> {
  const at = new Date(now)
  const [, , used] = await db.batch([
    db
      .update(users)
      .set({ email, emailKey, emailConfirmedAt: at, updatedAt: at })
      .where(and(eq(users.id, link.userId), whileOpen(db, link.id, now))),
    tellAddress(db, link.userId, at),
    usingUp(db, link.id, now),
    endingUnused(db, link.userId, 'reset_password', now),
    endingUnused(db, link.userId, 'confirm_email', now),
  ])
  return used.length > 0
}
