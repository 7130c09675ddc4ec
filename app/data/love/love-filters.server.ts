import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { lovePreferences } from '../../../drizzle/schema/love'
import { users } from '../../../drizzle/schema/users'
import {
  type CardPreferences,
  chordSquared,
  DISTANCES_KM,
  STATEMENT_WAIT_MILLISECONDS,
} from '../../domain/membership/love-preferences'

// The filters of Love Compatibility as conditions of its lists (decision 55), and what a list reads of preferences.

/** A member's preferences as a card may need them, for a query that has the member in `users`; they go on through `shownPreferences`. */
export const cardPreferences = sql`(SELECT json_object('seeks', json(seeks), 'words', words,
  'isPublic', json(iif(is_public, 'true', 'false')), 'ageGroup', age_group, 'languages', json(languages), 'city', city,
  'statedAt', stated_at) FROM ${lovePreferences} WHERE user_id = ${users.id})`
  .mapWith((text: string): CardPreferences | null => JSON.parse(text))
  .as('preferences')

/**
 * Where the filters of a viewer and a member of the row let each other through. Each filter looks at what the other states, from
 * seven days after it changed on, and at a city only while both profiles still name theirs.
 */
export const letEachOtherThrough = (viewerId: string, now: Date) =>
  sql`(NOT ${leavesOut(sql`${viewerId}`, users.id, now)} AND NOT ${leavesOut(users.id, sql`${viewerId}`, now)})`

/** Where the filter of one member leaves another out. A comparison with nothing stated is null, and leaves out by `is_strict`. */
const leavesOut = (ownerId: SQLWrapper, otherId: SQLWrapper, now: Date) => sql`EXISTS (SELECT 1
  FROM ${lovePreferences} AS wanted CROSS JOIN ${users} AS owner CROSS JOIN ${users} AS other
    LEFT JOIN ${lovePreferences} AS stated ON stated.user_id = other.id
      AND stated.stated_at <= ${now.getTime() - STATEMENT_WAIT_MILLISECONDS}
  WHERE wanted.user_id = ${ownerId} AND owner.id = wanted.user_id AND other.id = ${otherId} AND (
    (wanted.wanted_age_from IS NOT NULL
      AND coalesce(stated.age_group NOT BETWEEN wanted.wanted_age_from AND wanted.wanted_age_to, wanted.is_strict))
    OR (wanted.wanted_language IS NOT NULL
      AND coalesce(instr(stated.languages, wanted.wanted_language) = 0, wanted.is_strict))
    OR (wanted.wanted_within_km IS NOT NULL AND wanted.city = owner.location
      AND coalesce(iif(stated.city = other.location, ${isFar}, NULL), wanted.is_strict))))`

const isFar: SQL = sql`(stated.city_x - wanted.city_x) * (stated.city_x - wanted.city_x)
  + (stated.city_y - wanted.city_y) * (stated.city_y - wanted.city_y)
  + (stated.city_z - wanted.city_z) * (stated.city_z - wanted.city_z) > CASE wanted.wanted_within_km
  ${sql.join(
    DISTANCES_KM.map((km) => sql`WHEN ${km} THEN ${chordSquared(km)}`),
    sql` `,
  )} END`
