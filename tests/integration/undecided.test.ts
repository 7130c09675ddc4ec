import { eq } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { connections } from '../../drizzle/schema/connections'
import { eventGuests } from '../../drizzle/schema/events'
import { follows } from '../../drizzle/schema/follows'
import { loveSettings } from '../../drizzle/schema/love'
import { comments, postLikes, posts } from '../../drizzle/schema/posts'
import { idOf, type Member, registered, undecided, wordsOf } from './account'
import { newEvent } from './events'
import { post } from './feed-world'
import { updateMember } from './members'
import { countRows } from './rows'
import { Visitor } from './visitor'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const SCRIPT = { 'Sec-Fetch-Dest': 'empty' }
const other: { member: Member } = { member: null as unknown as Member }
const nameOf = ({ account }: Pick<Member, 'account'>) => account.username

beforeAll(async () => {
  other.member = await registered()
})

describe('no one sees a new member before they have answered', () => {
  const fullName = 'Quintessa Unseen'
  let member: Member
  let postId = ''
  beforeAll(async () => {
    const made = await undecided({ full_name: fullName, username: 'quintessa_u' })
    member = { ...made, row: made.row }
    await updateMember(idOf(member), { hdType: 'projector', birthTimeAccuracy: 'exact' })
    postId = (await post({ id: idOf(member) }, { content: 'Words of the unseen one' })).id
  })

  /** Where others would find them; a visitor is sent to sign in by all but the first two. */
  const PAGES = (): [path: string, shows: string][] => [
    ['/u/quintessa_u', fullName],
    [`/posts/${postId}`, 'Words of the unseen one'],
    ['/app/search?q=Quintessa', fullName],
    ['/app/explore?tab=people', fullName],
    ['/app/connections', fullName],
    ['/app/dashboard', 'Words of the unseen one'],
    ['/resources/names?q=quin', fullName],
    ['/app/compatibility/quintessa_u', fullName],
  ]

  test('not on any page, and on each once they let everyone see them', async () => {
    const seenOn = async (who: Visitor) => {
      const found: string[] = []
      for (const [path, shows] of PAGES()) {
        const text = await (await who.get(path)).text()
        if (text.includes(shows)) found.push(path)
      }
      return found
    }
    expect(await seenOn(other.member.visitor)).toEqual([])
    expect(await seenOn(new Visitor())).toEqual([])
    for (const who of [other.member.visitor, new Visitor()]) {
      expect((await who.get('/u/quintessa_u')).status).toBe(404)
      expect((await who.get('/u/quintessa_u/card.png')).status).toBe(404)
      expect((await who.get(`/posts/${postId}`)).status).toBe(404)
    }
    await member.visitor.post('/resources/privacy', { profile_visibility: 'everyone' })
    const paths = PAGES().map(([path]) => path)
    expect(await seenOn(new Visitor())).toEqual(paths.slice(0, 2))
    expect(await seenOn(other.member.visitor)).toEqual(paths)
  })

  test('nor can they be asked to connect, be followed, muted, blocked or be written to', async () => {
    const { account } = await undecided()
    const username = account.username
    const send = (path: string, fields: Record<string, string>) =>
      other.member.visitor.post(`${path}.data`, fields, SCRIPT)
    expect((await send('/resources/connections', { intent: 'request', username })).status).toBe(404)
    expect((await send('/resources/follows', { state: 'following', username })).status).toBe(404)
    for (const intent of ['mute', 'unmute'])
      expect((await send('/resources/mutes', { intent, username, days: '7' })).status).toBe(404)
    for (const intent of ['block', 'unblock'])
      expect((await send('/resources/blocks', { intent, username })).status).toBe(404)
    const begun = await other.member.visitor.ask('POST', '/api/conversations', { to: username })
    expect(begun.status).toBe(404)
  })
})

describe('what would show a member is refused until they have answered', () => {
  const ACTIONS: [string, owner: SQLiteColumn, path: string, fields: () => Promise<Record<string, string>>][] = [
    ['a follow', follows.followerId, '/resources/follows', async () => ({ state: 'following', ...toOther() })],
    ['a request', connections.requesterId, '/resources/connections', async () => ({ intent: 'request', ...toOther() })],
    ['a post', posts.authorId, '/resources/posts', async () => ({ ...created(), content: 'Hello' })],
    [
      'a comment',
      comments.authorId,
      '/resources/comments',
      async () => ({ ...created(), post: await aPost(), content: 'Well' }),
    ],
    ['a like', postLikes.userId, '/resources/likes', async () => ({ post: await aPost(), state: 'liked' })],
    [
      'a registration',
      eventGuests.userId,
      '/resources/events',
      async () => ({ intent: 'register', id: await newEvent({ id: idOf(other.member) }) }),
    ],
    [
      'taking part in Love Compatibility',
      loveSettings.userId,
      '/resources/love',
      async () => ({ intent: 'show', adult: 'on', consent: 'on' }),
    ],
  ]
  const toOther = () => ({ username: nameOf(other.member) })
  const created = () => ({ intent: 'create', id: crypto.randomUUID() })
  const aPost = async () => (await post({ id: idOf(other.member) })).id

  test.each(ACTIONS)('%s', async (_, owner, path, fields) => {
    const { visitor, row } = await undecided()
    const id = String(row?.id)
    const form = await fields()
    const refused = await visitor.post(path, form, SCRIPT)
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('undecided')])
    expect(await countRows(owner.table, eq(owner, id))).toBe(0)
    await visitor.post('/resources/privacy', { profile_visibility: 'connections' })
    expect((await visitor.post(path, form, SCRIPT)).status).toBeLessThan(400)
    expect(await countRows(owner.table, eq(owner, id))).toBe(1)
  })

  test('a conversation', async () => {
    const { visitor } = await undecided()
    const begin = () => visitor.ask('POST', '/api/conversations', { to: nameOf(other.member) })
    const refused = await begin()
    expect([refused.status, await refused.json()]).toEqual([403, { error: 'undecided' }])
    await visitor.post('/resources/privacy', { profile_visibility: 'everyone' })
    expect((await begin()).status).toBe(201)
  })

  test('without scripts the page offers the question and keeps what was typed, in both languages', async () => {
    const { visitor } = await undecided()
    const refused = await visitor.post('/resources/posts', { ...created(), content: 'Typed before the answer' })
    const path = refused.headers.get('Location') ?? ''
    const response = await visitor.get(path)
    const page = await response.clone().text()
    expect(await wordsOf(response)).toContain('First choose who can see your profile. What you typed is still here.')
    expect(page).toContain('href="/register/success?opened=tab"')
    expect(page).toContain('Typed before the answer')
    visitor.cookies.set('language', 'ru')
    const again = await visitor.post('/resources/follows', {
      state: 'following',
      ...toOther(),
      back: `/u/${nameOf(other.member)}`,
    })
    const words = await wordsOf(await visitor.get(again.headers.get('Location') ?? ''))
    expect(words).toContain('Сначала выберите, кто может видеть ваш профиль.')
    // Nothing is typed to follow.
    expect(words).not.toContain('Всё введённое на месте.')
  })

  test('every page says that no one sees them, until they have answered', async () => {
    const { visitor } = await undecided()
    expect(await wordsOf(await visitor.get('/app/dashboard'))).toContain('No one can see you yet. Choose who can')
    await visitor.post('/resources/privacy', { profile_visibility: 'community' })
    expect(await wordsOf(await visitor.get('/app/dashboard'))).not.toContain('No one can see you yet.')
  })
})
