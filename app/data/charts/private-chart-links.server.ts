import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import type { StoredBirth } from '../../../drizzle/schema/charts'
import { privateChartLinks } from '../../../drizzle/schema/private-chart-links'
import { privateCharts } from '../../../drizzle/schema/private-charts'
import { users } from '../../../drizzle/schema/users'
import { PERSON_FIELDS } from '../../domain/birth/person-fields'
import { MOST_CHART_LINKS } from '../../domain/membership/limits'
import { sightColumns } from '../visibility.server'

const isOf = (memberId: string, chartId: string) =>
  and(eq(privateChartLinks.memberId, memberId), eq(privateChartLinks.chartId, chartId))

export type NewChartLink = { id: string; tokenHash: string; sealedToken: string; expiresAt: Date }

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
export function deleteLinkIfPersonChanges(db: Database, memberId: string, chartId: string, { name, birth }: Person) {
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
        ...sightColumns,
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
