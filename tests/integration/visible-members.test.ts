import { env } from 'cloudflare:workers'
import { and, asc, eq, getTableName } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { findRelation } from '~/data/members/profiles.server'
import { chartVisibleTo, directoryColumns, profileVisibleTo } from '~/data/visibility.server'
import {
  BIRTH_VISIBILITIES,
  CHART_DETAILS,
  CHART_VISIBILITIES,
  PROFILE_LEVELS,
  resolveAccess,
} from '~/domain/membership/visibility'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { connections } from '../../drizzle/schema/connections'
import { users } from '../../drizzle/schema/users'
import { stepsOf } from './query-plans'

// Hundreds of members are written first.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const db = createDatabase(env.DB)

const account = (id: string) => ({
  id,
  email: `${id}@secret.example`,
  emailKey: `${id}@secret.example`,
  passwordHash: 'secret-hash',
  username: id,
  usernameKey: id,
  fullName: `Member ${id}`,
  profileVisibility: 'everyone' as const,
  birthDate: '1980-07-05',
  birthCity: 'secret-city',
  birthTimeAccuracy: 'approximate' as const,
  hdType: 'projector' as const,
  hdAuthority: 'splenic' as const,
  referralCode: id,
  termsVersion: '2026-11',
  termsAgreedAt: new Date(0),
})

/** One member for every combination, half of them before and half of them after the viewers in the order of ids. */
const targets = PROFILE_LEVELS.flatMap((profileVisibility) =>
  CHART_VISIBILITIES.flatMap((chartVisibility) =>
    CHART_DETAILS.flatMap((chartDetail) =>
      BIRTH_VISIBILITIES.flatMap((birthVisibility) =>
        [true, false].map((isActive) => ({
          profileVisibility,
          chartVisibility,
          chartDetail,
          birthVisibility,
          isActive,
        })),
      ),
    ),
  ),
).flatMap((setting, index) => ['a', 'z'].map((start) => ({ ...account(`${start}${index}`), ...setting })))

const VIEWERS = ['member', 'asking', 'asked', 'connection', 'blocking', 'blocked']
const sorted = (one: string, other: string) =>
  one < other ? { lowId: one, highId: other } : { lowId: other, highId: one }

beforeAll(async () => {
  const inserts = [...VIEWERS.map(account), ...targets].map((row) => db.insert(users).values(row))
  const ties = targets.flatMap(({ id }) => [
    db.insert(connections).values({ ...sorted(id, 'connection'), status: 'connected', requesterId: id }),
    db.insert(connections).values({ ...sorted(id, 'asking'), status: 'requested', requesterId: 'asking' }),
    db.insert(connections).values({ ...sorted(id, 'asked'), status: 'requested', requesterId: id }),
    // A block wins over a connection.
    db.insert(connections).values({ ...sorted(id, 'blocked'), status: 'connected', requesterId: id }),
    db.insert(blocks).values({ blockerId: 'blocking', blockedId: id }),
    db.insert(blocks).values({ blockerId: id, blockedId: 'blocked' }),
  ])
  for (const statements of [inserts, ties]) await db.batch(statements as unknown as Parameters<typeof db.batch>[0])
})

/** What a list gives this viewer, by id. */
async function listFor(viewerId: string | null) {
  const rows = await db.select(directoryColumns(viewerId)).from(users).where(profileVisibleTo(viewerId))
  return new Map(rows.map((row) => [row.id, row]))
}

async function chartsFor(viewerId: string | null) {
  const rows = await db.select({ id: users.id }).from(users).where(chartVisibleTo(viewerId)).orderBy(asc(users.id))
  return new Set(rows.map(({ id }) => id))
}

const RELATION_OF = {
  member: 'member',
  asking: 'member',
  asked: 'member',
  connection: 'connection',
  blocking: 'blocked',
  blocked: 'blocked',
} as const

test.each([null, ...VIEWERS])(
  'a list for %s holds whom the policy shows, with the type where it shows a chart',
  async (viewerId) => {
    // Profile levels, charts, details, births, active or not, before and after.
    expect(targets).toHaveLength(4 * 3 * 3 * 3 * 2 * 2)
    const [list, charts] = await Promise.all([listFor(viewerId), chartsFor(viewerId)])
    const relation = viewerId === null ? 'visitor' : RELATION_OF[viewerId as keyof typeof RELATION_OF]
    for (const target of targets) {
      const access = resolveAccess(target, relation)
      const entry = list.get(target.id)
      const chart = access.chart !== 'none'
      expect([target, entry !== undefined, charts.has(target.id)]).toEqual([target, access.profile === 'page', chart])
      if (entry) {
        expect([entry.hdType, entry.hdAuthority]).toEqual(chart ? ['projector', 'splenic'] : [null, null])
        expect([target, entry.isTimeUncertain]).toEqual([target, ['channels', 'gates', 'full'].includes(access.chart)])
      }
    }
  },
)

test.each<[Partial<typeof users.$inferInsert>, boolean]>([
  [{ birthTimeAccuracy: 'unknown' }, true],
  [{ birthTimeAccuracy: 'approximate', birthTime: '09:30' }, true],
  [{ birthTimeAccuracy: 'exact', birthTime: '09:30' }, false],
  [{ birthTimeAccuracy: null, birthTime: '09:30' }, false],
  [{ birthTimeAccuracy: null, birthTime: null }, true],
  [{ birthTimeAccuracy: 'unknown', hdType: null }, false],
  [{ birthTimeAccuracy: 'unknown', chartDetail: 'core' }, false],
])('the time of a chart with %o is uncertain: %s', async (change, expected) => {
  const id = crypto.randomUUID()
  await db.insert(users).values({ ...account(id), chartDetail: 'channels', ...change })
  const [found] = await db.select(directoryColumns('member')).from(users).where(eq(users.id, id))
  expect(found?.isTimeUncertain).toBe(expected)
  await db.delete(users).where(eq(users.id, id))
})

test('everybody finds themselves whole, away or not', async () => {
  const finds = targets.flatMap(({ id }) => [
    db
      .select(directoryColumns(id))
      .from(users)
      .where(and(profileVisibleTo(id), eq(users.id, id))),
    db
      .select({ id: users.id })
      .from(users)
      .where(and(chartVisibleTo(id), eq(users.id, id))),
  ])
  const found = await db.batch(finds as unknown as Parameters<typeof db.batch>[0])
  const expected = targets.flatMap(({ id }) => [[expect.objectContaining({ id, hdType: 'projector' })], [{ id }]])
  expect(found).toEqual(expected)
})

test('the relation of two members, which pages ask for, is the one these lists assume', async () => {
  for (const { id } of targets.slice(0, 4)) {
    for (const viewer of VIEWERS) {
      expect(await findRelation(db, viewer, id)).toBe(RELATION_OF[viewer as keyof typeof RELATION_OF])
    }
  }
})

test('the projection is twelve facts and no more', async () => {
  const [entry] = (await listFor('member')).values()
  expect(Object.keys(entry!).sort()).toEqual(
    [
      'avatarUrl',
      'bio',
      'followersCount',
      'fullName',
      'isTimeUncertain',
      'hdAuthority',
      'hdType',
      'id',
      'isVerified',
      'location',
    ]
      .concat('postsCount', 'username')
      .sort(),
  )
  expect(JSON.stringify([...(await listFor('connection')).values()])).not.toContain('secret')
})

test('a list looks into blocks and connections by their keys only', async () => {
  const { sql, params } = db
    .select(directoryColumns('member'))
    .from(users)
    .where(profileVisibleTo('member'))
    .orderBy(asc(users.createdAt))
    .limit(20)
    .toSQL()
  const looks = (await stepsOf(sql, params)).filter((detail) => /blocks|connections/.test(detail))
  expect(looks.length).toBeGreaterThanOrEqual(6)
  for (const look of looks) expect(look).toMatch(/^SEARCH (blocks|connections) .*\(\w+=\? AND \w+=\?\)$/)
  for (const table of [blocks, connections]) expect(looks.some((look) => look.includes(getTableName(table)))).toBe(true)
})
