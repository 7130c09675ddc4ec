import { and, eq, ne, sql } from 'drizzle-orm'
import { accountTokens } from '../../../drizzle/schema/account-tokens'
import { apiTokens } from '../../../drizzle/schema/api-tokens'
import { calendarFeeds } from '../../../drizzle/schema/calendar-feeds'
import { charts } from '../../../drizzle/schema/charts'
import { clockCorrections } from '../../../drizzle/schema/clock-corrections'
import { consents } from '../../../drizzle/schema/consents'
import { formerUsernames } from '../../../drizzle/schema/former-usernames'
import { journalEntries } from '../../../drizzle/schema/journal'
import { lessonProgress } from '../../../drizzle/schema/learning'
import { mails } from '../../../drizzle/schema/mails'
import { oauthAccounts } from '../../../drizzle/schema/oauth-accounts'
import { onlineMembers } from '../../../drizzle/schema/online-members'
import { passkeys } from '../../../drizzle/schema/passkeys'
import { privateChartLinks } from '../../../drizzle/schema/private-chart-links'
import { privateCharts } from '../../../drizzle/schema/private-charts'
import { sessions } from '../../../drizzle/schema/sessions'
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

/** What the database holds of charts a member had calculated, their own and those they keep for themselves. */
export const CHART_TABLES: MemberTable[] = [
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
    table: privateCharts,
    by: [privateCharts.ownerId],
    // Notes are sealed, and only the site opens them: `exportAccount` adds what they say.
    held: {
      privateCharts: (db, memberId) =>
        db
          .select({
            id: privateCharts.id,
            name: privateCharts.name,
            birth: privateCharts.birth,
            data: privateCharts.data,
            labels: privateCharts.labels,
            lastViewedAt: privateCharts.lastViewedAt,
            viewedBeforeAt: privateCharts.viewedBeforeAt,
            consentedAt: privateCharts.consentedAt,
            createdAt: privateCharts.createdAt,
            updatedAt: privateCharts.updatedAt,
          })
          .from(privateCharts)
          .where(eq(privateCharts.ownerId, memberId))
          .orderBy(privateCharts.createdAt),
    },
  },
  {
    table: privateChartLinks,
    by: [privateChartLinks.memberId],
    // That there is a link, not which; and of the hour in which it was opened no more than the day, as its page promises.
    held: {
      privateChartLinks: (db, memberId) =>
        db
          .select({
            chartId: privateChartLinks.chartId,
            createdAt: privateChartLinks.createdAt,
            expiresAt: privateChartLinks.expiresAt,
            openedOn: sql<string | null>`date(${privateChartLinks.openedAt} / 1000, 'unixepoch')`,
          })
          .from(privateChartLinks)
          .where(eq(privateChartLinks.memberId, memberId))
          .orderBy(privateChartLinks.createdAt),
    },
  },
  {
    table: clockCorrections,
    by: [clockCorrections.userId],
    held: {
      clockCorrections: (db, memberId) =>
        db
          .select({
            createdAt: clockCorrections.createdAt,
            birth: clockCorrections.birth,
            data: clockCorrections.data,
          })
          .from(clockCorrections)
          .where(eq(clockCorrections.userId, memberId))
          .orderBy(clockCorrections.createdAt),
    },
  },
]

/** What the database holds of a member's journal. */
export const JOURNAL_TABLES: MemberTable[] = [
  {
    // Only the site opens it: `exportAccount` adds what it says.
    table: journalEntries,
    by: [journalEntries.userId],
    held: {},
  },
]

/** What the database holds of a member's way along the learning path. */
export const LEARNING_TABLES: MemberTable[] = [
  {
    table: lessonProgress,
    by: [lessonProgress.memberId],
    held: {
      lessons: (db, memberId) =>
        db
          .select({
            lesson: lessonProgress.lesson,
            readAt: lessonProgress.readAt,
            attempts: lessonProgress.attempts,
            bestScore: lessonProgress.bestScore,
            passedAt: lessonProgress.passedAt,
          })
          .from(lessonProgress)
          .where(eq(lessonProgress.memberId, memberId))
          .orderBy(lessonProgress.readAt),
    },
  },
]

/** What the database holds of a member's calendar: that there is an address, not which. */
export const CALENDAR_TABLES: MemberTable[] = [
  {
    table: calendarFeeds,
    by: [calendarFeeds.userId],
    held: {
      calendarFeed: (db, memberId) =>
        db
          .select({
            kinds: calendarFeeds.kinds,
            createdAt: calendarFeeds.createdAt,
            renewedAt: calendarFeeds.renewedAt,
          })
          .from(calendarFeeds)
          .where(eq(calendarFeeds.userId, memberId)),
    },
  },
]

/** What the database holds of a member's personal tokens; what opens is not told. */
export const API_TABLES: MemberTable[] = [
  {
    table: apiTokens,
    by: [apiTokens.userId],
    held: {
      apiTokens: (db, memberId) =>
        db
          .select({
            name: apiTokens.name,
            scopes: apiTokens.scopes,
            createdAt: apiTokens.createdAt,
            lastUsedOn: apiTokens.lastUsedOn,
          })
          .from(apiTokens)
          .where(eq(apiTokens.userId, memberId))
          .orderBy(apiTokens.createdAt),
    },
  },
]
