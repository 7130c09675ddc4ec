import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { changeEmail, findAddressLink } from '~/data/accounts/account.server'
import { createAccountToken, findAccountToken } from '~/data/accounts/tokens.server'
import { ENDS_NOTHING } from '~/domain/membership/access'
import { createContext } from '~/platform/server/context.server'
import { createDatabase } from '../../drizzle/client'
import { accountTokens } from '../../drizzle/schema/account-tokens'
import { mails } from '../../drizzle/schema/mails'
import { sessions } from '../../drizzle/schema/sessions'
import { users } from '../../drizzle/schema/users'
import { isSignedIn, newAccount, registered, rowOf, wordsOf } from './account'
import { eventually } from './eventually'
import { linkIn, mailsTo } from './outbox'
import { countRows, shiftInstant, storedRow, storedRows, updateRows } from './rows'
import { Visitor } from './visitor'

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => {
  vi.useRealTimers()
})

const DAY = 86_400_000
const STRICT = { REQUIRE_EMAIL_CONFIRMATION: 'strict' }
const OFF = { REQUIRE_EMAIL_CONFIRMATION: 'off' }
const BANNER = 'Please confirm member_'

const confirmMails = async (email: string) => (await mailsTo(email)).filter(({ kind }) => kind === 'confirm-email')
const pathIn = (mail: { text: string | null }) => linkIn(mail).pathname + linkIn(mail).search

/** The path of the newest link, once there are so many mails. */
const mailedLink = (email: string, count = 1) =>
  eventually(async () => {
    const mails = await confirmMails(email)
    expect(mails).toHaveLength(count)
    return pathIn(mails[0]!)
  })

/** Asks for the mail again without scripts: what came of it, as the next page is told. */
async function resend(visitor: Visitor) {
  const response = await visitor.post('/resources/confirm-email', {})
  expect(response.status).toBe(302)
  return response.headers.get('Location')?.replace('/auth/confirm-email?resend=', '')
}

const confirmedAt = async (username: string) => (await rowOf(username))?.email_confirmed_at
const { db } = createContext(new Request('http://localhost/'), env, createExecutionContext())
const newAddressLink = async (userId: unknown, email: string) => {
  const token = await createAccountToken(db, {
    userId: String(userId),
    purpose: 'change_email',
    email,
    lifetimeSeconds: DAY / 1000,
  })
  return `/auth/confirm-email?token=${token}`
}

test('registering mails a link; opening it asks, its button confirms, and the banner goes', async () => {
  const { visitor, account } = await registered()
  const welcome = await wordsOf(await visitor.get('/register/success'))
  expect(welcome).toContain(`Please confirm your email with the link sent to ${account.email}.`)
  expect(welcome).toContain('The link is valid for 24 hours.')
  expect(welcome).toContain('Send the link again')
  const path = await mailedLink(account.email)
  expect(path).toMatch(/^\/auth\/confirm-email\?token=[0-9a-f]{64}$/)
  expect(await wordsOf(await visitor.get('/app/dashboard'))).toContain(`Please confirm ${account.email}.`)

  const page = await new Visitor().get(path)
  expect([page.status, page.headers.get('Referrer-Policy')]).toEqual([200, 'strict-origin'])
  expect(await wordsOf(page)).toContain(`Confirm ${account.email}`)
  expect(await confirmedAt(account.username)).toBeNull()

  const answer = await new Visitor().post(path, {})
  expect([answer.status, answer.headers.get('Referrer-Policy')]).toEqual([200, 'strict-origin'])
  expect(await wordsOf(answer)).toContain('Your email is confirmed')
  expect(Math.abs(Number(await confirmedAt(account.username)) - Date.now())).toBeLessThan(60_000)
  expect(await wordsOf(await visitor.get('/app/dashboard'))).not.toContain(BANNER)
  expect(await wordsOf(await visitor.get('/register/success'))).not.toContain('Please confirm your email')
})

test('a link that has done its work says that there is nothing left to do', async () => {
  const { account } = await registered()
  const path = await mailedLink(account.email)
  await new Visitor().post(path, {})
  expect(await wordsOf(await new Visitor().get(path))).toContain('Your email is already confirmed')
  const again = await new Visitor().post(path, {})
  expect(again.status).toBe(200)
  expect(await wordsOf(again)).toContain('Your email is already confirmed')
})

test('the link works for 24 hours: still in its last millisecond, not at the full hour', async () => {
  const { visitor, account } = await registered()
  const path = await mailedLink(account.email)
  const row = await storedRow(accountTokens, { email: account.email, purpose: 'confirm_email' })
  expect(row!.expires_at - row!.created_at).toBe(DAY)
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(row!.expires_at)
  const expired = await wordsOf(await visitor.get(path))
  expect(expired).toContain('This link has expired. Links work for 24 hours')
  expect(expired).toContain('Send the link again')
  expect(await wordsOf(await new Visitor().get(path))).not.toContain('Send the link again')
  const refused = await new Visitor().post(path, {})
  expect(refused.status).toBe(409)
  expect(await confirmedAt(account.username)).toBeNull()
  vi.setSystemTime(row!.expires_at - 1)
  expect((await new Visitor().post(path, {})).status).toBe(200)
  expect(await confirmedAt(account.username)).toBe(row!.expires_at - 1)
})

test.each(['short', 'a'.repeat(64), ''])('token %j is said to be incomplete or not ours', async (token) => {
  const path = `/auth/confirm-email?token=${token}`
  expect(await wordsOf(await new Visitor().get(path))).toContain('This link is incomplete.')
  const answer = await new Visitor().post(path, {})
  expect(answer.status).toBe(400)
  expect(await wordsOf(answer)).toContain('This link is incomplete.')
})

test('a link for a new password confirms no address', async () => {
  const { account, row } = await registered()
  const token = await createAccountToken(db, {
    userId: String(row?.id),
    purpose: 'reset_password',
    email: account.email,
    lifetimeSeconds: 3600,
  })
  expect((await new Visitor().post(`/auth/confirm-email?token=${token}`, {})).status).toBe(400)
  expect(await confirmedAt(account.username)).toBeNull()
})

test('twenty at once confirm once', async () => {
  const { account } = await registered()
  const path = await mailedLink(account.email)
  const answers = await Promise.all(Array.from({ length: 20 }, async () => wordsOf(await new Visitor().post(path, {}))))
  expect(answers.filter((words) => words.includes('Your email is confirmed'))).toHaveLength(1)
  expect(answers.filter((words) => words.includes('Your email is already confirmed'))).toHaveLength(19)
})

// — Again

test('again: once a minute, five times an hour; impatience does not eat the hour', async () => {
  const { visitor, account } = await registered()
  const start = Date.now()
  vi.useFakeTimers({ toFake: ['Date'] })
  for (let mail = 1; mail <= 5; mail++) {
    vi.setSystemTime(start + mail * 61_000)
    expect(await resend(visitor)).toBe('sent')
    expect(await resend(visitor)).toBe('tooMany')
  }
  vi.setSystemTime(start + 6 * 61_000)
  expect(await resend(visitor)).toBe('tooMany')
  vi.setSystemTime(start + 61_000 + 3_600_000)
  expect(await resend(visitor)).toBe('sent')
  expect(await confirmMails(account.email)).toHaveLength(7)
})

test('a page with scripts is answered in place', async () => {
  const { visitor } = await registered()
  const ask = () => visitor.post('/resources/confirm-email', {}, { 'Sec-Fetch-Dest': 'empty' })
  const sent = await ask()
  expect([sent.status, await sent.json()]).toEqual([200, { result: 'sent' }])
  const hasty = await ask()
  expect([hasty.status, await hasty.json()]).toEqual([429, { result: 'tooMany' }])
  expect(Number(hasty.headers.get('Retry-After'))).toBeGreaterThan(50)
  expect(Number(hasty.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
})

test('with the newer mail the older link is over', async () => {
  const { visitor, account } = await registered()
  const older = await mailedLink(account.email)
  await resend(visitor)
  const newer = await mailedLink(account.email, 2)
  expect(await wordsOf(await visitor.get(older))).toContain('This link has expired.')
  expect((await visitor.post(newer, {})).status).toBe(200)
})

test('without scripts the page without a link says what came of asking again', async () => {
  const { visitor, account } = await registered()
  expect(await resend(visitor)).toBe('sent')
  const words = await wordsOf(await visitor.get('/auth/confirm-email?resend=sent'))
  expect(words).toContain(`the link sent to ${account.email}.`)
  expect(words).toContain('Link sent.')
})

test('somebody whom this browser does not know gets no mail for anybody', async () => {
  expect(await resend(new Visitor())).toBe('nobody')
})

// — The banner

test('the banner can be put off until the browser is closed or somebody signs out', async () => {
  const { visitor, account } = await registered()
  const later = await visitor.post('/resources/confirm-email', { intent: 'later', returnTo: '/app/profile' })
  expect([later.status, later.headers.get('Location')]).toEqual([302, '/app/profile'])
  expect(later.headers.getSetCookie()).toEqual(['confirm_later=1; Path=/; SameSite=Lax; HttpOnly'])
  expect(await wordsOf(await visitor.get('/app/profile'))).not.toContain(BANNER)
  await visitor.post('/resources/sign-out', {})
  await visitor.post('/login', { email: account.email, password: account.password })
  expect(await wordsOf(await visitor.get('/app/profile'))).toContain(BANNER)
})

test.each([
  ['waiting', 0, 'The link is in your inbox.'],
  ['waiting', 61_000, 'The email hasn’t been delivered yet. Retrying automatically.'],
  ['sent', 61_000, 'The link is in your inbox.'],
  ['failed', 0, 'The email couldn’t be delivered. Is the address right?'],
] as const)('a mail that is %s after %i ms: %s', async (status, age, text) => {
  const { visitor, account, row } = await registered()
  await mailedLink(account.email)
  await updateRows(mails, { userId: String(row?.id) }, { status })
  await shiftInstant(mails, 'createdAt', -age, { userId: String(row?.id) })
  expect(await wordsOf(await visitor.get('/app/dashboard'))).toContain(text)
})

// — Another address

test('a new address becomes theirs by its link only, and takes the old links with it', async () => {
  const { account, row, visitor } = await registered()
  const old = await mailedLink(account.email)
  const to = `New_${account.email}`
  const path = await newAddressLink(row?.id, to)
  const reset = await createAccountToken(db, {
    userId: String(row?.id),
    purpose: 'reset_password',
    email: account.email,
    lifetimeSeconds: 3600,
  })
  expect(await wordsOf(await visitor.get(path))).toContain(`Confirm ${to}`)
  expect((await rowOf(account.username))?.email).toBe(account.email)
  const answer = await visitor.post(path, {})
  expect(await wordsOf(answer)).toContain(`${to} is confirmed.`)
  expect(await rowOf(account.username)).toMatchObject({ email: to, email_key: to.toLowerCase() })
  expect(Number(await confirmedAt(account.username))).toBeGreaterThan(1_700_000_000_000)
  expect(await isSignedIn(visitor)).toBe(true)
  expect(await wordsOf(await visitor.get(old))).toContain('This link has expired.')
  const way = new Visitor()
  await way.get(`/auth/reset-password?access_token=${reset}&type=recovery`)
  expect(await wordsOf(await way.get('/auth/reset-password'))).toContain('This link has expired.')
})

test('a link that was used changes nothing more, and links mailed since then stay open', async () => {
  const { row } = await registered()
  const db = createDatabase(env.DB)
  const userId = String(row?.id)
  const now = Date.now()
  const address = { email: 'moved@example.org', emailKey: 'moved@example.org' }
  const link = { userId, email: address.email, lifetimeSeconds: 3600 }
  const found = await findAddressLink(db, await createAccountToken(db, { ...link, purpose: 'change_email' }))
  const nothing = { scope: ENDS_NOTHING, keep: null }
  expect(await changeEmail(db, found!.link, address, nothing, now)).not.toBeNull()
  const since = await createAccountToken(db, { ...link, purpose: 'reset_password' })
  expect(
    await changeEmail(db, found!.link, { email: 'a@example.org', emailKey: 'a@example.org' }, nothing, now),
  ).toBeNull()
  expect((await rowOf(String(row?.username)))?.email).toBe(address.email)
  expect((await findAccountToken(db, since, 'reset_password'))?.expiresAt.getTime()).toBeGreaterThan(now)
})

test('the own address with other capitals is a change like any other', async () => {
  const { account, row, visitor } = await registered()
  await visitor.post(await mailedLink(account.email), {})
  const to = account.email.replace('member', 'MEMBER')
  const path = await newAddressLink(row?.id, to)
  expect(await wordsOf(await visitor.post(path, {}))).toContain(`${to} is confirmed.`)
  expect(await rowOf(account.username)).toMatchObject({ email: to, email_key: account.email })
  expect(await wordsOf(await visitor.get(path))).toContain('There’s nothing left to do.')
})

test('an address that became somebody else’s meanwhile stays theirs', async () => {
  const { account, row } = await registered()
  const wanted = `wanted_${account.email}`
  const path = await newAddressLink(row?.id, wanted)
  await registered({ email: wanted.toUpperCase() })
  const answer = await new Visitor().post(path, {})
  expect(answer.status).toBe(409)
  expect(await wordsOf(answer)).toContain('Another account now uses this address')
  expect((await rowOf(account.username))?.email).toBe(account.email)
})

test('an expired change sends to the settings, not to another confirmation', async () => {
  const { visitor, row, account } = await registered()
  const path = await newAddressLink(row?.id, `late_${account.email}`)
  await updateRows(accountTokens, { userId: String(row?.id), purpose: 'change_email' }, { expiresAt: new Date(1) })
  const words = await wordsOf(await visitor.get(path))
  expect(words).toContain('Change your email again in the settings, under Personal.')
  expect(words).not.toContain('Send the link again')
})

// — How much this site asks for

test('strict: no session before the address is confirmed, and the mail again from both pages', async () => {
  const visitor = new Visitor({ site: STRICT })
  const account = newAccount()
  const response = await visitor.post('/register', account)
  expect(response.headers.get('Location')).toBe('/register/success')
  expect(visitor.cookies.has('session')).toBe(false)
  const { id } = (await storedRow(users, { emailKey: account.email }, 'id'))!
  expect(await countRows(sessions, { userId: id })).toBe(0)
  const welcome = await wordsOf(await visitor.get('/register/success'))
  expect(welcome).toContain(`the link sent to ${account.email}.`)
  expect(welcome).toContain('Send the link again')
  await mailedLink(account.email)

  const other = new Visitor({ site: STRICT })
  const refused = await other.post('/login', { email: account.email, password: account.password })
  expect(refused.status).toBe(403)
  expect(await wordsOf(refused)).toContain('Confirm your email address first')
  expect(other.cookies.has('session')).toBe(false)
  const wrong = await new Visitor({ site: STRICT }).post('/login', { email: account.email, password: 'not the one' })
  expect(wrong.status).toBe(422)
  expect(wrong.headers.getSetCookie()).toEqual([])

  expect(await resend(other)).toBe('sent')
  const path = await mailedLink(account.email, 2)
  expect((await other.post(path, {})).status).toBe(200)
  expect(other.cookies.has('unconfirmed')).toBe(false)
  const signedIn = await other.post('/login', { email: account.email, password: account.password })
  expect(signedIn.status).toBe(302)
  expect(await isSignedIn(other)).toBe(true)
})

test('a notice of another name does not say who waits', async () => {
  const { account, visitor } = await registered()
  const other = new Visitor()
  other.cookies.set('unconfirmed', visitor.cookies.get('registered') ?? '')
  expect(await wordsOf(await other.get('/auth/confirm-email'))).not.toContain(account.email)
  expect(await resend(other)).toBe('nobody')
})

test('off: no mail, no banner, no word of it', async () => {
  const visitor = new Visitor({ site: OFF })
  const { account } = await registered({}, visitor)
  expect(await wordsOf(await visitor.get('/register/success'))).not.toContain('Please confirm')
  expect(await wordsOf(await visitor.get('/app/dashboard'))).not.toContain(BANNER)
  const words = await wordsOf(await visitor.get('/app/settings?tab=account'))
  expect(words).toContain(account.email)
  expect(words).not.toMatch(/onfirmed|Send the link again/)
  expect(await resend(visitor)).toBe('nobody')
  expect(await mailsTo(account.email)).toEqual([])
})

test('the copy of the table of links opens nothing', async () => {
  const { account } = await registered()
  const path = await mailedLink(account.email)
  const results = await storedRows(accountTokens, { email: account.email }, { columns: ['id'] })
  expect(path).not.toContain(results[0]!.id)
  expect((await new Visitor().post(`/auth/confirm-email?token=${results[0]!.id}`, {})).status).toBe(400)
})
