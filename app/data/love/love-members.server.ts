import { and, desc, eq, gt, lte, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { loveAnalyses, loveInterests, loveSettings } from '../../../drizzle/schema/love'
import { searchEntries } from '../../../drizzle/schema/search'
import { users } from '../../../drizzle/schema/users'
import { searchTexts } from '../../../drizzle/search-texts'
import { lastBirthDateOf } from '../../domain/birth/age'
import { LOVE_LOOKED_AT, LOVE_MIN_AGE } from '../../domain/membership/love/love-compatibility'
import { fullTextQuery } from '../../domain/text/search/full-text-query'
import { hasConsent } from '../consents.server'
import { listOf } from '../sql-conditions.server'
import { isConnectedTo, isNotMutedBy, isVisibleBack, profileVisibleTo, sightColumns } from '../visibility.server'
import { cardPreferences, letEachOtherThrough } from './love-filters.server'

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
