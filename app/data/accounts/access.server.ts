import { and, eq, exists, isNotNull, ne, notExists, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '../../../drizzle/client'
import { accountTokens } from '../../../drizzle/schema/account-tokens'
import { apiTokens } from '../../../drizzle/schema/api-tokens'
import { calendarFeeds } from '../../../drizzle/schema/calendar-feeds'
import { pushSubscriptions } from '../../../drizzle/schema/notifications'
import { oauthAccounts } from '../../../drizzle/schema/oauth-accounts'
import { passkeys } from '../../../drizzle/schema/passkeys'
import { privateChartLinks } from '../../../drizzle/schema/private-chart-links'
import { sessions } from '../../../drizzle/schema/sessions'
import { users } from '../../../drizzle/schema/users'
import type { AccessScope } from '../../domain/membership/access'
import { endingRequirement } from './sign-in-methods.server'
import { consumingToken, endingUnused, tokenIsOpen } from './tokens.server'

/** What opens an account without its member typing anything, as the list before signing out everywhere shows it. */
export async function countAccess(db: Database, memberId: string, sessionId: string | null, now: number) {
  const count = sql<number>`count(*)`
  const isLiving = sql`${sessions.expiresAt} > ${Math.floor(now / 1000)}`
  const [[others], [feeds], [tokens], [browsers], [keys], [withPassword]] = await db.batch([
    db
      .select({ count })
      .from(sessions)
      .where(and(eq(sessions.userId, memberId), isLiving, isNot(sessionId))),
    db.select({ count }).from(calendarFeeds).where(eq(calendarFeeds.userId, memberId)),
    db.select({ count }).from(apiTokens).where(eq(apiTokens.userId, memberId)),
    db
      .select({ count })
      .from(pushSubscriptions)
      .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
      .where(and(eq(pushSubscriptions.userId, memberId), isLiving, isNot(sessionId))),
    db.select({ count }).from(passkeys).where(eq(passkeys.userId, memberId)),
    passwordOf(db, memberId),
  ])
  return {
    sessions: others?.count ?? 0,
    hasFeed: (feeds?.count ?? 0) > 0,
    tokens: tokens?.count ?? 0,
    browsers: browsers?.count ?? 0,
    passkeys: keys?.count ?? 0,
    hasPassword: withPassword !== undefined,
  }
}

/** What ends, and the session that goes on where a scope ends only the others. */
export type AccessToEnd = { scope: AccessScope; keep: string | null }
export type DeletedAccess = {
  sessions: number
  feed: boolean
  tokens: number
  signIns: number
  passkeys: number
  chartLinks: number
}

/** Ends what a scope names, in one transaction, and gives what there was of it. */
export async function deleteAccess(db: Database, memberId: string, access: AccessToEnd): Promise<DeletedAccess> {
  return toDeletedAccess(await db.batch(endingAccess(db, memberId, access)))
}

/**
 * Uses a mailed link up, does what it is for and ends access, in one transaction: `changes` are statements that hold only while
 * the link is open. Gives what ended; null, and nothing changes, when the link was used or has expired.
 */
export async function consumeLink(
  db: Database,
  { id, userId }: { id: string; userId: string },
  access: AccessToEnd,
  now: number,
  changes: (isOpen: SQL) => BatchItem<'sqlite'>[],
): Promise<DeletedAccess | null> {
  const isOpen = tokenIsOpen(db, id, now)
  const ending = endingAccess(db, userId, access, isOpen)
  // The link is used up last, since the others ask whether it is open.
  const results = await db.batch([...ending, ...changes(isOpen), consumingToken(db, id, now)])
  const used = results.at(-1) as Rows
  return used.length > 0 ? toDeletedAccess(results as unknown as EndedRows) : null
}

/** The statements that end access; only where `condition` holds too, which they leave as it is. */
function endingAccess(db: Database, memberId: string, { scope, keep }: AccessToEnd, condition?: SQL) {
  const session = db.select({ one: sql`1` }).from(sessions).where(eq(sessions.id, pushSubscriptions.sessionId))
  const meant = (which: 'all' | 'spare' | 'none') =>
    and(onlyIf(which !== 'none'), which === 'spare' ? exists(passwordOf(db, memberId)) : undefined, condition)
  return [
    db
      .delete(sessions)
      .where(
        and(
          eq(sessions.userId, memberId),
          onlyIf(scope.sessions !== 'none'),
          scope.sessions === 'others' ? isNot(keep) : undefined,
          condition,
        ),
      )
      .returning({ id: sessions.id }),
    db
      .delete(calendarFeeds)
      .where(and(eq(calendarFeeds.userId, memberId), onlyIf(scope.feed), condition))
      .returning({ id: calendarFeeds.userId }),
    db
      .delete(apiTokens)
      .where(and(eq(apiTokens.userId, memberId), onlyIf(scope.tokens), condition))
      .returning({ id: apiTokens.id }),
    db
      .delete(oauthAccounts)
      .where(and(eq(oauthAccounts.userId, memberId), meant(scope.signIns)))
      .returning({ id: oauthAccounts.provider }),
    db
      .delete(passkeys)
      .where(and(eq(passkeys.userId, memberId), meant(scope.passkeys)))
      .returning({ id: passkeys.id }),
    db
      .delete(privateChartLinks)
      .where(and(eq(privateChartLinks.memberId, memberId), onlyIf(scope.chartLinks), condition))
      .returning({ id: privateChartLinks.id }),
    // A browser is sent push for as long as its session lives.
    db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, memberId), notExists(session))),
    endingRequirement(db, memberId),
  ] as const
}

type Rows = readonly { id: string }[]

/** What the first statements of `endingAccess` give, in their order. */
type EndedRows = readonly [
  sessions: Rows,
  feeds: Rows,
  tokens: Rows,
  signIns: Rows,
  passkeys: Rows,
  chartLinks: Rows,
  ...unknown[],
]

const toDeletedAccess = ([ended, feeds, tokens, signIns, keys, links]: EndedRows): DeletedAccess => {
  return {
    sessions: ended.length,
    feed: feeds.length > 0,
    tokens: tokens.length,
    signIns: signIns.length,
    passkeys: keys.length,
    chartLinks: links.length,
  }
}

const isNot = (sessionId: string | null) => (sessionId === null ? undefined : ne(sessions.id, sessionId))

const onlyIf = (isMeant: boolean): SQL | undefined => (isMeant ? undefined : sql`0`)

const passwordOf = (db: Database, memberId: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, memberId), isNotNull(users.passwordHash)))

/** The member a link to a new password is for. */
export async function findMemberForReset(db: Database, memberId: string) {
  const [row] = await db
    .select({
      email: users.email,
      emailKey: users.emailKey,
      fullName: users.fullName,
      language: users.language,
      hasPassword: sql<boolean>`${users.passwordHash} IS NOT NULL`.mapWith(Boolean),
    })
    .from(users)
    .where(eq(users.id, memberId))
    .limit(1)
  return row ?? null
}

/**
 * Activates a member whose address is being confirmed and who never had a session, because they had to confirm it first. A
 * member who deactivated the account stays inactive.
 */
export const activatingOnConfirmation = sql<boolean>`iif(${users.lastActiveAt} IS NULL AND ${users.deletionDueAt} IS NULL,
  1, ${users.isActive})`

/**
 * Uses a link up, sets the password of the member who came by it, and so has shown that they read mail at their address, and
 * ends access, in one transaction; other links to a new password or another address die.
 */
export const resetPasswordHash = (
  db: Database,
  link: { id: string; userId: string },
  passwordHash: string,
  access: AccessToEnd,
  now: number,
) =>
  consumeLink(db, link, access, now, (isOpen) => [
    db
      .update(users)
      .set({
        passwordHash,
        emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now})`,
        isActive: activatingOnConfirmation,
        updatedAt: new Date(now),
      })
      .where(and(eq(users.id, link.userId), isOpen)),
    endingUnused(db, link.userId, 'reset_password', now, and(isOpen, ne(accountTokens.id, link.id))),
    endingUnused(db, link.userId, 'change_email', now, isOpen),
  ])
