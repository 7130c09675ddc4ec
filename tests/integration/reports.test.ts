import { expect, test, vi } from 'vitest'
import { moderate } from '~/data/moderation/moderate.server'
import { writeReport } from '~/data/moderation/reports.server'
import { blocks } from '../../drizzle/schema/blocks'
import { moderationActions, reports } from '../../drizzle/schema/moderation'
import { posts } from '../../drizzle/schema/posts'
import { member } from './members'
import { countRows, storedRows, storedValue, updateRows } from './rows'
import { actionsOn, commentOf, DAY, db, established, moderator, noticesTo, postOf, stateOf } from './things'

vi.setConfig({ testTimeout: 30_000 })

type Kind = 'post' | 'comment'
const report = (reporterId: string, kind: Kind, id: string, change: { reason?: 'spam' | 'hate'; now?: Date } = {}) =>
  writeReport(db, {
    ...{ reporterId, reported: { kind, id }, reason: change.reason ?? 'spam', note: null },
    now: change.now ?? new Date(),
  })

const reportsOf = async (subjectId: string) => {
  const rows = await storedRows(reports, { subjectId })
  return rows.map(({ reason, copy, status, member_id }) => ({ reason, copy, status, memberId: member_id }))
}

test('a member reports a thing once: the second report changes the first', async () => {
  const [author, reporter] = [await member(), await member()]
  const id = await postOf(author.id, { content: 'Buy this' })
  expect((await report(reporter.id, 'post', id)).member).toEqual({
    username: author.username,
    fullName: author.fullName,
  })
  await report(reporter.id, 'post', id, { reason: 'hate' })
  expect(await reportsOf(id)).toEqual([{ reason: 'hate', copy: 'Buy this', status: 'open', memberId: author.id }])
})

test('nobody reports what is their own, what they cannot see, or what is not there', async () => {
  const [author, stranger, blocked] = [await member(), await member(), await member()]
  await db.insert(blocks).values({ blockerId: author.id, blockedId: blocked.id })
  const id = await postOf(author.id)
  const ofConnections = await postOf(author.id, { visibility: 'connections' })
  const hidden = await postOf(author.id, { state: 'hidden' })
  const deleted = await postOf(author.id, { state: 'deleted' })
  const closed = await postOf((await member({ profileVisibility: 'connections' })).id)
  const ofAway = await postOf((await member({ isActive: false })).id)
  for (const [who, what] of [
    [author, id],
    [blocked, id],
    [stranger, ofConnections],
    [stranger, hidden],
    [stranger, deleted],
    [stranger, closed],
    [stranger, ofAway],
    [stranger, crypto.randomUUID()],
  ] as const) {
    expect((await report(who.id, 'post', what)).member).toBeNull()
    expect(await reportsOf(what)).toEqual([])
  }
})

test('a comment is reported by who sees its post, and not by who stands in a block with its author', async () => {
  const [author, writer, reader, blocked] = [await member(), await member(), await member(), await member()]
  await db.insert(blocks).values({ blockerId: blocked.id, blockedId: writer.id })
  const postId = await postOf(author.id)
  const id = await commentOf(writer.id, postId)
  expect((await report(blocked.id, 'comment', id)).member).toBeNull()
  expect((await report(writer.id, 'comment', id)).member).toBeNull()
  expect((await report(reader.id, 'comment', id)).member?.username).toBe(writer.username)
  expect(await countRows(reports, { subjectId: id })).toBe(1)
})

test('a member is reported by username; oneself and whom one cannot see is not', async () => {
  const [one, other, blocked] = [await member(), await member(), await member()]
  await db.insert(blocks).values({ blockerId: one.id, blockedId: blocked.id })
  const say = (reporterId: string, usernameKey: string) =>
    writeReport(db, {
      reporterId,
      reported: { kind: 'member', usernameKey },
      reason: 'spam',
      note: null,
      now: new Date(),
    })
  expect((await say(other.id, one.usernameKey)).member?.username).toBe(one.username)
  expect((await say(one.id, one.usernameKey)).member).toBeNull()
  expect((await say(blocked.id, one.usernameKey)).member).toBeNull()
  expect(await countRows(reports, { memberId: one.id, subjectId: one.id })).toBe(1)
})

test.each(['post', 'comment'] as const)(
  'two established members and one new one do not hide a %s, three hide it once',
  async (kind) => {
    const author = await member()
    const id = kind === 'post' ? await postOf(author.id) : await commentOf(author.id, await postOf((await member()).id))
    const table = `${kind}s` as const
    const young = await member({ emailConfirmedAt: new Date() })
    const unconfirmed = await established({ emailConfirmedAt: null })
    const suspended = await established({ suspendedUntil: new Date(Date.now() + DAY) })
    for (const reporter of [await established(), await established(), young, unconfirmed, suspended]) {
      expect((await report(reporter.id, kind, id)).notified).toEqual([])
    }
    expect(await stateOf(table, id)).toBe('shown')
    expect(await actionsOn(author.id)).toEqual([])

    const third = await established()
    expect((await report(third.id, kind, id)).notified).toMatchObject([{ userId: author.id }])
    expect(await stateOf(table, id)).toBe('hidden')
    expect(await actionsOn(author.id)).toEqual(['auto_hide'])
    expect(await noticesTo(author.id)).toEqual(['moderation: auto_hide'])
    // Sent again, as after an answer that was lost: it is said already.
    expect((await report(third.id, kind, id)).member?.username).toBe(author.username)
    expect((await report((await established()).id, kind, id)).member).toBeNull()
    expect(await actionsOn(author.id)).toEqual(['auto_hide'])
  },
)

test('the day an account is established is the fourteenth, to the millisecond', async () => {
  const author = await member()
  const id = await postOf(author.id)
  const now = new Date()
  const joined = (age: number) => established({ createdAt: new Date(now.getTime() - age) })
  for (const reporter of [await joined(14 * DAY), await joined(14 * DAY), await joined(14 * DAY - 1)]) {
    await report(reporter.id, 'post', id, { now })
  }
  expect(await stateOf('posts', id)).toBe('shown')
  await report((await joined(14 * DAY)).id, 'post', id, { now })
  expect(await stateOf('posts', id)).toBe('hidden')
})

test('three who report at the same moment hide it once', async () => {
  const author = await member()
  const id = await postOf(author.id)
  const reporters = await Promise.all([established(), established(), established(), established()])
  await Promise.all(reporters.map((reporter) => report(reporter.id, 'post', id)))
  expect(await stateOf('posts', id)).toBe('hidden')
  expect(await actionsOn(author.id)).toEqual(['auto_hide'])
})

test('what a moderator has shown again is hidden by no number of reports, until its author changes it', async () => {
  const [author, judge] = [await member(), await moderator()]
  const id = await postOf(author.id)
  for (let n = 0; n < 3; n++) await report((await established()).id, 'post', id)
  const seen = await storedValue(moderationActions, 'id', { memberId: author.id })
  const restored = await moderate(db, {
    ...{ id: crypto.randomUUID(), moderatorId: judge.id, action: 'restore', kind: 'post', subjectId: id },
    ...{ memberId: author.id, note: null, until: null, role: null, seen: String(seen), now: new Date() },
  })
  expect(restored.done).toBe(true)
  expect((await reportsOf(id)).map(({ status }) => status)).toEqual(['dismissed', 'dismissed', 'dismissed'])
  for (let n = 0; n < 4; n++) await report((await established()).id, 'post', id)
  expect(await stateOf('posts', id)).toBe('shown')
  expect(await countRows(reports, { subjectId: id, status: 'open' })).toBe(4)

  await updateRows(posts, { id }, { content: 'Worse', editedAt: new Date(Date.now() + 1000) })
  await report((await established()).id, 'post', id)
  expect(await stateOf('posts', id)).toBe('hidden')
  expect(await actionsOn(author.id)).toEqual(['auto_hide', 'restore', 'auto_hide'])
})
