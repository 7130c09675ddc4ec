import { inArray } from 'drizzle-orm'
import { createToken, hashToken } from '../../app/data/accounts/tokens.server'
import { chartWrites } from '../../app/data/charts/charts.server'
import { createMember } from '../../app/data/members/members.server'
import { toAccountKey } from '../../app/domain/membership/account/account-key'
import { TERMS_VERSION } from '../../app/domain/membership/limits'
import { createReferralCode } from '../../app/domain/membership/premium/referrals'
import type { Database } from '../../drizzle/client'
import { sessions } from '../../drizzle/schema/sessions'
import { users } from '../../drizzle/schema/users'
import type { SeedMember } from '../../drizzle/seed/community'
import type { SeedChart } from './chart'
import { inTransactions } from './transactions'

const DAYS = 14

/** A member's session as a browser would send it: the value of a `Cookie` header for plain http on this machine. */
export type SeededSession = { id: string; username: string; cookie: string }

/** A new session and its row, as `startSession` would make them; a statement each would take a crowd minutes. */
async function newSession(
  userId: string,
  isProved = true,
): Promise<{ cookie: string; row: typeof sessions.$inferInsert }> {
  const token = createToken()
  const expiresAt = Math.floor(Date.now() / 1000) + DAYS * 86_400
  return {
    cookie: `session=${token}`,
    row: {
      id: await hashToken(token),
      userId,
      expiresAt,
      createdAt: new Date(),
      provedAt: isProved ? new Date() : null,
    },
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

/**
 * Adds a member as registration leaves them once they let everyone see them, with a chart if one is given, and signs them in;
 * `isProved` false: long ago.
 */
export async function addSignedInMember(
  db: Database,
  { username, fullName, language }: Pick<SeedMember, 'username' | 'fullName' | 'language'>,
  { passwordHash, chart, isProved }: { passwordHash: string; chart: SeedChart | null; isProved: boolean },
): Promise<SeededSession> {
  const id = crypto.randomUUID()
  const email = `${username}@example.com`
  const account = {
    id,
    username,
    fullName,
    language,
    profileVisibility: 'everyone' as const,
    passwordHash,
    email,
    emailKey: toAccountKey(email),
    usernameKey: toAccountKey(username),
    emailConfirmedAt: null,
    referralCode: createReferralCode((count) => crypto.getRandomValues(new Uint8Array(count))),
    termsVersion: TERMS_VERSION,
    termsAgreedAt: new Date(),
  }
  await createMember(db, account, { referral: null, signIn: null })
  const { cookie, row } = await newSession(id, isProved)
  await db.batch([db.insert(sessions).values(row), ...(chart ? chartWrites(db, id, chart) : [])])
  return { id, username, cookie }
}
