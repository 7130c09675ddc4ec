import { beforeEach, expect, test, vi } from 'vitest'
import { accountTokens } from '../../drizzle/schema/account-tokens'
import { subscriptions } from '../../drizzle/schema/payments'
import { sessions } from '../../drizzle/schema/sessions'
import { isSignedIn, registered, rowOf, wordsOf } from './account'
import { eventually } from './eventually'
import { updateMember } from './members'
import { linkIn, mailsTo } from './outbox'
import { countRows, insertRow, storedRows, updateRows } from './rows'
import { Visitor } from './visitor'

// Hashing a password takes its time on purpose, and these tests do it by the dozen.
vi.setConfig({ testTimeout: 60_000 })

const TAB = '/app/settings?tab=account'
const NEW_PASSWORD = 'quartz lantern 9'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

type Account = Awaited<ReturnType<typeof registered>>['account']

/** Another browser of the same member, signed in. */
async function anotherBrowser(
  { email, password }: Account,
  { place, userAgent }: { place?: { city: string; country: string }; userAgent?: string } = {},
) {
  const visitor = new Visitor(place ? { place } : {})
  const response = await visitor.post('/login', { email, password }, userAgent ? { 'User-Agent': userAgent } : {})
  expect(response.status).toBe(302)
  return visitor
}

const changeOf = (change: Record<string, string> = {}) => ({
  intent: 'password',
  currentPassword: 'correct horse 17',
  password: NEW_PASSWORD,
  confirmPassword: NEW_PASSWORD,
  ...change,
})

const kindsTo = async (address: string) => (await mailsTo(address)).map(({ kind }) => kind)

beforeEach(() => {
  vi.useRealTimers()
})

test('leaving says what becomes of a subscription, to whoever has one that goes on', async () => {
  const { visitor, row } = await registered()
  const said = ['Your Premium subscription continues', 'Your Premium subscription is cancelled']
  const before = await wordsOf(await visitor.get(TAB))
  for (const words of said) expect(before).not.toContain(words)
  await insertRow(subscriptions, { userId: String(row?.id), stripeCustomerId: 'cus_leaving', status: 'active' })
  const paying = await wordsOf(await visitor.get(TAB))
  for (const words of said) expect(paying).toContain(words)
  await updateRows(subscriptions, { userId: String(row?.id) }, { endsAt: new Date() })
  expect(await wordsOf(await visitor.get(TAB))).not.toContain('Your Premium subscription')
})

// — The address

test('the tab says whether the address is confirmed, and which one waits to take its place', async () => {
  const { visitor, account, row } = await registered()
  const before = await wordsOf(await visitor.get(TAB))
  expect(before).toContain(account.email)
  expect(before).toContain('Not confirmed yet')
  const userId = String(row?.id)
  await updateMember(userId, { emailConfirmedAt: new Date(1) })
  await insertRow(
    accountTokens,
    {
      ...{ id: 'open', userId, purpose: 'change_email', email: 'next@example.com' },
      expiresAt: new Date(Date.now() + 60_000),
    },
    {
      ...{ id: 'over', userId, purpose: 'change_email', email: 'late@example.com' },
      expiresAt: new Date(Date.now() - 60_000),
    },
  )
  const after = await wordsOf(await visitor.get(TAB))
  expect(after).toContain('Confirmed')
  expect(after).not.toContain('Not confirmed yet')
  expect(after).toContain('Changes to next@example.com once you confirm it with the link sent there.')
  expect(after).not.toContain('late@example.com')
})

// — The password

test('a new password ends every other session, is told by mail, and is the only one that signs in', async () => {
  const { visitor, account } = await registered()
  const other = await anotherBrowser(account)
  const response = await visitor.post(TAB, changeOf())
  expect(response.status).toBe(200)
  expect(await wordsOf(response)).toContain('Password changed. You’ve been signed out everywhere else.')
  expect(await isSignedIn(visitor)).toBe(true)
  expect(await isSignedIn(other)).toBe(false)
  expect(await kindsTo(account.email)).toContain('password-changed')
  const signIn = (password: string) => new Visitor().post('/login', { email: account.email, password })
  expect((await signIn(account.password)).status).toBe(422)
  expect((await signIn(NEW_PASSWORD)).status).toBe(302)
})

test.each([
  [{ currentPassword: 'not the one' }, 403, 'This isn’t your current password'],
  [{ currentPassword: '' }, 400, 'Please enter your current password'],
  [{ password: '12345', confirmPassword: '12345' }, 400, 'Password must be at least 6 characters'],
  [{ confirmPassword: 'something else' }, 400, 'Passwords don&#x27;t match'],
])('changing the password with %j answers %i and changes nothing', async (change, status, text) => {
  const { visitor, account, row } = await registered()
  const other = await anotherBrowser(account)
  const response = await visitor.post(TAB, changeOf(change))
  expect(response.status).toBe(status)
  const html = await response.text()
  expect(html).toContain(text)
  expect(html).not.toContain(NEW_PASSWORD)
  expect((await rowOf(account.username))?.password_hash).toBe(row?.password_hash)
  expect(await isSignedIn(other)).toBe(true)
  expect(await kindsTo(account.email)).not.toContain('password-changed')
})

test('the present password is asked for five times a minute, then not even the right one is looked at', async () => {
  const { visitor, account } = await registered()
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect((await visitor.post(TAB, changeOf({ currentPassword: 'not the one' }))).status).toBe(403)
  }
  const response = await visitor.post(TAB, changeOf())
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1)
  expect(Number(response.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
  expect(await wordsOf(response)).toContain('Too many attempts. Please wait and try again')
  // Signing in has its own count.
  expect((await new Visitor().post('/login', account)).status).toBe(302)
})

test('of two changes at once from two browsers one wins, and the other browser is signed out', async () => {
  const { visitor, account } = await registered()
  const other = await anotherBrowser(account)
  const change = (browser: Visitor, password: string) =>
    browser.post(TAB, changeOf({ password, confirmPassword: password }))
  const statuses = (await Promise.all([change(visitor, 'first of two'), change(other, 'second of two')])).map(
    ({ status }) => status,
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  const signedIn = [await isSignedIn(visitor), await isSignedIn(other)]
  expect(signedIn).toEqual(statuses.map((status) => status === 200))
})

test('a link to a new password that was on its way dies with the change', async () => {
  const { visitor, account } = await registered()
  await new Visitor().post('/login', { intent: 'forgot', email: account.email, password: '' })
  const mail = await eventually(async () => {
    const found = (await mailsTo(account.email)).find(({ kind }) => kind === 'reset-password')
    expect(found).toBeDefined()
    return found!
  })
  await visitor.post(TAB, changeOf())
  const reader = new Visitor()
  const { pathname, search } = linkIn(mail)
  await reader.get(pathname + search)
  expect((await reader.get('/auth/reset-password')).status).toBe(200)
  const sent = await reader.post('/auth/reset-password', {
    password: 'stolen mail 1',
    confirmPassword: 'stolen mail 1',
  })
  expect(sent.status).toBe(409)
})

test('another address that was asked for with the old password dies with the change', async () => {
  const { visitor, account } = await registered()
  const thief = `thief_${account.email}`
  const asked = await visitor.post('/app/settings?tab=personal', {
    full_name: account.full_name,
    username: account.username,
    email: thief,
    current_password: account.password,
  })
  expect(asked.status).toBe(200)
  const [mail] = await mailsTo(thief)
  expect((await visitor.post(TAB, changeOf())).status).toBe(200)
  const { pathname, search } = linkIn(mail!)
  expect((await new Visitor().post(pathname + search, {})).status).toBe(409)
  expect((await rowOf(account.username))?.email).toBe(account.email)
})

test('a member without a password gets a link to set one', async () => {
  const { visitor, account, row } = await registered()
  await updateMember(String(row?.id), { passwordHash: null })
  const page = await wordsOf(await visitor.get(TAB))
  expect(page).toContain('Email me a link')
  expect(page).not.toContain('Change password')
  const response = await visitor.post(TAB, { intent: 'password-link' })
  expect(response.status).toBe(200)
  expect(await wordsOf(response)).toContain(`The link is on its way to ${account.email}. It works for 60 minutes.`)
  const mail = (await mailsTo(account.email)).find(({ kind }) => kind === 'reset-password')
  const { pathname, search } = linkIn(mail!)
  expect(pathname + search).toMatch(/^\/auth\/reset-password\?access_token=[0-9a-f]{64}&type=recovery$/)
  const reader = new Visitor()
  await reader.get(pathname + search)
  const set = await reader.post('/auth/reset-password', { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD })
  expect(set.status).toBe(302)
  expect((await new Visitor().post('/login', { email: account.email, password: NEW_PASSWORD })).status).toBe(302)
})

test('three such links an hour, a fourth waits', async () => {
  const { visitor } = await registered()
  for (let sent = 1; sent <= 3; sent++) {
    expect((await visitor.post(TAB, { intent: 'password-link' })).status).toBe(200)
  }
  expect((await visitor.post(TAB, { intent: 'password-link' })).status).toBe(429)
})

// — Sessions

test('the list names device and place, this one first, the country in the language of the page', async () => {
  const { visitor, account } = await registered()
  await anotherBrowser(account, { place: { city: 'Lisbon', country: 'PT' }, userAgent: FIREFOX })
  await anotherBrowser(account, { place: { city: 'Kazan', country: 'RU' }, userAgent: IPHONE })
  await updateRows(sessions, { city: 'Lisbon' }, { lastSeenAt: new Date(Date.now() - 5 * 60_000) })
  const english = await wordsOf(await visitor.get(TAB))
  expect(english).toMatch(/Firefox on Windows Lisbon, Portugal · active 5 minutes ago/)
  expect(english).toMatch(/Safari on iOS Kazan, Russia · active now/)
  expect(english.indexOf('This browser')).toBeLessThan(english.indexOf('Firefox on Windows'))
  visitor.cookies.set('language', 'ru')
  const russian = await wordsOf(await visitor.get(TAB))
  expect(russian).toMatch(/Firefox на Windows Lisbon, Португалия · последняя активность: 5 минут назад/)
})

const sessionIds = async (memberId: unknown) => {
  const results = await storedRows(sessions, { userId: String(memberId) }, { columns: ['id'], orderBy: ['created_at'] })
  return results.map(({ id }) => id)
}

test('one session is ended, and only a session of one’s own', async () => {
  const { visitor, account, row } = await registered()
  const other = await anotherBrowser(account)
  const [, otherId] = await sessionIds(row?.id)
  const stranger = await registered()
  const [strangerId] = await sessionIds(stranger.row?.id)

  const theirs = await visitor.post(TAB, { intent: 'end-session', session: strangerId! })
  expect(theirs.status).toBe(200)
  expect(await isSignedIn(stranger.visitor)).toBe(true)

  const response = await visitor.post(TAB, { intent: 'end-session', session: otherId! })
  expect(await wordsOf(response)).toContain('Session ended')
  expect(await isSignedIn(other)).toBe(false)
  expect(await isSignedIn(visitor)).toBe(true)
  // Once more is no error: it is what was asked for.
  expect((await visitor.post(TAB, { intent: 'end-session', session: otherId! })).status).toBe(200)
  expect((await visitor.post(TAB, { intent: 'end-session', session: "' OR 1=1" })).status).toBe(400)
})

test('all other sessions end at once, this one stays', async () => {
  const { visitor, account, row } = await registered()
  const others = [await anotherBrowser(account), await anotherBrowser(account)]
  const response = await visitor.post(TAB, { intent: 'end-other-sessions' })
  const words = await wordsOf(response)
  expect(words).toContain('Signed out everywhere else')
  expect(words).toContain('You’re not signed in anywhere else.')
  expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false])
  expect(await isSignedIn(visitor)).toBe(true)
  expect(await countRows(sessions, { userId: String(row?.id) })).toBe(1)
})

// — Going away and coming back

test('deactivating hides, signs out everywhere, and tells by mail; coming back brings everything back', async () => {
  const { visitor, account, row } = await registered()
  const other = await anotherBrowser(account)
  const response = await visitor.post(TAB, { intent: 'deactivate', currentPassword: account.password })
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/auth/paused'])
  expect(response.headers.get('Clear-Site-Data')).toBe('"cache", "storage"')
  expect(visitor.cookies.has('session')).toBe(false)
  expect(await wordsOf(await visitor.get('/auth/paused'))).toContain('Your account is deactivated')
  expect(await isSignedIn(other)).toBe(false)
  expect(await rowOf(account.username)).toMatchObject({ is_active: 0, deletion_due_at: null })
  expect(await countRows(sessions, { userId: String(row?.id) })).toBe(0)
  expect(await kindsTo(account.email)).toContain('account-deactivated')

  // Signed in again, every page leads to the one that asks.
  expect((await visitor.post('/login', account)).status).toBe(302)
  const page = await visitor.get('/app/dashboard')
  expect([page.status, page.headers.get('Location')]).toEqual([302, '/auth/paused'])
  const form = await visitor.post(TAB, changeOf())
  expect([form.status, form.headers.get('Location')]).toEqual([302, '/auth/paused'])
  expect((await rowOf(account.username))?.password_hash).toBe(row?.password_hash)
  const paused = await wordsOf(await visitor.get('/auth/paused'))
  expect(paused).toContain('Your account is deactivated')
  expect(paused).toContain(`You’re signed in as ${account.email}.`)
  expect(paused).toContain('Reactivate')

  const back = await visitor.post('/auth/paused', {})
  expect([back.status, back.headers.get('Location')]).toEqual([302, '/app/dashboard'])
  expect((await visitor.get('/app/dashboard')).status).toBe(200)
  expect(await rowOf(account.username)).toMatchObject({ is_active: 1, deletion_due_at: null, bio: row?.bio })
})

test.each(['deactivate', 'delete'])('to %s, the password must be right', async (intent) => {
  const { visitor, account } = await registered()
  const wrong = await visitor.post(TAB, { intent, currentPassword: 'not the one' })
  expect(wrong.status).toBe(403)
  expect(await wrong.text()).toContain('This isn’t your current password')
  expect((await visitor.post(TAB, { intent, currentPassword: '' })).status).toBe(400)
  // The username is for those who have no password.
  expect((await visitor.post(TAB, { intent, username: account.username })).status).toBe(400)
  expect(await isSignedIn(visitor)).toBe(true)
  expect(await rowOf(account.username)).toMatchObject({ is_active: 1, deletion_due_at: null })
})

test('without a password the username confirms, whatever its capitals', async () => {
  const { visitor, account, row } = await registered()
  await updateMember(String(row?.id), { passwordHash: null })
  const wrong = await visitor.post(TAB, { intent: 'deactivate', username: 'somebody_else' })
  expect(wrong.status).toBe(403)
  expect(await wrong.text()).toContain('This isn’t your username')
  const right = await visitor.post(TAB, { intent: 'deactivate', username: ` ${account.username.toUpperCase()} ` })
  expect(right.status).toBe(302)
  expect((await rowOf(account.username))?.is_active).toBe(0)
})

test('the page of an account that is away is for such accounts only', async () => {
  const { visitor } = await registered()
  const member = await visitor.get('/auth/paused')
  expect([member.status, member.headers.get('Location')]).toEqual([302, '/app/dashboard'])
  const nobody = await new Visitor().get('/auth/paused')
  expect([nobody.status, nobody.headers.get('Location')]).toEqual([302, '/login'])
  const post = await new Visitor().post('/auth/paused', {})
  expect([post.status, post.headers.get('Location')]).toEqual([302, '/login'])
})

// — The door

test.each(['password', 'password-link', 'end-session', 'end-other-sessions', 'deactivate', 'delete'])(
  'without a session %s answers 401 in the page that was there',
  async (intent) => {
    const { visitor } = await registered()
    visitor.cookies.delete('session')
    const form = new FormData()
    form.append('intent', intent)
    const response = await visitor.postForm('/app/settings.data?tab=account', form)
    expect(response.status).toBe(401)
    expect(await response.text()).toContain('signedOut')
  },
)

test('what the forms do not ask for is not looked at', async () => {
  const { visitor, account } = await registered()
  const extra = {
    is_premium: '1',
    is_verified: '1',
    referral_count: '9',
    email: 'x@example.com',
    user_id: 'x',
    id: 'x',
  }
  expect((await visitor.post(TAB, { ...changeOf(), ...extra })).status).toBe(200)
  expect(await rowOf(account.username)).toMatchObject({
    is_premium: 0,
    is_verified: 0,
    referral_count: 0,
    email: account.email,
  })
  expect((await visitor.post(TAB, { intent: 'drop' })).status).toBe(400)
})
