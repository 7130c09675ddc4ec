import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { actOnSupport, listReplies, listWaiting } from '~/data/moderation/support.server'
import { listUndispatched } from '~/data/notifications/notices.server'
import { readWholeMember } from '~/data/whole-member/whole-member.server'
import { answerSupport, loadSupport } from '~/features/support/support.server'
import { dispatch } from '~/platform/notifications/announce.server'
import { NO_SESSION } from '~/platform/server/session.server'
import { createDatabase } from '../../drizzle/client'
import { moderationActions } from '../../drizzle/schema/moderation'
import { notifications } from '../../drizzle/schema/notifications'
import { supportReplies, supportRequests } from '../../drizzle/schema/support'
import { idOf, registered } from './account'
import { updateMember } from './members'
import { insertRow, storedRow, storedRows, updateRows } from './rows'
import { viewer, worldWith } from './verbs'

vi.setConfig({ testTimeout: 60_000 })

const db = createDatabase(env.DB)
const NOW = new Date('2026-11-23T10:00:00Z')
type Asker = Awaited<ReturnType<typeof viewer>>

/** The world as a signed-in member has it. */
const worldOf = (one: Asker | null) => ({
  ...worldWith(),
  session: async () => ({ ...NO_SESSION, viewer: one?.viewer ?? null, sessionId: 's' }),
})

/** Sends a form of the page, and gives its answer with the status. */
async function send(one: Asker | null, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const answered = await answerSupport(worldOf(one), form)
  return 'init' in answered ? { ...answered.data, status: answered.init?.status } : { ...answered, status: 200 }
}

async function asked(one: Asker, subject = 'Where is my chart?', content = 'I cannot find it.') {
  const id: string = crypto.randomUUID()
  expect(await send(one, { intent: 'ask', id, subject, content })).toMatchObject({ done: 'asked' })
  return id
}

const pageOf = (one: Asker, path = '') =>
  loadSupport(worldOf(one), one.viewer, new Request(`http://localhost/app/support${path}`))
const lastWordOf = async (requestId: string) => (await listReplies(db, [requestId])).at(-1)!.id
const moderator = () => viewer({ role: 'moderator' })

async function answered(
  requestId: string,
  {
    moderatorId,
    content = 'It is under Your Chart.',
    now = new Date(),
  }: { moderatorId: string; content?: string; now?: Date },
) {
  const seen = await lastWordOf(requestId)
  return actOnSupport(db, {
    id: crypto.randomUUID(),
    moderatorId,
    requestId,
    action: 'answer_support',
    content,
    seen,
    now,
  })
}

test('a member asks, the team answers, the member is told by notice and by mail, and reads it on the page', async () => {
  const [one, judge] = [await viewer(), await moderator()]
  const id = await asked(one)
  const { done, notified } = await answered(id, { moderatorId: judge.id })
  expect(done).toBe(true)
  expect(notified).toEqual([{ id: expect.any(String), userId: one.id }])
  const [question] = (await pageOf(one)).questions
  expect(question).toMatchObject({ subject: 'Where is my chart?', status: 'answered' })
  expect(question?.words.map(({ side, content }) => [side, content])).toEqual([
    ['member', 'I cannot find it.'],
    ['team', 'It is under Your Chart.'],
  ])
  await updateMember(one.id, { emailConfirmedAt: new Date(1) })
  await dispatch(db, await listUndispatched(db, [notified[0]!.id]), NOW)
  const row = await storedRow(notifications, { id: notified[0]!.id }, 'mail_due_at', 'kind')
  expect(row).toEqual({ mail_due_at: NOW.getTime(), kind: 'support_answer' })
  const log = await storedRows(
    moderationActions,
    { subjectId: id },
    { columns: ['action', 'moderator_id', 'member_id'] },
  )
  expect(log).toEqual([{ action: 'answer_support', moderator_id: judge.id, member_id: null }])
})

test('premium members come first, then who waits longest; premium that is over is none', async () => {
  const judge = await moderator()
  const [early, paid, ended, late] = [
    await viewer(),
    await viewer({ isPremium: true }),
    await viewer({ isPremium: true, premiumExpiresAt: new Date(Date.now() - 1) }),
    await viewer({ isPremium: true }),
  ]
  const ids = [await asked(early), await asked(ended), await asked(paid), await asked(late)]
  for (const [place, id] of ids.entries()) {
    await updateRows(supportRequests, { id }, { waitingSince: new Date(1000 + place) })
  }
  const page = { moderatorId: judge.id, after: null, limit: 3, now: new Date() }
  const first = (await listWaiting(db, page)).filter(({ id }) => ids.includes(id))
  expect(first.map(({ id }) => id)).toEqual([ids[2], ids[3], ids[0]])
  const { id, waitingSince: at, isPremium } = first[2]!
  const rest = await listWaiting(db, { ...page, after: { id, at, isPremium: isPremium === 1 } })
  expect(rest[0]?.id).toBe(ids[1])
})

test('of two who answer at once one does; what the member adds meanwhile is read first', async () => {
  const [one, judge, other] = [await viewer(), await moderator(), await moderator()]
  const id = await asked(one)
  const seen = await lastWordOf(id)
  const act = (moderatorId: string) =>
    actOnSupport(db, {
      id: crypto.randomUUID(),
      moderatorId,
      requestId: id,
      action: 'answer_support',
      content: 'So',
      seen,
      now: new Date(),
    })
  const both = await Promise.all([act(judge.id), act(other.id)])
  expect(both.filter(({ done }) => done)).toHaveLength(1)
  expect(both.flatMap(({ notified }) => notified)).toHaveLength(1)

  const again = await asked(one, 'Another')
  const known = await lastWordOf(again)
  await send(one, { intent: 'reply', id: crypto.randomUUID(), question: again, content: 'And this' })
  const late = await actOnSupport(db, {
    id: crypto.randomUUID(),
    moderatorId: judge.id,
    requestId: again,
    action: 'close_support',
    content: null,
    seen: known,
    now: new Date(),
  })
  expect(late.done).toBe(false)
})

test('a further word opens what was answered or closed again, sent twice it is one', async () => {
  const [one, judge] = [await viewer(), await moderator()]
  const id = await asked(one)
  await answered(id, { moderatorId: judge.id })
  const reply = { intent: 'reply', id: crypto.randomUUID(), question: id, content: 'Not there either' }
  for (let time = 0; time < 2; time++) expect(await send(one, reply)).toMatchObject({ done: 'replied' })
  expect((await pageOf(one)).questions[0]).toMatchObject({ status: 'open', words: { length: 3 } })
  expect(await send(one, { intent: 'settle', question: id })).toMatchObject({ done: 'settled' })
  expect((await pageOf(one)).questions[0]?.status).toBe('closed')
  await send(one, { ...reply, id: crypto.randomUUID() })
  expect((await pageOf(one)).questions[0]?.status).toBe('open')
})

test('nobody reads, answers or closes a question that is not theirs', async () => {
  const [one, stranger, judge] = [await viewer(), await viewer(), await moderator()]
  const id = await asked(one)
  const forms: Record<string, string>[] = [
    { intent: 'reply', id: crypto.randomUUID(), question: id, content: 'Mine now' },
    { intent: 'settle', question: id },
    { intent: 'ask', id, subject: 'Mine', content: 'Now' },
  ]
  for (const form of forms) {
    expect(await send(stranger, form)).toMatchObject({ status: 404, error: 'missing' })
  }
  expect((await pageOf(stranger)).questions).toEqual([])
  expect((await answered(id, { moderatorId: stranger.id })).done).toBe(false)
  const own = await asked(judge)
  expect((await answered(own, { moderatorId: judge.id })).done).toBe(false)
  await updateMember(judge.id, { suspendedUntil: new Date(Date.now() + 60_000) })
  expect((await answered(id, { moderatorId: judge.id })).done).toBe(false)
  expect((await pageOf(one)).questions[0]).toMatchObject({ status: 'open', words: { length: 1 } })
})

test.each([
  [{ subject: '', content: 'Text' }, { subject: 'subjectMissing' }],
  [{ subject: 'x'.repeat(121), content: 'Text' }, { subject: 'subjectTooLong' }],
  [{ subject: 'Why', content: ' \n ' }, { content: 'contentMissing' }],
  [{ subject: 'Why', content: 'x'.repeat(2001) }, { content: 'contentTooLong' }],
])('a form at fault keeps what was typed and says where: %#', async (fields, problems) => {
  const answer = await send(await viewer(), { intent: 'ask', id: crypto.randomUUID(), ...fields })
  expect(answer).toMatchObject({ status: 400, problems, values: fields })
})

test('whose session ended keeps what they typed, and the sixth question of a day waits', async () => {
  const fields = { intent: 'ask', id: crypto.randomUUID(), subject: 'Why', content: 'Because' }
  expect(await send(null, fields)).toMatchObject({ status: 401, error: 'signedOut', values: fields })
  const one = await viewer()
  for (let time = 0; time < 5; time++) await asked(one)
  expect(await send(one, fields)).toMatchObject({ status: 429, error: 'tooMany', values: fields })
})

test('a long list goes on page by page, and the export has every word', async () => {
  const one = await viewer()
  for (let place = 0; place < 12; place++) {
    const id = crypto.randomUUID()
    await insertRow(supportRequests, {
      id,
      memberId: one.id,
      subject: `Nr ${place}`,
      status: 'open',
      createdAt: new Date(place),
      waitingSince: new Date(1),
    })
    await insertRow(supportReplies, { id, requestId: id, side: 'member', content: 'Word', createdAt: new Date(0) })
  }
  const first = await pageOf(one)
  expect(first.questions.map(({ subject }) => subject)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((place) => `Nr ${place}`),
  )
  const second = await pageOf(one, `?cursor=${first.next}`)
  expect(second.questions.map(({ subject }) => subject)).toEqual(['Nr 1', 'Nr 0'])
  expect(second.next).toBeNull()
  const held = (await readWholeMember(db, one.id)) as unknown as { supportQuestions: { words: unknown[] }[] }
  expect(held.supportQuestions).toHaveLength(12)
  expect(held.supportQuestions[0]?.words).toEqual([{ by: 'member', content: 'Word', at: '1970-01-01T00:00:00.000Z' }])
})

test('the answer of the room goes the whole way, and says what is wrong with it', async () => {
  const judge = await registered()
  await updateMember(idOf(judge), { role: 'moderator' })
  const one = await viewer()
  const id = await asked(one)
  const act = (fields: Record<string, string>) =>
    judge.visitor.post(
      '/resources/moderation.data',
      { act: crypto.randomUUID(), question: id, intent: 'answer_support', ...fields },
      { 'Sec-Fetch-Dest': 'empty' },
    )
  const seen = await lastWordOf(id)
  expect((await act({ seen, answer: '' })).status).toBe(400)
  expect((await act({ seen, answer: 'x'.repeat(2001) })).status).toBe(400)
  expect((await act({ seen: 'another', answer: 'So' })).status).toBe(409)
  await updateRows(supportRequests, { id }, { waitingSince: new Date(0) })
  // Without scripts the page of the form answers, with what was typed in it.
  const plain = (fields: Record<string, string>) =>
    judge.visitor.post('/moderation/support', {
      ...{ act: crypto.randomUUID(), question: id, intent: 'answer_support', back: '/moderation/support' },
      ...fields,
    })
  const late = await plain({ seen: 'another', answer: 'Typed at length' })
  expect(late.status).toBe(409)
  const page = await late.text()
  expect(page).toContain('Typed at length</textarea>')
  expect(page.replaceAll('<!-- -->', '')).toContain('Nothing changed: someone else has acted')
  const empty = await plain({ seen, answer: '' })
  expect(empty.status).toBe(400)
  const closing = { seen: 'another', intent: 'close_support', answer: 'Not of this form' }
  expect(await (await plain(closing)).text()).not.toContain('Not of this form</textarea>')
  expect((await act({ seen, answer: 'So it is' })).status).toBe(200)
  expect(await (await judge.visitor.get('/moderation/support')).text()).not.toContain(id)
})
