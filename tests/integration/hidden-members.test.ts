import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { listBlockedMembers, listMutedMembers } from '~/data/members/blocks-and-mutes.server'
import type { ListCursor } from '~/domain/community/search/list-cursor'
import { loadPrivacy } from '~/features/privacy/load-privacy.server'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { mutes } from '../../drizzle/schema/mutes'
import { member } from './members'
import { viewer, worldWith } from './verbs'

const db = createDatabase(env.DB)
const now = new Date(2026, 10, 1)
const MEMBERS = 65

/** Some at the same instant: the list goes on by their ids then. */
const at = (place: number) => new Date(1_700_000_000_000 + Math.floor(place / 4))

const LISTS = {
  blocked: {
    write: (blockerId: string, blockedId: string, place: number) =>
      db.insert(blocks).values({ blockerId, blockedId, createdAt: at(place), blockedUsername: blockedId }),
    read: (blockerId: string, after: ListCursor | null) => listBlockedMembers(db, { blockerId, after }),
  },
  muted: {
    write: (muterId: string, mutedId: string, place: number) =>
      db.insert(mutes).values({ muterId, mutedId, createdAt: at(place), until: null }),
    read: (muterId: string, after: ListCursor | null) => listMutedMembers(db, { muterId, now, after }),
  },
}

describe.each(Object.keys(LISTS) as (keyof typeof LISTS)[])('a long list of the %s', (name) => {
  test('is read page by page: everybody once, the last one first', async () => {
    const { write, read } = LISTS[name]
    const { id } = await member()
    for (let place = 0; place < MEMBERS; place++) await write(id, (await member()).id, place)
    const names: (string | null)[] = []
    const sizes: number[] = []
    for (let after: ListCursor | null = null; ; ) {
      const { members, next }: Awaited<ReturnType<typeof read>> = await read(id, after)
      names.push(...members.map(({ username }) => username))
      sizes.push(members.length)
      if (!next) break
      after = next
    }
    expect(sizes).toEqual([30, 30, 5])
    expect(new Set(names).size).toBe(MEMBERS)
  })
})

test('the tab says where the list of the blocked goes on, and where it began', async () => {
  const one = await viewer()
  for (let place = 0; place < 31; place++) await LISTS.blocked.write(one.id, (await member()).id, place)
  const load = (search: string) =>
    loadPrivacy(worldWith(), one.viewer, new Request(`http://localhost/app/settings?tab=privacy${search}`))
  const first = await load('')
  expect([first.blocked.length, first.isBlockedFromStart]).toEqual([30, true])
  const second = await load(`&blocked=${first.nextBlocked}`)
  expect([second.blocked.length, second.nextBlocked, second.isBlockedFromStart]).toEqual([1, null, false])
  expect((await load('&blocked=nonsense')).blocked).toEqual(first.blocked)
})
