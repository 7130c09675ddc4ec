import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { readConnections } from '~/data/connections/connections.server'
import { readFollows } from '~/data/connections/follows.server'
import type { People } from '~/features/follows/follows'
import { loadPeople } from '~/features/follows/follows.server'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { follows } from '../../drizzle/schema/follows'
import { connectMembers } from './members'
import { stepsOf } from './query-plans'
import { insertRow } from './rows'
import { viewer, worldWith } from './verbs'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const db = createDatabase(env.DB)
type Member = Awaited<ReturnType<typeof viewer>>

const nobody = (): Member | null => null
const follow = (one: Member, other: Member, at: number) =>
  insertRow(follows, { followerId: one.id, followeeId: other.id, createdAt: new Date(at) })
const connect = (one: Member, other: Member, at = 0) => connectMembers(one.id, other.id, { createdAt: new Date(at) })

let star: Member
let reader: Member
/** The people around the star, by what the reader finds of them. */
const crowd = {} as Record<'open' | 'community' | 'friend' | 'stranger' | 'away' | 'blocking', Member>

beforeAll(async () => {
  ;[star, reader] = [await viewer({ username: 'star' }), await viewer({ username: 'reader' })]
  crowd.open = await viewer({ username: 'open' })
  crowd.community = await viewer({ username: 'community', profileVisibility: 'community' })
  crowd.friend = await viewer({ username: 'friend', profileVisibility: 'connections' })
  crowd.stranger = await viewer({ username: 'stranger', profileVisibility: 'connections' })
  crowd.away = await viewer({ username: 'away', isActive: false })
  crowd.blocking = await viewer({ username: 'blocking' })
  await connect(crowd.friend, reader)
  await insertRow(blocks, { blockerId: crowd.blocking.id, blockedId: reader.id })
  let at = 1000
  for (const one of Object.values(crowd)) {
    await follow(one, star, ++at)
    await follow(star, one, ++at)
    await connect(star, one, ++at)
  }
  await follow(reader, star, ++at)
  await follow(reader, crowd.open, ++at)
})

const listOf = async (list: string, relation: 'visitor' | 'member' | 'connection' | 'owner', viewer: Member | null) => {
  const people: People = await loadPeople(worldWith(), new Request(`http://localhost/u/star?list=${list}`), {
    memberId: star.id,
    relation,
    viewerId: viewer?.id ?? null,
  })
  return { ...people, names: people.people.map(({ username }) => username) }
}

describe('of those who follow a member', () => {
  test.each([
    // Nobody has blocked a visitor.
    ['a visitor', 'visitor', nobody, ['open', 'blocking'], 4],
    ['a member', 'member', () => reader, ['friend', 'community', 'open'], 3],
    ['the member', 'owner', () => star, ['stranger', 'friend', 'blocking', 'community', 'open'], 1],
  ] as const)('%s finds whom their pages open to, the last one first, and how many are left out', async (...row) => {
    const [, relation, viewer, names, hidden] = row
    const followers = await listOf('followers', relation, viewer())
    // The reader follows too; for the visitor they are open.
    const expected = ['reader', ...names]
    expect([...followers.names].sort()).toEqual([...expected].sort())
    expect(followers.names[0]).toBe('reader')
    expect(followers.hiddenCount).toBe(hidden)
    expect(followers.nextCursor).toBeNull()
    const following = await listOf('following', relation, viewer())
    expect([...following.names].sort()).toEqual([...names].sort())
    expect(following.hiddenCount).toBe(hidden)
  })

  test('what is not found is nowhere in the answer', async () => {
    const answer = JSON.stringify(await listOf('followers', 'member', reader))
    for (const one of [crowd.stranger, crowd.away, crowd.blocking]) {
      expect(answer).not.toContain(one.username)
      expect(answer).not.toContain(one.id)
    }
  })

  test('a list says of each whether the reader follows them, and which one they are', async () => {
    const { people } = await listOf('followers', 'member', reader)
    const said = Object.fromEntries(
      people.map(({ username, isFollowed, isViewer }) => [username, [isFollowed, isViewer]]),
    )
    expect(said).toMatchObject({ open: [true, false], community: [false, false], reader: [false, true] })
  })
})

describe('whom a member is connected with', () => {
  test.each([
    ['visitor', nobody],
    ['member', () => reader],
  ] as const)('is not for a %s: they are given followers instead', async (relation, viewer) => {
    const people = await listOf('connections', relation, viewer())
    expect([people.list, people.lists]).toEqual(['followers', ['followers', 'following']])
  })

  test('is for their connections, as far as those find each', async () => {
    const { list, names, hiddenCount } = await listOf('connections', 'connection', reader)
    expect([list, names, hiddenCount]).toEqual(['connections', ['friend', 'community', 'open'], 3])
  })

  test('is for themselves, the last one first', async () => {
    const { names, hiddenCount } = await listOf('connections', 'owner', star)
    expect([names, hiddenCount]).toEqual([['blocking', 'stranger', 'friend', 'community', 'open'], 1])
  })
})

test('a list of seventy-five comes whole and once in three pages, also where many follow at one instant', async () => {
  const popular = await viewer()
  const fans = await Promise.all(Array.from({ length: 75 }, () => viewer()))
  await Promise.all(fans.map((fan, index) => follow(fan, popular, 5000 + (index % 3))))
  const seen = { memberId: popular.id, relation: 'visitor' as const, viewerId: null }
  const names: string[] = []
  const sizes: number[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const request = new Request(`http://localhost/u/popular?list=followers&cursor=${cursor}`)
    const page: People = await loadPeople(worldWith(), request, seen)
    sizes.push(page.people.length)
    names.push(...page.people.map(({ username }) => username))
    cursor = page.nextCursor
  }
  expect(sizes).toEqual([30, 30, 15])
  expect([...new Set(names)].sort()).toEqual(fans.map(({ username }) => username).sort())
})

test('of many who are hidden a page reads a bounded number, and the list goes on', async () => {
  const popular = await viewer()
  const shy = await Promise.all(Array.from({ length: 130 }, () => viewer({ profileVisibility: 'connections' })))
  await Promise.all(shy.map((fan, index) => follow(fan, popular, 9000 + index)))
  const first = await viewer()
  await follow(first, popular, 1)
  const page = (cursor: string) =>
    loadPeople(worldWith(), new Request(`http://localhost/?list=followers&cursor=${cursor}`), {
      memberId: popular.id,
      relation: 'visitor',
      viewerId: null,
    })
  const one = await page('')
  // Four times a page and the row that says whether it goes on.
  expect([one.people, one.hiddenCount]).toEqual([[], 4 * 31])
  const rest = await page(String(one.nextCursor))
  expect([rest.people.map(({ username }) => username), rest.hiddenCount, rest.nextCursor]).toEqual([
    [first.username],
    6,
    null,
  ])
})

describe('what a list asks of the database', () => {
  const query = (after = { at: 1_700_000_000_000, id: 'm' }) => ({ memberId: star.id, viewerId: reader.id, after })
  const asked = () => [
    ...(
      [
        ['followers', readFollows(db, query(), follows.followeeId, follows.followerId)],
        ['following', readFollows(db, query(), follows.followerId, follows.followeeId)],
      ] as const
    ).map(([name, statement]) => [name, statement.toSQL()] as const),
    ...readConnections(db, query()).map((half, index) => [`connections ${index}`, half.toSQL()] as const),
  ]

  test('is found by an index in its order, and nothing is walked through', async () => {
    for (const [name, { sql, params }] of asked()) {
      const plan = await stepsOf(sql, params)
      expect([name, plan.filter((step) => /^SCAN|TEMP B-TREE/.test(step))]).toEqual([name, []])
      expect([name, plan[0]]).toEqual([name, expect.stringMatching(/^SEARCH (follows|connections) USING .*INDEX/)])
    }
  })

  test('reads rows in proportion to what it shows', async () => {
    for (const [name, { sql, params }] of asked()) {
      const { meta, results } = await env.DB.prepare(sql)
        .bind(...params)
        .all()
      // The row, the member, and at most six looks aside.
      expect([name, meta.rows_read <= 8 * Math.max(1, results.length)]).toEqual([name, true])
    }
  })
})
