import { expect, test, vi } from 'vitest'
import { decideAppeal, writeAppeal } from '~/data/moderation/appeals.server'
import { type Act, moderate } from '~/data/moderation/moderate.server'
import { writeReport } from '~/data/moderation/reports.server'
import { markCommentDeleted, restoreComment } from '~/data/posts/comments.server'
import { markPostDeleted, restorePost } from '~/data/posts/posts.server'
import { UNTIL_LIFTED } from '~/domain/community/moderation/may-act'
import type { Role } from '~/domain/community/moderation/moderation'
import type { ChosenAction } from '~/domain/community/moderation/moderation-rules'
import { appeals, moderationActions, reports } from '../../drizzle/schema/moderation'
import { users } from '../../drizzle/schema/users'
import { member } from './members'
import { countRows, storedRows, storedValue } from './rows'
import { actionsOn, admin, commentOf, DAY, db, established, moderator, noticesTo, postOf, stateOf } from './things'

vi.setConfig({ testTimeout: 30_000 })

const lastOn = async (memberId: string) =>
  (await storedRows(moderationActions, { memberId }, { columns: ['id'], orderBy: ['created_at', 'rowid'] })).at(-1)
    ?.id ?? ''

type Wanted = Pick<Act, 'moderatorId' | 'action' | 'kind' | 'subjectId' | 'memberId'> & Partial<Act>
const act = async (wanted: Wanted) =>
  moderate(db, {
    ...{ id: crypto.randomUUID(), note: null, until: null, role: null, now: new Date() },
    seen: await lastOn(wanted.memberId),
    ...wanted,
  })

const columnOf = (column: 'role' | 'suspended_until', memberId: string) => storedValue(users, column, { id: memberId })

const WITH: Partial<Record<ChosenAction, Partial<Act>>> = {
  suspend: { until: new Date(Date.now() + 7 * DAY), note: 'Why' },
  warn: { note: 'Why' },
  grant_role: { role: 'moderator', note: 'moderator' },
}

/** Who may do what to whom: every role, on every role, by every action that there is something to do for. */
const ACTORS: Role[] = ['member', 'moderator', 'admin']
const MATRIX = ACTORS.flatMap((actor) => ACTORS.map((subject) => [actor, subject] as const))

test.each(MATRIX)(
  '%s on %s: done where the roles say so, and written down as often as done',
  async (actor, subject) => {
    const isAllowed = actor === 'admin' || (actor === 'moderator' && subject === 'member')
    const one = await established({ role: actor })
    const other = await member({ role: subject === 'member' ? 'member' : subject })
    const postId = await postOf(other.id)
    await writeReport(db, {
      ...{ reporterId: (await member()).id, reported: { kind: 'post', id: postId }, reason: 'spam', note: null },
      now: new Date(),
    })
    const about = { moderatorId: one.id, memberId: other.id }
    const post = { ...about, kind: 'post', subjectId: postId } as const
    const person = { ...about, kind: 'member', subjectId: other.id } as const
    const wanted: Wanted[] = [
      { ...post, action: 'dismiss' },
      { ...post, action: 'hide' },
      { ...post, action: 'restore' },
      { ...post, action: 'warn', ...WITH.warn },
      { ...person, action: 'suspend', ...WITH.suspend },
      { ...person, action: 'unsuspend' },
      { ...person, action: 'verify' },
      { ...person, action: 'unverify' },
    ]
    for (const one of wanted) expect([one.action, (await act(one)).done]).toEqual([one.action, isAllowed])
    const role = subject === 'moderator' ? 'member' : 'moderator'
    expect((await act({ ...person, action: 'grant_role', role, note: role })).done).toBe(actor === 'admin')
    expect(await columnOf('role', other.id)).toBe(actor === 'admin' ? role : subject)
    const expected = [
      ...(isAllowed ? wanted.map(({ action }) => action) : []),
      ...(actor === 'admin' ? ['grant_role'] : []),
    ]
    expect(await actionsOn(other.id)).toEqual(expected)
    expect(await noticesTo(other.id)).toEqual(expected.filter((a) => a !== 'dismiss').map((a) => `moderation: ${a}`))
    expect(await stateOf('posts', postId)).toBe('shown')
  },
)

test('nobody acts on themselves, and a moderator who is suspended or away acts on nobody', async () => {
  const boss = await admin()
  const asleep = await moderator({ isActive: false })
  const stopped = await moderator({ suspendedUntil: UNTIL_LIFTED })
  const other = await member()
  const warnBy = (moderatorId: string, memberId: string) =>
    act({ moderatorId, memberId, kind: 'member', subjectId: memberId, action: 'warn', note: 'Why' })
  expect((await warnBy(boss.id, boss.id)).done).toBe(false)
  expect((await warnBy(asleep.id, other.id)).done).toBe(false)
  expect((await warnBy(stopped.id, other.id)).done).toBe(false)
  expect((await warnBy(boss.id, other.id)).done).toBe(true)
})

test('a hidden post and its reports are decided together, and shown again they are dismissed', async () => {
  const [author, judge, reporter] = [await member(), await moderator(), await member()]
  const postId = await postOf(author.id)
  const commentId = await commentOf(author.id, postId)
  for (const [kind, id] of [
    ['post', postId],
    ['comment', commentId],
  ] as const) {
    const about = { moderatorId: judge.id, memberId: author.id, kind, subjectId: id }
    await writeReport(db, {
      reporterId: reporter.id,
      reported: { kind, id },
      reason: 'hate',
      note: null,
      now: new Date(),
    })
    expect((await act({ ...about, action: 'hide' })).notified).toMatchObject([{ userId: author.id }])
    expect(await stateOf(`${kind}s`, id)).toBe('hidden')
    expect(await countRows(reports, { subjectId: id, status: 'upheld', decidedBy: judge.id })).toBe(1)
    expect((await act({ ...about, action: 'restore' })).done).toBe(true)
    expect(await stateOf(`${kind}s`, id)).toBe('shown')
    // What was upheld once stays what it was: it was decided by what was seen then.
    expect(await countRows(reports, { subjectId: id, status: 'open' })).toBe(0)
  }
})

test('of two moderators at once one is done and the other is told', async () => {
  const [author, one, other] = [await member(), await moderator(), await moderator()]
  const postId = await postOf(author.id)
  const about = { memberId: author.id, kind: 'post', subjectId: postId, seen: '' } as const
  const both = await Promise.all([
    act({ ...about, moderatorId: one.id, action: 'hide' }),
    act({ ...about, moderatorId: other.id, action: 'warn', note: 'Why' }),
  ])
  expect(both.filter(({ done }) => done)).toHaveLength(1)
  expect(await actionsOn(author.id)).toHaveLength(1)
  expect(await noticesTo(author.id)).toHaveLength(1)
})

test('the same act sent again is done, and nothing happens twice, also where it was undone meanwhile', async () => {
  const [author, judge] = [await member(), await moderator()]
  const postId = await postOf(author.id)
  const about = { moderatorId: judge.id, memberId: author.id, kind: 'post', subjectId: postId } as const
  const hide = { ...about, id: crypto.randomUUID(), action: 'hide', seen: '' } as const
  const start = Date.now()
  expect((await act({ ...hide, now: new Date(start) })).done).toBe(true)
  expect((await act({ ...hide, now: new Date(start + 1) })).done).toBe(true)
  expect((await act({ ...about, action: 'restore', now: new Date(start + 2) })).done).toBe(true)
  expect((await act({ ...hide, now: new Date(start + 3) })).done).toBe(true)
  expect(await stateOf('posts', postId)).toBe('shown')
  expect(await actionsOn(author.id)).toEqual(['hide', 'restore'])
  expect(await noticesTo(author.id)).toEqual(['moderation: hide', 'moderation: restore'])
})

test('what is gone, is as it should be already, or has other owners cannot be acted on', async () => {
  const [author, stranger, judge] = [await member(), await member(), await moderator()]
  const deleted = await postOf(author.id, { state: 'deleted' })
  const shown = await postOf(author.id)
  const about = { moderatorId: judge.id, memberId: author.id, kind: 'post' } as const
  for (const wanted of [
    { ...about, subjectId: deleted, action: 'hide' },
    { ...about, subjectId: deleted, action: 'restore' },
    { ...about, subjectId: shown, action: 'restore' },
    { ...about, subjectId: shown, action: 'dismiss' },
    { ...about, subjectId: shown, action: 'hide', memberId: stranger.id },
    { ...about, kind: 'member', subjectId: author.id, action: 'unsuspend' },
    { ...about, kind: 'member', subjectId: author.id, action: 'unverify' },
    { ...about, kind: 'member', subjectId: author.id, action: 'suspend', until: new Date(Date.now() - 1) },
    { ...about, kind: 'message', subjectId: 'x.1', action: 'hide' },
  ] satisfies Wanted[]) {
    expect([wanted.action, (await act(wanted)).done]).toEqual([wanted.action, false])
  }
  expect(await actionsOn(author.id)).toEqual([])
  expect(await stateOf('posts', shown)).toBe('shown')
})

test('an appeal is written once, by whom it concerns, and only against what can be appealed', async () => {
  const [author, other, judge] = [await member(), await member(), await moderator()]
  const about = { moderatorId: judge.id, memberId: author.id, kind: 'member', subjectId: author.id } as const
  const warned = crypto.randomUUID()
  await act({ ...about, id: warned, action: 'warn', note: 'Why' })
  const verified = crypto.randomUUID()
  await act({ ...about, id: verified, action: 'verify' })
  const appeal = (memberId: string, actionId: string, content: string) =>
    writeAppeal(db, { memberId, actionId, content, now: new Date() })
  expect(await appeal(other.id, warned, 'Not mine')).toBe(false)
  expect(await appeal(author.id, verified, 'No')).toBe(false)
  expect(await appeal(author.id, crypto.randomUUID(), 'No')).toBe(false)
  expect(await appeal(author.id, warned, 'First')).toBe(true)
  expect(await appeal(author.id, warned, 'Second')).toBe(true)
  expect(await countRows(appeals, { memberId: author.id, content: 'First' })).toBe(1)
  expect(await countRows(appeals, { memberId: [author.id, other.id] })).toBe(1)
})

const appealOf = async (memberId: string, actionId: string) => {
  await writeAppeal(db, { memberId, actionId, content: 'It was right', now: new Date() })
  return String(await storedValue(appeals, 'id', { actionId }))
}

test('a granted appeal shows the post again, a refused one leaves it; either is answered once', async () => {
  const [author, judge, second] = [await member(), await moderator(), await moderator()]
  for (const [action, state, status] of [
    ['grant_appeal', 'shown', 'granted'],
    ['refuse_appeal', 'hidden', 'refused'],
  ] as const) {
    const postId = await postOf(author.id)
    const hidden = crypto.randomUUID()
    await act({
      ...{ id: hidden, moderatorId: judge.id, action: 'hide', kind: 'post' },
      subjectId: postId,
      memberId: author.id,
    })
    const appealId = await appealOf(author.id, hidden)
    const decision = { id: crypto.randomUUID(), appealId, action, answer: 'Because', now: new Date() } as const
    expect((await decideAppeal(db, { ...decision, moderatorId: author.id })).done).toBe(false)
    expect(await decideAppeal(db, { ...decision, moderatorId: judge.id })).toMatchObject({
      done: true,
      notified: [{ userId: author.id }],
    })
    expect(await decideAppeal(db, { ...decision, moderatorId: judge.id })).toEqual({
      ...{ done: true, notified: [] },
      of: { kind: 'post', id: postId },
    })
    const late = { ...decision, id: crypto.randomUUID(), moderatorId: second.id, action: 'refuse_appeal' } as const
    expect((await decideAppeal(db, late)).done).toBe(false)
    expect(await stateOf('posts', postId)).toBe(state)
    expect(await countRows(appeals, { id: appealId, status, answer: 'Because' })).toBe(1)
  }
  expect(await actionsOn(author.id)).toEqual(['hide', 'grant_appeal', 'hide', 'refuse_appeal'])
  expect(await noticesTo(author.id)).toEqual([
    'moderation: hide',
    'appeal: grant_appeal',
    'moderation: hide',
    'appeal: refuse_appeal',
  ])
})

test('what a granted appeal shows again stays shown when its author deletes it and brings it back', async () => {
  const [author, judge] = [await member(), await moderator()]
  const about = { moderatorId: judge.id, memberId: author.id } as const
  const decide = (appealId: string, action: 'grant_appeal' | 'refuse_appeal') =>
    decideAppeal(db, {
      id: crypto.randomUUID(),
      moderatorId: judge.id,
      appealId,
      action,
      answer: 'So',
      now: new Date(),
    })
  for (const [action, state] of [
    ['grant_appeal', 'shown'],
    ['refuse_appeal', 'hidden'],
  ] as const) {
    const postId = await postOf(author.id)
    const commentId = await commentOf(author.id, await postOf(judge.id))
    for (const [kind, subjectId] of [
      ['post', postId],
      ['comment', commentId],
    ] as const) {
      const hidden = crypto.randomUUID()
      await act({ ...about, id: hidden, action: 'hide', kind, subjectId })
      await decide(await appealOf(author.id, hidden), action)
      // Of a warning about the same thing an appeal says nothing of hiding it.
      const warned = crypto.randomUUID()
      await act({ ...about, id: warned, action: 'warn', note: 'Why', kind, subjectId })
      await decide(await appealOf(author.id, warned), 'grant_appeal')
    }
    await markPostDeleted(db, author.id, postId, new Date())
    await restorePost(db, author.id, postId, new Date(0), new Date())
    await markCommentDeleted(db, author.id, commentId, new Date())
    await restoreComment(db, author.id, commentId, new Date(0), new Date())
    expect([action, await stateOf('posts', postId)]).toEqual([action, state])
    expect([action, await stateOf('comments', commentId)]).toEqual([action, state])
  }
})

test('an id that answered one appeal answers no other', async () => {
  const [author, judge] = [await member(), await moderator()]
  const ofWarning = async () => {
    const id = crypto.randomUUID()
    await act({
      ...{ id, moderatorId: judge.id, memberId: author.id, kind: 'member', subjectId: author.id },
      ...{ action: 'warn', note: 'Why' },
    })
    return appealOf(author.id, id)
  }
  const [first, second] = [await ofWarning(), await ofWarning()]
  const decision = { id: crypto.randomUUID(), moderatorId: judge.id, action: 'grant_appeal', answer: null } as const
  expect((await decideAppeal(db, { ...decision, appealId: first, now: new Date() })).done).toBe(true)
  expect((await decideAppeal(db, { ...decision, appealId: second, now: new Date() })).done).toBe(false)
  expect(await countRows(appeals, { id: second, status: 'open' })).toBe(1)
})

test('a granted appeal lifts the suspension it is against, and no later one', async () => {
  const [author, judge] = [await member(), await moderator()]
  const about = { moderatorId: judge.id, memberId: author.id, kind: 'member', subjectId: author.id } as const
  const suspend = async (days: number) => {
    const id = crypto.randomUUID()
    await act({ ...about, id, action: 'suspend', until: new Date(Date.now() + days * DAY), note: 'Why' })
    return appealOf(author.id, id)
  }
  const [older, newer] = [await suspend(7), await suspend(30)]
  const grant = (appealId: string) =>
    decideAppeal(db, {
      ...{ id: crypto.randomUUID(), moderatorId: judge.id, appealId, action: 'grant_appeal', answer: null },
      now: new Date(),
    })
  await grant(older)
  expect(await columnOf('suspended_until', author.id)).not.toBeNull()
  await grant(newer)
  expect(await columnOf('suspended_until', author.id)).toBeNull()
})

test('what a moderator takes back by themselves answers the appeals against it', async () => {
  const [author, judge] = [await member(), await moderator()]
  const postId = await postOf(author.id)
  const about = { moderatorId: judge.id, memberId: author.id, kind: 'post', subjectId: postId } as const
  const hidden = crypto.randomUUID()
  await act({ ...about, id: hidden, action: 'hide' })
  const appealId = await appealOf(author.id, hidden)
  await act({ ...about, action: 'restore' })
  expect(await countRows(appeals, { id: appealId, status: 'granted' })).toBe(1)
})

test('an appeal granted against a post the site hid closes its reports', async () => {
  const [author, judge] = [await member(), await moderator()]
  const postId = await postOf(author.id)
  for (let n = 0; n < 3; n++) {
    const reporterId = (await established()).id
    await writeReport(db, {
      reporterId,
      reported: { kind: 'post', id: postId },
      reason: 'spam',
      note: null,
      now: new Date(),
    })
  }
  const appealId = await appealOf(author.id, await lastOn(author.id))
  const decision = {
    id: crypto.randomUUID(),
    moderatorId: judge.id,
    appealId,
    action: 'grant_appeal',
    answer: null,
  } as const
  expect((await decideAppeal(db, { ...decision, now: new Date() })).done).toBe(true)
  expect(await stateOf('posts', postId)).toBe('shown')
  expect(await countRows(reports, { subjectId: postId, status: 'dismissed' })).toBe(3)
})
