import { and, eq, exists, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../../drizzle/client'
import { oauthAccounts } from '../../../drizzle/schema/oauth-accounts'
import { passkeys } from '../../../drizzle/schema/passkeys'
import { users } from '../../../drizzle/schema/users'
import type { OauthProvider } from '../../domain/membership/account/oauth-providers'
import { sessionGoesOn } from './sessions.server'

export type NewOauthAccount = { provider: OauthProvider; subject: string; label: string | null }

/** The member whom an account elsewhere signs in; null when it is nobody's. */
export async function findOauthAccount(db: Database, provider: OauthProvider, subject: string) {
  const [row] = await db
    .select({
      memberId: users.id,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      language: users.language,
      requiresPasskey: users.requiresPasskey,
    })
    .from(oauthAccounts)
    .innerJoin(users, eq(users.id, oauthAccounts.userId))
    .where(and(eq(oauthAccounts.provider, provider), eq(oauthAccounts.subject, subject)))
    .limit(1)
  return row ?? null
}

/** Every way a member can sign in: whether by password, whether by passkey, and by which accounts elsewhere. */
export async function findWaysIn(db: Database, memberId: string) {
  const [withPassword, accounts, [passkey]] = await db.batch([
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, memberId), isNotNull(users.passwordHash))),
    db
      .select({ provider: oauthAccounts.provider, label: oauthAccounts.label })
      .from(oauthAccounts)
      .where(eq(oauthAccounts.userId, memberId)),
    db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, memberId)).limit(1),
  ])
  return { hasPassword: withPassword.length > 0, hasPasskey: passkey !== undefined, accounts }
}

/**
 * Lets an account elsewhere sign a member in, one of each provider. `already`: it did so before. `taken`: it is another
 * member's. `another`: the member has a different one of that provider. One statement decides, so two at once agree.
 */
export async function linkOauthAccount(
  db: Database,
  { memberId, sessionId }: { memberId: string; sessionId: string | null },
  { provider, subject, label }: NewOauthAccount,
): Promise<'linked' | 'already' | 'taken' | 'another'> {
  const made = await db.all(sql`INSERT INTO ${oauthAccounts} (provider, subject, user_id, label)
    SELECT ${provider}, ${subject}, ${memberId}, ${label}
    WHERE NOT EXISTS (SELECT 1 FROM ${oauthAccounts} WHERE user_id = ${memberId} AND provider = ${provider})
      AND ${sessionGoesOn(memberId, sessionId)}
    ON CONFLICT DO NOTHING RETURNING user_id`)
  if (made.length > 0) return 'linked'
  const found = await findOauthAccount(db, provider, subject)
  if (!found) return 'another'
  return found.memberId === memberId ? 'already' : 'taken'
}

/**
 * Takes a way in from a member; false when there was none, or when it is the last: no password or passkey, and none of the `others`,
 * the providers that can still be used here.
 */
export async function unlinkOauthAccount(
  db: Database,
  memberId: string,
  provider: OauthProvider,
  others: readonly OauthProvider[],
): Promise<boolean> {
  const other = alias(oauthAccounts, 'other')
  const password = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, memberId), isNotNull(users.passwordHash)))
  const passkey = db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, memberId))
  const elsewhere = db
    .select({ subject: other.subject })
    .from(other)
    .where(and(eq(other.userId, memberId), ne(other.provider, provider), inArray(other.provider, [...others])))
  const gone = await db
    .delete(oauthAccounts)
    .where(
      and(
        eq(oauthAccounts.userId, memberId),
        eq(oauthAccounts.provider, provider),
        or(exists(password), exists(passkey), exists(elsewhere)),
      ),
    )
    .returning({ subject: oauthAccounts.subject })
  return gone.length > 0
}

/** Whether a failed write ran into an account elsewhere that signs somebody in already. */
export function isOauthAccountTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes('UNIQUE constraint failed: oauth_accounts.')) return true
  }
  return false
}
