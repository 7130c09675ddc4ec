import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { createAccountToken, hashToken } from '~/data/accounts/tokens.server'
import { createDatabase } from '../../drizzle/client'
import { accountTokens } from '../../drizzle/schema/account-tokens'
import { apiTokens } from '../../drizzle/schema/api-tokens'
import { calendarFeeds } from '../../drizzle/schema/calendar-feeds'
import { notificationSettings, pushSubscriptions } from '../../drizzle/schema/notifications'
import { oauthAccounts } from '../../drizzle/schema/oauth-accounts'
import { privateChartLinks } from '../../drizzle/schema/private-chart-links'
import { privateCharts } from '../../drizzle/schema/private-charts'
import { sessions } from '../../drizzle/schema/sessions'
import { idOf, isSignedIn, type Member, registered, rowOf, wordsOf } from './account'
import { faultyDatabase } from './faulty-database'
import { updateMember } from './members'
import { mailsTo } from './outbox'
import { countRows, insertRow, storedRows } from './rows'
import { Visitor } from './visitor'

// Hashing a password takes its time on purpose, and these tests do it by the dozen.
vi.setConfig({ testTimeout: 60_000 })

const TAB = '/app/settings?tab=account'
const NEW = { password: 'quartz lantern 9', confirmPassword: 'quartz lantern 9' }
const db = createDatabase(env.DB)

let made = 0

/**
 * Everything that opens an account, or something of it, without its member: another browser with push, a feed, a token, a linked sign-in,
 * a link to a private chart.
 */
async function withAccess() {
  const member = await registered()
  const other = new Visitor()
  expect((await other.post('/login', member.account)).status).toBe(302)
  const key = `access-${++made}`
  const feed = 'f'.repeat(60) + String(made).padStart(4, '0')
  const memberId = idOf(member)
  await insertRow(calendarFeeds, {
    ...{ userId: memberId, tokenHash: await hashToken(feed), kinds: ['phases'], renewedAt: new Date(1) },
  })
  await insertRow(apiTokens, { id: key, userId: memberId, tokenHash: key, name: 'Clock', scopes: [] })
  await insertRow(oauthAccounts, { provider: 'github', subject: key, userId: memberId })
  for (const { id } of await storedRows(sessions, { userId: memberId }, { columns: ['id'] })) {
    await insertRow(pushSubscriptions, {
      ...{ id: key + id, userId: memberId, sessionId: id, endpoint: key + id, p256dh: 'p', auth: 'a' },
    })
  }
  const empty = { birth: sql`'{}'`, data: sql`'{}'` }
  const times = { consentedAt: new Date(1), createdAt: new Date(1), updatedAt: new Date(1) }
  await insertRow(privateCharts, { id: key, ownerId: memberId, name: 'Kept', ...empty, ...times })
  await insertRow(privateChartLinks, {
    ...{ id: key, chartId: key, memberId, tokenHash: key, sealedToken: '' },
    ...{ createdAt: new Date(1), expiresAt: new Date(9e12) },
  })
  return { ...member, other, feed }
}

const leftOf = async (member: Pick<Member, 'row'>) => {
  const where = { userId: idOf(member) }
  return {
    sessions: await countRows(sessions, where),
    push: await countRows(pushSubscriptions, where),
    feeds: await countRows(calendarFeeds, where),
    tokens: await countRows(apiTokens, where),
    signIns: await countRows(oauthAccounts, where),
    chartLinks: await countRows(privateChartLinks, { memberId: idOf(member) }),
  }
}

const ALL = { sessions: 2, push: 2, feeds: 1, tokens: 1, signIns: 1, chartLinks: 1 }
/** What is left where only the browser that asks goes on. */
const HERE = { sessions: 1, push: 1, feeds: 0, tokens: 0, signIns: 1, chartLinks: 1 }
const NOTHING = { sessions: 0, push: 0, feeds: 0, tokens: 0, signIns: 0, chartLinks: 0 }

const mailedOf = async (address: string, kind: string) =>
  (await mailsTo(address)).filter((mail) => mail.kind === kind).map(({ text }) => text)

const linkTo = async (member: Member, purpose: 'reset_password' | 'confirm_email' | 'change_email', email: string) =>
  createAccountToken(db, { userId: idOf(member), purpose, email, lifetimeSeconds: 3600 })

async function reset(visitor: Visitor, token: string) {
  await visitor.get(`/auth/reset-password?access_token=${token}&type=recovery`)
  const answer = await visitor.post('/auth/reset-password', NEW)
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/auth/reset-password'])
  return wordsOf(await visitor.get('/auth/reset-password'))
}

test('a new password ends all but this browser and the linked sign-ins, and says so here and by mail', async () => {
  const member = await withAccess()
  expect(await leftOf(member)).toEqual(ALL)
  expect((await new Visitor().get(`/calendar/${member.feed}.ics`)).status).toBe(200)
  const fields = { intent: 'password', currentPassword: member.account.password, ...NEW }
  const answer = await member.visitor.post(TAB, fields)
  expect(await wordsOf(answer)).toContain('Also turned off: your calendar address and your API tokens.')
  expect(await leftOf(member)).toEqual(HERE)
  expect((await new Visitor().get(`/calendar/${member.feed}.ics`)).status).toBe(404)
  const [mail] = await mailedOf(member.account.email, 'password-changed')
  expect(mail).toContain('Also turned off: your calendar address and your API tokens.')
})

test('a reset by mail ends everything, linked sign-ins of a confirmed account and links to charts included', async () => {
  const member = await withAccess()
  await updateMember(idOf(member), { emailConfirmedAt: new Date(1) })
  const said = await reset(new Visitor(), await linkTo(member, 'reset_password', member.account.email))
  const ended =
    'your calendar address, your API tokens, your linked sign-ins, and your links to charts of family and clients.'
  expect(said).toContain(`Also turned off: ${ended}`)
  expect(await leftOf(member)).toEqual(NOTHING)
  const [mail] = await mailedOf(member.account.email, 'password-changed')
  expect(mail?.replaceAll(/\s+/g, ' ')).toContain(ended)
})

test('a first password keeps the linked sign-ins and links to charts only in a browser that is signed in', async () => {
  for (const [isHere, kept] of [
    [true, 1],
    [false, 0],
  ] as const) {
    const member = await withAccess()
    await updateMember(idOf(member), { passwordHash: null })
    const token = await linkTo(member, 'reset_password', member.account.email)
    await reset(isHere ? member.visitor : new Visitor(), token)
    expect(await leftOf(member)).toEqual({ ...NOTHING, signIns: kept, chartLinks: kept })
  }
})

test('another address ends all but the browser that confirms it, and tells the new one', async () => {
  const member = await withAccess()
  const email = `next_${member.account.email}`
  const token = await linkTo(member, 'change_email', email)
  const answer = await member.visitor.post(`/auth/confirm-email?token=${token}`, {})
  expect(await wordsOf(answer)).toContain('Also turned off: your calendar address and your API tokens.')
  expect(await leftOf(member)).toEqual(HERE)
  expect(await isSignedIn(member.other)).toBe(false)
  expect(await mailedOf(email, 'access-ended')).toHaveLength(1)
})

test('a new address that is confirmed where nobody is signed in ends every session', async () => {
  const member = await withAccess()
  const token = await linkTo(member, 'change_email', `far_${member.account.email}`)
  expect((await new Visitor().post(`/auth/confirm-email?token=${token}`, {})).status).toBe(200)
  expect(await leftOf(member)).toEqual({ ...NOTHING, signIns: 1, chartLinks: 1 })
})

test('a first confirmation from elsewhere ends what outlasts sessions; from the own browser nothing', async () => {
  const here = await withAccess()
  const own = await linkTo(here, 'confirm_email', here.account.email)
  expect((await here.visitor.post(`/auth/confirm-email?token=${own}`, {})).status).toBe(200)
  expect(await leftOf(here)).toEqual(ALL)

  const member = await withAccess()
  const token = await linkTo(member, 'confirm_email', member.account.email)
  const answer = await new Visitor().post(`/auth/confirm-email?token=${token}`, {})
  expect(await wordsOf(answer)).toContain(
    'Also turned off: your calendar address, your API tokens, and your linked sign-ins.',
  )
  expect(await leftOf(member)).toEqual({ ...NOTHING, sessions: 2, push: 2, chartLinks: 1 })
  expect(await mailedOf(member.account.email, 'access-ended')).toHaveLength(1)
})

test('a first confirmation from elsewhere leaves the only way in', async () => {
  const member = await withAccess()
  await updateMember(idOf(member), { passwordHash: null })
  const token = await linkTo(member, 'confirm_email', member.account.email)
  await new Visitor().post(`/auth/confirm-email?token=${token}`, {})
  expect((await leftOf(member)).signIns).toBe(1)
})

test('whoever reads the mail claims an account that somebody else opened with their address', async () => {
  const member = await withAccess()
  const settings = { intent: 'save', digest: 'weekly', time_zone: 'Europe/London' }
  expect((await member.visitor.post('/app/settings?tab=notifications', settings)).status).toBe(200)
  const path = `/auth/confirm-email?token=${await linkTo(member, 'confirm_email', member.account.email)}`
  expect(await wordsOf(await member.visitor.get(path))).not.toContain('I didn’t create this account')
  const owner = new Visitor({ timeZone: 'Asia/Tbilisi' })
  expect(await wordsOf(await owner.get(path))).toContain('I didn’t create this account')
  const claimed = await owner.post(path, { intent: 'claim' })
  expect([claimed.status, claimed.headers.get('Location')]).toEqual([302, '/auth/reset-password'])
  expect(await leftOf(member)).toEqual(NOTHING)
  // The time zone of the earlier registration is removed too.
  expect(await rowOf(member.account.username)).toMatchObject({ password_hash: null, time_zone: 'Asia/Tbilisi' })
  expect(await countRows(notificationSettings, { userId: idOf(member) })).toBe(0)
  expect((await new Visitor().post('/login', member.account)).status).toBe(422)
  expect((await owner.post('/auth/reset-password', NEW)).status).toBe(302)
  const signedIn = await owner.post('/login', { email: member.account.email, password: NEW.password })
  expect(signedIn.status).toBe(302)
  // The link works once.
  expect((await new Visitor().post(path, { intent: 'claim' })).status).toBe(200)
  expect(await isSignedIn(owner)).toBe(true)
})

test('strict: an account that is claimed stays hidden until its new password is set', async () => {
  const strict = () => new Visitor({ site: { REQUIRE_EMAIL_CONFIRMATION: 'strict' } })
  const member = await registered({}, strict())
  const { username, email } = member.account
  const path = `/auth/confirm-email?token=${await linkTo(member, 'confirm_email', email)}`
  const owner = strict()
  expect((await owner.post(path, { intent: 'claim' })).status).toBe(302)
  expect((await strict().get(`/u/${username}`)).status).toBe(404)
  expect(await rowOf(username)).toMatchObject({ is_active: 0, password_hash: null })
  expect((await owner.post('/auth/reset-password', NEW)).status).toBe(302)
  expect(await rowOf(username)).toMatchObject({ is_active: 1 })
  expect((await strict().get(`/u/${username}`)).status).toBe(200)
})

test('a reset leaves a member who deactivated the account inactive', async () => {
  const member = await registered()
  const away = { intent: 'deactivate', currentPassword: member.account.password }
  expect((await member.visitor.post(TAB, away)).status).toBeLessThan(400)
  const token = await linkTo(member, 'reset_password', member.account.email)
  await reset(new Visitor(), token)
  expect(await rowOf(member.account.username)).toMatchObject({ is_active: 0 })
})

test('a link to another address claims nothing', async () => {
  const member = await withAccess()
  const token = await linkTo(member, 'change_email', `claimed_${member.account.email}`)
  expect((await new Visitor().post(`/auth/confirm-email?token=${token}`, { intent: 'claim' })).status).toBe(400)
  expect(await leftOf(member)).toEqual(ALL)
})

test.each([
  ['reset_password', { password_hash: true }, NOTHING],
  ['confirm_email', {}, { ...NOTHING, sessions: 2, push: 2, chartLinks: 1 }],
  ['change_email', { email: true }, { ...NOTHING, signIns: 1, chartLinks: 1 }],
] as const)('%s does all or nothing where the database fails: the link works again', async (purpose, changes, left) => {
  const member = await withAccess()
  const before = await rowOf(member.account.username)
  const address = purpose === 'change_email' ? `again_${member.account.email}` : member.account.email
  const token = await linkTo(member, purpose, address)
  const faulty = faultyDatabase()
  const visitor = new Visitor({ site: { DB: faulty.DB } })
  const isReset = purpose === 'reset_password'
  if (isReset) await visitor.get(`/auth/reset-password?access_token=${token}&type=recovery`)
  const send = async () =>
    (isReset
      ? await visitor.post('/auth/reset-password', NEW)
      : await visitor.post(`/auth/confirm-email?token=${token}`, {})
    ).status
  faulty.fail('before', /^delete from "api_tokens"/i)
  expect(await send()).toBe(500)
  expect(faulty.failures()).toBe(1)
  expect(await leftOf(member)).toEqual(ALL)
  expect(await rowOf(member.account.username)).toEqual(before)
  expect(await countRows(accountTokens, { id: await hashToken(token), usedAt: null })).toBe(1)
  expect(await send()).toBe(isReset ? 302 : 200)
  expect(await leftOf(member)).toEqual(left)
  const after = await rowOf(member.account.username)
  expect(after?.password_hash !== before?.password_hash).toBe('password_hash' in changes)
  expect(after?.email !== before?.email).toBe('email' in changes)
  expect(after?.email_confirmed_at).not.toBeNull()
})

test('signing out everywhere lists what it ends, ends that, and the linked sign-ins where they are ticked', async () => {
  const member = await withAccess()
  const page = await wordsOf(await member.visitor.get(TAB))
  expect(page).toContain(
    'This will end: 1 other session notifications in 1 other browser your calendar address 1 API token Also unlink GitHub',
  )
  const answer = await member.visitor.post(TAB, { intent: 'end-other-sessions' })
  const words = await wordsOf(answer)
  expect(words).toContain('Signed out everywhere else')
  expect(words).toContain('Also turned off: your calendar address and your API tokens.')
  expect(await leftOf(member)).toEqual(HERE)
  expect(await isSignedIn(member.other)).toBe(false)
  expect(await mailedOf(member.account.email, 'access-ended')).toHaveLength(1)
  await member.visitor.post(TAB, { intent: 'end-other-sessions', signIns: 'on' })
  expect(await leftOf(member)).toEqual({ ...HERE, signIns: 0 })
})

test('signing out everywhere ends nothing of another member', async () => {
  const [member, stranger] = [await withAccess(), await withAccess()]
  await member.visitor.post(TAB, { intent: 'end-other-sessions', signIns: 'on', userId: idOf(stranger) })
  expect(await leftOf(stranger)).toEqual(ALL)
})
