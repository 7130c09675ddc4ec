import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { loveFilters, lovePreferences, loveStatements } from '../../../drizzle/schema/love'
import { users } from '../../../drizzle/schema/users'
import { type CardPreferences, chordSquared, DISTANCES_KM } from '../../domain/membership/love/love-preferences'
import { areLoveWordsHidden } from '../moderation/moderation-conditions.server'

// The filters of Love Compatibility as conditions of its lists (decision 55), and what a list reads of preferences.

/** The instant of a member's version that counts; without `now` that of the last one. */
const versionOf = (table: typeof loveStatements | typeof loveFilters, memberId: SQLWrapper, now: Date | null) =>
  sql`(SELECT max(counts_from) FROM ${table} WHERE user_id = ${memberId}${now ? sql` AND counts_from <= ${now.getTime()}` : sql``})`

/** A member's preferences as a card may need them, for a query that has the member in `users`; they go on through `shownPreferences`. */
export const cardPreferences = (now: Date) =>
  sql`(SELECT json_object('seeks', json(sought.seeks), 'words', iif(${areLoveWordsHidden(sql`sought.user_id`)}, NULL, sought.words),
    'isPublic', json(iif(sought.is_public, 'true', 'false')), 'ageGroup', stated.age_group,
    'languages', json(stated.languages), 'city', stated.city)
    FROM ${lovePreferences} AS sought LEFT JOIN ${loveStatements} AS stated ON stated.user_id = sought.user_id
      AND stated.counts_from = ${versionOf(loveStatements, sql`sought.user_id`, now)}
    WHERE sought.user_id = ${users.id})`
    .mapWith((text: string): CardPreferences | null => JSON.parse(text))
    .as('preferences')

/**
 * Where the filters of a viewer and a member of the row let each other through: that of the viewer as it is now, that of the other
 * as it counts for others. Each looks at what counts of what the other states, only where its owner's own statement of the kind
 * counts, and at a city only while both profiles still name theirs.
 */
export const letEachOtherThrough = (viewerId: string, now: Date) => {
  const viewer = sql`${viewerId}`
  const [own, others] = [versionOf(loveFilters, viewer, null), versionOf(loveFilters, users.id, now)]
  return sql`(NOT ${leavesOut({ ownerId: viewer, filter: own, otherId: users.id }, now)}
    AND NOT ${leavesOut({ ownerId: users.id, filter: others, otherId: viewer }, now)})`
}

type Direction = { ownerId: SQLWrapper; filter: SQL; otherId: SQLWrapper }

/** Where the filter of one member leaves another out. A comparison with nothing stated is null, and leaves out by `is_strict`. */
const leavesOut = ({ ownerId, filter, otherId }: Direction, now: Date) => sql`EXISTS (SELECT 1
  FROM ${loveFilters} AS wanted CROSS JOIN ${loveStatements} AS own CROSS JOIN ${users} AS owner CROSS JOIN ${users} AS other
    LEFT JOIN ${loveStatements} AS stated ON stated.user_id = other.id
      AND stated.counts_from = ${versionOf(loveStatements, sql`other.id`, now)}
  WHERE wanted.user_id = ${ownerId} AND wanted.counts_from = ${filter}
    AND own.user_id = wanted.user_id AND own.counts_from = ${versionOf(loveStatements, sql`wanted.user_id`, now)}
    AND owner.id = wanted.user_id AND other.id = ${otherId} AND (
    (wanted.age_from IS NOT NULL AND own.age_group IS NOT NULL
      AND coalesce(stated.age_group NOT BETWEEN wanted.age_from AND wanted.age_to, wanted.is_strict))
    OR (wanted.language IS NOT NULL AND own.languages IS NOT NULL
      AND coalesce(instr(stated.languages, wanted.language) = 0, wanted.is_strict))
    OR (wanted.within_km IS NOT NULL AND own.city = owner.location
      AND coalesce(iif(stated.city = other.location, ${isFar}, NULL), wanted.is_strict))))`

const isFar: SQL = sql`(stated.city_x - own.city_x) * (stated.city_x - own.city_x)
  + (stated.city_y - own.city_y) * (stated.city_y - own.city_y)
  + (stated.city_z - own.city_z) * (stated.city_z - own.city_z) > CASE wanted.within_km
  ${sql.join(
    DISTANCES_KM.map((km) => sql`WHEN ${km} THEN ${chordSquared(km)}`),
    sql` `,
  )} END`
