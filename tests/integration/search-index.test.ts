import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { createMember } from '~/data/members/members.server'
import { changeProfile } from '~/data/members/profiles.server'
import { indexPost, rebuildSteps } from '~/data/search/search.server'
import { walkOn, walkWhole } from '~/data/walk.server'
import type { SearchedKind } from '~/domain/community/search/searched-kinds'
import { fullTextQuery } from '~/domain/text/search/full-text-query'
import { searchWords } from '~/domain/text/search/search-words'
import { createDatabase } from '../../drizzle/client'
import { posts } from '../../drizzle/schema/posts'
import { searchEntries } from '../../drizzle/schema/search'
import { users } from '../../drizzle/schema/users'
import { member } from './members'
import { countRows, deleteRows, updateRows } from './rows'
import { listMatches, writeUnstemmedWords } from './search-rows'

const db = createDatabase(env.DB)

/** The ids that the index gives for what somebody types. */
const found = (kind: SearchedKind, typed: string) => listMatches(fullTextQuery(kind, searchWords(typed)))

const account = (id: string, fullName: string) => ({
  id,
  email: `${id}@example.com`,
  emailKey: `${id}@example.com`,
  username: id,
  usernameKey: id,
  fullName,
  profileVisibility: 'everyone' as const,
  referralCode: id,
  termsVersion: '2026-11',
  termsAgreedAt: new Date(0),
})

beforeAll(async () => {
  await createMember(db, account('fyodor_1', 'Фёдор Йодов'), { referral: null, signIn: null })
})

test.each(['фёдор', 'ФЕДОР йод', 'Федо', 'fyodor', 'fyodor_1', 'Фе\u0308дор'])(
  'a new member is found by %s',
  async (typed) => {
    expect(await found('member', typed)).toEqual(['fyodor_1'])
  },
)

test.each(['иодов', 'дор', 'фёдор петров', 'member', 'O"R', 'NEAR(', 'kind:member'])('and not by %s', async (typed) => {
  expect(await found('member', typed)).toEqual([])
})

test('a changed profile is found by what it says now', async () => {
  await createMember(db, account('changing', 'Zoé Before'), { referral: null, signIn: null })
  const before = { fullName: 'Zoé Before', username: 'changing', location: null, bio: null }
  for (const bio of ['Sings in a choir', 'Paints']) {
    await changeProfile(db, 'changing', { before, change: { bio }, rename: null })
  }
  expect(await found('member', 'zoe pain')).toEqual(['changing'])
  expect(await found('member', 'choir')).toEqual([])
})

test('a post is found by its tags and words from the batch that wrote it, once however often, and not after it is gone', async () => {
  const author = await member()
  const post = { id: 'post-1', authorId: author.id, content: 'A walk along the river', tags: ['Projector'], images: [] }
  for (let time = 0; time < 2; time++) {
    await db.batch([db.insert(posts).values(post).onConflictDoNothing(), ...indexPost(db, post)])
  }
  expect(await found('post', 'projec')).toEqual(['post-1'])
  expect(await found('post', 'river walk')).toEqual(['post-1'])
  expect(await found('member', 'river')).toEqual([])
  // Somebody else's words under the same id are not this post's.
  await db.batch([...indexPost(db, { ...post, authorId: 'other', content: 'stolen' })])
  await db.batch([...indexPost(db, { ...post, content: 'not what it says' })])
  expect(await found('post', 'stolen')).toEqual([])
  expect(await found('post', 'river')).toEqual(['post-1'])
  await deleteRows(posts, { id: 'post-1' })
  expect(await found('post', 'river')).toEqual([])
})

test('who was written past the verbs gets an entry by the rebuild, once, and leaves with it', async () => {
  const late = await member({ fullName: 'Latecomer' })
  expect(await found('member', 'latecomer')).toEqual([])
  expect(await walkWhole(rebuildSteps(db).member, 2)).toBeGreaterThan(0)
  expect(await walkWhole(rebuildSteps(db).member, 2)).toBe(0)
  expect(await found('member', 'latecomer')).toEqual([late.id])
  await deleteRows(users, { id: late.id })
  expect(await found('member', 'latecomer')).toEqual([])
})

test('what a release before wrote is found by its words, and by their stems after the rebuild', async () => {
  const early = await member({ fullName: 'Earliest', bio: 'Любит проекторов' })
  await walkWhole(rebuildSteps(db).member, 2)
  await writeUnstemmedWords(early.id, { title: 'earliest', body: 'любит проекторов' })
  await updateRows(searchEntries, { refId: early.id }, { version: 0 })
  expect(await found('member', 'проекторов')).toEqual([early.id])
  expect(await found('member', 'проекторами')).toEqual([])
  expect(await walkWhole(rebuildSteps(db).member, 2)).toBe(1)
  expect(await found('member', 'проекторами')).toEqual([early.id])
  expect(await walkWhole(rebuildSteps(db).member, 2)).toBe(0)
})

test('a walk goes on where the last run ended it, and begins anew after the end', async () => {
  await deleteRows(searchEntries)
  const rows = await countRows(users)
  expect(rows).toBeGreaterThan(2)
  const once = () => walkOn(db, 'test', rebuildSteps(db).member, { steps: 1, rows: 2 })
  expect(await once()).toBe(2)
  let left = rows - 2
  for (let run = 0; left > 0 && run < rows; run++) left -= await once()
  expect(left).toBe(0)
  await once()
  expect(await found('member', 'fyodor')).toEqual(['fyodor_1'])
})
