import { inArray } from 'drizzle-orm'
import { createToken, hashToken } from '../../app/data/token.server'
import type { Database } from '../../drizzle/client'
import { sessions } from '../../drizzle/schema/sessions'
import { users } from '../../drizzle/schema/users'
import { inTransactions } from './transactions'

const DAYS = 14

/** A member's session as a browser would send it: the value of a `Cookie` header for plain http on this machine. */
export type SeededSession = { id: string; username: string; cookie: string }

/** A new session and its row, as `startSession` would make them; a statement each would take a crowd minutes. */
export async function newSession(userId: string): Promise<{ cookie: string; row: typeof sessions.$inferInsert }> {
  const token = createToken()
  const expiresAt = Math.floor(Date.now() / 1000) + DAYS * 86_400
  return {
    cookie: `session=${token}`,
    row: { id: await hashToken(token), userId, expiresAt, createdAt: new Date() },
  }
}

/** Gives every account a signed-in session, without spending the limits of the sign-in page. */
export async function signInAll(db: Database, accounts: { id: string; username: string }[]): Promise<SeededSession[]> {
  const made = await Promise.all(
    accounts.map(async ({ id, username }) => ({ id, username, ...(await newSession(id)) })),
  )
  await inTransactions(db, made, ({ row }) => [db.insert(sessions).values(row)])
  const signedIn = db.select({ id: sessions.userId }).from(sessions)
  await db.update(users).set({ lastActiveAt: new Date() }).where(inArray(users.id, signedIn))
  return made.map(({ id, username, cookie }) => ({ id, username, cookie }))
}
