import { expect, test, vi } from 'vitest'
import { accountTokens } from '../../drizzle/schema/account-tokens'
import { apiTokens } from '../../drizzle/schema/api-tokens'
import { calendarFeeds } from '../../drizzle/schema/calendar-feeds'
import { oauthAccounts } from '../../drizzle/schema/oauth-accounts'
import { sessions } from '../../drizzle/schema/sessions'
import { users } from '../../drizzle/schema/users'
import { idOf, type Member, registered, wordsOf } from './account'
import { updateMember } from './members'
import { googler, hubber, oauthVisitor, walk } from './oauth-flow'
import { mailsTo } from './outbox'
import { countRows, insertRow, storedRow, updateRows } from './rows'
import type { Visitor } from './visitor'

vi.setConfig({ testTimeout: 60_000 })

const TAB = '/app/settings?tab=account'
const TOKENS = '/app/settings/tokens'
const VERIFY = '/auth/verify'
const MINUTE = 60_000

/** The sign-in of every session of a member becomes so old. */
const age = (member: Pick<Member, 'row'>, minutes: number) =>
  updateRows(sessions, { userId: idOf(member) }, { provedAt: new Date(Date.now() - minutes * MINUTE) })

const withoutPassword = (member: Pick<Member, 'row'>) => updateMember(idOf(member), { passwordHash: null })

const link = (member: Pick<Member, 'row'>, provider: 'github' | 'google') =>
  insertRow(oauthAccounts, { provider, subject: `step-up ${idOf(member)}`, userId: idOf(member) })

const newToken = () => ({ intent: 'create', id: crypto.randomUUID(), name: 'Clock & <co>', chart: 'on' })

const FORMS: [string, string, () => Record<string, string>][] = [
  ['an API token', TOKENS, newToken],
  ['a calendar address', '/app/insights/calendar', () => ({ intent: 'create', phases: 'on' })],
  ['another calendar address', '/app/insights/calendar', () => ({ intent: 'renew' })],
  ['unlinking a sign-in', '/resources/sign-in-methods', () => ({ intent: 'unlink', provider: 'github' })],
  ['unlinking all', TAB, () => ({ intent: 'end-other-sessions', signIns: 'on' })],
  ['a copy of everything', '/resources/account-data', () => ({})],
]

const asksAt = (response: Response) => [response.status, response.headers.get('Location')]

/** The form that waited, as the page gives it out: what it would send where. */
async function waiting(visitor: Visitor) {
  const page = await visitor.get(VERIFY)
  const html = await page.text()
  const [form = ''] =
    /<form method="post" action="(?!\/auth)[^"]*"[\s\S]*?<\/form>/.exec(html.slice(html.indexOf('<main'))) ?? []
  const decode = (text: string) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const fields = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
  return {
    status: page.status,
    to: page.headers.get('Location'),
    action: decode(/action="([^"]*)"/.exec(form)?.[1] ?? ''),
    fields: Object.fromEntries(fields.map(([, name, value]) => [decode(name!), decode(value!)])),
  }
}

test.each(FORMS)('%s waits for a proof where the sign-in is ten minutes old', async (_, path, fields) => {
  const member = await registered()
  await link(member, 'github')
  await age(member, 10)
  const sent = fields()
  expect(asksAt(await member.visitor.post(path, sent))).toEqual([302, VERIFY])
  for (const table of [apiTokens, calendarFeeds]) expect(await countRows(table, { userId: idOf(member) })).toBe(0)
  expect(await countRows(oauthAccounts, { userId: idOf(member) })).toBe(1)
  // The page is no proof by itself.
  expect((await waiting(member.visitor)).action).toBe('')
  const proved = await member.visitor.post(VERIFY, { intent: 'password', currentPassword: member.account.password })
  expect(asksAt(proved)).toEqual([302, VERIFY])
  const form = await waiting(member.visitor)
  expect(form).toEqual({ status: 200, to: null, action: path, fields: sent })
  const done = await member.visitor.post(form.action, form.fields)
  expect(asksAt(done)).not.toEqual([302, VERIFY])
  // It is given out once: opened again, the page sends nothing.
  const again = await waiting(member.visitor)
  expect([again.status, again.action]).toEqual([302, ''])
})

test.each(FORMS)('%s asks nothing within ten minutes of signing in', async (_, path, fields) => {
  const member = await registered()
  await age(member, 9)
  expect(asksAt(await member.visitor.post(path, fields()))).not.toEqual([302, VERIFY])
})

test('the token is made as it was typed, and the password does not travel', async () => {
  const member = await registered()
  await age(member, 11)
  await member.visitor.post(TOKENS, { ...newToken(), password: 'not for the cookie' })
  await member.visitor.post(VERIFY, { intent: 'password', currentPassword: member.account.password })
  const form = await waiting(member.visitor)
  expect(form.fields).not.toHaveProperty('password')
  expect(await wordsOf(await member.visitor.post(form.action, form.fields))).toContain('Clock')
  expect(await countRows(apiTokens, { userId: idOf(member), name: 'Clock & <co>' })).toBe(1)
})

test.each([
  ['waits', 1000, TOKENS],
  ['is too long to wait', 1300, ''],
])('a form in Cyrillic %s by its bytes, in a cookie that browsers keep', async (_, letters, action) => {
  const member = await registered()
  await age(member, 11)
  await member.visitor.post(TOKENS, { ...newToken(), note: 'я'.repeat(letters) })
  const cookie = member.visitor.cookies.get('step_up') ?? ''
  expect(`__Host-step_up=${cookie}`.length).toBeLessThanOrEqual(4096)
  await member.visitor.post(VERIFY, { intent: 'password', currentPassword: member.account.password })
  expect((await waiting(member.visitor)).action).toBe(action)
})

test('a wrong password proves nothing, and is tried five times a minute', async () => {
  const member = await registered()
  await age(member, 11)
  const prove = (currentPassword: string) => member.visitor.post(VERIFY, { intent: 'password', currentPassword })
  const wrong = await prove('not the one')
  expect(wrong.status).toBe(403)
  expect(await wrong.text()).toContain('This isn’t your current password')
  expect((await prove('')).status).toBe(400)
  for (let tries = 2; tries <= 5; tries++) await prove('not the one')
  expect((await prove(member.account.password)).status).toBe(429)
  expect(asksAt(await member.visitor.post(TOKENS, newToken()))).toEqual([302, VERIFY])
})

test('a proof is of the session that gave it alone', async () => {
  const member = await registered()
  const other = oauthVisitor()
  await other.post('/login', member.account)
  await age(member, 11)
  await member.visitor.post(VERIFY, { intent: 'password', currentPassword: member.account.password })
  expect(asksAt(await other.post(TOKENS, newToken()))).toEqual([302, VERIFY])
  expect(asksAt(await member.visitor.post(TOKENS, newToken()))).toEqual([200, null])
})

test('a form that waits is given to nobody else who signs in at the same browser', async () => {
  const [member, next] = [await registered(), await registered()]
  await age(member, 11)
  await member.visitor.post(TOKENS, newToken())
  member.visitor.cookies.delete('session')
  await member.visitor.post('/login', next.account)
  const form = await waiting(member.visitor)
  expect([form.status, form.to, form.action]).toEqual([302, '/app/dashboard', ''])
})

test('a form that waits is given only to the session that asked', async () => {
  const member = await registered()
  await age(member, 11)
  await member.visitor.post(TOKENS, newToken())
  member.visitor.cookies.delete('session')
  await member.visitor.post('/login', member.account)
  expect(member.visitor.cookies.has('step_up')).toBe(true)
  const form = await waiting(member.visitor)
  expect([form.status, form.to, form.action]).toEqual([302, '/app/dashboard', ''])
})

test('cancelling ends the form that waits and leads back', async () => {
  const member = await registered()
  await age(member, 11)
  await member.visitor.post(TOKENS, newToken())
  expect(await (await member.visitor.get(VERIFY)).text()).toMatch(/<button[^>]*name="intent"[^>]*value="cancel"/)
  expect(asksAt(await member.visitor.post(VERIFY, { intent: 'cancel' }))).toEqual([302, TOKENS])
  expect(member.visitor.cookies.has('step_up')).toBe(false)
  // A proof given later sends nothing.
  await member.visitor.post(VERIFY, { intent: 'password', currentPassword: member.account.password })
  const form = await waiting(member.visitor)
  expect([form.status, form.to, form.action]).toEqual([302, '/app/dashboard', ''])
  expect(await countRows(apiTokens, { userId: idOf(member) })).toBe(0)
})

test('signing out everywhere is asked for and sent in its own words', async () => {
  const member = await registered()
  await age(member, 11)
  await member.visitor.post(TAB, { intent: 'end-other-sessions', signIns: 'on' })
  expect(await wordsOf(await member.visitor.get(VERIFY))).toContain('Confirm to sign out everywhere.')
  await member.visitor.post(VERIFY, { intent: 'password', currentPassword: member.account.password })
  expect(await wordsOf(await member.visitor.get(VERIFY))).toContain('Confirmed Sign out everywhere')
})

// — Without a password

const codeIn = async (address: string) => {
  const mails = (await mailsTo(address)).filter(({ kind }) => kind === 'step-up-code')
  return { count: mails.length, code: /\b\d{8}\b/.exec(mails[0]?.text ?? '')?.[0] ?? '' }
}

test('whoever has no password enters a mailed code, once, in the browser that asked for it', async () => {
  const member = await registered()
  const other = oauthVisitor()
  await other.post('/login', member.account)
  await withoutPassword(member)
  await age(member, 11)
  const sent = newToken()
  await member.visitor.post(TOKENS, sent)
  expect(await wordsOf(await member.visitor.get(VERIFY))).toContain('Email me a code')
  const asked = await member.visitor.post(VERIFY, { intent: 'send-code' })
  expect(await wordsOf(asked)).toContain(`Code sent to ${member.account.email}. It works for 10 minutes.`)
  const { code } = await codeIn(member.account.email)
  expect(code).toMatch(/^\d{8}$/)
  const enter = (visitor: Visitor, typed: string) => visitor.post(VERIFY, { intent: 'code', code: typed })
  expect((await enter(other, code)).status).toBe(403)
  const wrong = await enter(member.visitor, code === '12345678' ? '87654321' : '12345678')
  expect([wrong.status, await wordsOf(wrong)]).toEqual([
    403,
    expect.stringContaining('This code is wrong or has expired'),
  ])
  expect(asksAt(await enter(member.visitor, `${code.slice(0, 4)} ${code.slice(4)}`))).toEqual([302, VERIFY])
  expect((await waiting(member.visitor)).fields).toEqual(sent)
  await age(member, 11)
  expect((await enter(member.visitor, code)).status).toBe(403)
})

test('a newer code ends the older, after ten minutes none works, and five tries are looked at', async () => {
  const member = await registered()
  await withoutPassword(member)
  await age(member, 11)
  const enter = (typed: string) => member.visitor.post(VERIFY, { intent: 'code', code: typed })
  await member.visitor.post(VERIFY, { intent: 'send-code' })
  const first = await codeIn(member.account.email)
  await member.visitor.post(VERIFY, { intent: 'send-code' })
  expect((await enter(first.code)).status).toBe(403)
  const mails = (await mailsTo(member.account.email)).filter(({ kind }) => kind === 'step-up-code')
  const codes = mails.map(({ text }) => /\b\d{8}\b/.exec(text ?? '')?.[0] ?? '')
  const second = codes.find((code) => code !== first.code)!
  await updateRows(accountTokens, { userId: idOf(member), purpose: 'step_up' }, { expiresAt: new Date(Date.now() - 1) })
  expect((await enter(second)).status).toBe(403)
  for (let tries = 3; tries <= 5; tries++) expect((await enter('00000000')).status).toBe(403)
  expect((await enter(second)).status).toBe(429)
})

test('no code is mailed to a member with a password, and five an hour to one without', async () => {
  const member = await registered()
  await age(member, 11)
  expect((await member.visitor.post(VERIFY, { intent: 'send-code' })).status).toBe(403)
  await withoutPassword(member)
  for (let sent = 1; sent <= 5; sent++)
    expect((await member.visitor.post(VERIFY, { intent: 'send-code' })).status).toBe(200)
  expect((await member.visitor.post(VERIFY, { intent: 'send-code' })).status).toBe(429)
  expect((await codeIn(member.account.email)).count).toBe(5)
})

test('deleting an account without a password waits for a proof, and goes on with the username as typed', async () => {
  const member = await registered()
  await withoutPassword(member)
  await age(member, 11)
  const fields = { intent: 'delete', username: member.account.username }
  expect((await member.visitor.post(TAB, { ...fields, username: 'another' })).status).toBe(403)
  expect(asksAt(await member.visitor.post(TAB, fields))).toEqual([302, VERIFY])
  expect(await countRows(users, { id: idOf(member), isActive: true })).toBe(1)
  await member.visitor.post(VERIFY, { intent: 'send-code' })
  await member.visitor.post(VERIFY, { intent: 'code', code: (await codeIn(member.account.email)).code })
  const form = await waiting(member.visitor)
  expect([form.action, form.fields]).toEqual([TAB, fields])
  expect(asksAt(await member.visitor.post(form.action, form.fields))).toEqual([302, '/auth/paused'])
})

test('a script that asks for the data is led to the proof', async () => {
  const member = await registered()
  await age(member, 11)
  const answer = await member.visitor.ask('POST', '/resources/account-data', new URLSearchParams())
  expect([answer.status, await answer.json()]).toEqual([403, { verify: VERIFY }])
  await member.visitor.post(VERIFY, { intent: 'password', currentPassword: member.account.password })
  const form = await waiting(member.visitor)
  const file = await member.visitor.post(form.action, form.fields)
  expect(file.headers.get('Content-Type')).toBe('application/zip')
  await file.arrayBuffer()
})

// — By a provider

const joined = async () => {
  const person = googler()
  const visitor = oauthVisitor()
  await walk(visitor, person)
  const username = `proved_${person.subject.slice(-6)}`
  await visitor.post('/oauth/finish', { full_name: 'Grace Hopper', username, referralCode: '' })
  const row = await storedRow(users, { email: person.email })
  return { visitor, person, row }
}

test('a linked provider is a proof, another account there is none', async () => {
  const member = await joined()
  await age(member, 11)
  expect(asksAt(await member.visitor.post(TOKENS, newToken()))).toEqual([302, VERIFY])
  expect(await wordsOf(await member.visitor.get(VERIFY))).toContain('Confirm with Google')
  const stranger = await walk(member.visitor, googler(), { purpose: 'prove' })
  expect(stranger.to).toBe('/auth/verify?oauth=otherAccount&provider=google')
  expect((await waiting(member.visitor)).action).not.toBe(TOKENS)
  expect((await walk(member.visitor, member.person, { purpose: 'prove' })).to).toBe(VERIFY)
  expect((await waiting(member.visitor)).action).toBe(TOKENS)
})

test('linking waits for a proof and goes on to the provider', async () => {
  const member = await joined()
  await age(member, 11)
  const fields = { purpose: 'link', redirect: TAB }
  expect(asksAt(await member.visitor.post('/oauth/github', fields))).toEqual([302, VERIFY])
  await walk(member.visitor, member.person, { purpose: 'prove' })
  const form = await waiting(member.visitor)
  expect([form.action, form.fields]).toEqual(['/oauth/github', fields])
  const linked = await walk(
    member.visitor,
    hubber(() => null),
    form.fields,
  )
  expect(linked.to).toBe('/app/settings?tab=account&oauth=linked&provider=github')
})

test('visitors are led to sign in, which is a proof', async () => {
  const visitor = oauthVisitor()
  expect(asksAt(await visitor.get(VERIFY))).toEqual([302, `/login?redirect=${encodeURIComponent(VERIFY)}`])
  expect(asksAt(await visitor.post(VERIFY, { intent: 'send-code' }))).toEqual([
    302,
    `/login?redirect=${encodeURIComponent(VERIFY)}`,
  ])
  expect(asksAt(await visitor.post('/oauth/google', { purpose: 'prove' }))).toEqual([
    302,
    `/login?redirect=${encodeURIComponent(VERIFY)}`,
  ])
})
