import { env } from 'cloudflare:workers'
import { gt } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { fillDirectory } from '~/data/search/directory.server'
import { loadExplore } from '~/features/explore/explore.server'
import { createContext } from '~/platform/server/context.server'
import type { Bindings } from '~/platform/server/env.server'
import type { Viewer } from '~/platform/server/session.server'
import { createDatabase } from '../../drizzle/client'
import { directoryTexts } from '../../drizzle/schema/directory'
import { searchEntries } from '../../drizzle/schema/search'
import { siteCounts } from '../../drizzle/schema/site-counts'
import { users } from '../../drizzle/schema/users'
import { writeCrowd, writeCrowdCharts } from '../../scripts/seed/write-crowd'
import { fill } from '../../workers/site/crons'
import { countingDb } from './counting-db'
import { member, updateMember } from './members'
import { scansOf, stepsOf } from './query-plans'
import { deleteRows, insertRow, storedRow, storedRows, storedValue, updateRows } from './rows'
import {
  countDirectoryGaps,
  countDirectoryRows,
  listDirectoryRows,
  revertDirectoryTo0022,
  runMigration,
} from './search-rows'

const MEMBERS = 3000
const ROWS = 200
const db = createDatabase(env.DB)
const counting = countingDb()

const FACTS = ['ot*', 'otprojector', 'og34', 'onde', 'crowd*', 'oall']
const standing = () => Promise.all(FACTS.map(listDirectoryRows))
const note = () => storedValue(siteCounts, 'value', { name: 'directory.waiting' })

let before: number[][]

beforeAll(async () => {
  const crowd = { members: MEMBERS, posts: 0, passwordHash: 'none' }
  await writeCrowd(env.DB, crowd)
  await writeCrowdCharts(env.DB, crowd)
  await revertDirectoryTo0022()
  before = await standing()
}, 120_000)

const explore = async () => {
  const context = createContext(new Request('http://localhost'), env as unknown as Bindings, { waitUntil: () => {} })
  const { id } = (await storedRow(users, {}, 'id'))!
  const viewer = { id, role: 'member', hdType: null } as Viewer
  const { page } = await loadExplore(context, viewer, new Request('http://localhost/app/explore'))
  return page!
}

test('the migration writes no member anew, and says that all wait', async () => {
  expect(before.map((rows) => rows.length > 50)).toEqual(FACTS.map(() => true))
  await runMigration('0023')
  expect(await countDirectoryRows()).toBe(0)
  expect(JSON.parse((await note()) as string)).toEqual({ createdAt: Number.MAX_SAFE_INTEGER, id: '' })
  const { people, totals, isWaiting } = await explore()
  expect([people!.items, totals.people, isWaiting]).toEqual([[], { count: 0, isMore: true }, true])
})

test('a step is bounded: so many members, a few statements, none of which reads a table from end to end', async () => {
  counting.reset()
  expect(await fillDirectory(createDatabase(counting.site.DB), { steps: 1, rows: ROWS })).toBe(ROWS)
  expect(await countDirectoryRows()).toBe(ROWS)
  expect(counting.asked).toHaveLength(5)
  for (const { sql } of counting.asked) {
    // "=" is how FTS5 names a look at one row.
    expect((await scansOf(sql)).filter((step) => !step.endsWith('VIRTUAL TABLE INDEX 0:='))).toEqual([])
  }
  // Some rows a member (their entry, words and gates); what the index itself reads and writes with them is of the same order.
  expect(counting.rowsRead()).toBeLessThan(ROWS * 400)
  const [select] = counting.asked.filter(({ sql }) => /^select "users"/i.test(sql))
  expect((await stepsOf(select!.sql)).join()).toContain('users_created_at')
})

test('the newest come first, and Explore says that more will follow', async () => {
  expect(await countDirectoryGaps()).toBe(0)
  const { people, totals, isWaiting } = await explore()
  expect([people!.items.length, isWaiting, totals.people.isMore]).toEqual([50, true, true])
})

test('who changes meanwhile stands there at once, and after that once', async () => {
  const [last] = await storedRows(users, {}, { columns: ['id'], orderBy: ['created_at'] })
  await updateMember(last!.id, { language: 'ru', isVerified: true })
  expect(await countDirectoryRows()).toBe(ROWS + 1)
  const young = await member({ fullName: 'Came Meanwhile' })
  expect(await countDirectoryRows()).toBe(ROWS + 1)
  await deleteRows(users, { id: young.id })
})

test('two runs at once, and one that is done twice, write each member once', async () => {
  const kept = await note()
  await Promise.all([fill(env as never, { steps: 3, rows: ROWS }), fill(env as never, { steps: 3, rows: ROWS })])
  const far = await note()
  expect(far).not.toBe(kept)
  // As if the last runs had never been noted.
  await updateRows(siteCounts, { name: 'directory.waiting' }, { value: JSON.parse(String(kept)) })
  for (let run = 0; (await note()) !== null && run < MEMBERS / ROWS; run++) {
    await fill(env as never, { steps: 5, rows: ROWS })
  }
  expect(await note()).toBeNull()
  expect(await countDirectoryRows()).toBe(MEMBERS)
  expect(await standing()).toEqual(before)
  const { totals, isWaiting } = await explore()
  expect([totals.people.isMore, isWaiting]).toEqual([false, false])
})

test('where nothing waits a run asks for one row and writes none', async () => {
  counting.reset()
  expect(await fillDirectory(createDatabase(counting.site.DB), { steps: 5, rows: ROWS })).toBe(0)
  expect(counting.asked).toHaveLength(1)
})

test('members without words, as a site before the directory has them, come by their words and facts', async () => {
  const row = await member({ fullName: 'Ёлка Before', hdType: 'reflector' })
  await insertRow(searchEntries, { kind: 'member', refId: String(row.id) })
  await deleteRows(directoryTexts, gt(directoryTexts.entryId, MEMBERS - 300))
  await runMigration('0023')
  await fillDirectory(db, { steps: Number.POSITIVE_INFINITY, rows: ROWS })
  expect(await listDirectoryRows('елка')).toHaveLength(1)
  expect(await countDirectoryRows()).toBe(MEMBERS + 1)
})

test('a database without members has nothing noted', async () => {
  await deleteRows(users)
  await runMigration('0023')
  expect(await note()).toBeNull()
})
