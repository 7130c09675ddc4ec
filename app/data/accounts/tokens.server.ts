import { and, desc, eq, exists, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { accountTokens, type TokenPurpose } from '../../../drizzle/schema/account-tokens'
import { apiTokens } from '../../../drizzle/schema/api-tokens'
import { users } from '../../../drizzle/schema/users'
import { MOST_API_TOKENS } from '../../domain/membership/limits'
import type { ApiScope } from '../../domain/public-api/api-tokens'
import { hexDigest, toHex } from '../../domain/text/hex'
import { sessionGoesOn } from './sessions.server'

const TOKEN_BYTES = 32

/** 256 random bits as 64 hexadecimal digits. */
export const createToken = (): string => toHex(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))

/** The SHA-256 of a token, which is what the database stores. */
export const hashToken = (token: string): Promise<string> => hexDigest(token)

/** Days an expired or used link is kept, so that its page can say what happened to it. */
const REMEMBERED_DAYS = 30
const DAY_MILLISECONDS = 86_400_000

type AccountToken = typeof accountTokens.$inferSelect

type NewAccountToken = { userId: string; purpose: TokenPurpose; email: string; lifetimeSeconds: number }

/**
 * Creates the token of a mailed link and returns it; only its hash is stored. The member's older unused tokens for the same
 * purpose expire.
 */
export async function createAccountToken(db: Database, { lifetimeSeconds, ...token }: NewAccountToken) {
  const secret = createToken()
  const now = Date.now()
  const expiresAt = new Date(now + lifetimeSeconds * 1000)
  await db.batch([
    endingUnused(db, token.userId, token.purpose, now),
    db.insert(accountTokens).values({ ...token, id: await hashToken(secret), createdAt: new Date(now), expiresAt }),
  ])
  return secret
}

/** The row of a token, even if used or expired; null if it never existed or was purged. */
export async function findAccountToken(
  db: Database,
  token: string,
  purpose: TokenPurpose,
): Promise<AccountToken | null> {
  const [row] = await db
    .select()
    .from(accountTokens)
    .where(and(eq(accountTokens.id, await hashToken(token)), eq(accountTokens.purpose, purpose)))
    .limit(1)
  return row ?? null
}

const isOpen = (id: string, now: number) =>
  and(eq(accountTokens.id, id), isNull(accountTokens.usedAt), gt(accountTokens.expiresAt, new Date(now)))

/** The last statement of a batch that acts on a link: marks it used and returns its id if it was still open. */
export const consumingToken = (db: Database, id: string, now: number) =>
  db
    .update(accountTokens)
    .set({ usedAt: new Date(now) })
    .where(isOpen(id, now))
    .returning({ id: accountTokens.id })

/** The condition for the batch's other statements: the link is still open. */
export const tokenIsOpen = (db: Database, id: string, now: number) =>
  exists(db.select({ id: accountTokens.id }).from(accountTokens).where(isOpen(id, now)))

/**
 * Stores a mailed code by its id, a keyed hash because there are few possible codes. The member's older unused codes expire.
 */
export async function insertMailedCode(
  db: Database,
  { id, userId, email, lifetimeSeconds }: { id: string; userId: string; email: string; lifetimeSeconds: number },
  now: number,
): Promise<void> {
  await db.batch([
    endingUnused(db, userId, 'step_up', now),
    db.insert(accountTokens).values({
      ...{ id, userId, email, purpose: 'step_up', createdAt: new Date(now) },
      expiresAt: new Date(now + lifetimeSeconds * 1000),
    }),
  ])
}

/** Marks a mailed code used; of concurrent calls only one returns true. */
export async function consumeMailedCode(db: Database, userId: string, id: string, now: number): Promise<boolean> {
  const used = await db
    .update(accountTokens)
    .set({ usedAt: new Date(now) })
    .where(and(isOpen(id, now), eq(accountTokens.purpose, 'step_up'), eq(accountTokens.userId, userId)))
    .returning({ id: accountTokens.id })
  return used.length > 0
}

/** Whether a code that was mailed to a member still works. */
export async function hasOpenCode(db: Database, userId: string, now: number): Promise<boolean> {
  const [row] = await db
    .select({ id: accountTokens.id })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, 'step_up'),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, new Date(now)),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Expires a member's unused links for one purpose. */
export async function endAccountTokens(db: Database, userId: string, purpose: TokenPurpose, now: number) {
  await endingUnused(db, userId, purpose, now)
}

/** The same as a statement for a batch, restricted by `condition`. */
export const endingUnused = (db: Database, userId: string, purpose: TokenPurpose, now: number, condition?: SQL) =>
  db
    .update(accountTokens)
    .set({ expiresAt: new Date(now) })
    .where(
      and(
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, purpose),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, new Date(now)),
        condition,
      ),
    )

/** Deletes links that ended more than thirty days ago; `now` in milliseconds. */
export async function deleteExpiredAccountTokens(db: Database, now: number): Promise<void> {
  await db.delete(accountTokens).where(lte(accountTokens.expiresAt, new Date(now - REMEMBERED_DAYS * DAY_MILLISECONDS)))
}

// The member stands in every `where`: to anybody else there is no such token.

/** The tokens of a member, the newest first; nothing of what opens. */
export function listApiTokens(db: Database, memberId: string) {
  return db
    .select({
      id: apiTokens.id,
      name: apiTokens.name,
      scopes: apiTokens.scopes,
      createdAt: apiTokens.createdAt,
      lastUsedOn: apiTokens.lastUsedOn,
    })
    .from(apiTokens)
    .where(eq(apiTokens.userId, memberId))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id))
    .limit(MOST_API_TOKENS)
}

type NewApiToken = {
  sessionId: string | null
  id: string
  userId: string
  tokenHash: string
  name: string
  scopes: ApiScope[]
}

/**
 * Adds a token; false where there is one of this id already, or the member has as many as they may: counted by the same
 * statement, so that two at once are no more. None is made for a session that has ended meanwhile.
 */
export async function insertApiToken(db: Database, token: NewApiToken, now: Date): Promise<boolean> {
  const { id, userId, sessionId, tokenHash, name, scopes } = token
  const made = await db.all(sql`INSERT INTO ${apiTokens} (id, user_id, token_hash, name, scopes, created_at)
    SELECT ${id}, ${userId}, ${tokenHash}, ${name}, ${JSON.stringify(scopes)}, ${now.getTime()}
    WHERE (SELECT count(*) FROM ${apiTokens} WHERE user_id = ${userId}) < ${MOST_API_TOKENS}
      AND ${sessionGoesOn(userId, sessionId)}
    ON CONFLICT DO NOTHING RETURNING id`)
  return made.length > 0
}

/** Whether a member has a token of this id. */
export async function hasApiToken(db: Database, memberId: string, id: string): Promise<boolean> {
  const [found] = await db.select({ id: apiTokens.id }).from(apiTokens).where(isTheirs(memberId, id))
  return found !== undefined
}

/** Ends a token; false where the member has none of this id. */
export async function deleteApiToken(db: Database, memberId: string, id: string): Promise<boolean> {
  const gone = await db.delete(apiTokens).where(isTheirs(memberId, id)).returning({ id: apiTokens.id })
  return gone.length > 0
}

const isTheirs = (memberId: string, id: string) => and(eq(apiTokens.userId, memberId), eq(apiTokens.id, id))

/** Whose token this is and what it may be used for; null for none, and where its member is away or suspended. */
export async function findApiToken(db: Database, tokenHash: string, now: Date) {
  const [found] = await db
    .select({
      id: apiTokens.id,
      scopes: apiTokens.scopes,
      lastUsedOn: apiTokens.lastUsedOn,
      memberId: users.id,
      hasPremium: users.isPremium,
      premiumExpiresAt: users.premiumExpiresAt,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(
      and(
        eq(apiTokens.tokenHash, tokenHash),
        eq(users.isActive, true),
        or(isNull(users.suspendedUntil), lte(users.suspendedUntil, now)),
      ),
    )
  return found ?? null
}

/** Notes the day (`YYYY-MM-DD`) on which a token was used. */
export async function markApiTokenUsed(db: Database, id: string, day: string): Promise<void> {
  await db.update(apiTokens).set({ lastUsedOn: day }).where(eq(apiTokens.id, id))
}
