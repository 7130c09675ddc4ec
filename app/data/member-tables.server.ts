import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { accountTokens } from '../../drizzle/schema/account-tokens'
import { blocks } from '../../drizzle/schema/blocks'
import { charts } from '../../drizzle/schema/charts'
import { connections } from '../../drizzle/schema/connections'
import { conversations, messageParticipants } from '../../drizzle/schema/conversations'
import { formerUsernames } from '../../drizzle/schema/former-usernames'
import { mails } from '../../drizzle/schema/mails'
import { oauthAccounts } from '../../drizzle/schema/oauth-accounts'
import { referrals } from '../../drizzle/schema/referrals'
import { sessions } from '../../drizzle/schema/sessions'
import { users } from '../../drizzle/schema/users'
import { COMMUNITY_TABLES } from './community-tables.server'
import { type MemberTable, otherName } from './member-table.server'

/** The row of the other one in a connection, which is kept by the order of the two ids. */
const other = (memberId: string): SQL | undefined =>
  and(or(eq(users.id, connections.lowId), eq(users.id, connections.highId)), ne(users.id, memberId))

/**
 * Everything the database holds of a member besides their own row: what the export tells and what a deletion removes. Every
 * table with a column that names a member stands here; a test reads the database's own list of them.
 */
export const MEMBER_TABLES: MemberTable[] = [
  ...COMMUNITY_TABLES,
  {
    table: charts,
    by: [charts.userId],
    held: {
      chartHistory: (db, memberId) =>
        db
          .select({ createdAt: charts.createdAt, birth: charts.birth, data: charts.data })
          .from(charts)
          .where(eq(charts.userId, memberId))
          .orderBy(charts.createdAt),
    },
  },
  {
    table: sessions,
    by: [sessions.userId],
    held: {
      sessions: (db, memberId) =>
        db
          .select({
            createdAt: sessions.createdAt,
            lastSeenAt: sessions.lastSeenAt,
            expiresAt: sql`${sessions.expiresAt}`.mapWith((seconds: number) => new Date(seconds * 1000)),
            browser: sessions.browser,
            system: sessions.system,
            device: sessions.device,
            city: sessions.city,
            country: sessions.country,
          })
          .from(sessions)
          .where(eq(sessions.userId, memberId))
          .orderBy(sessions.createdAt),
    },
  },
  {
    table: oauthAccounts,
    by: [oauthAccounts.userId],
    held: {
      linkedSignIns: (db, memberId) =>
        db
          .select({
            provider: oauthAccounts.provider,
            subject: oauthAccounts.subject,
            label: oauthAccounts.label,
            createdAt: oauthAccounts.createdAt,
          })
          .from(oauthAccounts)
          .where(eq(oauthAccounts.userId, memberId)),
    },
  },
  {
    table: connections,
    by: [connections.lowId, connections.highId, connections.requesterId],
    held: {
      connections: (db, memberId) =>
        db
          .select({
            username: otherName,
            status: connections.status,
            requestedByYou: sql`${connections.requesterId} = ${memberId}`.mapWith(Boolean),
            createdAt: connections.createdAt,
            connectedAt: connections.connectedAt,
          })
          .from(connections)
          .innerJoin(users, other(memberId))
          .where(or(eq(connections.lowId, memberId), eq(connections.highId, memberId)))
          .orderBy(connections.createdAt),
    },
  },
  {
    table: blocks,
    by: [blocks.blockerId, blocks.blockedId],
    held: {
      // Who blocked this member is the other's to know.
      blocks: (db, memberId) =>
        db
          .select({ username: otherName, createdAt: blocks.createdAt })
          .from(blocks)
          .innerJoin(users, eq(users.id, blocks.blockedId))
          .where(eq(blocks.blockerId, memberId))
          .orderBy(blocks.createdAt),
    },
  },
  {
    // Their conversations stay with the others, who keep what they wrote themselves; see `deleteWholeMember`.
    table: messageParticipants,
    by: [messageParticipants.userId],
    held: {
      conversations: (db, memberId) =>
        db
          .select({
            id: conversations.id,
            createdAt: conversations.createdAt,
            begunByYou: sql`${messageParticipants.begunAt} IS NOT NULL`.mapWith(Boolean),
            status: messageParticipants.status,
            lastReadAt: messageParticipants.lastReadAt,
            hdCompatibilityScore: conversations.hdCompatibilityScore,
          })
          .from(messageParticipants)
          .innerJoin(conversations, eq(conversations.id, messageParticipants.conversationId))
          .where(eq(messageParticipants.userId, memberId))
          .orderBy(conversations.createdAt),
    },
  },
  {
    // How many came by a code stays the count it was, on the row of whoever gave the code: it names nobody.
    table: referrals,
    by: [referrals.referredId, referrals.referrerId],
    held: {
      joinedByCode: (db, memberId) =>
        db
          .select({ code: referrals.code, createdAt: referrals.createdAt })
          .from(referrals)
          .where(eq(referrals.referredId, memberId)),
    },
  },
  {
    table: formerUsernames,
    by: [formerUsernames.userId],
    held: {
      formerUsernames: (db, memberId) =>
        db
          .select({ username: formerUsernames.usernameKey, expiresAt: formerUsernames.expiresAt })
          .from(formerUsernames)
          .where(eq(formerUsernames.userId, memberId)),
    },
  },
  {
    table: accountTokens,
    by: [accountTokens.userId],
    held: {
      mailedLinks: (db, memberId) =>
        db
          .select({
            purpose: accountTokens.purpose,
            email: accountTokens.email,
            createdAt: accountTokens.createdAt,
            expiresAt: accountTokens.expiresAt,
            usedAt: accountTokens.usedAt,
          })
          .from(accountTokens)
          .where(eq(accountTokens.userId, memberId))
          .orderBy(accountTokens.createdAt),
    },
  },
  {
    table: mails,
    by: [mails.userId],
    held: {
      mails: (db, memberId) =>
        db
          .select({
            kind: mails.kind,
            recipient: mails.recipient,
            language: mails.language,
            status: mails.status,
            createdAt: mails.createdAt,
            sentAt: mails.sentAt,
          })
          .from(mails)
          .where(eq(mails.userId, memberId))
          .orderBy(mails.createdAt),
    },
  },
]
