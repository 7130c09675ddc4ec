import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { apiTokens } from '../../../drizzle/schema/api-tokens'
import { users } from '../../../drizzle/schema/users'
import { MOST_API_TOKENS } from '../../domain/membership/limits'
import type { ApiScope } from '../../domain/public-api/api-tokens'
import { sessionGoesOn } from './sessions.server'

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
