import { expect, test, vi } from 'vitest'
import { lovePreferences, loveSettings } from '../../drizzle/schema/love'
import { moderationActions } from '../../drizzle/schema/moderation'
import { idOf, registered } from './account'
import { agree } from './agree'
import { countingDb } from './counting-db'
import { member, updateMember } from './members'
import { scansOf } from './query-plans'
import { insertRow, storedRows } from './rows'
import { commentOf, established, postOf } from './things'
import { Visitor } from './visitor'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 120_000 })

const SCRIPT = { 'Sec-Fetch-Dest': 'empty' }

test('no question of reporting, moderating, objecting, muting and blocking reads a table that grows from end to end', async () => {
  const counting = countingDb()
  const [judge, reporter] = [
    await registered({}, new Visitor({ site: counting.site })),
    await registered({}, new Visitor({ site: counting.site })),
  ]
  await updateMember(idOf(judge), { role: 'moderator' })
  const author = await member({ birthDate: '1990-06-01' })
  await insertRow(loveSettings, { userId: author.id, activeAt: new Date() })
  await agree(author.id, 'love')
  await insertRow(lovePreferences, { userId: author.id, seeks: [], words: 'Rude words', isPublic: true })
  const postId = await postOf(author.id)
  const things = { post: postId, comment: await commentOf(author.id, postId), member: author.username }
  const other = await established()
  counting.reset()

  const post = async (who: typeof judge, path: string, fields: Record<string, string>) => {
    const response = await who.visitor.post(path, fields, SCRIPT)
    expect([path, fields.intent ?? fields.kind, response.status]).toEqual([path, fields.intent ?? fields.kind, 200])
  }
  const act = (intent: string, kind: string, subject: string, seen: string, more: Record<string, string> = {}) =>
    post(judge, '/resources/moderation.data', {
      intent,
      act: crypto.randomUUID(),
      kind,
      subject,
      seen,
      note: '',
      ...more,
    })
  for (const [kind, id] of Object.entries(things)) {
    await post(reporter, '/resources/reports', { kind, id, reason: 'spam', note: '' })
  }
  const pages = [
    '/moderation',
    '/moderation?cursor=1_1',
    ...Object.entries(things).map(([kind, id]) => `/moderation/cases/${kind}/${id}`),
    '/moderation/appeals',
    '/moderation/appeals?cursor=1_1',
    '/moderation/support',
    '/moderation/support?cursor=1_1_a',
    '/moderation/log',
    '/moderation/log?cursor=1_1',
  ]
  for (const path of pages) expect((await judge.visitor.get(path)).status).toBe(200)
  await act('hide', 'post', postId, '')
  const lastOn = () => storedRows(moderationActions, { memberId: author.id }, { columns: ['id'], orderBy: ['rowid'] })
  for (const intent of ['hide_words', 'restore_words'])
    await act(intent, 'member', author.username, (await lastOn()).at(-1)!.id)
  const suspended = crypto.randomUUID()
  await act('suspend', 'member', reporter.account.username, '', { act: suspended, note: 'Why', days: '7' })
  await post(reporter, '/app/appeals.data', { action: suspended, content: 'It was right' })
  for (const path of ['/app/appeals', '/app/settings?tab=privacy', `/u/${other.username}`, '/report?kind=post&id=1']) {
    expect((await reporter.visitor.get(path)).status).toBe(200)
  }
  const question = crypto.randomUUID()
  const ask = (fields: Record<string, string>) => post(reporter, '/app/support.data', { content: 'Why', ...fields })
  await ask({ intent: 'ask', id: question, subject: 'Why' })
  const answer = { intent: 'answer_support', question, seen: question, answer: 'So', act: crypto.randomUUID() }
  await post(judge, '/resources/moderation.data', answer)
  await ask({ intent: 'reply', id: crypto.randomUUID(), question })
  await ask({ intent: 'settle', question })
  for (const path of ['/app/support', '/app/support?cursor=1_1']) {
    expect((await reporter.visitor.get(path)).status).toBe(200)
  }
  for (const intent of ['mute', 'unmute']) {
    await post(reporter, '/resources/mutes', { intent, username: other.username, days: '7' })
  }
  for (const intent of ['add-word', 'remove-word']) {
    await post(reporter, '/resources/mutes', { intent, word: 'gold' })
  }
  await post(reporter, '/resources/blocks', { intent: 'unblock', username: other.username })

  const asked = [...new Set(counting.asked.map(({ sql }) => sql))].filter((sql) => !/^\s*replace\b/i.test(sql))
  expect(asked.length).toBeGreaterThan(30)
  const scans: Record<string, string[]> = {}
  for (const sql of asked) {
    const found = await scansOf(sql)
    if (found.length > 0) scans[sql] = found
  }
  expect(scans).toEqual({})
})
