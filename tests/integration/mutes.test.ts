import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { deleteEndedMutes, listMutedMembers } from '~/data/members/blocks-and-mutes.server'
import { answerMute, muteMember, muteWord, unmuteMember, unmuteWord } from '~/features/mutes/mutes.server'
import { NO_SESSION } from '~/platform/server/session.server'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { follows } from '../../drizzle/schema/follows'
import { mutedWords, mutes } from '../../drizzle/schema/mutes'
import site from '../../workers/site'
import { idOf, registered, wordsOf } from './account'
import { countingDb } from './counting-db'
import { faultyDatabase } from './faulty-database'
import { updateMember } from './members'
import { scansOf } from './query-plans'
import { countRows, insertRow, storedRow, storedValue, updateRows } from './rows'
import { failingBatch, viewer, worldWith } from './verbs'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const DAY = 86_400_000
const TAB = '/app/settings?tab=privacy'
const muteOf = (muterId: string, mutedId: string) => storedRow(mutes, { muterId, mutedId }, 'until')

/** The id of a row in the list of who muted. */
const rowOf = async (muterId: string, mutedId: string) => String(await storedValue(mutes, 'id', { muterId, mutedId }))

describe('muting a member', () => {
  test.each([
    ['7', 7],
    ['30', 30],
    ['always', null],
  ] as const)('for %s', async (days, expected) => {
    const [one, other] = [await viewer(), await viewer()]
    for (let turn = 0; turn < 2; turn++) {
      const before = Date.now()
      expect(await muteMember(worldWith(), one.viewer, other.username, days)).toBe('done')
      const mute = await muteOf(one.id, other.id)
      if (expected === null) expect(mute).toEqual({ until: null })
      else expect(Math.abs(Number(mute?.until) - before - expected * DAY)).toBeLessThan(60_000)
      expect(await countRows(mutes, { muterId: one.id })).toBe(1)
    }
  })

  test('is refused for oneself, nobody, members who are away and across a block', async () => {
    const [one, away, blocking] = [await viewer(), await viewer({ isActive: false }), await viewer()]
    await insertRow(blocks, { blockerId: blocking.id, blockedId: one.id })
    const mute = (username: string) => muteMember(worldWith(), one.viewer, username, '7')
    expect(await mute(one.username)).toBe('self')
    for (const username of ['nobody_of_this_name', away.username, blocking.username]) {
      expect(await mute(username)).toBe('missing')
    }
    expect(await countRows(mutes, { muterId: one.id })).toBe(0)
  })

  test('is taken back by its row also of a member who went away, and twice is the same', async () => {
    const [one, other] = [await viewer(), await viewer()]
    await muteMember(worldWith(), one.viewer, other.username, 'always')
    await updateMember(other.id, { isActive: false })
    expect(await unmuteMember(worldWith(), one.viewer, { username: other.username })).toBe('missing')
    const row = await rowOf(one.id, other.id)
    expect(row).toMatch(/^[0-9a-f]{32}$/)
    // A row of somebody else's list is nobody's to take away.
    expect(await unmuteMember(worldWith(), other.viewer, { row })).toBe('done')
    expect(await muteOf(one.id, other.id)).not.toBeNull()
    expect(await unmuteMember(worldWith(), one.viewer, { row })).toBe('done')
    expect(await muteOf(one.id, other.id)).toBeNull()
    expect(await unmuteMember(worldWith(), one.viewer, { row })).toBe('done')
  })

  test('does not follow whoever closes their profile, blocks, or goes away through a new name', async () => {
    const one = await viewer()
    const others = [await viewer(), await viewer(), await viewer(), await viewer()]
    for (const { username } of others) await muteMember(worldWith(), one.viewer, username, 'always')
    const [closed, blocking, away, open] = others.map(({ id }) => id)
    await updateMember(closed!, { profileVisibility: 'connections' })
    await insertRow(blocks, { blockerId: blocking!, blockedId: one.id })
    await updateMember(away!, { isActive: false })
    for (const { id } of others)
      await updateMember(id, { username: `new_${id}`, usernameKey: `new_${id}`, fullName: 'Renamed' })
    const db = createDatabase(env.DB)
    const { members } = await listMutedMembers(db, { muterId: one.id, now: new Date(), after: null })
    const named = new Map(members.map(({ id, username, fullName }) => [id, [username, fullName]]))
    for (const id of [closed, blocking, away]) expect(named.get(await rowOf(one.id, id!))).toEqual([null, null])
    expect(named.get(await rowOf(one.id, open!))).toEqual([`new_${open}`, 'Renamed'])
    // Nor does a guess at the new name say whether it is right.
    for (const id of [blocking, away])
      expect(await unmuteMember(worldWith(), one.viewer, { username: `new_${id}` })).toBe('missing')
  })

  test.each(['before', 'after'] as const)(
    'the database failing %s it is done leaves no half, and the retry one row',
    async (when) => {
      const [one, other] = [await viewer(), await viewer()]
      const { DB, fail } = faultyDatabase()
      fail(when, /insert into "mutes"/)
      await expect(muteMember(worldWith({ DB }), one.viewer, other.username, '7')).rejects.toThrow()
      expect(await countRows(mutes, { muterId: one.id })).toBe(when === 'after' ? 1 : 0)
      expect(await muteMember(worldWith(), one.viewer, other.username, '7')).toBe('done')
      expect(await countRows(mutes, { muterId: one.id })).toBe(1)
    },
  )

  test('what is over is swept, and only that', async () => {
    const [one, over, holding, always] = [await viewer(), await viewer(), await viewer(), await viewer()]
    const now = Date.now()
    for (const [other, until] of [
      [over, now],
      [holding, now + 1],
      [always, null],
    ] as const) {
      await insertRow(mutes, { muterId: one.id, mutedId: other.id, until: until === null ? null : new Date(until) })
    }
    const counting = countingDb()
    await deleteEndedMutes(createDatabase(counting.site.DB), new Date(now))
    expect(await Promise.all(counting.asked.map(({ sql }) => scansOf(sql)))).toEqual([[]])
    expect(await muteOf(one.id, over.id)).toBeNull()
    expect(await countRows(mutes, { muterId: one.id })).toBe(2)
    await updateRows(mutes, { muterId: one.id, mutedId: holding.id }, { until: new Date(1) })
    const execution = createExecutionContext()
    await site.scheduled?.(createScheduledController({ cron: '17 * * * *' }), env as never, execution)
    await waitOnExecutionContext(execution)
    expect(await muteOf(one.id, holding.id)).toBeNull()
    expect(await muteOf(one.id, always.id)).toEqual({ until: null })
  })
})

describe('muting words', () => {
  test('a word is one in whatever case, and a hundred are the most, however many are sent at once', async () => {
    const one = await viewer()
    expect(await muteWord(worldWith(), one.viewer, 'Ретроград')).toBe('done')
    expect(await muteWord(worldWith(), one.viewer, 'РЕТРОГРАД')).toBe('done')
    expect(await countRows(mutedWords, { userId: one.id })).toBe(1)
    const outcomes = await Promise.all(
      Array.from({ length: 120 }, (_, index) => muteWord(worldWith(), one.viewer, `word ${index}`)),
    )
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(99)
    expect(await countRows(mutedWords, { userId: one.id })).toBe(100)
    // One that stands there is there, full or not.
    expect(await muteWord(worldWith(), one.viewer, 'ретроград')).toBe('done')
    expect(await muteWord(worldWith(), one.viewer, 'one more')).toBe('full')
  })

  test.each(['before', 'after'] as const)(
    'the database failing %s it is done leaves no half of a word, and the retry says it once or takes it away',
    async (when) => {
      const { viewer: one, id } = await viewer()
      const isWritten = when === 'after'
      const words = () => countRows(mutedWords, { userId: id })
      const { DB, fail } = faultyDatabase()
      fail(when, /insert into "muted_words"/)
      await expect(muteWord(worldWith({ DB }), one, 'Gold')).rejects.toThrow()
      expect(await words()).toBe(isWritten ? 1 : 0)
      expect(await muteWord(worldWith(), one, 'Gold')).toBe('done')
      expect(await words()).toBe(1)
      fail(when, /delete from "muted_words"/)
      await expect(unmuteWord(worldWith({ DB }), one, 'Gold')).rejects.toThrow()
      expect(await words()).toBe(isWritten ? 0 : 1)
      expect(await unmuteWord(worldWith(), one, 'Gold')).toBe('done')
      expect(await words()).toBe(0)
    },
  )

  test.each(['before commit', 'after commit'] as const)(
    'by the form, the database failing %s is told, and what was typed is there again',
    async (fault) => {
      const one = await viewer()
      const form = new FormData()
      form.set('intent', 'add-word')
      form.set('word', 'Gold')
      const send = async (nth?: number) => {
        const world = worldWith(nth ? { DB: failingBatch(fault, nth) } : {})
        return answerMute(
          { ...world, session: async () => ({ ...NO_SESSION, viewer: one.viewer, sessionId: 's' }) },
          form,
        )
      }
      // Counting what one may do is a batch of its own, and comes first.
      const { answer, status } = await send(2)
      expect([status, answer.error, answer.values.word]).toEqual([500, 'unexpected', 'Gold'])
      expect(await send()).toMatchObject({ status: 200, answer: { done: 'word-added' } })
      expect(await countRows(mutedWords, { userId: one.id })).toBe(1)
    },
  )
})

describe('by the forms', () => {
  test('the settings show who and what is muted, until when, and take it back', async () => {
    const [one, other] = [await registered(), await registered()]
    const mute = {
      intent: 'mute',
      username: other.account.username,
      days: 'always',
      back: `/u/${other.account.username}`,
    }
    const muted = await one.visitor.post('/resources/mutes', mute)
    expect([muted.status, muted.headers.get('Location')]).toEqual([303, `/u/${other.account.username}`])
    expect(await wordsOf(await one.visitor.get(mute.back))).toContain('Muted')
    const added = await one.visitor.post('/resources/mutes', { intent: 'add-word', word: '  crypto   coin ' })
    expect(added.headers.get('Location')).toBe(`${TAB}#muted`)
    const words = await wordsOf(await one.visitor.get(TAB))
    expect(words).toContain(`@${other.account.username} until you unmute`)
    expect(words).toContain('1 of 100')
    expect(words).toContain('crypto coin')
    await one.visitor.post('/resources/mutes', { intent: 'unmute', username: other.account.username })
    await one.visitor.post('/resources/mutes', { intent: 'remove-word', word: 'crypto coin' })
    const after = await wordsOf(await one.visitor.get(TAB))
    expect(after).toContain('No muted members')
    expect(after).toContain('No muted words')
  })

  test('a muted member is gone from every feed, from what a search finds of posts and from comments; by name they are found', async () => {
    const [one, host] = [await registered(), await registered()]
    const other = await registered({ full_name: 'Quilla Verbose' })
    await insertRow(follows, { followerId: idOf(one), followeeId: idOf(other) })
    await updateMember(idOf(other), { hdType: 'projector' })
    const post = {
      intent: 'create',
      id: crypto.randomUUID(),
      tags: 'quill',
      visibility: 'public',
      comments: 'everyone',
    }
    const script = { 'Sec-Fetch-Dest': 'empty' }
    const written = await other.visitor.post(
      '/resources/posts',
      { ...post, content: 'Zephyrine words', context: 'gate:34' },
      script,
    )
    expect(written.status).toBe(200)
    const hosted = crypto.randomUUID()
    await host.visitor.post('/resources/posts', { ...post, id: hosted, content: 'A guest book', context: '' }, script)
    const comment = { intent: 'create', id: crypto.randomUUID(), post: hosted, content: 'Zephyrine words' }
    expect((await other.visitor.post('/resources/comments', comment, script)).status).toBe(200)
    const places = [
      '/app/dashboard',
      ...['following', 'tag:quill', 'type:projector', 'gate:34'].map((feed) => `/app/dashboard?feed=${feed}`),
      '/app/search?q=zephyrine',
      '/app/search?q=zephyrine&in=posts',
      `/posts/${hosted}`,
    ]
    const showing = async () => {
      const found = []
      for (const path of places) {
        // The words of a search stand in its own field too.
        const words = await wordsOf(await one.visitor.get(path))
        if (words.includes('Zephyrine words')) found.push(path)
      }
      return found
    }
    expect(await showing()).toEqual(places)
    const mute = { intent: 'mute', username: other.account.username, days: '7' }
    expect((await one.visitor.post('/resources/mutes', mute, script)).status).toBe(200)
    expect(await showing()).toEqual([])
    // Whom one looks for by name is there, to be unmuted.
    expect(await wordsOf(await one.visitor.get('/app/search?q=quilla&in=people'))).toContain(other.account.username)
    await updateRows(mutes, { muterId: idOf(one) }, { until: new Date(Date.now() - 1) })
    expect(await showing()).toEqual(places)
  })

  test('the other one sees nothing of it', async () => {
    const [one, other] = [await registered(), await registered()]
    const before = await wordsOf(await other.visitor.get(`/u/${one.account.username}`))
    await one.visitor.post('/resources/mutes', { intent: 'mute', username: other.account.username, days: '7' })
    expect(await countRows(mutes, { muterId: idOf(one) })).toBe(1)
    expect(await wordsOf(await other.visitor.get(`/u/${one.account.username}`))).toBe(before)
    expect(await wordsOf(await other.visitor.get(TAB))).toContain('No muted members')
  })

  test.each([
    [{ intent: 'add-word', word: ' ' }, 400, { problems: { word: 'word.empty' } }],
    [{ intent: 'add-word', word: 'ж'.repeat(51) }, 400, { problems: { word: 'word.long' } }],
    [{ intent: 'mute', username: 'x', days: '8' }, 400, { error: 'invalid' }],
    [{ intent: 'mute', username: 'nobody_of_this_name', days: '7' }, 404, { error: 'missing' }],
    [{ intent: 'other' }, 400, { error: 'invalid' }],
  ])('%j is refused', async (fields, status, answer) => {
    const { visitor } = await registered()
    const response = await visitor.ask(
      'POST',
      '/resources/mutes',
      new URLSearchParams(fields as Record<string, string>),
    )
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject(answer)
  })
})
