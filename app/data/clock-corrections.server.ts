import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import type { StoredBirth } from '../../drizzle/schema/charts'
import { clockCorrections } from '../../drizzle/schema/clock-corrections'
import { privateCharts } from '../../drizzle/schema/private-charts'
import { type StoredChart, users } from '../../drizzle/schema/users'
import { chartWrites } from './charts.server'
import { findKeptValue, keepValue } from './kept-value.server'
import { notificationItem } from './notifications.server'
import { comesAfter, type Place } from './walk.server'

// Stored charts whose clock was corrected since. The walk, which is the site's own, reads everybody's; what a member is shown or decides
// names them in every `where`.

/** A chart as it is stored, with the birth it was computed from. */
export type KeptChart = {
  id: string
  createdAt: Date
  /** Of the row: it changes with every change of the birth. */
  updatedAt: Date
  ownerId: string
  /** Whose it is, of a private chart; null for a member's own. */
  name: string | null
  birth: StoredBirth
  offsetChosen: boolean
  data: StoredChart
}

/** How far a walk through the charts of an edition has come; null: to its end. */
export type ClockWalk = { edition: number; after: Place | null }

const WALKS = { members: 'clocks.members', privateCharts: 'clocks.private_charts' } as const
export type ClockWalkName = keyof typeof WALKS

export async function findClockWalk(db: Database, name: ClockWalkName): Promise<ClockWalk | null> {
  return (await findKeptValue<ClockWalk>(db, WALKS[name]))?.value ?? null
}

export const keepClockWalk = (db: Database, name: ClockWalkName, walk: ClockWalk) =>
  keepValue(db, WALKS[name], walk, new Date())

/** A piece of a walk: how far it goes, whether more may follow, and its charts that follow from a clock. */
export type Piece = { last: Place | null; isWhole: boolean; charts: KeptChart[] }

const toPiece = (rows: { id: string; createdAt: Date }[], limit: number, charts: KeptChart[]): Piece => {
  const last = rows.at(-1)
  return {
    last: last ? { createdAt: last.createdAt.getTime(), id: last.id } : null,
    isWhole: rows.length < limit,
    charts,
  }
}

/** The next members, with their charts; an offset they gave themselves is none of ours to correct. */
export async function listMemberCharts(db: Database, after: Place, limit: number): Promise<Piece> {
  const rows = await db
    .select({
      id: users.id,
      createdAt: users.createdAt,
      updatedAt: users.updatedAt,
      date: users.birthDate,
      time: users.birthTime,
      timeAccuracy: users.birthTimeAccuracy,
      city: users.birthCity,
      country: users.birthCountry,
      latitude: users.birthLatitude,
      longitude: users.birthLongitude,
      timezone: users.birthTimezone,
      zoneChosen: users.birthZoneChosen,
      utcOffsetSeconds: users.birthUtcOffsetSeconds,
      offsetChosen: users.birthOffsetChosen,
      offsetOverridden: users.birthOffsetOverridden,
      data: users.hdRawData,
    })
    .from(users)
    .where(comesAfter(after, users.createdAt, users.id))
    .orderBy(users.createdAt, users.id)
    .limit(limit)
  const charts = rows.flatMap(({ id, createdAt, updatedAt, offsetChosen, offsetOverridden, data, ...birth }) => {
    const isWhole = birth.date && birth.timeAccuracy && birth.city && birth.country && birth.timezone
    if (!data || offsetOverridden || !isWhole || birth.utcOffsetSeconds === null) return []
    return { id, createdAt, updatedAt, ownerId: id, name: null, birth: birth as StoredBirth, offsetChosen, data }
  })
  return toPiece(rows, limit, charts)
}

/** The next private charts, of all members. */
export async function listPrivateChartsOfAll(db: Database, after: Place, limit: number): Promise<Piece> {
  const rows = await db
    .select()
    .from(privateCharts)
    .where(comesAfter(after, privateCharts.createdAt, privateCharts.id))
    .orderBy(privateCharts.createdAt, privateCharts.id)
    .limit(limit)
  return toPiece(
    rows,
    limit,
    rows.filter(({ birth }) => !birth.offsetOverridden),
  )
}

type Corrected = {
  before: KeptChart
  after: { birth: StoredBirth; stored: StoredChart; offsetChosen: boolean }
  /** The clocks in short, for the line at the bell. */
  told: string
}

/**
 * Puts the corrected chart in the place of a stored one, keeps that one to go back to and tells the owner: all or nothing. False
 * where the birth was changed since it was read.
 */
export async function correctClock(db: Database, { before, after, told }: Corrected, now: Date): Promise<boolean> {
  const { id: chartId, ownerId, updatedAt, name, birth, offsetChosen, data } = before
  const isPrivate = name !== null
  const id = crypto.randomUUID()
  const unchanged = isPrivate
    ? sql`(SELECT owner_id FROM ${privateCharts} WHERE id = ${chartId} AND updated_at = ${updatedAt.getTime()})`
    : sql`(SELECT id FROM ${users} WHERE id = ${ownerId} AND updated_at = ${updatedAt.getTime()})`
  const note = db.insert(clockCorrections).values({
    id,
    // Without an owner the row is refused, and all of the batch with it.
    userId: unchanged as SQL<string>,
    privateChartId: isPrivate ? chartId : null,
    ...{ birth, offsetChosen, data, createdAt: now },
  })
  const forget = db.delete(clockCorrections).where(ofChart(ownerId, isPrivate ? chartId : null))
  const notice = notificationItem(db, {
    kind: 'clock_corrected',
    cause: { from: sql`${clockCorrections} AS cause`, where: sql`cause.id = ${id}` },
    to: { memberId: sql`cause.user_id` },
    actorId: null,
    data: sql`json_object('correction', ${id}, 'title', ${told}, 'privateChart', ${isPrivate ? chartId : ''})`,
    groupKey: sql`'clock:' || cause.id`,
    onceKey: sql`'clock:' || cause.id`,
    now,
  })
  try {
    if (isPrivate) {
      const { stored, ...rest } = after
      const change = db
        .update(privateCharts)
        .set({ ...rest, data: stored, updatedAt: now })
        .where(eq(privateCharts.id, chartId))
      await db.batch([forget, note, change, notice])
    } else {
      await db.batch([forget, note, ...chartWrites(db, ownerId, after), notice])
    }
    return true
  } catch (error) {
    if (isRefused(error)) return false
    throw error
  }
}

/** D1's own error lies behind that of the query. */
function isRefused(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/NOT NULL constraint failed: clock_corrections\.user_id/.test(cause.message)) return true
  }
  return false
}

const ofChart = (ownerId: string, privateChartId: string | null) =>
  and(
    eq(clockCorrections.userId, ownerId),
    privateChartId === null
      ? isNull(clockCorrections.privateChartId)
      : eq(clockCorrections.privateChartId, privateChartId),
  )

/** The correction of a member's chart, or of a private one of theirs, that waits to be decided; null for none. */
export async function findClockCorrection(db: Database, ownerId: string, privateChartId: string | null) {
  const [row] = await db.select().from(clockCorrections).where(ofChart(ownerId, privateChartId)).limit(1)
  return row ?? null
}

/** Leaves a corrected chart as it is now: there is nothing to decide any more. */
export async function acceptClockCorrection(db: Database, ownerId: string, privateChartId: string | null) {
  await db.delete(clockCorrections).where(ofChart(ownerId, privateChartId))
}
