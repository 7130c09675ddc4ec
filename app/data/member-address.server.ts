import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { accountTokens } from '../../drizzle/schema/account-tokens'
import { users } from '../../drizzle/schema/users'
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

/** Notes that a member reads mail at this address; nothing where it is no longer theirs. */
export async function confirmEmail(db: Database, memberId: string, emailKey: string, now: number): Promise<void> {
  const at = new Date(now)
  await db
    .update(users)
    .set({ emailConfirmedAt: at, updatedAt: at })
    .where(and(eq(users.id, memberId), eq(users.emailKey, emailKey)))
}

/**
 * Gives a member another address, which they have just proved to read; Stripe, which writes to its customers, is told too.
 * Throws when it is somebody's.
 */
export async function changeEmail(
  db: Database,
  memberId: string,
  { email, emailKey }: { email: string; emailKey: string },
  now: number,
): Promise<void> {
  const at = new Date(now)
  await db.batch([
    db.update(users).set({ email, emailKey, emailConfirmedAt: at, updatedAt: at }).where(eq(users.id, memberId)),
    tellAddress(db, memberId, at),
  ])
}
