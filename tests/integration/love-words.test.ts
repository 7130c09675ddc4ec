import { expect, test, vi } from 'vitest'
import { findPreferenceFacts, savePreferences } from '~/data/love/love-settings.server'
import { decideAppeal, listOpenAppeals, writeAppeal } from '~/data/moderation/appeals.server'
import { type Act, moderate } from '~/data/moderation/moderate.server'
import { writeReport } from '~/data/moderation/reports.server'
import { indexMember } from '~/data/search/search.server'
import { SUBJECT_KINDS } from '~/domain/community/moderation/moderation'
import { EXAMPLE_CHART } from '~/domain/human-design/chart/example-chart'
import { hideViewer } from '~/features/love/answer-love.server'
import { loadLove } from '~/features/love/load-love.server'
import { loadCase } from '~/features/moderation/load-moderation-pages.server'
import type { ShownCase } from '~/features/moderation/moderation'
import { en } from '~/locales/en'
import { ru } from '~/locales/ru'
import { consents } from '../../drizzle/schema/consents'
import { lovePreferences, loveSettings } from '../../drizzle/schema/love'
import { appeals, moderationActions, reports } from '../../drizzle/schema/moderation'
import { users } from '../../drizzle/schema/users'
import { idOf, type Member, registered, wordsOf } from './account'
import { agree } from './agree'
import { dataPath } from './built-routes'
import { updateMember } from './members'
import { countRows, insertRow, storedRows, storedValue, updateRows } from './rows'
import { actionsOn, db, moderator, noticesTo, postOf } from './things'
import { asViewer, viewer, worldWith } from './verbs'

vi.setConfig({ testTimeout: 60_000 })

const world = worldWith()
type Someone = Awaited<ReturnType<typeof viewer>>

const ADULT = {
  birthDate: '1990-06-01',
  hdType: EXAMPLE_CHART.type,
  hdProfile: EXAMPLE_CHART.profile,
  hdDataCalculated: true,
  hdRawData: { chart: EXAMPLE_CHART, birthUtc: '', designUtc: '', engineVersion: 'test', node: 'true' as const },
}

async function join(id: string) {
  await insertRow(loveSettings, { userId: id, declaredAt: new Date(1), activeAt: new Date() })
  await agree(id, 'love')
}

async function write(id: string, words: string) {
  const { stored, location } = await findPreferenceFacts(db, id)
  const sought = { seeks: [], words, isPublic: true, lastAgeGroup: null, saveId: crypto.randomUUID() }
  const read = { since: stored.sought?.saveId ?? null, location }
  expect(await savePreferences(db, id, { sought, statements: [], filters: [] }, read, new Date())).toBe('saved')
}

/** A member whose card shows these words, once they are reported. */
async function writing({ isReported = true } = {}) {
  const author = await viewer(ADULT)
  await join(author.id)
  await db.batch([...indexMember(db, author)] as never)
  await write(author.id, 'Rude words')
  if (isReported) {
    await writeReport(db, {
      ...{ reporterId: (await moderator()).id, reported: { kind: 'member', usernameKey: author.usernameKey } },
      ...{ reason: 'harassment', note: null, now: new Date() },
    })
  }
  return author
}

async function looking() {
  const someone = await viewer(ADULT)
  await join(someone.id)
  return someone
}

/** The words on a member's card; undefined where there is no card. */
async function wordsOn(author: Someone, reader: Someone) {
  const request = new Request(`http://localhost/app/compatibility?q=${author.username}`)
  const page = await loadLove(world, reader.viewer, request)
  if (page.kind !== 'list') throw new Error(page.reason)
  return page.cards.find(({ username }) => username === author.username)?.words
}

const lastOn = async (memberId: string) => {
  const actions = await storedRows(moderationActions, { memberId }, { orderBy: ['created_at', 'rowid'] })
  return actions.at(-1)?.id ?? ''
}

async function act(action: Act['action'], author: { id: string }, moderatorId: string, change: Partial<Act> = {}) {
  const id = crypto.randomUUID()
  const { done } = await moderate(db, {
    ...{ id, moderatorId, action, note: null, until: null, role: null, now: new Date() },
    ...{ kind: 'member', subjectId: author.id, memberId: author.id, seen: await lastOn(author.id) },
    ...change,
  })
  return { id, done }
}

test('a moderator hides the words alone: the card stays, the member is told, and the log has it', async () => {
  const [author, reader, judge] = [await writing(), await looking(), await moderator()]
  expect(await wordsOn(author, reader)).toBe('Rude words')
  expect((await act('hide_words', author, judge.id)).done).toBe(true)
  expect(await wordsOn(author, reader)).toBeNull()
  expect(await actionsOn(author.id)).toEqual(['hide_words'])
  expect(await noticesTo(author.id)).toEqual(['moderation: hide_words'])
  expect(await countRows(reports, { memberId: author.id, status: 'upheld' })).toBe(1)
  expect(await countRows(users, { id: author.id, suspendedUntil: null })).toBe(1)
  expect((await act('hide_words', author, judge.id)).done).toBe(false)
  expect((await act('restore_words', author, judge.id)).done).toBe(true)
  expect(await wordsOn(author, reader)).toBe('Rude words')
  expect((await act('restore_words', author, judge.id)).done).toBe(false)
  expect(await noticesTo(author.id)).toEqual(['moderation: hide_words', 'moderation: restore_words'])
})

test('words stay hidden after a change, and after leaving and joining again', async () => {
  const [author, reader, judge] = [await writing(), await looking(), await moderator()]
  await act('hide_words', author, judge.id)
  await write(author.id, 'Other words')
  expect(await wordsOn(author, reader)).toBeNull()
  await hideViewer(world, author.viewer)
  await join(author.id)
  await write(author.id, 'Words again')
  expect(await wordsOn(author, reader)).toBeNull()
})

test('a granted appeal shows them again, a refused one does not', async () => {
  for (const action of ['grant_appeal', 'refuse_appeal'] as const) {
    const [author, reader, judge] = [await writing(), await looking(), await moderator()]
    const { id } = await act('hide_words', author, judge.id)
    expect(await writeAppeal(db, { memberId: author.id, actionId: id, content: 'A joke', now: new Date() })).toBe(true)
    const appeal = await storedValue(appeals, 'id', { actionId: id })
    const decision = { id: crypto.randomUUID(), moderatorId: judge.id, appealId: appeal ?? '', action }
    expect((await decideAppeal(db, { ...decision, answer: 'Read again', now: new Date() })).done).toBe(true)
    expect(await wordsOn(author, reader)).toBe(action === 'grant_appeal' ? 'Rude words' : null)
  }
})

test('showing them again answers an open appeal', async () => {
  const [author, judge] = [await writing(), await moderator()]
  const { id } = await act('hide_words', author, judge.id)
  await writeAppeal(db, { memberId: author.id, actionId: id, content: 'A joke', now: new Date() })
  await act('restore_words', author, judge.id)
  expect(await countRows(appeals, { actionId: id, status: 'granted' })).toBe(1)
})

test('an objection shows the words to moderators only while the member takes part and shows them', async () => {
  const [author, judge] = [await writing(), await moderator()]
  const { id } = await act('hide_words', author, judge.id)
  await writeAppeal(db, { memberId: author.id, actionId: id, content: 'A joke', now: new Date() })
  const seen = async () => {
    const open = await listOpenAppeals(db, { moderatorId: judge.id, after: null, limit: 100, now: new Date() })
    return open.find(({ member }) => member.id === author.id)?.text
  }
  expect(await seen()).toBe('Rude words')
  await updateRows(lovePreferences, { userId: author.id }, { isPublic: false })
  expect(await seen()).toBeNull()
  await updateRows(lovePreferences, { userId: author.id }, { isPublic: true })
  await updateRows(consents, { userId: author.id }, { version: '2026-11' })
  expect(await seen()).toBeNull()
})

test('nobody else hides them, and nothing tells a moderator who takes part unreported', async () => {
  const [author, unreported, judge] = [await writing(), await writing({ isReported: false }), await moderator()]
  const apart = await viewer()
  for (const [who, whom] of [
    [(await viewer()).id, author],
    [author.id, author],
    [judge.id, unreported],
    [judge.id, apart],
  ] as const)
    expect((await act('hide_words', whom, who)).done).toBe(false)
  await updateRows(lovePreferences, { userId: author.id }, { isPublic: false })
  expect((await act('hide_words', author, judge.id)).done).toBe(false)
  expect(await actionsOn(author.id)).toEqual([])
})

test.each(SUBJECT_KINDS.filter((kind) => kind !== 'member'))(
  'they are neither hidden nor shown again in the case of a %s, and its reports stay open',
  async (kind) => {
    const [author, reader, judge] = [await writing(), await looking(), await moderator()]
    const subjectId = crypto.randomUUID()
    await insertRow(reports, {
      ...{ id: crypto.randomUUID(), reporterId: reader.id, subjectKind: kind, subjectId, memberId: author.id },
      reason: 'harassment',
    })
    expect((await act('hide_words', author, judge.id, { kind, subjectId })).done).toBe(false)
    expect(await wordsOn(author, reader)).toBe('Rude words')
    expect((await act('hide_words', author, judge.id)).done).toBe(true)
    expect((await act('restore_words', author, judge.id, { kind, subjectId })).done).toBe(false)
    expect(await wordsOn(author, reader)).toBeNull()
    expect(await countRows(reports, { subjectKind: kind, subjectId, status: 'open' })).toBe(1)
  },
)

test('the case of a post does not say that its author takes part, nor what was done about their words', async () => {
  const [author, reporter, judge] = [await writing(), await viewer(), await moderator()]
  const id = await postOf(author.id)
  const reported = { kind: 'post', id } as const
  await writeReport(db, { reporterId: reporter.id, reported, reason: 'spam', note: null, now: new Date() })
  for (const action of ['hide_words', 'restore_words', 'warn'] as const) await act(action, author, judge.id)
  const caseOf = (kind: string, id: string) =>
    loadCase(world, asViewer(judge), new Request('http://localhost/moderation'), { kind, id })
  const done = ({ history }: ShownCase) => history.map(({ action }) => action).sort()
  expect(done(await caseOf('member', author.username))).toEqual(['hide_words', 'restore_words', 'warn'])
  const ofPost = await caseOf('post', id)
  expect([done(ofPost), ofPost.member.loveWords]).toEqual([['warn'], null])
})

test('of two moderators at once one is done', async () => {
  const [author, one, other] = [await writing(), await moderator(), await moderator()]
  const both = await Promise.all([
    act('hide_words', author, one.id, { seen: '' }),
    act('hide_words', author, other.id, { seen: '' }),
  ])
  expect(both.map(({ done }) => done).sort()).toEqual([false, true])
  expect(await actionsOn(author.id)).toEqual(['hide_words'])
})

test.each([
  ['en', en],
  ['ru', ru],
] as const)(
  'the room offers it in the case of the member, and the member reads what was done (%s)',
  async (language, all) => {
    const [author, reporter, judge]: Member[] = [await registered(), await registered(), await registered()]
    if (!author || !reporter || !judge) throw new Error('unreachable')
    await updateMember(idOf(judge), { role: 'moderator' })
    await updateMember(idOf(author), { birthDate: '1990-06-01' })
    await join(idOf(author))
    await write(idOf(author), 'Rude words')
    for (const { visitor } of [author, judge]) visitor.cookies.set('language', language)
    const subject = author.account.username
    const script = { 'Sec-Fetch-Dest': 'empty' }
    const report = { kind: 'member', id: subject, reason: 'spam', note: '' }
    expect((await reporter.visitor.post(dataPath('/resources/reports'), report, script)).status).toBe(200)
    const path = `/moderation/cases/member/${subject}`
    expect(await wordsOf(await judge.visitor.get(path))).toContain(all.moderation['act.hide_words'])
    const form = { intent: 'hide_words', kind: 'member', subject, seen: '', act: crypto.randomUUID(), note: '' }
    expect((await judge.visitor.post(dataPath('/resources/moderation'), form, script)).status).toBe(200)
    const after = await wordsOf(await judge.visitor.get(path))
    for (const text of [all.moderation['act.restore_words'], all.moderation['log.hide_words'], 'Rude words'])
      expect(after).toContain(text)
    expect(after).not.toContain(all.moderation['act.hide_words'])
    const decided = await wordsOf(await author.visitor.get('/app/appeals'))
    expect(decided).toContain(all.appeals.hide_words)
    expect(decided).toContain('Rude words')
    expect(await wordsOf(await author.visitor.get('/app/notifications'))).toContain(
      all.notifications['done.hide_words'],
    )
    expect(await wordsOf(await author.visitor.get('/app/compatibility'))).toContain(all['love-preferences'].wordsHidden)
  },
)
