import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import type { StoredBirth } from '../../../drizzle/schema/charts'
import { clockCorrections } from '../../../drizzle/schema/clock-corrections'
import { privateChartLinks } from '../../../drizzle/schema/private-chart-links'
import { privateCharts } from '../../../drizzle/schema/private-charts'
import { type StoredChart, users } from '../../../drizzle/schema/users'
import { PERSON_FIELDS } from '../../domain/birth/person-fields'
import type { ProfileCode, TypeCode } from '../../domain/human-design/terms/codes'
import { MOST_CHART_LINKS, MOST_PRIVATE_CHARTS } from '../../domain/membership/limits'
import { VISIT_GAP_MILLISECONDS } from '../../domain/membership/visits'
import { accessColumns } from '../visibility.server'
import { deleteClockNotices } from './clock-corrections.server'

// The owner stands in every `where`: to anybody else there is no such chart, whatever they do to its address.

export type NewPrivateChart = { name: string; birth: StoredBirth; offsetChosen: boolean; data: StoredChart }

const isTheirs = (ownerId: string, id: string) => and(eq(privateCharts.ownerId, ownerId), eq(privateCharts.id, id))

/** The private charts of a member, the newest first, as a list shows them; never more than the limit. */
export function listPrivateCharts(db: Database, ownerId: string, now: Date) {
  return db
    .select({
      id: privateCharts.id,
      name: privateCharts.name,
      // Of two fields of a large text: the rest of it stays in the database.
      type: sql<TypeCode>`${privateCharts.data} ->> '$.chart.type'`,
      profile: sql<ProfileCode>`${privateCharts.data} ->> '$.chart.profile'`,
      isTimeUncertain: sql`${privateCharts.birth} ->> '$.timeAccuracy' <> 'exact'`.mapWith(Boolean),
      labels: privateCharts.labels,
      createdAt: privateCharts.createdAt,
      lastViewedAt: privateCharts.lastViewedAt,
      hasLink: sql`${privateChartLinks.id} IS NOT NULL`.mapWith(Boolean),
    })
    .from(privateCharts)
    .leftJoin(
      privateChartLinks,
      and(eq(privateChartLinks.chartId, privateCharts.id), gt(privateChartLinks.expiresAt, now)),
    )
    .where(eq(privateCharts.ownerId, ownerId))
    .orderBy(desc(privateCharts.createdAt), desc(privateCharts.id))
    .limit(MOST_PRIVATE_CHARTS)
}

/** One of a member's private charts, whole; null also where it is somebody else's. */
export async function findPrivateChart(db: Database, ownerId: string, id: string) {
  const [row] = await db.select().from(privateCharts).where(isTheirs(ownerId, id)).limit(1)
  return row ?? null
}

/** Those of a member's private charts that have one of these ids, as a comparison needs them; in no order. */
export function listPrivateChartsById(db: Database, ownerId: string, ids: readonly string[]) {
  const { id, name, data } = privateCharts
  return db
    .select({
      ...{ id, name, data },
      isTimeUncertain: sql`${privateCharts.birth} ->> '$.timeAccuracy' <> 'exact'`.mapWith(Boolean),
    })
    .from(privateCharts)
    .where(and(eq(privateCharts.ownerId, ownerId), inArray(id, [...ids])))
    .limit(MOST_PRIVATE_CHARTS)
}

export type PrivateChart = NonNullable<Awaited<ReturnType<typeof findPrivateChart>>>

/** How many private charts a member has. */
export async function countPrivateCharts(db: Database, ownerId: string): Promise<number> {
  const [row] = await db.select({ held: count() }).from(privateCharts).where(eq(privateCharts.ownerId, ownerId))
  return row?.held ?? 0
}

/**
 * Adds a chart unless the member has as many as they may: counted by the same statement, so that two at once are no more.
 * What is sent again under the same id is the same chart, as it was sent last; somebody else's id changes nothing. A link to it ends
 * where it becomes another person's.
 */
export async function putPrivateChart(db: Database, ownerId: string, id: string, chart: NewPrivateChart, now: Date) {
  const at = now.getTime()
  const put = db
    .insert(privateCharts)
    // Every column in its order: no notes, no labels, never viewed.
    .select(sql`SELECT ${id}, ${ownerId}, ${chart.name}, ${JSON.stringify(chart.birth)}, ${Number(chart.offsetChosen)},
      ${JSON.stringify(chart.data)}, NULL, '[]', NULL, NULL, NULL, ${at}, ${at}, ${at}
      WHERE (SELECT count(*) FROM ${privateCharts} WHERE owner_id = ${ownerId} AND id <> ${id}) < ${MOST_PRIVATE_CHARTS}`)
    .onConflictDoUpdate({
      target: privateCharts.id,
      set: {
        name: sql`excluded.name`,
        birth: sql`excluded.birth`,
        offsetChosen: sql`excluded.offset_chosen`,
        data: sql`excluded.data`,
        consentedAt: sql`excluded.consented_at`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: sql`${privateCharts.ownerId} = excluded.owner_id`,
    })
  await db.batch([deleteLinkIfPersonChanges(db, ownerId, id, chart), put])
}

/** Writes a private chart anew; false where the member has none of this id. Its link ends where it becomes another person's. */
export async function updatePrivateChart(
  db: Database,
  ownerId: string,
  id: string,
  chart: NewPrivateChart & { consentedAt?: Date },
  now: Date,
) {
  const [, changed] = await db.batch([
    deleteLinkIfPersonChanges(db, ownerId, id, chart),
    db
      .update(privateCharts)
      .set({ ...chart, updatedAt: now })
      .where(isTheirs(ownerId, id))
      .returning({ id: privateCharts.id }),
    // A correction of the clock of the chart before has nothing left to be decided.
    db
      .delete(clockCorrections)
      .where(and(eq(clockCorrections.userId, ownerId), eq(clockCorrections.privateChartId, id))),
  ])
  return changed.length > 0
}

/** How often a view is written down at most. */
const VIEWED_EVERY_MS = 60_000

/** Notes that the owner looks at one of their charts, and, where a visit begins, when they did before it. */
export async function markPrivateChartViewed(db: Database, ownerId: string, id: string, now: Date): Promise<void> {
  const { lastViewedAt, viewedBeforeAt } = privateCharts
  const isDue = or(isNull(lastViewedAt), lt(lastViewedAt, new Date(now.getTime() - VIEWED_EVERY_MS)))
  const visitEnded = now.getTime() - VISIT_GAP_MILLISECONDS
  await db
    .update(privateCharts)
    .set({
      lastViewedAt: now,
      viewedBeforeAt: sql`iif(${lastViewedAt} <= ${visitEnded}, ${lastViewedAt}, ${viewedBeforeAt})`,
    })
    .where(and(isTheirs(ownerId, id), isDue))
}

/** Sealed notes, null where there are none, and labels; `notes` undefined leaves what is kept. */
type Notes = { notes: string | null | undefined; labels: string[] }

/**
 * Writes notes and labels of a private chart; false where the member has none of this id, or what is kept was not saved at
 * `savedAt` (null: never).
 */
export async function putPrivateNotes(
  db: Database,
  ownerId: string,
  id: string,
  { notes, labels, savedAt }: Notes & { savedAt: Date | null },
  now: Date,
): Promise<boolean> {
  const { notesUpdatedAt } = privateCharts
  // Two that are saved within a millisecond are two.
  const at = new Date(Math.max(now.getTime(), (savedAt?.getTime() ?? 0) + 1))
  const changed = await db
    .update(privateCharts)
    .set({ notes, labels, notesUpdatedAt: at })
    .where(and(isTheirs(ownerId, id), savedAt ? eq(notesUpdatedAt, savedAt) : isNull(notesUpdatedAt)))
    .returning({ id: privateCharts.id })
  return changed.length > 0
}

/** The sealed notes of all of a member's private charts, for the export. */
export const listPrivateNotes = (db: Database, ownerId: string) =>
  db
    .select({ id: privateCharts.id, name: privateCharts.name, notes: privateCharts.notes })
    .from(privateCharts)
    .where(and(eq(privateCharts.ownerId, ownerId), isNotNull(privateCharts.notes)))
    .orderBy(privateCharts.createdAt)

/** Removes a private chart with its notices; false where the member has none of this id. */
export async function deletePrivateChart(db: Database, ownerId: string, id: string): Promise<boolean> {
  const [gone] = await db.batch([
    db.delete(privateCharts).where(isTheirs(ownerId, id)).returning({ id: privateCharts.id }),
    deleteClockNotices(db, ownerId, id),
  ])
  return gone.length > 0
}

const isOf = (memberId: string, chartId: string) =>
  and(eq(privateChartLinks.memberId, memberId), eq(privateChartLinks.chartId, chartId))

type NewChartLink = { id: string; tokenHash: string; sealedToken: string; expiresAt: Date }

/**
 * Makes the link of a member's private chart. Nothing changes where it has one that works, where the member has as many as they
 * may, or has no such chart: one statement, so that two at once are no more.
 */
export async function insertChartLink(db: Database, memberId: string, chartId: string, link: NewChartLink, now: Date) {
  const at = now.getTime()
  await db.run(sql`INSERT INTO ${privateChartLinks}
    (id, chart_id, member_id, token_hash, sealed_token, created_at, expires_at)
    SELECT ${link.id}, id, owner_id, ${link.tokenHash}, ${link.sealedToken}, ${at}, ${link.expiresAt.getTime()}
    FROM ${privateCharts} WHERE id = ${chartId} AND owner_id = ${memberId}
      AND (SELECT count(*) FROM ${privateChartLinks}
        WHERE member_id = ${memberId} AND chart_id <> ${chartId} AND expires_at > ${at}) < ${MOST_CHART_LINKS}
    ON CONFLICT (chart_id) DO UPDATE SET id = excluded.id, token_hash = excluded.token_hash,
      sealed_token = excluded.sealed_token, created_at = excluded.created_at, expires_at = excluded.expires_at, opened_at = NULL
      WHERE expires_at <= ${at}`)
}

/** The link of a member's private chart; null where there is none that works. */
export async function findChartLink(db: Database, memberId: string, chartId: string, now: Date) {
  const [row] = await db
    .select()
    .from(privateChartLinks)
    .where(and(isOf(memberId, chartId), gt(privateChartLinks.expiresAt, now)))
    .limit(1)
  return row ?? null
}

export type ChartLink = NonNullable<Awaited<ReturnType<typeof findChartLink>>>

/** Ends the link of a member's private chart; where there is none nothing changes. */
export async function deleteChartLink(db: Database, memberId: string, chartId: string): Promise<void> {
  await db.delete(privateChartLinks).where(isOf(memberId, chartId))
}

type Person = { name: string; birth: Pick<StoredBirth, (typeof PERSON_FIELDS)[number]> }

/**
 * The statement that deletes the link of a member's private chart when the chart becomes another person's: a link is for the person it
 * was given to. Run it in a batch before the statement that writes the chart: it compares with the stored values.
 */
function deleteLinkIfPersonChanges(db: Database, memberId: string, chartId: string, { name, birth }: Person) {
  const isSame = [
    sql`${privateCharts.name} = ${name}`,
    ...PERSON_FIELDS.map((field) => sql`${privateCharts.birth} ->> ${`$.${field}`} IS ${birth[field]}`),
  ]
  return db.delete(privateChartLinks).where(
    and(
      isOf(memberId, chartId),
      sql`EXISTS (SELECT 1 FROM ${privateCharts}
        WHERE ${privateCharts.id} = ${chartId} AND ${privateCharts.ownerId} = ${memberId} AND NOT (${and(...isSame)}))`,
    ),
  )
}

/**
 * The chart that a link opens, without its owner's notes and labels; null where there is no such link, it has expired, or its owner
 * is deactivated or suspended.
 */
export async function findLinkedChart(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      linkId: privateChartLinks.id,
      expiresAt: privateChartLinks.expiresAt,
      ownerId: privateCharts.ownerId,
      name: privateCharts.name,
      birth: privateCharts.birth,
      offsetChosen: privateCharts.offsetChosen,
      data: privateCharts.data,
      // Shown only through `resolveAccess`.
      owner: {
        fullName: users.fullName,
        username: users.username,
        ...accessColumns,
      },
    })
    .from(privateChartLinks)
    .innerJoin(privateCharts, eq(privateCharts.id, privateChartLinks.chartId))
    .innerJoin(users, eq(users.id, privateCharts.ownerId))
    .where(
      and(
        eq(privateChartLinks.tokenHash, tokenHash),
        gt(privateChartLinks.expiresAt, now),
        eq(users.isActive, true),
        or(isNull(users.suspendedUntil), lte(users.suspendedUntil, now)),
      ),
    )
    .limit(1)
  return row ?? null
}

export type LinkedChart = NonNullable<Awaited<ReturnType<typeof findLinkedChart>>>

const HOUR_MILLISECONDS = 3_600_000

/** Notes the hour in which somebody opened a link, once: when exactly a person reads their chart is not kept. */
export async function markChartLinkOpened(db: Database, id: string, now: Date): Promise<void> {
  const { openedAt } = privateChartLinks
  const hour = new Date(Math.floor(now.getTime() / HOUR_MILLISECONDS) * HOUR_MILLISECONDS)
  await db
    .update(privateChartLinks)
    .set({ openedAt: hour })
    .where(and(eq(privateChartLinks.id, id), or(isNull(openedAt), lt(openedAt, hour))))
}

/** Forgets links that have expired; `now` in milliseconds. */
export async function deleteExpiredChartLinks(db: Database, now: number): Promise<void> {
  await db.delete(privateChartLinks).where(lte(privateChartLinks.expiresAt, new Date(now)))
}
