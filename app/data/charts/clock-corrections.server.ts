import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import type { StoredBirth } from '../../../drizzle/schema/charts'
import { clockCorrections } from '../../../drizzle/schema/clock-corrections'
import { notifications } from '../../../drizzle/schema/notifications'
import { placeLoads } from '../../../drizzle/schema/places'
import { privateCharts } from '../../../drizzle/schema/private-charts'
import { type StoredChart, users } from '../../../drizzle/schema/users'
import { timeAccuracyOf } from '../../domain/birth/time-accuracy'
import { notificationItem } from '../notifications/notices.server'
import { isMissingValue } from '../sql.server'
import { comesAfter, findStoredValue, type Place, storeValue } from '../walk.server'
import { chartWrites } from './charts.server'

// Stored charts whose clock was corrected since. The walk, which is the site's own, reads everybody's; what a member is shown or decides
// names them in every `where`.

/** A chart as it is stored, with the birth it was computed from. */
export type StoredChartRow = {
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

/** What a walk compares with: the clocks of the code, and the places of the gazetteer that is loaded. */
export type ClockRules = { edition: number; gazetteer: string }

/**
 * How far a walk by these rules has come; null: to its end. `failures`: how often in a row the calculation of its next chart failed;
 * absent in a walk that was stored before it was counted.
 */
export type ClockWalk = ClockRules & { after: Place | null; failures?: number }

const WALKS = { members: 'clocks.members', privateCharts: 'clocks.private_charts' } as const
export type ClockWalkName = keyof typeof WALKS

export async function findClockWalk(db: Database, name: ClockWalkName): Promise<ClockWalk | null> {
  return (await findStoredValue<ClockWalk>(db, WALKS[name]))?.value ?? null
}

export const keepClockWalk = (db: Database, name: ClockWalkName, walk: ClockWalk) =>
  storeValue(db, WALKS[name], walk, new Date())

/** The edition of the gazetteer; null while it isn't loaded whole. */
export async function findGazetteerEdition(db: Database): Promise<string | null> {
  const [load] = await db.select().from(placeLoads)
  return load && load.written === load.total ? load.edition : null
}

/** A piece of a walk: how far it goes, whether more may follow, and its charts that follow from a clock. */
export type Piece = { last: Place | null; isWhole: boolean; charts: StoredChartRow[] }

const toPiece = (rows: { id: string; createdAt: Date }[], limit: number, charts: StoredChartRow[]): Piece => {
  const last = rows.at(-1)
  return {
    last: last ? { createdAt: last.createdAt.getTime(), id: last.id } : null,
    isWhole: rows.length < limit,
    charts,
  }
}

/** The next members, with their charts; an offset they gave themselves is not corrected. */
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
    const timeAccuracy = timeAccuracyOf({ birthTime: birth.time, birthTimeAccuracy: birth.timeAccuracy })
    const isWhole = birth.date && birth.city && birth.country && birth.timezone && birth.utcOffsetSeconds !== null
    if (!data || offsetOverridden || !isWhole) return []
    const stored = { ...birth, timeAccuracy } as StoredBirth
    return { id, createdAt, updatedAt, ownerId: id, name: null, birth: stored, offsetChosen, data }
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
  before: StoredChartRow
  after: { birth: StoredBirth; stored: StoredChart; offsetChosen: boolean }
}

/**
 * Puts the corrected chart in the place of a stored one, keeps that one to go back to and notifies the owner: all or nothing. Where an
 * earlier correction is not decided yet, the chart before that one is kept, and a chart that is the same as it again needs no decision.
 * False where the birth was changed since it was read.
 */
export async function correctClock(db: Database, { before, after }: Corrected, now: Date): Promise<boolean> {
  const { id: chartId, ownerId, updatedAt, name, birth, data } = before
  const privateChartId = name === null ? null : chartId
  const id = crypto.randomUUID()
  const unchanged = privateChartId
    ? sql`(SELECT owner_id FROM ${privateCharts} WHERE id = ${chartId} AND updated_at = ${updatedAt.getTime()})`
    : sql`(SELECT id FROM ${users} WHERE id = ${ownerId} AND updated_at = ${updatedAt.getTime()})`
  const earlier = (column: 'birth' | 'data') =>
    sql`(SELECT ${sql.identifier(column)} FROM ${clockCorrections} WHERE ${ofChart(ownerId, privateChartId)})`
  const correction = db.insert(clockCorrections).values({
    id,
    // Without an owner the row is refused, and all of the batch with it.
    userId: unchanged as SQL<string>,
    privateChartId,
    birth: sql`coalesce(${earlier('birth')}, ${JSON.stringify(birth)})`,
    data: sql`coalesce(${earlier('data')}, ${JSON.stringify(data)})`,
    createdAt: now,
  })
  const deleteDecided = db
    .delete(clockCorrections)
    .where(
      and(
        ofChart(ownerId, privateChartId),
        or(ne(clockCorrections.id, id), sql`${clockCorrections.data} ->> '$.birthUtc' = ${after.stored.birthUtc}`),
      ),
    )
  const notice = notificationItem(db, {
    kind: 'clock_corrected',
    cause: { from: sql`${clockCorrections} AS cause`, where: sql`cause.id = ${id}` },
    to: { memberId: sql`cause.user_id` },
    actorId: null,
    // Ids only: what it says is read from the charts when it is listed.
    data: sql`json_object('correction', ${id}, 'privateChart', ${privateChartId ?? ''})`,
    groupKey: sql`'clock:' || cause.id`,
    onceKey: sql`'clock:' || cause.id`,
    now,
  })
  const writes = [correction, deleteDecided, deleteClockNotices(db, ownerId, privateChartId)] as const
  try {
    if (privateChartId) {
      const { stored, ...rest } = after
      const change = db
        .update(privateCharts)
        .set({ ...rest, data: stored, updatedAt: now })
        .where(eq(privateCharts.id, chartId))
      await db.batch([...writes, change, notice])
    } else {
      await db.batch([...writes, ...chartWrites(db, ownerId, after), notice])
    }
    return true
  } catch (error) {
    if (isMissingValue(error, 'clock_corrections.user_id')) return false
    throw error
  }
}

/** Statement that deletes the notices of corrections of a member's chart, or of a private one of theirs. */
export const deleteClockNotices = (db: Database, ownerId: string, privateChartId: string | null) =>
  db
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, ownerId),
        eq(notifications.kind, 'clock_corrected'),
        sql`${notifications.data} ->> '$.privateChart' = ${privateChartId ?? ''}`,
      ),
    )

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

/** Leaves a corrected chart as it is now: there is nothing left to decide. Another correction than `id` stays open. */
export async function acceptClockCorrection(db: Database, ownerId: string, privateChartId: string | null, id: string) {
  await db.delete(clockCorrections).where(and(ofChart(ownerId, privateChartId), eq(clockCorrections.id, id)))
}
