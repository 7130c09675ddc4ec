import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import {
  loveAnalyses,
  loveFilters,
  loveInterests,
  lovePreferences,
  loveSettings,
  loveStatements,
} from '../../../drizzle/schema/love'
import { users } from '../../../drizzle/schema/users'
import { lastBirthDateOf } from '../../domain/birth/age'
import { LOVE_LOOKED_AT, LOVE_MIN_AGE } from '../../domain/membership/love/love-compatibility'
import { monthOf } from '../../domain/membership/premium/entitlements'
import { endConsent, giveConsent, hasConsent } from '../consents.server'
import { areLoveWordsHidden } from '../moderation/moderation-conditions.server'
import { sightColumns } from '../visibility.server'
import { hasPendingMatch } from './love-interests.server'
import { chartGates } from './love-members.server'
import { preferenceColumns } from './love-preferences.server'

/** What Love Compatibility asks of the viewer: whether they want to be shown, what says their age, their preferences and own chart. */
export const findLoveSelf = (db: Database, memberId: string, month: string, now: Date) =>
  db
    .select({
      isShown: sql<boolean>`${loveSettings.userId} IS NOT NULL`.mapWith(Boolean).as('is_shown'),
      hasConsented: hasConsent(sql`${memberId}`, 'love').mapWith(Boolean).as('has_consented'),
      hasDeclared: sql<boolean>`${loveSettings.declaredAt} IS NOT NULL`.mapWith(Boolean).as('has_declared'),
      birthDate: users.birthDate,
      fullName: users.fullName,
      location: users.location,
      ...preferenceColumns(memberId),
      areWordsHidden: areLoveWordsHidden(sql`${memberId}`).mapWith(Boolean).as('are_words_hidden'),
      ...sightColumns,
      hdType: users.hdType,
      hdProfile: users.hdProfile,
      gates: chartGates.as('gates'),
      opened: sql<number>`(SELECT count(*) FROM ${loveAnalyses} WHERE member_id = ${memberId} AND month = ${month})`.as(
        'opened',
      ),
      /** Whether a match is to be revealed to them. */
      hasPendingMatch: hasPendingMatch(memberId, now).mapWith(Boolean).as('has_pending_match'),
      /** Whether more take part than are looked at. */
      areMany: sql<boolean>`(SELECT count(*) FROM (SELECT 1 FROM ${loveSettings} WHERE active_at <= ${now.getTime()}
        LIMIT ${LOVE_LOOKED_AT + 1})) > ${LOVE_LOOKED_AT}`
        .mapWith(Boolean)
        .as('are_many'),
    })
    .from(users)
    .leftJoin(loveSettings, eq(loveSettings.userId, users.id))
    .where(eq(users.id, memberId))

export type LoveSelf = Awaited<ReturnType<typeof findLoveSelf>>[number]

/** Whether a member wants to be shown and has agreed to it, and what says their age. */
export async function findLoveChoice(db: Database, memberId: string) {
  const [found] = await db
    .select({
      isShown: sql<boolean>`${loveSettings.userId} IS NOT NULL`.mapWith(Boolean).as('is_shown'),
      hasConsented: hasConsent(sql`${memberId}`, 'love').mapWith(Boolean).as('has_consented'),
      hasDeclared: sql<boolean>`${loveSettings.declaredAt} IS NOT NULL`.mapWith(Boolean).as('has_declared'),
      birthDate: users.birthDate,
    })
    .from(users)
    .leftJoin(loveSettings, eq(loveSettings.userId, users.id))
    .where(eq(users.id, memberId))
  return found ?? { isShown: false, hasConsented: false, hasDeclared: false, birthDate: null }
}

type Showing = { declares: boolean; language: 'en' | 'ru'; now: Date }

/**
 * Shows a member who agrees to it from now on, where they are of age at this very moment: by their birth date, or as they
 * declare where there is none. Done before, it changes nothing but what was declared. The consent is noted in the same batch, and
 * preferences from before they left are deleted in it.
 */
export async function showInLove(db: Database, memberId: string, { declares, language, now }: Showing) {
  const adult = sql`iif(${users.birthDate} IS NULL, ${declares ? 1 : 0}, ${users.birthDate} <= ${lastBirthDateOf(LOVE_MIN_AGE, now)})`
  const allowed = db
    .select({
      userId: users.id,
      declaredAt: sql<Date | null>`iif(${users.birthDate} IS NULL, ${now.getTime()}, NULL)`.as('declared_at'),
      activeAt: sql<Date>`${now.getTime()}`.as('active_at'),
      createdAt: sql<Date>`${now.getTime()}`.as('created_at'),
    })
    .from(users)
    .where(and(eq(users.id, memberId), adult))
  const isShown = sql`EXISTS (SELECT 1 FROM ${loveSettings} WHERE user_id = ${memberId})`
  await db.batch([
    // An earlier release left them to members who left: nothing is shown again that they have not seen.
    db.delete(lovePreferences).where(and(eq(lovePreferences.userId, memberId), sql`NOT ${isShown}`)),
    db.delete(loveStatements).where(and(eq(loveStatements.userId, memberId), sql`NOT ${isShown}`)),
    db.delete(loveFilters).where(and(eq(loveFilters.userId, memberId), sql`NOT ${isShown}`)),
    db
      .insert(loveSettings)
      .select(allowed)
      .onConflictDoUpdate({
        target: loveSettings.userId,
        set: { declaredAt: sql`coalesce(declared_at, excluded.declared_at)` },
      }),
    giveConsent(db, { memberId, purpose: 'love', language, now }, isShown),
  ])
}

/** Shows a member no longer, deletes their preferences and interest in others, and ends their consent. */
export async function hideInLove(db: Database, memberId: string, now: Date): Promise<void> {
  await db.batch([
    endConsent(db, memberId, 'love', now),
    db.delete(loveSettings).where(eq(loveSettings.userId, memberId)),
    db.delete(lovePreferences).where(eq(lovePreferences.userId, memberId)),
    db.delete(loveStatements).where(eq(loveStatements.userId, memberId)),
    db.delete(loveFilters).where(eq(loveFilters.userId, memberId)),
    db.delete(loveInterests).where(eq(loveInterests.memberId, memberId)),
  ])
}

/** Whose analysis, with whom, in which calendar month. */
type Opening = { memberId: string; otherId: string; month: string }

/** No zone is still in the month of so long ago. */
const KEPT_MILLISECONDS = 31 * 86_400_000

/**
 * Opens an analysis where it is open already or fewer than `most` are in this month; one statement counts and writes, so that
 * however many come at once no more are opened. Months are deleted once they are over in every zone: a member who changes
 * their zone at the turn of a month is in the one before again, and what they opened in it still counts.
 */
export async function openAnalysis(db: Database, { memberId, otherId, month }: Opening, most: number, now: Date) {
  const oldest = monthOf(new Date(now.getTime() - KEPT_MILLISECONDS), 'UTC')
  const ofMonth = sql`FROM ${loveAnalyses} WHERE member_id = ${memberId} AND month = ${month}`
  const [, , found] = await db.batch([
    db.delete(loveAnalyses).where(and(eq(loveAnalyses.memberId, memberId), lt(loveAnalyses.month, oldest))),
    db
      .insert(loveAnalyses)
      .select(
        // Every column, in the order of the table.
        sql`SELECT ${memberId}, ${month}, ${otherId}, ${now.getTime()} WHERE (SELECT count(*) ${ofMonth}) < ${most}`,
      )
      .onConflictDoNothing(),
    db
      .select({
        opened: sql<number>`count(*)`,
        isOpen: sql<boolean>`coalesce(max(${loveAnalyses.otherId} = ${otherId}), 0)`.mapWith(Boolean),
      })
      .from(loveAnalyses)
      .where(and(eq(loveAnalyses.memberId, memberId), eq(loveAnalyses.month, month))),
  ])
  return found[0] ?? { opened: 0, isOpen: false }
}
