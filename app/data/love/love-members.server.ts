import { and, desc, eq, gt, lte, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import {
  loveAnalyses,
  loveFilters,
  loveInterests,
  lovePreferences,
  loveSettings,
  loveStatements,
} from '../../../drizzle/schema/love'
import { searchEntries } from '../../../drizzle/schema/search'
import { users } from '../../../drizzle/schema/users'
import { searchTexts } from '../../../drizzle/search-texts'
import { lastBirthDateOf } from '../../domain/birth/age'
import { LOVE_LOOKED_AT, LOVE_MIN_AGE } from '../../domain/membership/love/love-compatibility'
import { type CardPreferences, chordSquared, DISTANCES_KM } from '../../domain/membership/love/love-preferences'
import { fullTextQuery } from '../../domain/text/search/full-text-query'
import { hasConsent } from '../consents.server'
import { areLoveWordsHidden } from '../moderation/moderation-conditions.server'
import { listOf } from '../sql.server'
import { isConnectedTo, isNotMutedBy, isVisibleBack, profileVisibleTo, sightColumns } from '../visibility.server'

// Who stands in Love Compatibility for a viewer: members who want to be shown, are of age, whom privacy lets the viewer see,
// and whose filters and the viewer's let each other through. Rows are whole as far as the numbers go: they only go on through
// `resolveAccess` and `comparedChart`.

/** For whom, when, and in which month an analysis was opened. */
export type LoveLooker = { viewerId: string; now: Date; month: string }

/** The gates of a chart by themselves, out of all that is kept of it. */
export const chartGates = sql<number[] | null>`json_extract(${users.hdRawData}, '$.chart.gates')`.mapWith(JSON.parse)

/** The row by which a member takes part, or what was read of it. */
type Consent = { userId: SQLWrapper; declaredAt: SQLWrapper }

/** Where a member is of age: by their birth date, or by what they declared where there is none. */
const isAdult = ({ declaredAt }: Consent, now: Date) => sql`iif(${users.birthDate} IS NULL, ${declaredAt} IS NOT NULL,
  ${users.birthDate} <= ${lastBirthDateOf(LOVE_MIN_AGE, now)})`

/**
 * Where a member who wants to be shown is shown to this viewer: each of the two may see the other, both have agreed to take
 * part, and neither's filter leaves the other out; a match that both know of stays whatever the filters say. Bound to the row it is asked for: by itself it would make the database read all members first, for a
 * filter in front of the join.
 */
export const isShownTo = (
  { viewerId, now }: Pick<LoveLooker, 'viewerId' | 'now'>,
  consent: Consent = loveSettings,
): SQL => {
  const conditions = and(
    ne(users.id, viewerId),
    isAdult(consent, now),
    hasConsent(sql`${users.id}`, 'love'),
    profileVisibleTo(viewerId),
    isVisibleBack(viewerId),
    isNotMutedBy(viewerId, now.getTime()),
    sql`(${letEachOtherThrough(viewerId, now)} OR ${isRevealedMatch(sql`${viewerId}`, sql`${users.id}`)})`,
  )
  return sql`iif(${users.id} = ${consent.userId}, ${conditions}, 0)`
}

/** Where a member wants to be shown, is of age now and has agreed to the present wording. */
export const isTaking = (memberId: SQL, now: Date) => sql`EXISTS (SELECT 1
  FROM ${loveSettings} AS own JOIN ${users} AS taking ON taking.id = own.user_id WHERE own.user_id = ${memberId}
    AND iif(taking.birth_date IS NULL, own.declared_at IS NOT NULL,
      taking.birth_date <= ${lastBirthDateOf(LOVE_MIN_AGE, now)})
    AND ${hasConsent(sql`own.user_id`, 'love')})`

/** Whether the viewer takes part, without which no one is shown to them. */
export const takesPart = ({ viewerId, now }: Pick<LoveLooker, 'viewerId' | 'now'>) => isTaking(sql`${viewerId}`, now)

/** Where one is interested in another; what is given must not be a column of interests. */
export const hasInterest = (from: SQL, to: SQL) => sql`EXISTS (SELECT 1 FROM ${loveInterests}
  WHERE member_id = ${from} AND other_id = ${to})`

/** Where the interests of two answer one another, and both members have been told. */
export const isRevealedMatch = (one: SQL, other: SQL) => sql`(${isRevealed(one, other)} AND ${isRevealed(other, one)})`

const isRevealed = (from: SQL, to: SQL) => sql`EXISTS (SELECT 1 FROM ${loveInterests}
  WHERE member_id = ${from} AND other_id = ${to} AND revealed_at IS NOT NULL)`

const factColumns = (viewerId: string) => ({
  id: users.id,
  ...sightColumns,
  isConnected: isConnectedTo(viewerId).mapWith(Boolean).as('is_connected'),
  hdType: users.hdType,
  hdProfile: users.hdProfile,
  gates: chartGates.as('gates'),
})

/** Whether the viewer is interested, whether both are, and whether the analysis stands open. The other's alone is not asked. */
const cardColumns = ({ viewerId, now, month }: LoveLooker) => {
  return {
    ...factColumns(viewerId),
    username: users.username,
    fullName: users.fullName,
    avatarUrl: users.avatarUrl,
    isVerified: users.isVerified,
    location: users.location,
    preferences: cardPreferences(now),
    birthDate: users.birthDate,
    birthTime: users.birthTime,
    birthTimeAccuracy: users.birthTimeAccuracy,
    isLiked: hasInterest(sql`${viewerId}`, sql`${users.id}`).mapWith(Boolean).as('is_liked'),
    isMatch: isRevealedMatch(sql`${viewerId}`, sql`${users.id}`).mapWith(Boolean).as('is_match'),
    isOpened: sql<boolean>`EXISTS (SELECT 1 FROM ${loveAnalyses} WHERE member_id = ${viewerId} AND month = ${month}
      AND other_id = ${users.id})`
      .mapWith(Boolean)
      .as('is_opened'),
  }
}

/** Those who were here last, the last one first; so many are looked at, however few of them are shown. */
export function listLoveCandidates(db: Database, looker: LoveLooker, limit: number) {
  const { userId, declaredAt, activeAt } = loveSettings
  const last = db
    .select({ userId, declaredAt, activeAt })
    .from(loveSettings)
    .where(lte(activeAt, looker.now))
    .orderBy(desc(activeAt), desc(userId))
    .limit(LOVE_LOOKED_AT)
    .as('last_here')
  return db
    .select(factColumns(looker.viewerId))
    .from(last)
    .crossJoin(users)
    .where(and(eq(users.id, last.userId), takesPart(looker), isShownTo(looker, last)))
    .orderBy(desc(last.activeAt), desc(last.userId))
    .limit(limit)
}

/** Of these members those who are shown, with what a card says of them, in no order. */
export const listLoveCards = (db: Database, looker: LoveLooker, ids: readonly string[]) =>
  db
    .select(cardColumns(looker))
    .from(loveSettings)
    .crossJoin(users)
    .where(
      and(
        sql`${loveSettings.userId} IN ${listOf(ids)}`,
        eq(users.id, loveSettings.userId),
        takesPart(looker),
        isShownTo(looker),
      ),
    )

/** One member by their name, where they are shown. */
export const findLoveCard = (db: Database, looker: LoveLooker, usernameKey: string) =>
  db
    .select(cardColumns(looker))
    .from(users)
    .innerJoin(loveSettings, eq(loveSettings.userId, users.id))
    .where(and(eq(users.usernameKey, usernameKey), takesPart(looker), isShownTo(looker)))
    .limit(1)

/** Whether a member of this name is shown to the viewer here, and so the viewer to themselves. */
export async function isLoveOpenWith(db: Database, looker: Pick<LoveLooker, 'viewerId' | 'now'>, usernameKey: string) {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(loveSettings, eq(loveSettings.userId, users.id))
    .where(and(eq(users.usernameKey, usernameKey), takesPart(looker), isShownTo(looker)))
    .limit(1)
  return found !== undefined
}

/** Those whose names hold these words, one at least; who has been here longer first. */
export function searchLoveCards(db: Database, looker: LoveLooker, words: readonly string[], limit: number) {
  return db
    .select(cardColumns(looker))
    .from(searchTexts)
    .crossJoin(searchEntries)
    .crossJoin(loveSettings)
    .crossJoin(users)
    .where(
      and(
        sql`search_texts MATCH ${fullTextQuery('member', words, 'title')}`,
        gt(searchTexts.rowid, 0),
        eq(searchEntries.id, searchTexts.rowid),
        eq(loveSettings.userId, searchEntries.refId),
        eq(users.id, loveSettings.userId),
        takesPart(looker),
        isShownTo(looker),
      ),
    )
    .orderBy(searchTexts.rowid)
    .limit(limit)
}

/** Those whose interest answers the viewer's, the last one first. */
export const listLoveMatches = (db: Database, looker: LoveLooker, limit: number) =>
  db
    .select(cardColumns(looker))
    .from(loveInterests)
    .crossJoin(loveSettings)
    .crossJoin(users)
    .where(
      and(
        eq(loveInterests.memberId, looker.viewerId),
        eq(loveSettings.userId, loveInterests.otherId),
        eq(users.id, loveInterests.otherId),
        isRevealedMatch(sql`${looker.viewerId}`, sql`${users.id}`),
        takesPart(looker),
        isShownTo(looker),
      ),
    )
    .orderBy(desc(loveInterests.createdAt))
    .limit(limit)

export type LoveFactRow = Awaited<ReturnType<typeof listLoveCandidates>>[number]
export type LoveCardRow = Awaited<ReturnType<typeof listLoveCards>>[number]

// The filters of Love Compatibility as conditions of its lists (decision 55), and what a list reads of preferences.

/** The instant of a member's version that counts; without `now` that of the last one. */
const versionOf = (table: typeof loveStatements | typeof loveFilters, memberId: SQLWrapper, now: Date | null) =>
  sql`(SELECT max(counts_from) FROM ${table} WHERE user_id = ${memberId}${now ? sql` AND counts_from <= ${now.getTime()}` : sql``})`

/** A member's preferences as a card may need them, for a query that has the member in `users`; they go on through `shownPreferences`. */
const cardPreferences = (now: Date) =>
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
const letEachOtherThrough = (viewerId: string, now: Date) => {
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
