import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { charts, type StoredBirth } from '../../../drizzle/schema/charts'
import { clockCorrections } from '../../../drizzle/schema/clock-corrections'
import { posts } from '../../../drizzle/schema/posts'
import { type StoredBirthFit, type StoredChart, type StoredGate, users } from '../../../drizzle/schema/users'
import { timeAccuracyOf } from '../../domain/birth/time-accuracy'
import { CENTERS, type CenterCode, type Side, type TypeCode } from '../../domain/human-design/terms/codes'
import { isMissingValue } from '../sql.server'

/** A member's own birth data and chart, whole: only for the owner's pages. */
export async function findOwnChart(db: Database, memberId: string) {
  const [row] = await db
    .select({
      birthDate: users.birthDate,
      birthTime: users.birthTime,
      birthTimeAccuracy: users.birthTimeAccuracy,
      birthCity: users.birthCity,
      birthCountry: users.birthCountry,
      birthLatitude: users.birthLatitude,
      birthLongitude: users.birthLongitude,
      birthTimezone: users.birthTimezone,
      birthZoneChosen: users.birthZoneChosen,
      birthUtcOffsetSeconds: users.birthUtcOffsetSeconds,
      birthOffsetChosen: users.birthOffsetChosen,
      birthOffsetOverridden: users.birthOffsetOverridden,
      birthVisibility: users.birthVisibility,
      hdDataCalculated: users.hdDataCalculated,
      hdCalculationDate: users.hdCalculationDate,
      hdType: users.hdType,
      hdAuthority: users.hdAuthority,
      hdProfile: users.hdProfile,
      hdGates: users.hdGates,
      hdRawData: users.hdRawData,
      isPractitioner: users.isPractitioner,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, memberId))
    .limit(1)
  return row ?? null
}

/**
 * What decides how much of a member's chart is published, for themselves: the core, null without a chart, how sure the time of birth
 * is, the instant of birth, ISO 8601 in UTC, null where the chart was stored without one, and the last count of birth dates that fit.
 */
export async function findOwnCore(db: Database, memberId: string) {
  const { hdType: type, hdAuthority: authority, hdDefinition: definition } = users
  const birthUtc = sql<string | null>`json_extract(${users.hdRawData}, '$.birthUtc')`
  const { birthTime, birthTimeAccuracy, birthFit } = users
  const [row] = await db
    .select({ birthUtc, birthTime, birthTimeAccuracy, birthFit, type, authority, definition })
    .from(users)
    .where(eq(users.id, memberId))
    .limit(1)
  if (!row?.type || !row.authority || !row.definition) return null
  return {
    birthUtc: row.birthUtc,
    timeAccuracy: timeAccuracyOf(row),
    birthFit: row.birthFit,
    core: { type: row.type, authority: row.authority, definition: row.definition },
  }
}

export type OwnCore = NonNullable<Awaited<ReturnType<typeof findOwnCore>>>

/** Keeps how many birth dates fit, unless the member's chart is another by now. */
export async function keepBirthFit(db: Database, memberId: string, fit: StoredBirthFit) {
  const isOfThisBirth = sql`json_extract(${users.hdRawData}, '$.birthUtc') = ${fit.question.birth_utc}`
  await db
    .update(users)
    .set({ birthFit: fit })
    .where(and(eq(users.id, memberId), isOfThisBirth))
}

export type OwnChart = NonNullable<Awaited<ReturnType<typeof findOwnChart>>>

type NewChart = {
  birth: StoredBirth
  stored: StoredChart
  offsetChosen: boolean
  /** The member gave the offset, whatever the zone says. */
  offsetOverridden?: boolean
}

/**
 * Makes a chart the member's current one and adds it to their history, in one transaction: the old one stays until then. A correction
 * of its clock has nothing left to be decided.
 */
export async function saveChart(db: Database, memberId: string, chart: NewChart) {
  const forget = db
    .delete(clockCorrections)
    .where(and(eq(clockCorrections.userId, memberId), isNull(clockCorrections.privateChartId)))
  await db.batch([forget, ...chartWrites(db, memberId, chart)])
}

/** Birth data are kept without a chart, too, where the chart service was away. */
const isWithoutBirth = sql`${users.birthDate} IS NULL AND ${users.hdType} IS NULL AND ${users.hdRawData} IS NULL`

/** Whether a member has birth data or a chart of their own, and the instant of birth of that chart, ISO 8601 in UTC. */
export async function findOwnBirth(db: Database, memberId: string) {
  const [row] = await db
    .select({
      isThere: sql`NOT (${isWithoutBirth})`.mapWith(Boolean),
      birthUtc: sql<string | null>`json_extract(${users.hdRawData}, '$.birthUtc')`,
    })
    .from(users)
    .where(eq(users.id, memberId))
    .limit(1)
  return row ?? null
}

/** Makes a chart a member's first; false, and nothing is written, where they have birth data or a chart by now. */
export async function saveFirstChart(db: Database, memberId: string, chart: NewChart): Promise<boolean> {
  // Without a member the row is refused, and all of the batch with it.
  const owner = sql<string>`(SELECT ${users.id} FROM ${users} WHERE ${users.id} = ${memberId} AND ${isWithoutBirth})`
  try {
    await db.batch(chartWrites(db, memberId, chart, owner))
    return true
  } catch (error) {
    if (isMissingValue(error, 'charts.user_id')) return false
    throw error
  }
}

/** Says that the current chart has been calculated again just now and is the same. */
export async function confirmChart(db: Database, memberId: string) {
  const now = new Date()
  await db.update(users).set({ hdCalculationDate: now, updatedAt: now }).where(eq(users.id, memberId))
}

/**
 * The statements of `saveChart`, the type of the member's posts among them, for a caller that writes more in the same transaction.
 * `owner`: the member as the first statement finds them, whose row is refused where there is none.
 */
export function chartWrites(
  db: Database,
  memberId: string,
  { birth, stored, ...offset }: NewChart,
  owner: string | SQL<string> = memberId,
) {
  const { chart } = stored
  const now = new Date()
  return [
    db.insert(charts).values({ id: crypto.randomUUID(), userId: owner, birth, data: stored, createdAt: now }),
    db
      .update(users)
      .set({
        birthDate: birth.date,
        birthTime: birth.time,
        birthTimeAccuracy: birth.timeAccuracy,
        birthCity: birth.city,
        birthCountry: birth.country,
        birthLatitude: birth.latitude,
        birthLongitude: birth.longitude,
        birthTimezone: birth.timezone,
        birthZoneChosen: birth.zoneChosen ?? null,
        birthUtcOffsetSeconds: birth.utcOffsetSeconds,
        birthOffsetChosen: offset.offsetChosen,
        birthOffsetOverridden: offset.offsetOverridden ?? false,
        hdType: chart.type,
        hdAuthority: chart.authority,
        hdProfile: chart.profile,
        hdDefinition: chart.definition,
        hdIncarnationCross: [chart.cross.name, chart.cross.variation].filter(Boolean).join(' '),
        hdCenters: Object.fromEntries(CENTERS.map((center) => [center, chart.centers[center] === 'defined'])) as Record<
          CenterCode,
          boolean
        >,
        hdChannels: chart.channels,
        hdGates: { conscious: gatesOf(stored, 'personality'), unconscious: gatesOf(stored, 'design') },
        hdRawData: stored,
        hdDataCalculated: true,
        hdCalculationDate: now,
        updatedAt: now,
      })
      .where(eq(users.id, memberId)),
    typePosts(db, memberId, chart.type),
  ] as const
}

const gatesOf = ({ chart }: StoredChart, side: Side): StoredGate[] =>
  chart.activations[side].map(({ body, gate, line }) => ({ planet: body, gate, line }))

/** What guidance needs of a member's own chart: a few hundred bytes of its kilobytes, by one row. */
export async function findGuidedChart(db: Database, memberId: string) {
  const [row] = await db
    .select({ hdType: users.hdType, hdAuthority: users.hdAuthority, hdGates: users.hdGates })
    .from(users)
    .where(eq(users.id, memberId))
    .limit(1)
  return row ?? null
}

/** The gates of a member's own chart, each once; none without a chart. */
export async function findOwnGates(db: Database, memberId: string): Promise<number[]> {
  const [row] = await db.select({ gates: users.hdGates }).from(users).where(eq(users.id, memberId)).limit(1)
  const { conscious = [], unconscious = [] } = row?.gates ?? {}
  return [...new Set([...conscious, ...unconscious].map(({ gate }) => gate))]
}

/** Statement by which the posts of a member stand in the feed of their type, which is this from now on. */
const typePosts = (db: Database, memberId: string, type: TypeCode) =>
  db
    .update(posts)
    .set({ authorType: type })
    .where(and(eq(posts.authorId, memberId), sql`${posts.authorType} IS NOT ${type}`))

type BirthData = Pick<
  typeof users.$inferInsert,
  | 'birthDate'
  | 'birthTime'
  | 'birthTimeAccuracy'
  | 'birthCity'
  | 'birthCountry'
  | 'birthLatitude'
  | 'birthLongitude'
  | 'birthTimezone'
  | 'birthZoneChosen'
  | 'birthUtcOffsetSeconds'
  | 'birthOffsetChosen'
>

/** Keeps birth data for which there is no chart yet, so that it need not be typed again. */
export async function saveBirthData(db: Database, memberId: string, birth: BirthData) {
  await db
    .update(users)
    .set({ ...birth, updatedAt: new Date() })
    .where(eq(users.id, memberId))
}
