import { and, eq, lt, ne, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import {
  loveAnalyses,
  loveFilters,
  loveInterests,
  lovePreferences,
  loveSettings,
  loveStatements,
} from '../../../drizzle/schema/love'
import { placeNames, placeRegions, places } from '../../../drizzle/schema/places'
import { users } from '../../../drizzle/schema/users'
import { lastBirthDateOf } from '../../domain/birth/age'
import type { ReadCity } from '../../domain/community/places/read-location'
import { LOVE_LOOKED_AT, LOVE_MIN_AGE } from '../../domain/membership/love/love-compatibility'
import type { LoveFilter, Statement, Version } from '../../domain/membership/love/love-versions'
import { monthOf } from '../../domain/membership/premium/entitlements'
import { endConsent, giveConsent, hasConsent } from '../accounts/consents.server'
import { areLoveWordsHidden } from '../moderation/moderation-conditions.server'
import { accessColumns } from '../visibility.server'
import { hasPendingMatch } from './love-interests.server'
import { chartGates, isTakingPart } from './love-members.server'

/** The viewer's own state in Love Compatibility: participation, age, preferences and chart. */
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
      ...accessColumns,
      hdType: users.hdType,
      hdProfile: users.hdProfile,
      gates: chartGates.as('gates'),
      opened: sql<number>`(SELECT count(*) FROM ${loveAnalyses} WHERE member_id = ${memberId} AND month = ${month})`.as(
        'opened',
      ),
      /** Whether they have a match to reveal. */
      hasPendingMatch: hasPendingMatch(memberId, now).mapWith(Boolean).as('has_pending_match'),
      /** Whether more members take part than the list reads. */
      areMany: sql<boolean>`(SELECT count(*) FROM (SELECT 1 FROM ${loveSettings} WHERE active_at <= ${now.getTime()}
        LIMIT ${LOVE_LOOKED_AT + 1})) > ${LOVE_LOOKED_AT}`
        .mapWith(Boolean)
        .as('are_many'),
    })
    .from(users)
    .leftJoin(loveSettings, eq(loveSettings.userId, users.id))
    .where(eq(users.id, memberId))

export type LoveSelf = Awaited<ReturnType<typeof findLoveSelf>>[number]

/** A member's participation, consent and age. */
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
 * Adds a member who consents, if they are of age by their birth date or, without one, by their declaration. If they take part
 * already, it only adds the declaration. The same batch stores the consent and deletes preferences from before they left.
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
    // An earlier release didn't delete them on leaving, and they must not reappear without the member seeing them.
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

/** Removes a member, deletes their preferences and their interest in others, and ends their consent. */
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

/** The member, whom the analysis is about, and the calendar month. */
type Opening = { memberId: string; otherId: string; month: string }

/** After this time a month is over in every zone. */
const KEPT_MILLISECONDS = 31 * 86_400_000

/**
 * Opens an analysis unless it's open already or `most` are open this month. One statement counts and inserts, so that simultaneous
 * requests can't exceed the limit. Months are deleted once they are over in every zone, because a member who changes their zone can
 * be in the previous month again.
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

type SoughtRow = Omit<typeof lovePreferences.$inferSelect, 'userId'>
/** The stored preferences of a member. */
export type StoredPreferences = {
  sought: SoughtRow | null
  statements: Version<Statement>[]
  filters: Version<LoveFilter>[]
}

/** The stored preferences of a member as columns. */
const preferenceColumns = (memberId: string) => ({
  sought:
    sql`(SELECT json_object('seeks', json(seeks), 'words', words, 'isPublic', json(iif(is_public, 'true', 'false')),
    'lastAgeGroup', last_age_group, 'saveId', save_id) FROM ${lovePreferences} WHERE user_id = ${memberId})`
      .mapWith((text: string): SoughtRow | null => JSON.parse(text))
      .as('sought'),
  statements: sql`(SELECT json_group_array(json_object('countsFrom', counts_from, 'ageGroup', age_group,
    'languages', json(languages), 'city', json(iif(city IS NULL, NULL, json_object('name', city, 'x', city_x, 'y', city_y, 'z', city_z)))))
    FROM ${loveStatements} WHERE user_id = ${memberId})`
    .mapWith((text: string): Version<Statement>[] => oldestFirst(JSON.parse(text)))
    .as('statements'),
  filters: sql`(SELECT json_group_array(json_object('countsFrom', counts_from, 'ageFrom', age_from, 'ageTo', age_to,
    'language', language, 'withinKm', within_km, 'isStrict', json(iif(is_strict, 'true', 'false'))))
    FROM ${loveFilters} WHERE user_id = ${memberId})`
    .mapWith((text: string): Version<LoveFilter>[] => oldestFirst(JSON.parse(text)))
    .as('filters'),
})

const oldestFirst = <T>(versions: Version<T>[]) => versions.sort((one, other) => one.countsFrom - other.countsFrom)

/** What a submitted form is validated against: the birth date, the location on the profile and the stored preferences. */
export async function findPreferenceFacts(db: Database, memberId: string) {
  const [found] = await db
    .select({ birthDate: users.birthDate, location: users.location, ...preferenceColumns(memberId) })
    .from(users)
    .where(eq(users.id, memberId))
  const { birthDate, location, ...stored } = found ?? NOTHING_STORED
  return { birthDate, location, stored }
}

const NOTHING_STORED = { birthDate: null, location: null, sought: null, statements: [], filters: [] }

/** The coordinates of the largest city with this name, in the country and region if given; null if there is none. */
export async function findCity(db: Database, { name, region, country }: ReadCity) {
  const isInRegion = sql`(p.region_code = upper(${region}) OR EXISTS (SELECT 1 FROM ${placeRegions} AS r
    WHERE r.code = p.country_code || '.' || p.region_code AND (lower(r.name) = lower(${region}) OR r.name_ru = ${region})))`
  const [found] = await db.all<{ latitude: number; longitude: number }>(sql`SELECT p.latitude, p.longitude
    FROM ${placeNames} AS n CROSS JOIN ${places} AS p ON p.rank = n.rank
    WHERE n.name = ${name} AND (${country} IS NULL OR p.country_code = ${country})
      AND (${region} IS NULL OR ${country} IS NOT NULL OR ${isInRegion})
    ORDER BY iif(${region} IS NULL, 0, ${isInRegion}) DESC, n.standing LIMIT 1`)
  return found ?? null
}

/** Statement that deletes the cities in a member's statements that differ from the new location on their profile. */
export const deleteOtherCities = (db: Database, memberId: string, location: string | null) =>
  db
    .update(loveStatements)
    .set({ city: null, cityX: null, cityY: null, cityZ: null })
    .where(and(eq(loveStatements.userId, memberId), ne(loveStatements.city, location ?? '')))

/**
 * Deletes versions that a later one has replaced, and the preferences of members who left, because a rollback to an earlier release
 * would leave them.
 */
export async function deleteEndedPreferences(db: Database, now: number): Promise<void> {
  const hasLeft = (userId: SQLWrapper) =>
    sql`NOT EXISTS (SELECT 1 FROM ${loveSettings} AS own WHERE own.user_id = ${userId})`
  const isReplaced = (table: typeof loveStatements | typeof loveFilters) =>
    sql`EXISTS (SELECT 1 FROM ${table} AS later WHERE later.user_id = ${table.userId}
      AND later.counts_from > ${table.countsFrom} AND later.counts_from <= ${now})`
  await db.batch([
    db.delete(loveStatements).where(or(hasLeft(loveStatements.userId), isReplaced(loveStatements))),
    db.delete(loveFilters).where(or(hasLeft(loveFilters.userId), isReplaced(loveFilters))),
    db.delete(lovePreferences).where(hasLeft(lovePreferences.userId)),
  ])
}

/** The last save and the location when the form was loaded; null if nothing was stored. */
type ReadState = { since: string | null; location: string | null }

/**
 * Saves all preferences of a member. Saves nothing and returns `apart` if they don't take part, or `changed` if the preferences or
 * the location have changed since the form was loaded.
 */
export async function savePreferences(
  db: Database,
  memberId: string,
  { sought, statements, filters }: StoredPreferences & { sought: SoughtRow },
  { since, location }: ReadState,
  now: Date,
): Promise<'saved' | 'apart' | 'changed'> {
  const taking = isTakingPart(sql`${memberId}`, now)
  const isAsRead = sql`(SELECT save_id FROM ${lovePreferences} WHERE user_id = ${memberId}) IS ${since}
    AND (SELECT location FROM ${users} WHERE id = ${memberId}) IS ${location}`
  // True only if the first statement of the batch stored this save.
  const isThisSave = sql`EXISTS (SELECT 1 FROM ${lovePreferences} WHERE user_id = ${memberId} AND save_id = ${sought.saveId})`
  const flat = statements.map(({ city, languages, ...rest }) => ({
    ...rest,
    languages: languages && JSON.stringify(languages),
    ...city,
  }))
  const of = (name: string) => sql`json_extract(version.value, ${`$.${name}`})`
  // Every column of each table, in its order.
  const [done, , , , , [own]] = await db.batch([
    db
      .insert(lovePreferences)
      .select(
        sql`SELECT ${memberId}, ${JSON.stringify(sought.seeks)}, ${sought.words}, ${sought.isPublic ? 1 : 0},
          ${sought.lastAgeGroup}, ${sought.saveId} WHERE ${taking} AND ${isAsRead}`,
      )
      .onConflictDoUpdate({
        target: lovePreferences.userId,
        set: {
          seeks: sql`excluded.seeks`,
          words: sql`excluded.words`,
          isPublic: sql`excluded.is_public`,
          lastAgeGroup: sql`excluded.last_age_group`,
          saveId: sql`excluded.save_id`,
        },
      })
      .returning({ userId: lovePreferences.userId }),
    db.delete(loveStatements).where(and(eq(loveStatements.userId, memberId), isThisSave)),
    db.insert(loveStatements).select(sql`SELECT ${memberId}, ${of('countsFrom')}, ${of('ageGroup')}, ${of('languages')},
      ${of('name')}, ${of('x')}, ${of('y')}, ${of('z')} FROM json_each(${JSON.stringify(flat)}) AS version WHERE ${isThisSave}`),
    db.delete(loveFilters).where(and(eq(loveFilters.userId, memberId), isThisSave)),
    db.insert(loveFilters).select(sql`SELECT ${memberId}, ${of('countsFrom')}, ${of('ageFrom')}, ${of('ageTo')},
      ${of('language')}, ${of('withinKm')}, ${of('isStrict')} FROM json_each(${JSON.stringify(filters)}) AS version
      WHERE ${isThisSave}`),
    db
      .select({ isTakingPart: sql`${taking}`.mapWith(Boolean) })
      .from(users)
      .where(eq(users.id, memberId)),
  ])
  if (done.length > 0) return 'saved'
  return own?.isTakingPart ? 'changed' : 'apart'
}
