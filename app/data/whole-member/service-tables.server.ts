import { eq, sql } from 'drizzle-orm'
import {
  loveAnalyses,
  loveFilters,
  loveInterests,
  lovePreferences,
  loveSettings,
  loveStatements,
} from '../../../drizzle/schema/love'
import { appeals, moderationActions, reports } from '../../../drizzle/schema/moderation'
import { payments, subscriptions } from '../../../drizzle/schema/payments'
import { referralEntries, referrals } from '../../../drizzle/schema/referrals'
import { supportReplies, supportRequests } from '../../../drizzle/schema/support'
import { users } from '../../../drizzle/schema/users'
import { withdrawals } from '../../../drizzle/schema/withdrawals'
import { type MemberTable, otherName } from './member-table.server'

/** What the database holds of a member's subscription and of what they paid; the cards are Stripe's alone. */
export const PAYMENT_TABLES: MemberTable[] = [
  {
    table: subscriptions,
    by: [subscriptions.userId],
    held: {
      subscription: (db, memberId) =>
        db
          .select({
            stripeCustomerId: subscriptions.stripeCustomerId,
            stripeSubscriptionId: subscriptions.stripeSubscriptionId,
            status: subscriptions.status,
            periodStart: subscriptions.periodStart,
            periodEnd: subscriptions.periodEnd,
            endsAt: subscriptions.endsAt,
            createdAt: subscriptions.createdAt,
          })
          .from(subscriptions)
          .where(eq(subscriptions.userId, memberId)),
    },
  },
  {
    table: payments,
    by: [payments.userId],
    held: {
      payments: (db, memberId) =>
        db
          .select({
            invoiceId: payments.invoiceId,
            number: payments.number,
            amountPaidCents: payments.amountPaidCents,
            refundedCents: payments.refundedCents,
            dispute: payments.dispute,
            paidAt: payments.paidAt,
          })
          .from(payments)
          .where(eq(payments.userId, memberId))
          .orderBy(payments.paidAt),
    },
  },
  {
    // A statement of withdrawal is proof for both sides, so it outlives the account without naming it.
    table: withdrawals,
    by: [],
    emptied: [withdrawals.userId],
    held: {
      withdrawals: (db, memberId) =>
        db
          .select({
            name: withdrawals.name,
            email: withdrawals.email,
            orderNumber: withdrawals.orderNumber,
            receivedAt: withdrawals.receivedAt,
            state: withdrawals.state,
            doneAt: withdrawals.doneAt,
            refundCents: withdrawals.refundCents,
          })
          .from(withdrawals)
          .where(eq(withdrawals.userId, memberId))
          .orderBy(withdrawals.receivedAt),
    },
  },
]

/** What the database holds of invitations: by whose code a member came, and what theirs brought. */
export const REFERRAL_TABLES: MemberTable[] = [
  {
    // How many came by a code stays the count it was, on the row of whoever gave the code: it names nobody.
    table: referrals,
    by: [referrals.referredId],
    emptied: [referrals.referrerId],
    held: {
      joinedByCode: (db, memberId) =>
        db
          .select({ code: referrals.code, createdAt: referrals.createdAt })
          .from(referrals)
          .where(eq(referrals.referredId, memberId)),
    },
  },
  {
    // Whose payment it comes from, and by which invoice, is the other's to know.
    table: referralEntries,
    by: [referralEntries.memberId],
    emptied: [referralEntries.referredId],
    held: {
      referralRewards: (db, memberId) =>
        db
          .select({
            kind: referralEntries.kind,
            cents: referralEntries.cents,
            createdAt: referralEntries.createdAt,
            appliedAt: referralEntries.appliedAt,
          })
          .from(referralEntries)
          .where(eq(referralEntries.memberId, memberId))
          .orderBy(referralEntries.createdAt),
    },
  },
]

/** What the database holds of what a member asked the team; the words of a question go with it. */
export const SUPPORT_TABLES: MemberTable[] = [
  {
    table: supportRequests,
    by: [supportRequests.memberId],
    held: {
      supportQuestions: (db, memberId) =>
        db
          .select({
            subject: supportRequests.subject,
            status: supportRequests.status,
            createdAt: supportRequests.createdAt,
            // By the name of the table too: within, `id` alone would be that of the words.
            words: sql<unknown[]>`(SELECT json_group_array(json_object('by', side, 'content', content, 'at',
              strftime('%Y-%m-%dT%H:%M:%fZ', created_at / 1000.0, 'unixepoch')) ORDER BY created_at, id)
              FROM ${supportReplies} WHERE request_id = support_requests.id)`.mapWith(
              (words: string) => JSON.parse(words) as unknown[],
            ),
          })
          .from(supportRequests)
          .where(eq(supportRequests.memberId, memberId))
          .orderBy(supportRequests.createdAt),
    },
  },
]

/** What the database holds of what a member reported and appealed against, and of what moderators did about them. */
export const MODERATION_TABLES: MemberTable[] = [
  {
    table: appeals,
    by: [appeals.memberId],
    emptied: [appeals.decidedBy],
    held: {
      appeals: (db, memberId) =>
        db
          .select({
            content: appeals.content,
            status: appeals.status,
            answer: appeals.answer,
            createdAt: appeals.createdAt,
            decidedAt: appeals.decidedAt,
          })
          .from(appeals)
          .where(eq(appeals.memberId, memberId))
          .orderBy(appeals.createdAt),
    },
  },
  {
    table: reports,
    by: [reports.reporterId, reports.memberId],
    emptied: [reports.decidedBy],
    held: {
      // Who reported this member is the other's to know.
      reportsByYou: (db, memberId) =>
        db
          .select({
            subjectKind: reports.subjectKind,
            reason: reports.reason,
            note: reports.note,
            status: reports.status,
            createdAt: reports.createdAt,
          })
          .from(reports)
          .where(eq(reports.reporterId, memberId))
          .orderBy(reports.createdAt),
    },
  },
  {
    table: moderationActions,
    by: [moderationActions.memberId],
    emptied: [moderationActions.moderatorId],
    held: {
      moderation: (db, memberId) =>
        db
          .select({
            action: moderationActions.action,
            subjectKind: moderationActions.subjectKind,
            note: moderationActions.note,
            until: moderationActions.until,
            createdAt: moderationActions.createdAt,
          })
          .from(moderationActions)
          .where(eq(moderationActions.memberId, memberId))
          .orderBy(moderationActions.createdAt),
    },
  },
]

/** What the database holds of a member in Love Compatibility. Who is interested in this member is the others' to know. */
export const LOVE_TABLES: MemberTable[] = [
  {
    table: loveSettings,
    by: [loveSettings.userId],
    held: {
      loveCompatibility: (db, memberId) =>
        db
          .select({ shownSince: loveSettings.createdAt, declaredAdultAt: loveSettings.declaredAt })
          .from(loveSettings)
          .where(eq(loveSettings.userId, memberId)),
    },
  },
  {
    table: lovePreferences,
    by: [lovePreferences.userId],
    held: {
      lovePreferences: (db, memberId) =>
        db
          .select({
            lookingFor: lovePreferences.seeks,
            words: lovePreferences.words,
            shownToOthers: lovePreferences.isPublic,
            formerAgeGroupFrom: lovePreferences.lastAgeGroup,
          })
          .from(lovePreferences)
          .where(eq(lovePreferences.userId, memberId)),
    },
  },
  {
    table: loveStatements,
    by: [loveStatements.userId],
    held: {
      loveStatements: (db, memberId) =>
        db
          .select({
            countsFrom: loveStatements.countsFrom,
            ageGroupFrom: loveStatements.ageGroup,
            languages: loveStatements.languages,
            city: loveStatements.city,
          })
          .from(loveStatements)
          .where(eq(loveStatements.userId, memberId)),
    },
  },
  {
    table: loveFilters,
    by: [loveFilters.userId],
    held: {
      loveFilters: (db, memberId) =>
        db
          .select({
            countsFrom: loveFilters.countsFrom,
            agesFrom: loveFilters.ageFrom,
            agesTo: loveFilters.ageTo,
            language: loveFilters.language,
            withinKm: loveFilters.withinKm,
            onlyWhoStates: loveFilters.isStrict,
          })
          .from(loveFilters)
          .where(eq(loveFilters.userId, memberId)),
    },
  },
  {
    table: loveInterests,
    by: [loveInterests.memberId, loveInterests.otherId],
    held: {
      interests: (db, memberId) =>
        db
          .select({ username: otherName(memberId), createdAt: loveInterests.createdAt })
          .from(loveInterests)
          .innerJoin(users, eq(users.id, loveInterests.otherId))
          .where(eq(loveInterests.memberId, memberId))
          .orderBy(loveInterests.createdAt),
    },
  },
  {
    table: loveAnalyses,
    by: [loveAnalyses.memberId, loveAnalyses.otherId],
    held: {
      openedAnalyses: (db, memberId) =>
        db
          .select({ username: otherName(memberId), month: loveAnalyses.month, createdAt: loveAnalyses.createdAt })
          .from(loveAnalyses)
          .innerJoin(users, eq(users.id, loveAnalyses.otherId))
          .where(eq(loveAnalyses.memberId, memberId))
          .orderBy(loveAnalyses.createdAt),
    },
  },
]
