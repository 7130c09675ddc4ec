import { and, eq, ne, sql } from 'drizzle-orm'
import { accountTokens } from '../../drizzle/schema/account-tokens'
import { consents } from '../../drizzle/schema/consents'
import { formerUsernames } from '../../drizzle/schema/former-usernames'
import { mails } from '../../drizzle/schema/mails'
import { oauthAccounts } from '../../drizzle/schema/oauth-accounts'
import { onlineMembers } from '../../drizzle/schema/online-members'
import { passkeys } from '../../drizzle/schema/passkeys'
import { sessions } from '../../drizzle/schema/sessions'
import type { MemberTable } from './member-table.server'

/** What the database holds of a member's account: how they sign in and were here, and what was mailed to them. */
export const ACCOUNT_TABLES: MemberTable[] = [
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
    table: onlineMembers,
    by: [onlineMembers.memberId],
    held: {
      online: (db, memberId) =>
        db.select({ seenAt: onlineMembers.seenAt }).from(onlineMembers).where(eq(onlineMembers.memberId, memberId)),
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
    table: passkeys,
    by: [passkeys.userId],
    held: {
      passkeys: (db, memberId) =>
        db
          .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
          .from(passkeys)
          .where(eq(passkeys.userId, memberId)),
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
          .where(and(eq(formerUsernames.userId, memberId), eq(formerUsernames.isHeld, false))),
      /** Somebody chose them when they registered with this member's address. */
      heldUsernames: (db, memberId) =>
        db
          .select({ username: formerUsernames.usernameKey })
          .from(formerUsernames)
          .where(and(eq(formerUsernames.userId, memberId), eq(formerUsernames.isHeld, true))),
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
    table: consents,
    by: [consents.userId],
    held: {
      consents: (db, memberId) =>
        db
          .select({
            purpose: consents.purpose,
            version: consents.version,
            language: consents.language,
            givenAt: consents.givenAt,
            withdrawnAt: consents.withdrawnAt,
          })
          .from(consents)
          .where(eq(consents.userId, memberId))
          .orderBy(consents.givenAt),
    },
  },
  {
    table: mails,
    by: [mails.userId],
    held: {
      /** Without `change-email`, which is only written where the address is free: `mailedLinks` names it either way. */
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
          .where(and(eq(mails.userId, memberId), ne(mails.kind, 'change-email')))
          .orderBy(mails.createdAt),
    },
  },
]
