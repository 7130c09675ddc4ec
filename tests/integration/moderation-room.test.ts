import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { countOf, idOf, type Member, registered, wordsOf } from './account'
import { dataPath } from './built-routes'
import { runSql } from './run-sql'
import { actionsOn, postOf, stateOf, toldTo } from './things'
import { twoWhoWrite } from './two-who-write'
import { Visitor } from './visitor'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const SCRIPT = { 'Sec-Fetch-Dest': 'empty' }
const DOCUMENT = { 'Sec-Fetch-Dest': 'document' }
const PAGES = ['/moderation', '/moderation/appeals', '/moderation/log']

async function withRole(role: string): Promise<Member> {
  const found = await registered()
  await runSql('UPDATE users SET role = ? WHERE id = ?', role, idOf(found))
  return found
}

const report = (who: Member, fields: Record<string, string>) =>
  who.visitor.post('/resources/reports.data', { reason: 'spam', note: '', ...fields }, SCRIPT)

const act = (who: Member, fields: Record<string, string>, headers: Record<string, string> = SCRIPT) =>
  who.visitor.post(
    headers === DOCUMENT ? '/resources/moderation' : '/resources/moderation.data',
    { act: crypto.randomUUID(), seen: '', ...fields },
    headers,
  )

test('the room is there for moderators and admins, and for nobody else', async () => {
  const [member, judge, boss, stopped] = [
    await registered(),
    await withRole('moderator'),
    await withRole('admin'),
    await withRole('moderator'),
  ]
  await runSql('UPDATE users SET suspended_until = ? WHERE id = ?', Date.now() + 60_000, idOf(stopped))
  for (const path of [...PAGES, `/moderation/cases/member/${member.account.username}`]) {
    for (const visitor of [new Visitor(), member.visitor, stopped.visitor]) {
      expect([path, (await visitor.get(path)).status]).toEqual([path, 404])
      expect([path, (await visitor.get(dataPath(path))).status]).toEqual([path, 404])
    }
    for (const { visitor } of [judge, boss]) expect([path, (await visitor.get(path)).status]).toEqual([path, 200])
  }
  expect((await judge.visitor.get('/moderation/cases/post/nothing')).status).toBe(404)
  expect((await judge.visitor.get('/moderation/cases/nothing/at-all')).status).toBe(404)
  const fields = { intent: 'warn', kind: 'member', subject: member.account.username, note: 'Why' }
  expect((await act(stopped, fields)).status).toBe(404)
  expect((await act(await registered(), fields)).status).toBe(404)
  expect(await actionsOn(idOf(member))).toEqual([])
})

test('a post is reported, seen in the queue, hidden, appealed and shown again', async () => {
  const [author, reporter, judge] = [await registered(), await registered(), await withRole('moderator')]
  const postId = await postOf(idOf(author), { content: 'Cheap wonders for everybody' })
  const answer = await report(reporter, { kind: 'post', id: postId, note: 'Seen it ten times' })
  expect(answer.status).toBe(200)
  const told = await answer.text()
  for (const word of ['reported', author.account.username]) expect(told).toContain(word)

  const queue = await wordsOf(await judge.visitor.get('/moderation'))
  for (const words of ['Cheap wonders for everybody', 'Spam or fraud', 'Seen it ten times'])
    expect(queue).toContain(words)

  const hide = { intent: 'hide', kind: 'post', subject: postId, note: 'Advertising' }
  expect((await act(judge, hide)).status).toBe(200)
  expect(await stateOf('posts', postId)).toBe('hidden')
  // Another press, from a page that had not seen it.
  expect((await act(judge, hide)).status).toBe(409)

  const own = await wordsOf(await author.visitor.get('/app/appeals'))
  for (const words of ['A moderator has hidden your post', 'Cheap wonders for everybody', 'Advertising']) {
    expect(own).toContain(words)
  }
  const action = String(
    await env.DB.prepare('SELECT id FROM moderation_actions WHERE member_id = ?')
      .bind(idOf(author))
      .first<string>('id'),
  )
  expect((await author.visitor.post('/app/appeals', { action, content: '' })).status).toBe(400)
  expect((await reporter.visitor.post('/app/appeals', { action, content: 'Mine' })).status).toBe(404)
  expect((await author.visitor.post('/app/appeals', { action, content: 'It was a joke' })).status).toBe(200)
  expect((await author.visitor.post('/app/appeals', { action, content: 'Again' })).status).toBe(200)
  expect(await countOf('appeals', 'member_id = ?', idOf(author))).toBe(1)

  expect(await wordsOf(await judge.visitor.get('/moderation/appeals'))).toContain('It was a joke')
  const appeal = String(
    await env.DB.prepare('SELECT id FROM appeals WHERE action_id = ?').bind(action).first<string>('id'),
  )
  expect((await act(judge, { intent: 'refuse_appeal', appeal, note: '' })).status).toBe(400)
  expect((await act(judge, { intent: 'grant_appeal', appeal, note: 'So it was' })).status).toBe(200)
  expect(await stateOf('posts', postId)).toBe('shown')
  expect(await wordsOf(await author.visitor.get('/app/appeals'))).toContain('So it was')
  expect(await toldTo(idOf(author))).toEqual(['moderation: hide', 'appeal: grant_appeal'])
  expect(await actionsOn(idOf(author))).toEqual(['hide', 'grant_appeal'])
  const log = await wordsOf(await judge.visitor.get('/moderation/log'))
  for (const words of ['Hidden', 'Objection granted', `@${author.account.username}`]) expect(log).toContain(words)
})

test('without scripts a report has its own page, and an act leads back and says how it went', async () => {
  const [author, reporter, judge] = [await registered(), await registered(), await withRole('moderator')]
  const path = `/report?kind=member&id=${author.account.username}`
  expect(await wordsOf(await reporter.visitor.get(path))).toContain('Report this member')
  const fields = { kind: 'member', id: author.account.username, reason: '', note: 'Pushy' }
  const refused = await reporter.visitor.post(path, fields, DOCUMENT)
  expect(refused.status).toBe(400)
  const again = await wordsOf(refused)
  expect(again).toContain('Please choose what is wrong')
  expect(again).toContain('Pushy')
  const done = await reporter.visitor.post(path, { ...fields, reason: 'harassment' }, DOCUMENT)
  expect(await wordsOf(done)).toContain('Thank you for telling us.')
  expect(await countOf('reports', 'member_id = ? AND note = ?', idOf(author), 'Pushy')).toBe(1)

  const warn = { intent: 'warn', kind: 'member', subject: author.account.username, note: '', back: '/moderation' }
  expect((await act(judge, warn, DOCUMENT)).headers.get('Location')).toBe('/moderation?problem=noteMissing')
  const led = await act(judge, { ...warn, note: 'Please be kind', back: 'https://elsewhere.example/' }, DOCUMENT)
  expect(led.headers.get('Location')).toBe('/app/dashboard?done=warn')
  const late = await act(judge, { ...warn, note: 'Please be kind' }, DOCUMENT)
  expect(late.headers.get('Location')).toBe('/moderation?problem=conflict')
  expect(await wordsOf(await judge.visitor.get('/moderation?problem=conflict'))).toContain(
    'Not done: somebody has done something',
  )
})

test('a message is reported by who was written to, with its words only where they agree', async () => {
  const { one, other, id, post } = await twoWhoWrite()
  const sent = await (await post(one.visitor, 'Give me your address')).json<{ id: string }>()
  const fields = { kind: 'message', id: sent.id, conversation: id }
  const copyOf = () =>
    env.DB.prepare('SELECT copy FROM reports WHERE subject_id = ?').bind(sent.id).first<string>('copy')
  expect((await report(one, fields)).status).toBe(404)
  expect((await report(await registered(), fields)).status).toBe(404)
  expect((await report(other, { ...fields, id: `${id}.99` })).status).toBe(404)
  expect((await report(other, { ...fields, conversation: crypto.randomUUID() })).status).toBe(404)
  expect((await report(other, fields)).status).toBe(200)
  expect(await copyOf()).toBeNull()
  expect((await report(other, { ...fields, consent: 'on' })).status).toBe(200)
  expect(await copyOf()).toBe('Give me your address')
  expect(await countOf('reports', 'subject_id = ?', sent.id)).toBe(1)
  const queue = await wordsOf(await (await withRole('moderator')).visitor.get(`/moderation/cases/message/${sent.id}`))
  expect(queue).toContain('Give me your address')
})

test('fifty reports a day are enough for anybody', async () => {
  const [author, reporter] = [await registered(), await registered()]
  const fields = { kind: 'member', id: author.account.username }
  for (let n = 0; n < 50; n++) expect((await report(reporter, fields)).status).toBe(200)
  const late = await report(reporter, fields)
  expect(late.status).toBe(429)
  expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(80_000)
})

test('a suspended member is told so, writes where they wrote before, and begins and changes nothing', async () => {
  const { one, id, post } = await twoWhoWrite()
  const stranger = await registered()
  const judge = await withRole('moderator')
  const fields = { intent: 'suspend', kind: 'member', subject: one.account.username, days: '7', note: 'Three warnings' }
  expect((await act(judge, fields)).status).toBe(200)

  const page = await wordsOf(await one.visitor.get('/app/settings?tab=account'))
  expect(page).toContain('Your account is suspended until')
  expect(page).toContain('Three warnings')
  expect((await post(one.visitor, 'Still here')).status).toBe(200)
  expect((await one.visitor.get(`/app/messages?c=${id}`)).status).toBe(200)

  const begun = await one.visitor.ask('POST', '/api/conversations', { to: stranger.account.username })
  expect([begun.status, await begun.json()]).toEqual([403, { error: 'suspended' }])
  const { full_name, username, email } = one.account
  const profile = { intent: 'save', full_name, username, email, location: '', bio: 'New words' }
  expect((await one.visitor.post(dataPath('/app/settings?tab=personal'), profile, SCRIPT)).status).toBe(403)
  expect(await countOf('users', "id = ? AND bio = 'New words'", idOf(one))).toBe(0)

  await runSql('UPDATE users SET suspended_until = ? WHERE id = ?', Date.now() - 1, idOf(one))
  expect((await one.visitor.ask('POST', '/api/conversations', { to: stranger.account.username })).status).toBe(201)
  expect(await wordsOf(await one.visitor.get('/app/settings?tab=account'))).not.toContain('suspended')
})
