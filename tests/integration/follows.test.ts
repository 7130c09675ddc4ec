import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { insertBlock } from '~/data/members/blocks-and-mutes.server'
import { setFollow } from '~/features/follows/follows.server'
import { createDatabase } from '../../drizzle/client'
import { follows } from '../../drizzle/schema/follows'
import { notifications } from '../../drizzle/schema/notifications'
import { users } from '../../drizzle/schema/users'
import { idOf, registered, wordsOf } from './account'
import { block, connect } from './feed-world'
import { updateMember } from './members'
import { countRows, storedRow } from './rows'
import { failingBatch, viewer, worldWith } from './verbs'
import { Visitor } from './visitor'

vi.setConfig({ testTimeout: 60_000 })

const db = createDatabase(env.DB)

type Member = Awaited<ReturnType<typeof viewer>>

const countsOf = async (id: string) => {
  const row = await storedRow(users, { id })
  return row && { followers: row.followers_count, following: row.following_count }
}
const countFollows = (one: Member, other: Member) => countRows(follows, { followerId: one.id, followeeId: other.id })
const send = (one: Member | null, other: { username: string }, state: 'following' | 'none', world = worldWith()) =>
  setFollow(world, one?.viewer ?? null, { username: other.username, state })

/** Two members who stand so to each other, and what following comes to then. */
const RELATIONS: [string, () => Promise<[Member, Member]>, done: boolean, reason?: string][] = [
  ['a stranger', async () => [await viewer(), await viewer()], true],
  ['one open to members', async () => [await viewer(), await viewer({ profileVisibility: 'community' })], true],
  [
    'one open to connections, not being one',
    async () => [await viewer(), await viewer({ profileVisibility: 'connections' })],
    false,
    'missing',
  ],
  [
    'one open to connections, being one',
    async () => {
      const pair: [Member, Member] = [await viewer(), await viewer({ profileVisibility: 'connections' })]
      await connect(...pair)
      return pair
    },
    true,
  ],
  [
    'one who blocked them',
    async () => {
      const pair: [Member, Member] = [await viewer(), await viewer()]
      await block(pair[1], pair[0])
      return pair
    },
    false,
    'missing',
  ],
  [
    'one whom they blocked',
    async () => {
      const pair: [Member, Member] = [await viewer(), await viewer()]
      await block(...pair)
      return pair
    },
    false,
    'missing',
  ],
  ['one who is away', async () => [await viewer(), await viewer({ isActive: false })], false, 'missing'],
  [
    'themselves',
    async () => {
      const one = await viewer()
      return [one, one]
    },
    false,
    'self',
  ],
  [
    'a stranger, being suspended',
    async () => [await viewer({ suspendedUntil: new Date(Date.now() + 60_000) }), await viewer()],
    false,
    'suspended',
  ],
  [
    'a stranger, the suspension being over',
    async () => [await viewer({ suspendedUntil: new Date(Date.now() - 1) }), await viewer()],
    true,
  ],
]

describe.each(RELATIONS)('following %s', (_, make, done, reason) => {
  let pair: [Member, Member]
  beforeAll(async () => {
    pair = await make()
  })

  test('is done or refused, and the same again', async () => {
    for (let turn = 0; turn < 2; turn++) {
      const outcome = await send(pair[0], pair[1], 'following')
      expect(outcome).toEqual(
        done
          ? { done: true, state: expect.objectContaining({ isFollowing: true, followersCount: 1 }) }
          : { done, reason },
      )
      expect(await countFollows(...pair)).toBe(done ? 1 : 0)
      expect((await countsOf(pair[1].id))?.followers).toBe(done ? 1 : 0)
      expect((await countsOf(pair[0].id))?.following).toBe(done ? 1 : 0)
      expect(await countRows(notifications, { kind: 'follow', userId: pair[1].id })).toBe(done ? 1 : 0)
    }
  })

  test('leaving is the same done twice', async () => {
    if (!done) return
    for (let turn = 0; turn < 2; turn++) {
      const outcome = await send(pair[0], pair[1], 'none')
      expect(outcome).toMatchObject({ done: true, state: { isFollowing: false, followersCount: 0 } })
      expect(await countFollows(...pair)).toBe(0)
      expect((await countsOf(pair[1].id))?.followers).toBe(0)
    }
  })
})

test('nobody follows nobody, and visitors follow nobody', async () => {
  const one = await viewer()
  expect(await send(one, { username: 'nobody_of_this_name' }, 'following')).toEqual({ done: false, reason: 'missing' })
  expect(await send(null, one, 'following')).toEqual({ done: false, reason: 'signed_out' })
})

test('whoever was followed can be left when the page has closed, and by a suspended member', async () => {
  const [one, other] = [await viewer(), await viewer()]
  await send(one, other, 'following')
  await updateMember(other.id, { profileVisibility: 'connections' })
  one.viewer.suspendedUntil = new Date(Date.now() + 60_000)
  expect(await send(one, other, 'none')).toMatchObject({ done: true, state: { isFollowing: false } })
  expect(await send(one, other, 'none')).toEqual({ done: false, reason: 'missing' })
})

test('a block takes the follows of both away, with their counts', async () => {
  const [one, other, third] = [await viewer(), await viewer(), await viewer()]
  await send(one, other, 'following')
  await send(other, one, 'following')
  await send(third, other, 'following')
  await insertBlock(db, one.id, other.id)
  expect([await countFollows(one, other), await countFollows(other, one), await countFollows(third, other)]).toEqual([
    0, 0, 1,
  ])
  expect(await countsOf(one.id)).toEqual({ followers: 0, following: 0 })
  expect(await countsOf(other.id)).toEqual({ followers: 1, following: 0 })
})

test('after a hundred follows and unfollows at once by twenty members counts are rows, and the last answer holds', async () => {
  const star = await viewer()
  const crowd = await Promise.all(Array.from({ length: 20 }, () => viewer()))
  const last = new Map<string, boolean>()
  await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const one = crowd[index % 20]!
      const outcome = await send(one, star, (index * 7 + (index % 20)) % 3 ? 'following' : 'none')
      if (!outcome.done) throw new Error(outcome.reason)
      last.set(one.id, outcome.state.isFollowing)
    }),
  )
  const rows = await countRows(follows, { followeeId: star.id })
  expect((await countsOf(star.id))?.followers).toBe(rows)
  for (const one of crowd) {
    expect(await countFollows(one, star)).toBe(last.get(one.id) ? 1 : 0)
    expect((await countsOf(one.id))?.following).toBe(await countFollows(one, star))
  }
  await Promise.all(crowd.map((one) => send(one, star, 'following')))
  expect(await countsOf(star.id)).toEqual({ followers: 20, following: 0 })
})

test('who follows two hundred times an hour waits', async () => {
  const [one, other] = [await viewer(), await viewer()]
  const outcomes = await Promise.all(
    Array.from({ length: 201 }, (_, index) => send(one, other, index % 2 ? 'none' : 'following')),
  )
  const refused = outcomes.filter((outcome) => !outcome.done)
  expect(refused).toEqual([{ done: false, reason: 'too_many', retryAfterSeconds: expect.any(Number) }])
})

describe.each(['before commit', 'after commit'] as const)('when the database fails %s', (fault) => {
  // The first batch counts what was spent, the second writes.
  test.each(['following', 'none'] as const)(
    '%s is done once or not at all, and the retry does the rest',
    async (state) => {
      const [one, other] = [await viewer(), await viewer()]
      if (state === 'none') await send(one, other, 'following')
      const before = await countFollows(one, other)
      await expect(send(one, other, state, worldWith({ DB: failingBatch(fault, 2) }))).rejects.toThrow('D1_ERROR')
      const wanted = state === 'following' ? 1 : 0
      const between = fault === 'after commit' ? wanted : before
      expect([await countFollows(one, other), (await countsOf(other.id))?.followers]).toEqual([between, between])
      expect(await send(one, other, state)).toMatchObject({ done: true, state: { isFollowing: wanted === 1 } })
      expect([await countFollows(one, other), (await countsOf(other.id))?.followers]).toEqual([wanted, wanted])
      expect(await countRows(notifications, { kind: 'follow', userId: other.id })).toBe(1)
    },
  )
})

describe('by the addresses', () => {
  const form = (fields: Record<string, string>) => new URLSearchParams(fields)

  test('PUT and DELETE say the state by themselves, POST in a field; each is told what holds then', async () => {
    const [one, other] = [await registered(), await registered()]
    const { username } = other.account
    for (const [method, fields, isFollowing] of [
      ['PUT', { username }, true],
      ['PUT', { username }, true],
      ['DELETE', { username }, false],
      ['POST', { username, state: 'following' }, true],
      ['POST', { username, state: 'none' }, false],
    ] as const) {
      const response = await one.visitor.ask(method, '/resources/follows', form(fields))
      expect([response.status, await response.json()]).toEqual([
        200,
        { done: true, isFollowing, followersCount: isFollowing ? 1 : 0 },
      ])
    }
  })

  test('without scripts the page is come back to, and says what was refused', async () => {
    const [one, other] = [await registered(), await registered()]
    const path = `/u/${other.account.username}`
    const fields = { username: other.account.username, state: 'following', back: `${path}?tab=connections` }
    const followed = await one.visitor.post('/resources/follows', fields)
    expect([followed.status, followed.headers.get('Location')]).toEqual([303, `${path}?tab=connections`])
    const words = await wordsOf(await one.visitor.get(path))
    expect(words).toContain('1 follower ')
    expect(words).toContain('Following Message')
    const self = await one.visitor.post('/resources/follows', { username: one.account.username, state: 'following' })
    const location = String(self.headers.get('Location'))
    expect(location).toBe(`/u/${one.account.username}?refused=follow.self`)
    const away = await one.visitor.post('/resources/follows', { ...fields, back: 'https://elsewhere.example/' })
    expect(away.headers.get('Location')).toBe('/app/dashboard')
    const visitor = await new Visitor().post('/resources/follows', fields)
    expect(visitor.headers.get('Location')).toBe(`/login?redirect=${encodeURIComponent(fields.back)}`)
  })

  test('in Russian the pages have a form to follow and to stop, and the lists as links', async () => {
    const [one, other] = [await registered(), await registered({ full_name: 'Ada Lovelace' })]
    const { username } = other.account
    one.visitor.cookies.set('language', 'ru')
    const page = async (query = '') => (await one.visitor.get(`/u/${username}${query}`)).text()
    const press = async (html: string) => {
      const [form = ''] = /<form[^>]*action="\/resources\/follows"(?:(?!<\/form>).)*<\/form>/s.exec(html) ?? []
      const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value?.replaceAll('&amp;', '&'),
      ])
      const { status } = await one.visitor.post('/resources/follows', Object.fromEntries(fields))
      expect(status).toBe(303)
    }
    const before = await page()
    expect(before).toContain('aria-label="Подписаться: Ada Lovelace"')
    await press(before)
    const after = await page()
    expect(after).toContain('aria-label="Вы подписаны: Ada Lovelace.')
    expect(after).toContain(`href="/u/${username}?tab=connections&amp;list=followers"`)
    const followers = await page('?tab=connections&list=followers')
    expect(await wordsOf(new Response(followers))).toMatch(/1 подписчик .*Вы/)
    expect(followers).toMatch(/<a[^>]*list=following[^>]*>Подписки</)
    const following = await page('?tab=connections&list=following')
    expect(following).toContain('Пока нет подписок')
    await press(following)
    expect(await wordsOf(new Response(await page()))).toContain('0 подписчиков')
    expect(await page()).toContain('aria-label="Подписаться: Ada Lovelace"')
  })

  test('the page of a list counts whom its reader does not find, and lets visitors follow nobody', async () => {
    const [star, reader, blocked] = [await registered(), await registered(), await registered()]
    const { username } = star.account
    for (const { visitor } of [reader, blocked]) {
      await visitor.post('/resources/follows', { username, state: 'following' })
    }
    await insertBlock(db, idOf(reader), idOf(blocked))
    const path = `/u/${username}?tab=connections&list=followers`
    const found = await wordsOf(await reader.visitor.get(path))
    expect(found).toContain('1 person isn’t shown: you can’t see their profile.')
    expect(found).not.toContain(blocked.account.username)
    const visited = await (await new Visitor().get(path)).text()
    for (const { account } of [reader, blocked]) expect(visited).toContain(account.full_name)
    expect(visited).not.toContain('action="/resources/follows"')
  })

  test('a block closes the page and the feed, and takes the follows from the counts of the page', async () => {
    const [one, other] = [await registered(), await registered()]
    const names = [one.account.username, other.account.username] as const
    await one.visitor.post('/resources/follows', { username: names[1], state: 'following' })
    await other.visitor.post('/resources/follows', { username: names[0], state: 'following' })
    const content = 'Before the door was closed'
    await other.visitor.post('/resources/posts', { intent: 'create', id: crypto.randomUUID(), content })
    const feed = async () => wordsOf(await one.visitor.get('/app/dashboard?feed=following'))
    expect(await feed()).toContain(content)
    await other.visitor.post('/resources/blocks', { intent: 'block', username: names[0] })
    expect(await feed()).toContain('No posts from people you follow')
    expect(await wordsOf(await other.visitor.get(`/u/${names[1]}`))).toMatch(/0 followers .*0 following/)
    const closed = await one.visitor.get(`/u/${names[1]}`)
    expect([closed.status, (await wordsOf(closed)).includes('Profile not found')]).toEqual([404, true])
  })

  test('the other one is told on their page that they are followed', async () => {
    const [one, other] = [await registered(), await registered()]
    await one.visitor.post('/resources/follows', { username: other.account.username, state: 'following' })
    expect(await wordsOf(await other.visitor.get(`/u/${one.account.username}`))).toContain('Follows you')
    const list = await wordsOf(await other.visitor.get(`/u/${other.account.username}?tab=connections&list=followers`))
    expect(list).toContain(one.account.full_name)
  })

  test('a failure of ours is said as one, and nothing is half done', async () => {
    const [one, other] = [await registered(), await registered()]
    const broken = new Visitor({ site: { DB: failingBatch('before commit', 2) } })
    for (const [name, value] of one.visitor.cookies) broken.cookies.set(name, value)
    const response = await broken.ask('PUT', '/resources/follows', form({ username: other.account.username }))
    expect([response.status, await response.json()]).toEqual([500, { done: false, error: 'unexpected' }])
    expect(await countRows(follows, { followerId: idOf(one) })).toBe(0)
  })
})
