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
import { hasConsent } from '../accounts/consents.server'
import { areLoveWordsHidden } from '../moderation/moderation-conditions.server'
import { listOf } from '../sql.server'
import { accessColumns, isConnectedTo, isNotMutedBy, isVisibleBack, profileVisibleTo } from '../visibility.server'

// The members of Love Compatibility that a viewer may see: they take part, are of age and visible, and neither's filter excludes
// the other. The rows hold the full chart, so pass them on only through `resolveAccess` and `comparedChart`.

/** The viewer, the time, and the calendar month of opened analyses. */
export type LoveViewer = { viewerId: string; now: Date; month: string }

/** Only the gates of the stored chart. */
export const chartGates = sql<number[] | null>`json_extract(${users.hdRawData}, '$.chart.gates')`.mapWith(JSON.parse)

/** The columns of a member's `love_settings` row, of the table or a subquery. */
type Consent = { userId: SQLWrapper; declaredAt: SQLWrapper }

/** The member is of age by their birth date or, without one, by their declaration. */
const isAdult = ({ declaredAt }: Consent, now: Date) => sql`iif(${users.birthDate} IS NULL, ${declaredAt} IS NOT NULL,
  ${users.birthDate} <= ${lastBirthDateOf(LOVE_MIN_AGE, now)})`

/**
 * A member who takes part is shown to the viewer: each may see the other, the member has consented, and neither's filter excludes
 * the other, unless they have a revealed match. Tied to the member's row, because otherwise SQLite builds a Bloom filter before
 * the join and reads all members for it.
 */
export const isShownTo = (
  { viewerId, now }: Pick<LoveViewer, 'viewerId' | 'now'>,
  consent: Consent = loveSettings,
): SQL => {
  const conditions = and(
    ne(users.id, viewerId),
    isAdult(consent, now),
    hasConsent(sql`${users.id}`, 'love'),
    profileVisibleTo(viewerId),
    isVisibleBack(viewerId),
    isNotMutedBy(viewerId, now.getTime()),
    sql`(${passBothFilters(viewerId, now)} OR ${isRevealedMatch(sql`${viewerId}`, sql`${users.id}`)})`,
  )
  return sql`iif(${users.id} = ${consent.userId}, ${conditions}, 0)`
}

/** The member takes part, is of age and has consented to the current wording. */
export const isTakingPart = (memberId: SQL, now: Date) => sql`EXISTS (SELECT 1
  FROM ${loveSettings} AS own JOIN ${users} AS taking ON taking.id = own.user_id WHERE own.user_id = ${memberId}
    AND iif(taking.birth_date IS NULL, own.declared_at IS NOT NULL,
      taking.birth_date <= ${lastBirthDateOf(LOVE_MIN_AGE, now)})
    AND ${hasConsent(sql`own.user_id`, 'love')})`

/** The viewer takes part, which they must to see others. */
export const takesPart = ({ viewerId, now }: Pick<LoveViewer, 'viewerId' | 'now'>) =>
  isTakingPart(sql`${viewerId}`, now)

/** One member is interested in another. The arguments must not be columns of `love_interests`. */
export const hasInterest = (from: SQL, to: SQL) => sql`EXISTS (SELECT 1 FROM ${loveInterests}
  WHERE member_id = ${from} AND other_id = ${to})`

/** The interest is mutual and revealed to both. */
export const isRevealedMatch = (one: SQL, other: SQL) => sql`(${isRevealed(one, other)} AND ${isRevealed(other, one)})`

const isRevealed = (from: SQL, to: SQL) => sql`EXISTS (SELECT 1 FROM ${loveInterests}
  WHERE member_id = ${from} AND other_id = ${to} AND revealed_at IS NOT NULL)`

const factColumns = (viewerId: string) => ({
  id: users.id,
  ...accessColumns,
  isConnected: isConnectedTo(viewerId).mapWith(Boolean).as('is_connected'),
  hdType: users.hdType,
  hdProfile: users.hdProfile,
  gates: chartGates.as('gates'),
})

/** The columns of a card. The other's interest is read only as part of a revealed match. */
const cardColumns = ({ viewerId, now, month }: LoveViewer) => {
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

/** The most recently active members first. Reads at most `LOVE_LOOKED_AT`, even if few of them are shown. */
export function listLoveCandidates(db: Database, viewer: LoveViewer, limit: number) {
  const { userId, declaredAt, activeAt } = loveSettings
  const last = db
    .select({ userId, declaredAt, activeAt })
    .from(loveSettings)
    .where(lte(activeAt, viewer.now))
    .orderBy(desc(activeAt), desc(userId))
    .limit(LOVE_LOOKED_AT)
    .as('last_here')
  return db
    .select(factColumns(viewer.viewerId))
    .from(last)
    .crossJoin(users)
    .where(and(eq(users.id, last.userId), takesPart(viewer), isShownTo(viewer, last)))
    .orderBy(desc(last.activeAt), desc(last.userId))
    .limit(limit)
}

/** The cards of those of these members who are shown, in no order. */
export const listLoveCards = (db: Database, viewer: LoveViewer, ids: readonly string[]) =>
  db
    .select(cardColumns(viewer))
    .from(loveSettings)
    .crossJoin(users)
    .where(
      and(
        sql`${loveSettings.userId} IN ${listOf(ids)}`,
        eq(users.id, loveSettings.userId),
        takesPart(viewer),
        isShownTo(viewer),
      ),
    )

/** The card of one member by username, if they are shown. */
export const findLoveCard = (db: Database, viewer: LoveViewer, usernameKey: string) =>
  db
    .select(cardColumns(viewer))
    .from(users)
    .innerJoin(loveSettings, eq(loveSettings.userId, users.id))
    .where(and(eq(users.usernameKey, usernameKey), takesPart(viewer), isShownTo(viewer)))
    .limit(1)

/** Whether the member with this username is shown to the viewer, and so the viewer to them. */
export async function isLoveOpenWith(db: Database, viewer: Pick<LoveViewer, 'viewerId' | 'now'>, usernameKey: string) {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(loveSettings, eq(loveSettings.userId, users.id))
    .where(and(eq(users.usernameKey, usernameKey), takesPart(viewer), isShownTo(viewer)))
    .limit(1)
  return found !== undefined
}

/** Members whose names contain all these words (at least one), the longest-standing first. */
export function searchLoveCards(db: Database, viewer: LoveViewer, words: readonly string[], limit: number) {
  return db
    .select(cardColumns(viewer))
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
        takesPart(viewer),
        isShownTo(viewer),
      ),
    )
    .orderBy(searchTexts.rowid)
    .limit(limit)
}

/** The viewer's revealed matches, newest interest first. */
export const listLoveMatches = (db: Database, viewer: LoveViewer, limit: number) =>
  db
    .select(cardColumns(viewer))
    .from(loveInterests)
    .crossJoin(loveSettings)
    .crossJoin(users)
    .where(
      and(
        eq(loveInterests.memberId, viewer.viewerId),
        eq(loveSettings.userId, loveInterests.otherId),
        eq(users.id, loveInterests.otherId),
        isRevealedMatch(sql`${viewer.viewerId}`, sql`${users.id}`),
        takesPart(viewer),
        isShownTo(viewer),
      ),
    )
    .orderBy(desc(loveInterests.createdAt))
    .limit(limit)

export type LoveFactRow = Awaited<ReturnType<typeof listLoveCandidates>>[number]
export type LoveCardRow = Awaited<ReturnType<typeof listLoveCards>>[number]

// The filters as SQL conditions (decision 55), and the preferences on cards.

/** The start of the version in effect at `now`; without `now`, of the newest version. */
const versionOf = (table: typeof loveStatements | typeof loveFilters, memberId: SQLWrapper, now: Date | null) =>
  sql`(SELECT max(counts_from) FROM ${table} WHERE user_id = ${memberId}${now ? sql` AND counts_from <= ${now.getTime()}` : sql``})`

/** A member's preferences for a card, in a query over `users`. Pass them on only through `shownPreferences`. */
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
 * Neither the viewer's newest filter nor the member's filter in effect excludes the other. A filter applies to the other's
 * statements in effect, only if its owner has a statement of the same kind in effect, and to a city only while both profiles still
 * name theirs.
 */
const passBothFilters = (viewerId: string, now: Date) => {
  const viewer = sql`${viewerId}`
  const [own, others] = [versionOf(loveFilters, viewer, null), versionOf(loveFilters, users.id, now)]
  return sql`(NOT ${excludes({ ownerId: viewer, filter: own, otherId: users.id }, now)}
    AND NOT ${excludes({ ownerId: users.id, filter: others, otherId: viewer }, now)})`
}

type Direction = { ownerId: SQLWrapper; filter: SQL; otherId: SQLWrapper }

/** One member's filter excludes another. A comparison with a missing statement is null and excludes if `is_strict`. */
const excludes = ({ ownerId, filter, otherId }: Direction, now: Date) => sql`EXISTS (SELECT 1
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
