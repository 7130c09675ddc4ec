import { expect, test, vi } from 'vitest'
import type { Role } from '~/domain/community/moderation/moderation'
import { consents } from '../../drizzle/schema/consents'
import { lovePreferences, loveSettings } from '../../drizzle/schema/love'
import { appeals, moderationActions, reports } from '../../drizzle/schema/moderation'
import { comments, posts } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import { idOf, type Member, registered, wordsOf } from './account'
import { agree } from './agree'
import { dataPath } from './built-routes'
import { connectMembers, updateMember } from './members'
import { countRows, deleteRows, insertRow, storedValue, updateRows } from './rows'
import { actionsOn, noticesTo, postOf, stateOf } from './things'
import { twoWhoWrite } from './two-who-write'
import { Visitor } from './visitor'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const SCRIPT = { 'Sec-Fetch-Dest': 'empty' }
const DOCUMENT = { 'Sec-Fetch-Dest': 'document' }
const PAGES = ['/moderation', '/moderation/appeals', '/moderation/support', '/moderation/log']

async function withRole(role: Role): Promise<Member> {
  const found = await registered()
  await updateMember(idOf(found), { role })
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
  await updateMember(idOf(stopped), { suspendedUntil: new Date(Date.now() + 60_000) })
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
  for (const words of ['A moderator hid your post', 'Cheap wonders for everybody', 'Advertising']) {
    expect(own).toContain(words)
  }
  const action = String(await storedValue(moderationActions, 'id', { memberId: idOf(author) }))
  expect((await author.visitor.post('/app/appeals', { action, content: '' })).status).toBe(400)
  expect((await reporter.visitor.post('/app/appeals', { action, content: 'Mine' })).status).toBe(404)
  expect((await author.visitor.post('/app/appeals', { action, content: 'It was a joke' })).status).toBe(200)
  expect((await author.visitor.post('/app/appeals', { action, content: 'Again' })).status).toBe(200)
  expect(await countRows(appeals, { memberId: idOf(author) })).toBe(1)

  expect(await wordsOf(await judge.visitor.get('/moderation/appeals'))).toContain('It was a joke')
  const appeal = String(await storedValue(appeals, 'id', { actionId: action }))
  expect((await act(judge, { intent: 'refuse_appeal', appeal, note: '' })).status).toBe(400)
  expect((await act(judge, { intent: 'grant_appeal', appeal, note: 'So it was' })).status).toBe(200)
  expect(await stateOf('posts', postId)).toBe('shown')
  expect(await wordsOf(await author.visitor.get('/app/appeals'))).toContain('So it was')
  expect(await noticesTo(idOf(author))).toEqual(['moderation: hide', 'appeal: grant_appeal'])
  expect(await actionsOn(idOf(author))).toEqual(['hide', 'grant_appeal'])
  const log = await wordsOf(await judge.visitor.get('/moderation/log'))
  for (const words of ['Hidden', 'Appeal granted', `@${author.account.username}`]) expect(log).toContain(words)
})

test('without scripts a report has its own page, and an act leads back and says how it went', async () => {
  const [author, reporter, judge] = [await registered(), await registered(), await withRole('moderator')]
  const path = `/report?kind=member&id=${author.account.username}`
  expect(await wordsOf(await reporter.visitor.get(path))).toContain('Report this member')
  const fields = { kind: 'member', id: author.account.username, reason: '', note: 'Pushy' }
  const refused = await reporter.visitor.post(path, fields, DOCUMENT)
  expect(refused.status).toBe(400)
  const again = await wordsOf(refused)
  expect(again).toContain('Choose what’s wrong')
  expect(again).toContain('Pushy')
  const done = await reporter.visitor.post(path, { ...fields, reason: 'harassment' }, DOCUMENT)
  expect(await wordsOf(done)).toContain('Thanks for reporting this.')
  expect(await countRows(reports, { memberId: idOf(author), note: 'Pushy' })).toBe(1)

  const warn = { intent: 'warn', kind: 'member', subject: author.account.username, note: '', back: '/moderation' }
  expect((await act(judge, warn, DOCUMENT)).headers.get('Location')).toBe('/moderation?problem=noteMissing')
  // From the page itself what was typed stays: a note that is too long among them.
  const long = 'Kind '.repeat(300)
  const stays = await judge.visitor.post(`/moderation/cases/member/${author.account.username}`, {
    ...{ act: crypto.randomUUID(), seen: '', ...warn, note: long },
  })
  expect(stays.status).toBe(400)
  const whole = await stays.text()
  expect(whole).toContain(`${long}</textarea>`)
  expect(whole.match(/<details[^>]* open=""[^>]*>/g)?.length).toBe(2)
  const led = await act(judge, { ...warn, note: 'Please be kind', back: 'https://elsewhere.example/' }, DOCUMENT)
  expect(led.headers.get('Location')).toBe('/app/dashboard?done=warn')
  const late = await act(judge, { ...warn, note: 'Please be kind' }, DOCUMENT)
  expect(late.headers.get('Location')).toBe('/moderation?problem=conflict')
  expect(await wordsOf(await judge.visitor.get('/moderation?problem=conflict'))).toContain(
    'Nothing changed: someone else has acted',
  )
})

test('a message is reported by who was written to, with its words only where they agree', async () => {
  const { one, other, id, post } = await twoWhoWrite()
  const sent = await (await post(one.visitor, 'Give me your address')).json<{ id: string }>()
  const fields = { kind: 'message', id: sent.id, conversation: id }
  const copyOf = () => storedValue(reports, 'copy', { subjectId: sent.id })
  expect((await report(one, fields)).status).toBe(404)
  expect((await report(await registered(), fields)).status).toBe(404)
  expect((await report(other, { ...fields, id: `${id}.99` })).status).toBe(404)
  expect((await report(other, { ...fields, conversation: crypto.randomUUID() })).status).toBe(404)
  expect((await report(other, fields)).status).toBe(200)
  expect(await copyOf()).toBeNull()
  expect((await report(other, { ...fields, consent: 'on' })).status).toBe(200)
  expect(await copyOf()).toBe('Give me your address')
  expect(await countRows(reports, { subjectId: sent.id })).toBe(1)
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
  expect(await countRows(users, { id: idOf(one), bio: 'New words' })).toBe(0)

  await updateMember(idOf(one), { suspendedUntil: new Date(Date.now() - 1) })
  expect((await one.visitor.ask('POST', '/api/conversations', { to: stranger.account.username })).status).toBe(201)
  expect(await wordsOf(await one.visitor.get('/app/settings?tab=account'))).not.toContain('suspended')
})

/** Presses a button of a case as its page has it. */
async function pressed(judge: Member, path: string, intent: string, more: Record<string, string> = {}) {
  const html = await (await judge.visitor.get(path)).text()
  const form = html.split('<form').find((form) => new RegExp(`name="intent"[^>]* value="${intent}"`).test(form)) ?? ''
  const fields = Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  )
  return judge.visitor.post('/resources/moderation.data', { ...fields, intent, note: 'Why', ...more }, SCRIPT)
}

test('a moderator acts again and again about one member, each time by the page as it is then', async () => {
  const [author, judge] = [await registered(), await withRole('moderator')]
  const path = `/moderation/cases/member/${author.account.username}`
  expect((await pressed(judge, path, 'warn')).status).toBe(200)
  expect((await pressed(judge, path, 'suspend', { days: '7' })).status).toBe(200)
  expect((await pressed(judge, path, 'unsuspend')).status).toBe(200)
  expect(await actionsOn(idOf(author))).toEqual(['warn', 'suspend', 'unsuspend'])
})

test('what is about a moderator is no case for themselves, nor do they learn who reported them', async () => {
  const [subject, other, reporter] = [await withRole('moderator'), await withRole('admin'), await registered()]
  const postId = await postOf(idOf(subject), { content: 'A moderator says so' })
  await report(reporter, { kind: 'post', id: postId, note: 'Of all people' })
  expect(await wordsOf(await other.visitor.get('/moderation'))).toContain('Of all people')
  expect(await wordsOf(await subject.visitor.get('/moderation'))).not.toContain('Of all people')
  const path = `/moderation/cases/post/${postId}`
  expect((await other.visitor.get(path)).status).toBe(200)
  expect((await subject.visitor.get(path)).status).toBe(404)
  expect((await subject.visitor.get(`/moderation/cases/member/${subject.account.username}`)).status).toBe(404)

  expect((await act(other, { intent: 'hide', kind: 'post', subject: postId, note: '' })).status).toBe(200)
  const action = await storedValue(moderationActions, 'id', { memberId: idOf(subject) })
  await subject.visitor.post('/app/appeals', { action: String(action), content: 'It was right' })
  expect(await wordsOf(await other.visitor.get('/moderation/appeals'))).toContain('It was right')
  expect(await wordsOf(await subject.visitor.get('/moderation/appeals'))).not.toContain('It was right')
  const log = await (await subject.visitor.get('/moderation/log')).text()
  expect(log).toContain('Hidden')
  expect(log).not.toContain(`href="${path}"`)
})

test('moderators open what was reported or what they see themselves, and nothing else', async () => {
  const [author, reporter, judge] = [await registered(), await registered(), await withRole('moderator')]
  const [close, open] = [
    await postOf(idOf(author), { visibility: 'connections', content: 'Among ourselves' }),
    await postOf(idOf(author)),
  ]
  await connectMembers(idOf(author), idOf(reporter))
  const path = `/moderation/cases/post/${close}`
  expect((await judge.visitor.get(`/moderation/cases/post/${open}`)).status).toBe(200)
  expect((await judge.visitor.get(path)).status).toBe(404)
  expect((await act(judge, { intent: 'hide', kind: 'post', subject: close, note: '' })).status).toBe(409)
  expect((await report(reporter, { kind: 'post', id: close })).status).toBe(200)
  expect(await wordsOf(await judge.visitor.get(path))).toContain('Among ourselves')
})

test('a member whose page is closed to a moderator has no case, and is not acted on, until something of theirs is reported', async () => {
  const [author, reporter, judge] = [await registered(), await registered(), await withRole('moderator')]
  await updateMember(idOf(author), { bio: 'Among friends' })
  const postId = await postOf(idOf(author))
  const path = `/moderation/cases/member/${author.account.username}`
  const warn = { intent: 'warn', kind: 'member', subject: author.account.username, note: 'Why' }
  await insertRow(lovePreferences, { userId: idOf(author), seeks: [], words: 'On cards', isPublic: true })
  await insertRow(loveSettings, { userId: idOf(author), declaredAt: new Date(1), activeAt: new Date(1) })
  await agree(idOf(author), 'love')
  const unreported = await wordsOf(await judge.visitor.get(path))
  expect(unreported).toContain('Among friends')
  expect(unreported).not.toContain('On cards')
  const comment = crypto.randomUUID()
  const host = await postOf(idOf(reporter))
  await insertRow(comments, {
    id: comment,
    postId: host,
    authorId: idOf(author),
    content: 'Yes',
    state: 'shown',
    createdAt: new Date(1),
  })
  expect((await judge.visitor.get(`/moderation/cases/comment/${comment}`)).status).toBe(200)
  const member = { kind: 'member', id: author.account.username }
  expect((await report(reporter, { kind: 'post', id: postId })).status).toBe(200)
  expect(await wordsOf(await judge.visitor.get(path))).not.toContain('On cards')
  expect((await report(reporter, member)).status).toBe(200)
  for (const elsewhere of [`/moderation/cases/post/${postId}`, `/moderation/cases/comment/${comment}`]) {
    const sent = await (await judge.visitor.get(dataPath(elsewhere))).text()
    expect(sent).toContain('Among friends')
    expect(sent).not.toContain('On cards')
  }
  await updateMember(idOf(author), { profileVisibility: 'connections' })
  expect(await wordsOf(await judge.visitor.get(path))).toContain('On cards')
  await updateRows(lovePreferences, { userId: idOf(author) }, { isPublic: false })
  expect(await wordsOf(await judge.visitor.get(path))).not.toContain('On cards')
  await updateRows(lovePreferences, { userId: idOf(author) }, { isPublic: true })
  await updateRows(consents, { userId: idOf(author) }, { version: '2026-11' })
  expect(await wordsOf(await judge.visitor.get(path))).not.toContain('On cards')
  await deleteRows(reports, { memberId: idOf(author) })
  for (const closed of [path, `/moderation/cases/comment/${comment}`]) {
    const answer = await judge.visitor.get(closed)
    expect([closed, answer.status]).toEqual([closed, 404])
    expect(await answer.text()).not.toContain('Among friends')
  }
  expect((await act(judge, warn)).status).toBe(409)
})

test('an objection shows moderators no text that its author has deleted', async () => {
  const [author, judge] = [await registered(), await withRole('moderator')]
  const postId = await postOf(idOf(author), { content: 'Said in anger' })
  await act(judge, { intent: 'hide', kind: 'post', subject: postId, note: '' })
  const action = await storedValue(moderationActions, 'id', { memberId: idOf(author) })
  await author.visitor.post('/app/appeals', { action: String(action), content: 'I take it back' })
  expect(await wordsOf(await judge.visitor.get('/moderation/appeals'))).toContain('Said in anger')
  await updateRows(posts, { id: postId }, { state: 'deleted' })
  const words = await wordsOf(await judge.visitor.get('/moderation/appeals'))
  expect(words).toContain('I take it back')
  expect(words).not.toContain('Said in anger')
})

test('a suspended member is told so wherever they could try to write', async () => {
  const [one, other] = [await registered(), await registered()]
  const postId = await postOf(idOf(other))
  const paths = ['/app/dashboard', `/u/${other.account.username}`, `/posts/${postId}`, `/report?kind=post&id=${postId}`]
  for (const path of paths) expect(await wordsOf(await one.visitor.get(path))).not.toContain('suspended')
  await updateMember(idOf(one), { suspendedUntil: new Date(Date.now() + 60_000) })
  for (const path of paths) {
    const html = await (await one.visitor.get(path)).text()
    expect([path, html.includes('Your account is suspended until')]).toEqual([path, true])
    expect([path, html.includes('href="/app/appeals')]).toEqual([path, true])
  }
})

test('a suspended moderator does not see hidden posts as a moderator would', async () => {
  const [author, judge] = [await registered(), await withRole('moderator')]
  const postId = await postOf(idOf(author), { state: 'hidden' })
  expect((await judge.visitor.get(`/posts/${postId}`)).status).toBe(200)
  await updateMember(idOf(judge), { suspendedUntil: new Date(Date.now() + 60_000) })
  expect((await judge.visitor.get(`/posts/${postId}`)).status).toBe(404)
})

test('a report or a block that is refused says so by its status, also to scripts that ask without the framework', async () => {
  const one = await registered()
  for (const [path, fields] of [
    ['/resources/reports', { kind: 'post', id: 'nothing', reason: 'spam' }],
    ['/resources/blocks', { intent: 'block', username: 'nobody_of_this_name' }],
    ['/resources/mutes', { intent: 'mute', username: 'nobody_of_this_name', days: '7' }],
  ] as const) {
    const response = await one.visitor.post(path, { note: '', ...fields }, SCRIPT)
    expect([path, response.status]).toEqual([path, 404])
    expect(await response.json()).toMatchObject({ done: null, error: 'missing' })
  }
})

test('without scripts a refused mute or block says why where it leads', async () => {
  const one = await registered()
  const refused = async (path: string, fields: Record<string, string>) => {
    const response = await one.visitor.post(path, fields, DOCUMENT)
    expect(response.status).toBe(303)
    return wordsOf(await one.visitor.get(response.headers.get('Location') ?? ''))
  }
  const gone = { username: 'nobody_of_this_name' }
  expect(await refused('/resources/mutes', { intent: 'mute', days: '7', ...gone })).toContain(
    'This member is no longer here.',
  )
  expect(await refused('/resources/blocks', { intent: 'block', ...gone })).toContain('This member is no longer here.')
  expect(await refused('/resources/mutes', { intent: 'add-word', word: ' ' })).toContain('Enter a word')
})
