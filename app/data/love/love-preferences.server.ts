import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { loveFilters, lovePreferences, loveStatements } from '../../../drizzle/schema/love'
import { placeNames, placeRegions, places } from '../../../drizzle/schema/places'
import { users } from '../../../drizzle/schema/users'
import type { ReadCity } from '../../domain/community/places/read-location'
import type { LoveFilter, Statement, Version } from '../../domain/membership/love-versions'
import { isTaking } from './love-members.server'

type SoughtRow = Omit<typeof lovePreferences.$inferSelect, 'userId'>
/** All that is kept of a member's preferences. */
export type StoredPreferences = {
  sought: SoughtRow | null
  statements: Version<Statement>[]
  filters: Version<LoveFilter>[]
}

/** The statements that read a member's preferences, for a batch; `toStored` makes one of what they find. */
export const preferenceQueries = (db: Database, memberId: string) =>
  [
    db
      .select({
        seeks: lovePreferences.seeks,
        words: lovePreferences.words,
        isPublic: lovePreferences.isPublic,
        lastAgeGroup: lovePreferences.lastAgeGroup,
      })
      .from(lovePreferences)
      .where(eq(lovePreferences.userId, memberId)),
    db.select().from(loveStatements).where(eq(loveStatements.userId, memberId)).orderBy(asc(loveStatements.countsFrom)),
    db.select().from(loveFilters).where(eq(loveFilters.userId, memberId)).orderBy(asc(loveFilters.countsFrom)),
  ] as const

export const toStored = (
  [sought]: SoughtRow[],
  statements: (typeof loveStatements.$inferSelect)[],
  filters: (typeof loveFilters.$inferSelect)[],
): StoredPreferences => ({
  sought: sought ?? null,
  statements: statements.map(({ countsFrom, ageGroup, languages, city, cityX, cityY, cityZ }) => ({
    ...{ countsFrom: countsFrom.getTime(), ageGroup, languages },
    city: city === null ? null : { name: city, x: cityX ?? 0, y: cityY ?? 0, z: cityZ ?? 0 },
  })),
  filters: filters.map(({ userId: _, countsFrom, ...filter }) => ({ ...filter, countsFrom: countsFrom.getTime() })),
})

/** What the form of a member is judged by: birth date, the place on their profile, and what is stored. */
export async function findPreferenceFacts(db: Database, memberId: string) {
  const [[facts], sought, statements, filters] = await db.batch([
    db.select({ birthDate: users.birthDate, location: users.location }).from(users).where(eq(users.id, memberId)),
    ...preferenceQueries(db, memberId),
  ])
  return { ...(facts ?? { birthDate: null, location: null }), stored: toStored(sought, statements, filters) }
}

/** Coordinates of the greatest city of such a name, in its country and region where they are named; null where there is none. */
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

/** Saves the preferences of a member who takes part, whole; returns false, and changes nothing, where they don't. */
export async function savePreferences(
  db: Database,
  memberId: string,
  { sought, statements, filters }: StoredPreferences & { sought: SoughtRow },
  now: Date,
): Promise<boolean> {
  const taking = isTaking(sql`${memberId}`, now)
  const flat = statements.map(({ city, languages, ...rest }) => ({
    ...rest,
    languages: languages && JSON.stringify(languages),
    ...city,
  }))
  const of = (name: string) => sql`json_extract(version.value, ${`$.${name}`})`
  // Every column of each table, in its order.
  const [done] = await db.batch([
    db
      .insert(lovePreferences)
      .select(
        sql`SELECT ${memberId}, ${JSON.stringify(sought.seeks)}, ${sought.words}, ${sought.isPublic ? 1 : 0},
          ${sought.lastAgeGroup} WHERE ${taking}`,
      )
      .onConflictDoUpdate({
        target: lovePreferences.userId,
        set: {
          seeks: sql`excluded.seeks`,
          words: sql`excluded.words`,
          isPublic: sql`excluded.is_public`,
          lastAgeGroup: sql`excluded.last_age_group`,
        },
      })
      .returning({ userId: lovePreferences.userId }),
    db.delete(loveStatements).where(and(eq(loveStatements.userId, memberId), taking)),
    db.insert(loveStatements).select(sql`SELECT ${memberId}, ${of('countsFrom')}, ${of('ageGroup')}, ${of('languages')},
      ${of('name')}, ${of('x')}, ${of('y')}, ${of('z')} FROM json_each(${JSON.stringify(flat)}) AS version WHERE ${taking}`),
    db.delete(loveFilters).where(and(eq(loveFilters.userId, memberId), taking)),
    db.insert(loveFilters).select(sql`SELECT ${memberId}, ${of('countsFrom')}, ${of('ageFrom')}, ${of('ageTo')},
      ${of('language')}, ${of('withinKm')}, ${of('isStrict')} FROM json_each(${JSON.stringify(filters)}) AS version
      WHERE ${taking}`),
  ])
  return done.length > 0
}
