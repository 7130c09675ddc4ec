import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { lovePreferences } from '../../../drizzle/schema/love'
import { placeNames, placeRegions, places } from '../../../drizzle/schema/places'
import { users } from '../../../drizzle/schema/users'
import type { ReadCity } from '../../domain/community/places/read-location'
import type { UnitVector } from '../../domain/membership/love-preferences'
import { isTaking } from './love-members.server'

/** What the form of a member is judged by: birth date, and the place on their profile. */
export async function findPreferenceFacts(db: Database, memberId: string) {
  const [row] = await db
    .select({ birthDate: users.birthDate, location: users.location })
    .from(users)
    .where(eq(users.id, memberId))
  return row ?? { birthDate: null, location: null }
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

type Row = typeof lovePreferences.$inferSelect
/** What a member saves. `city` is what their profile says and where that is. */
export type SavedPreferences = Omit<Row, 'userId' | 'statedAt' | 'city' | 'cityX' | 'cityY' | 'cityZ'> & {
  city: ({ name: string } & UnitVector) | null
}

/**
 * Saves the preferences of a member who takes part, whole; returns false where they don't. What is stated begins to wait again
 * where it differs from what is stored.
 */
export async function savePreferences(
  db: Database,
  memberId: string,
  { city, ...saved }: SavedPreferences,
  now: Date,
): Promise<boolean> {
  const json = (value: unknown[] | null) => value && JSON.stringify(value)
  const states = saved.ageGroup !== null || saved.languages !== null || city !== null
  // Every column, in the order of the table.
  const row = sql`SELECT ${memberId}, ${json(saved.seeks)}, ${saved.words}, ${saved.isPublic ? 1 : 0},
    ${saved.wantedAgeFrom}, ${saved.wantedAgeTo}, ${saved.wantedLanguage}, ${saved.wantedWithinKm}, ${saved.isStrict ? 1 : 0},
    ${saved.ageGroup}, ${json(saved.languages)}, ${city?.name ?? null}, ${city?.x ?? null}, ${city?.y ?? null},
    ${city?.z ?? null}, ${states ? now.getTime() : null} WHERE ${isTaking(sql`${memberId}`, now)}`
  const done = await db
    .insert(lovePreferences)
    .select(row)
    .onConflictDoUpdate({
      target: lovePreferences.userId,
      set: {
        seeks: sql`excluded.seeks`,
        words: sql`excluded.words`,
        isPublic: sql`excluded.is_public`,
        wantedAgeFrom: sql`excluded.wanted_age_from`,
        wantedAgeTo: sql`excluded.wanted_age_to`,
        wantedLanguage: sql`excluded.wanted_language`,
        wantedWithinKm: sql`excluded.wanted_within_km`,
        isStrict: sql`excluded.is_strict`,
        ageGroup: sql`excluded.age_group`,
        languages: sql`excluded.languages`,
        city: sql`excluded.city`,
        cityX: sql`excluded.city_x`,
        cityY: sql`excluded.city_y`,
        cityZ: sql`excluded.city_z`,
        statedAt: sql`iif(age_group IS excluded.age_group AND languages IS excluded.languages AND city IS excluded.city,
          stated_at, excluded.stated_at)`,
      },
    })
    .returning({ userId: lovePreferences.userId })
  return done.length > 0
}
