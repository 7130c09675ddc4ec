import { eq } from 'drizzle-orm'
import {
  loveAnalyses,
  loveFilters,
  loveInterests,
  lovePreferences,
  loveSettings,
  loveStatements,
} from '../../../drizzle/schema/love'
import { users } from '../../../drizzle/schema/users'
import { type MemberTable, otherName } from './member-table.server'

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
