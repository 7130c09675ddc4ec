import { and, eq, exists, gt, isNull, lte, type SQL } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { accountTokens, type TokenPurpose } from '../../../drizzle/schema/account-tokens'
import { hexDigest, toHex } from '../../domain/text/hex'

const TOKEN_BYTES = 32

/** 256 random bits as 64 hexadecimal letters. */
export const createToken = (): string => toHex(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))

/** The SHA-256 of a token: what a database may keep. */
export const hashToken = (token: string): Promise<string> => hexDigest(token)

/** How long a link that has ended is remembered, so that opening it can say what became of it. */
const REMEMBERED_DAYS = 30
const DAY_MILLISECONDS = 86_400_000

type AccountToken = typeof accountTokens.$inferSelect

type NewAccountToken = { userId: string; purpose: TokenPurpose; email: string; lifetimeSeconds: number }

/**
 * Makes the token of a link to be mailed and gives it, the only time it is seen: the table keeps its hash. Older unused
 * ones of this member for the same purpose end with it.
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

/** The row of a token, used and expired ones included; null for what was never one, or is forgotten. */
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

/** The last statement of a batch that acts on the link with this id: uses it up, giving its id if it was still open. */
export const consumingToken = (db: Database, id: string, now: number) =>
  db
    .update(accountTokens)
    .set({ usedAt: new Date(now) })
    .where(isOpen(id, now))
    .returning({ id: accountTokens.id })

/** The condition of the other statements of that batch: the link is still open. */
export const tokenIsOpen = (db: Database, id: string, now: number) =>
  exists(db.select({ id: accountTokens.id }).from(accountTokens).where(isOpen(id, now)))

/**
 * Notes a code that was mailed, by its id: a keyed hash, since there are few codes. Older unused ones of this member end.
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

/** Uses a mailed code up; true for the one of any number at once that found it open. */
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

/** Ends the links of a member for one purpose that nobody has used yet. */
export async function endAccountTokens(db: Database, userId: string, purpose: TokenPurpose, now: number) {
  await endingUnused(db, userId, purpose, now)
}

/** The statement of it, for a batch; only where `condition` holds too. */
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

/** Forgets links that ended more than thirty days ago; `now` in milliseconds. */
export async function deleteExpiredAccountTokens(db: Database, now: number): Promise<void> {
  await db.delete(accountTokens).where(lte(accountTokens.expiresAt, new Date(now - REMEMBERED_DAYS * DAY_MILLISECONDS)))
}
