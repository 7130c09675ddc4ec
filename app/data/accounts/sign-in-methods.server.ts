import { and, desc, eq, exists, gt, inArray, isNotNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../../drizzle/client'
import { oauthAccounts } from '../../../drizzle/schema/oauth-accounts'
import { passkeyChallenges, passkeys } from '../../../drizzle/schema/passkeys'
import { users } from '../../../drizzle/schema/users'
import type { OauthProvider } from '../../domain/membership/account/oauth-providers'
import { MOST_PASSKEYS } from '../../domain/membership/limits'
import { sessionGoesOn } from './sessions.server'

// The member stands in every `where`: to anybody else there is no such passkey.

/** The passkeys of a member, the newest first, and whether one is asked for after the password. */
export async function findPasskeySettings(db: Database, memberId: string) {
  const [list, [member]] = await db.batch([
    db
      .select({
        id: passkeys.id,
        name: passkeys.name,
        transports: passkeys.transports,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, memberId))
      .orderBy(desc(passkeys.createdAt), passkeys.id),
    db.select({ requiresPasskey: users.requiresPasskey }).from(users).where(eq(users.id, memberId)),
  ])
  return { list, isRequired: member?.requiresPasskey ?? false }
}

/** The passkey an authenticator names, with the member it signs in; null for none. */
export async function findPasskey(db: Database, id: string) {
  const [row] = await db
    .select({
      id: passkeys.id,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
      transports: passkeys.transports,
      memberId: users.id,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      language: users.language,
      passwordHash: users.passwordHash,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.id, id))
  return row ?? null
}

type NewPasskey = Pick<typeof passkeys.$inferSelect, 'id' | 'userId' | 'publicKey' | 'counter' | 'transports' | 'name'>

/** Adds a passkey; false where it is known, the member has as many as they may, or the session that asks has ended. */
export async function insertPasskey(db: Database, passkey: NewPasskey, sessionId: string | null, now: number) {
  const { id, userId, publicKey, counter, transports, name } = passkey
  const made = await db.all(sql`INSERT INTO ${passkeys} (id, user_id, public_key, counter, transports, name, created_at)
    SELECT ${id}, ${userId}, ${publicKey}, ${counter}, ${JSON.stringify(transports)}, ${name}, ${now}
    WHERE (SELECT count(*) FROM ${passkeys} WHERE user_id = ${userId}) < ${MOST_PASSKEYS}
      AND ${sessionGoesOn(userId, sessionId)}
    ON CONFLICT DO NOTHING RETURNING id`)
  return made.length > 0
}

const isTheirs = (memberId: string, id: string) => and(eq(passkeys.userId, memberId), eq(passkeys.id, id))

/** Gives a passkey another name; false where the member has none of this id. */
export async function renamePasskey(db: Database, memberId: string, id: string, name: string): Promise<boolean> {
  const changed = await db.update(passkeys).set({ name }).where(isTheirs(memberId, id)).returning({ id: passkeys.id })
  return changed.length > 0
}

/**
 * Removes a passkey and gives its name; null where the member has none of this id, or it is the last way in: no password, no
 * other passkey and none of the `providers` that can be used here. With the last passkey goes the wish to be asked for one.
 */
export async function deletePasskey(
  db: Database,
  memberId: string,
  id: string,
  providers: readonly OauthProvider[],
): Promise<string | null> {
  const other = alias(passkeys, 'other')
  const password = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, memberId), isNotNull(users.passwordHash)))
  const another = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.userId, memberId), ne(other.id, id)))
  const elsewhere = db
    .select({ subject: oauthAccounts.subject })
    .from(oauthAccounts)
    .where(and(eq(oauthAccounts.userId, memberId), inArray(oauthAccounts.provider, [...providers])))
  const [gone] = await db.batch([
    db
      .delete(passkeys)
      .where(and(isTheirs(memberId, id), or(exists(password), exists(another), exists(elsewhere))))
      .returning({ name: passkeys.name }),
    endingRequirement(db, memberId),
  ])
  return gone[0]?.name ?? null
}

/** The statement that asks for no passkey any more where none is left, for a batch. */
export const endingRequirement = (db: Database, memberId: string) =>
  db
    .update(users)
    .set({ requiresPasskey: false })
    .where(
      and(
        eq(users.id, memberId),
        eq(users.requiresPasskey, true),
        notExists(db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, memberId))),
      ),
    )

/** Sets whether a passkey is asked for after the password; `missing` where the member has none to be asked for. */
export async function saveRequirement(
  db: Database,
  memberId: string,
  isRequired: boolean,
): Promise<'changed' | 'unchanged' | 'missing'> {
  const one = db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, memberId))
  const isMember = eq(users.id, memberId)
  const [changed, [member]] = await db.batch([
    db
      .update(users)
      .set({ requiresPasskey: isRequired })
      .where(and(isMember, ne(users.requiresPasskey, isRequired), isRequired ? exists(one) : undefined))
      .returning({ id: users.id }),
    db.select({ requiresPasskey: users.requiresPasskey }).from(users).where(isMember),
  ])
  if (changed.length > 0) return 'changed'
  return member?.requiresPasskey === isRequired ? 'unchanged' : 'missing'
}

/** Notes that a passkey was used; false where it counts and has counted so far already: then a copy of it is about. */
export async function markPasskeyUsed(db: Database, id: string, counter: number, now: number): Promise<boolean> {
  const isNewer = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: new Date(now) })
    .where(and(eq(passkeys.id, id), isNewer))
    .returning({ id: passkeys.id })
  return used.length > 0
}

/** Notes a challenge until it is answered or its time is over. */
export async function insertChallenge(db: Database, id: string, expiresAt: number): Promise<void> {
  await db.insert(passkeyChallenges).values({ id, expiresAt: new Date(expiresAt) })
}

/** Uses a challenge up: true for the one of any number at once that found it, in its time. */
export async function consumeChallenge(db: Database, id: string, now: number): Promise<boolean> {
  const used = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.id, id), gt(passkeyChallenges.expiresAt, new Date(now))))
    .returning({ id: passkeyChallenges.id })
  return used.length > 0
}

/** Forgets challenges that nobody answered in time. */
export async function deleteEndedChallenges(db: Database, now: number): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, new Date(now)))
}

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
