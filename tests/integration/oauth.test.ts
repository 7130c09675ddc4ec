import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { createAccountToken } from '~/data/accounts/tokens.server'
import { createDatabase } from '../../drizzle/client'
import { oauthAccounts } from '../../drizzle/schema/oauth-accounts'
import { referrals } from '../../drizzle/schema/referrals'
import { sessions } from '../../drizzle/schema/sessions'
import { users } from '../../drizzle/schema/users'
import { BIRTH, isSignedIn, newAccount, registered, rowOf, wordsOf } from './account'
import { eventually } from './eventually'
import { updateMember } from './members'
import { begin, codeFor, comeBack, finishFields, googler, hubber, oauthVisitor, walk } from './oauth-flow'
import { mailsTo } from './outbox'
import { countRows, storedRow } from './rows'
import { Visitor } from './visitor'

const FAILED = '/login?oauth=failed&provider=google'
const SETTINGS = '/app/settings?tab=account'
const MINUTE = 60_000

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const linksOf = (subject: string) => countRows(oauthAccounts, { subject })

/** An account made by way of a provider. */
async function joined(person = googler(), visitor = oauthVisitor()) {
  const fields = finishFields()
  expect((await walk(visitor, person)).to).toBe('/oauth/finish')
  const response = await visitor.post('/oauth/finish', fields)
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/register/success'])
  return { visitor, person, fields, row: await rowOf(fields.username) }
}

// — The way there

test('the button leads to the provider with state and an S256 challenge, and leaves one sealed cookie of ten minutes', async () => {
  const visitor = oauthVisitor()
  const { response, url, asked } = await begin(visitor, 'google', { redirect: '/app/profile' })
  expect(response.status).toBe(303)
  expect(url.origin + url.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth')
  expect(Object.fromEntries(asked)).toEqual({
    response_type: 'code',
    client_id: 'google-id',
    redirect_uri: 'http://localhost/oauth/google/callback',
    state: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    scope: 'openid email profile',
  })
  expect(visitor.setCookies).toEqual([
    expect.stringMatching(/^oauth=[^;]{200,}; Path=\/; SameSite=Lax; Max-Age=600; HttpOnly$/),
  ])
  const sealed = atob(decodeURIComponent(visitor.cookies.get('oauth') ?? ''))
  expect(sealed).not.toContain(asked.get('state'))
  expect(sealed).not.toContain('google')
  expect(response.headers.get('Cache-Control')).toBe('no-store, private')
})

test('GitHub is asked the same way, for addresses only; over https the cookie is bound to the host', async () => {
  const site = { GITHUB_CLIENT_ID: 'github-id', GITHUB_CLIENT_SECRET: 'github-secret' }
  const visitor = new Visitor({ origin: 'https://hd.example', site })
  const { url, asked } = await begin(visitor, 'github')
  expect(url.origin + url.pathname).toBe('https://github.com/login/oauth/authorize')
  expect(asked.get('redirect_uri')).toBe('https://hd.example/oauth/github/callback')
  expect([asked.get('code_challenge_method'), asked.get('scope')]).toEqual(['S256', 'user:email'])
  expect(visitor.setCookies).toEqual([
    expect.stringMatching(/^__Host-oauth=[^;]+; Path=\/; SameSite=Lax; Max-Age=600; HttpOnly; Secure$/),
  ])
})

test('state and challenge are new each time, and a link from elsewhere begins nothing', async () => {
  const visitor = oauthVisitor()
  const [first, second] = [await begin(visitor, 'google'), await begin(visitor, 'google')]
  expect(first.state).not.toBe(second.state)
  expect(first.asked.get('code_challenge')).not.toBe(second.asked.get('code_challenge'))
  const other = oauthVisitor()
  const opened = await other.get('/oauth/google')
  expect([opened.status, opened.headers.get('Location'), other.cookies.size]).toEqual([302, '/login', 0])
  const posted = await other.post('/oauth/google', {}, { Origin: 'https://evil.example' })
  expect([posted.status, other.cookies.size]).toEqual([403, 0])
})

test('without secrets there is no button, no address and no leave for forms to go there', async () => {
  const visitor = new Visitor()
  for (const path of ['/login', '/register']) {
    const page = await visitor.get(path)
    expect(page.headers.get('Content-Security-Policy')).toContain("form-action 'self';")
    expect(await wordsOf(page)).not.toContain('Continue with')
  }
  expect((await visitor.post('/oauth/google', {})).status).toBe(404)
  expect((await visitor.get('/oauth/google/callback?code=1&state=1')).status).toBe(404)

  const half = oauthVisitor({ GITHUB_CLIENT_ID: undefined, GITHUB_CLIENT_SECRET: undefined })
  const words = await wordsOf(await half.get('/login'))
  expect(words).toContain('Continue with Google')
  expect(words).not.toContain('Continue with GitHub')
  expect((await half.post('/oauth/github', {})).status).toBe(404)
  expect((await half.post('/oauth/facebook', {})).status).toBe(404)

  const both = oauthVisitor()
  for (const path of ['/login', '/register']) {
    const page = await both.get(path)
    expect(page.headers.get('Content-Security-Policy')).toContain(
      "form-action 'self' https://accounts.google.com https://github.com;",
    )
    const words = await wordsOf(page)
    expect(words).toContain('Continue with Google')
    expect(words).toContain('Continue with GitHub')
  }
})

// — New accounts

test('a newcomer whose address is verified finishes their account and has nothing to confirm', async () => {
  const visitor = oauthVisitor()
  const person = googler({ name: 'Grace Hopper' })
  const back = await walk(visitor, person, { redirect: '/app/profile' })
  expect([back.response.status, back.to]).toEqual([302, '/oauth/finish'])
  expect(visitor.cookies.has('oauth')).toBe(false)
  expect(visitor.setCookies.at(-1)).toMatch(/^oauth_pending=[^;]+; Path=\/; SameSite=Lax; Max-Age=600; HttpOnly$/)
  const page = await (await visitor.get('/oauth/finish')).text()
  expect(page).toContain('value="Grace Hopper"')
  expect(page).toContain(`value="${person.email.split('@')[0]}"`)
  expect(page).toContain(person.email)
  expect(page).toContain('Confirmed by Google')
  expect(page).not.toContain('name="email"')
  expect(page).toContain('By creating an account you agree to the')

  // An address that is sent along does not replace the provider's; nor does anything else.
  const fields = finishFields({ email: 'other@example.com', is_premium: 'true', subject: '1' })
  const made = await visitor.post('/oauth/finish', fields)
  expect([made.status, made.headers.get('Location')]).toEqual([302, '/register/success'])
  expect(visitor.cookies.has('oauth_pending')).toBe(false)
  // They too are asked who can see them, and go on where they wanted to once they have answered.
  const onward = 'href="/login?redirect=%2Fapp%2Fprofile"'
  const asked = await (await visitor.get('/register/success')).text()
  expect(asked).toContain('name="profile_visibility"')
  expect(asked).not.toContain(onward)
  await visitor.post('/resources/privacy', { profile_visibility: 'community' })
  const success = await (await visitor.get('/register/success')).text()
  expect(success).not.toContain('name="profile_visibility"')
  expect(success).toContain(onward)
  expect(await isSignedIn(visitor)).toBe(true)
  const row = await rowOf(fields.username)
  expect(row).toMatchObject({ email: person.email, full_name: 'Grace Hopper', password_hash: null, is_premium: 0 })
  expect(row?.email_confirmed_at).not.toBeNull()
  expect(row?.terms_agreed_at).not.toBeNull()
  const link = await storedRow(oauthAccounts, { subject: person.subject })
  expect(link).toMatchObject({ provider: 'google', user_id: row?.id, label: person.email })
  expect(await mailsTo(person.email)).toEqual([])
})

test.each([
  ['Google', () => googler({ email_verified: false })],
  ['Google, as a word', () => googler({ email_verified: 'true' })],
  ['GitHub', () => hubber((email) => [{ email, primary: true, verified: false }])],
])('an address that %s does not vouch for is asked about by mail', async (_, make) => {
  const { person, row } = await joined(make())
  expect(row).toMatchObject({ email: person.email, email_confirmed_at: null })
  expect((await mailsTo(person.email)).map(({ kind }) => kind)).toEqual(['confirm-email'])
})

test("GitHub's primary address counts, and its mark of being verified", async () => {
  const make = (email: string) => [
    { email: `other_${email}`, primary: false, verified: true },
    { email, primary: true, verified: true },
  ]
  const { person, row } = await joined(hubber(make))
  expect(row?.email).toBe(person.email)
  expect(row?.email_confirmed_at).not.toBeNull()
  const link = await storedRow(oauthAccounts, { subject: person.subject }, 'label')
  expect(link?.label).toMatch(/^octo-\d+$/)
})

test.each([
  ['none', () => []],
  ['no leave to ask', () => null],
])('who shares no address (%s) types one, which is asked about by mail', async (_, emails) => {
  const { account: other } = await registered()
  const visitor = oauthVisitor()
  const person = hubber(emails)
  expect((await walk(visitor, person)).to).toBe('/oauth/finish')
  expect(await (await visitor.get('/oauth/finish')).text()).toContain('name="email"')

  const without = await visitor.post('/oauth/finish', finishFields())
  expect(without.status).toBe(400)
  expect(await wordsOf(without)).toContain('Please enter a valid email address')
  // An address that is a member's looks like any other: nobody has proved that it is theirs.
  const membersBefore = await countRows(users)
  const stranger = oauthVisitor()
  await walk(stranger, person)
  const taken = await stranger.post('/oauth/finish', finishFields({ email: other.email.toUpperCase() }))
  expect([taken.status, taken.headers.get('Location')]).toEqual([302, '/register/success'])
  expect(await isSignedIn(stranger)).toBe(false)
  expect([await linksOf(person.subject), await countRows(users)]).toEqual([0, membersBefore])
  await eventually(async () =>
    expect((await mailsTo(other.email)).map(({ kind }) => kind)).toContain('registration-attempted'),
  )

  const fields = finishFields({ email: person.email })
  expect((await visitor.post('/oauth/finish', fields)).status).toBe(302)
  expect(await rowOf(fields.username)).toMatchObject({ email: person.email, email_confirmed_at: null })
  expect((await mailsTo(person.email)).map(({ kind }) => kind)).toEqual(['confirm-email'])
})

test('names are held to the rules of registration, and a taken one is not suggested', async () => {
  const { account } = await registered()
  const visitor = oauthVisitor()
  const person = googler({ email: `${account.username}@elsewhere.example` })
  await walk(visitor, person)
  const page = await (await visitor.get('/oauth/finish')).text()
  expect(page).toMatch(new RegExp(`value="${account.username}_[1-9]\\d\\d"`))
  for (const [change, status, text] of [
    [{ username: account.username.toUpperCase() }, 409, 'This username is already taken'],
    [{ username: 'Admin' }, 422, 'This username is reserved'],
    [{ username: 'a-b' }, 400, 'Username can only contain letters, numbers, and underscores'],
    [{ full_name: 'A' }, 400, 'Name must be at least 2 characters'],
    [{ referralCode: 'NOBODYS1' }, 422, 'This referral code doesn’t exist'],
  ] as const) {
    const response = await visitor.post('/oauth/finish', finishFields(change))
    expect(response.status).toBe(status)
    expect(await wordsOf(response)).toContain(text)
  }
  expect(await linksOf(person.subject)).toBe(0)
})

test('a referral code the browser came with is applied and forgotten', async () => {
  const { row: referrer } = await registered()
  const code = String(referrer?.referral_code)
  const visitor = oauthVisitor()
  await visitor.get(`/register?ref=${code}`)
  await walk(visitor, googler())
  expect(await (await visitor.get('/oauth/finish')).text()).toContain(`value="${code}"`)
  const fields = finishFields({ referralCode: code })
  expect((await visitor.post('/oauth/finish', fields)).status).toBe(302)
  expect(visitor.cookies.has('ref')).toBe(false)
  const row = await rowOf(fields.username)
  expect(await countRows(referrals, { referredId: String(row?.id), referrerId: String(referrer?.id) })).toBe(1)
})

test('a code that was typed on the way comes along, in place of none that is somebody’s; one that is gone stands in nobody’s way', async () => {
  const { row: referrer } = await registered()
  const code = String(referrer?.referral_code)
  const visitor = oauthVisitor()
  const filled = async () => {
    const page = await (await visitor.get('/oauth/finish')).text()
    return /name="referralCode"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="referralCode"/
      .exec(page)
      ?.slice(1)
      .join('')
  }
  await walk(visitor, googler(), { referralCode: ` ${code.toLowerCase()} ` })
  expect(await filled()).toBe(code)
  await walk(visitor, googler(), { referralCode: 'NOBODYS1' })
  expect(await filled()).toBe(code)
  await updateMember(String(referrer?.id), { referralCode: 'CHANGED9' })
  expect(await filled()).toBe('')
})

// — Birth data from the front page

const BROUGHT = { ...BIRTH, intent: 'save' }

test('birth data from the front page become the chart of the new account, and are forgotten', async () => {
  const visitor = oauthVisitor()
  await visitor.post('/?index', BROUGHT)
  await walk(visitor, googler())
  expect(await wordsOf(await visitor.get('/oauth/finish'))).toContain('5 July 1980 · 09:30 · Nizhny Novgorod, Russia')
  const fields = finishFields()
  expect((await visitor.post('/oauth/finish', fields)).headers.get('Location')).toBe('/register/success')
  expect(visitor.cookies.has('birth_draft')).toBe(false)
  expect(await rowOf(fields.username)).toMatchObject({ birth_date: '1980-07-05', hd_data_calculated: 1 })
  expect(await wordsOf(await visitor.get('/register/success'))).toContain('Your chart is ready.')
})

test('they are left out on wish, and must be where they are a child’s', async () => {
  const visitor = oauthVisitor()
  await visitor.post('/?index', { ...BROUGHT, birth_date: '2015-06-01' })
  await walk(visitor, googler())
  const fields = finishFields()
  const refused = await visitor.post('/oauth/finish', fields)
  expect(refused.status).toBe(400)
  expect(await wordsOf(refused)).toContain('You must be at least 16.')
  expect(await rowOf(fields.username)).toBeNull()
  expect((await visitor.post('/oauth/finish', { ...fields, leave_birth: 'on' })).status).toBe(302)
  expect(await rowOf(fields.username)).toMatchObject({ birth_date: null, hd_data_calculated: 0 })
  expect(visitor.cookies.has('birth_draft')).toBe(false)
})

test('what the service cannot settle without asking is kept without a chart', async () => {
  const visitor = oauthVisitor()
  const twice = { birth_date: '1990-10-28', birth_time: '01:30', birth_city: 'London', birth_country: 'United Kingdom' }
  const london = { latitude: '51.50853', longitude: '-0.12574', timezone: 'Europe/London' }
  await visitor.post('/?index', { ...BROUGHT, ...twice, ...london })
  await walk(visitor, googler())
  const fields = finishFields()
  expect((await visitor.post('/oauth/finish', fields)).status).toBe(302)
  expect(await rowOf(fields.username)).toMatchObject({
    birth_date: '1990-10-28',
    birth_timezone: 'Europe/London',
    hd_data_calculated: 0,
  })
  expect(await wordsOf(await visitor.get('/register/success'))).toContain('Your account has been created.')
})

test('the form sent twice at once makes one account, and both find themselves signed in', async () => {
  const visitor = oauthVisitor()
  const person = googler()
  await walk(visitor, person)
  const fields = finishFields()
  const responses = await Promise.all([visitor.post('/oauth/finish', fields), visitor.post('/oauth/finish', fields)])
  expect(await countRows(users, { emailKey: person.email })).toBe(1)
  expect(await linksOf(person.subject)).toBe(1)
  expect(responses.some(({ headers }) => headers.get('Location') === '/register/success')).toBe(true)
})

test('without somebody a provider vouched for there is nothing to finish, nor after ten minutes', async () => {
  const stranger = oauthVisitor()
  expect((await stranger.get('/oauth/finish')).headers.get('Location')).toBe('/login')
  const visitor = oauthVisitor()
  const person = googler()
  await walk(visitor, person)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * MINUTE })
  expect((await visitor.get('/oauth/finish')).headers.get('Location')).toBe('/login')
  await visitor.post('/oauth/finish', finishFields())
  expect(await linksOf(person.subject)).toBe(0)
})

test('where addresses are confirmed before signing in, an unverified one waits, a verified one does not', async () => {
  const strict = { REQUIRE_EMAIL_CONFIRMATION: 'strict' }
  const visitor = oauthVisitor(strict)
  const person = googler({ email_verified: false })
  await walk(visitor, person)
  const made = await visitor.post('/oauth/finish', finishFields())
  expect(made.headers.get('Location')).toBe('/auth/confirm-email')
  expect(visitor.cookies.has('session')).toBe(false)
  const again = oauthVisitor(strict)
  expect((await walk(again, person)).to).toBe('/auth/confirm-email')
  expect(again.cookies.has('session')).toBe(false)
  await joined(googler(), oauthVisitor(strict))
})

test('where they are confirmed first, a provider that vouches for the address of the account confirms and activates it', async () => {
  const strict = { REQUIRE_EMAIL_CONFIRMATION: 'strict' }
  const [person, fields, visitor] = [googler({ email_verified: false }), finishFields(), oauthVisitor(strict)]
  await walk(visitor, person)
  await visitor.post('/oauth/finish', fields)
  const verified = (email: string) => ({ google: { ...person.google, email, email_verified: true } })
  expect((await walk(visitor, verified(`other_${person.email}`))).to).toBe('/auth/confirm-email')
  expect(await rowOf(fields.username)).toMatchObject({ is_active: 0, email_confirmed_at: null })
  expect((await walk(visitor, verified(person.email.toUpperCase()))).to).toBe('/app/dashboard')
  expect(await rowOf(fields.username)).toMatchObject({ is_active: 1, email_confirmed_at: expect.any(Number) })
  expect(await isSignedIn(visitor)).toBe(true)
  expect((await visitor.get('/app/dashboard')).status).toBe(200)
})

test('an account that was claimed by mail asks for its password before a provider is linked, and that activates it', async () => {
  const strict = { REQUIRE_EMAIL_CONFIRMATION: 'strict' }
  const { account, row } = await registered({}, oauthVisitor(strict))
  const link = {
    userId: String(row?.id),
    purpose: 'confirm_email',
    email: account.email,
    lifetimeSeconds: 3600,
  } as const
  const token = await createAccountToken(createDatabase(env.DB), link)
  const owner = oauthVisitor(strict)
  const claimed = await owner.post(`/auth/confirm-email?token=${token}`, { intent: 'claim' })
  expect(claimed.headers.get('Location')).toBe('/auth/reset-password')
  const person = googler({ email: account.email })
  const { to } = await walk(owner, person)
  expect(to).toBe('/login?oauth=passwordFirst&provider=google')
  expect(await wordsOf(await owner.get(to ?? ''))).toContain('The account with this email has no password yet.')
  expect(await linksOf(person.subject)).toBe(0)
  expect(await rowOf(account.username)).toMatchObject({ is_active: 0 })
  const password = 'quartz lantern 9'
  expect((await owner.post('/auth/reset-password', { password, confirmPassword: password })).status).toBe(302)
  expect(await rowOf(account.username)).toMatchObject({ is_active: 1 })
  expect((await walk(owner, person)).to).toBe('/login?oauth=exists&provider=google')
})

// — Coming back

test('the second time leads straight to where one wanted to go, and only within the site', async () => {
  const { person, row } = await joined()
  for (const [wanted, to] of [
    ['', '/app/dashboard'],
    ['/app/profile', '/app/profile'],
    ['//evil.example', '/app/dashboard'],
    ['https://evil.example/', '/app/dashboard'],
  ] as const) {
    const visitor = oauthVisitor()
    expect((await walk(visitor, person, { redirect: wanted })).to).toBe(to)
    expect(await isSignedIn(visitor)).toBe(true)
  }
  expect(await countRows(sessions, { userId: String(row?.id) })).toBe(5)
  expect(await countRows(users, { emailKey: person.email })).toBe(1)
})

test('the subject decides, not the address: who changed theirs elsewhere is still the same member', async () => {
  const { person, row } = await joined()
  const moved = { google: { ...person.google, email: 'moved@example.com' } }
  const visitor = oauthVisitor()
  expect((await walk(visitor, moved)).to).toBe('/app/dashboard')
  expect(await countRows(sessions, { userId: String(row?.id) })).toBe(2)
})

test('a session that was there ends, and the new one has another id', async () => {
  const { person } = await joined()
  const visitor = oauthVisitor()
  const begun = await begin(visitor, 'google')
  const { row: other } = await registered({}, visitor)
  const before = visitor.cookies.get('session')
  await comeBack(visitor, 'google', { state: begun.state, code: codeFor(begun, person) })
  expect(visitor.cookies.get('session')).not.toBe(before)
  expect(await countRows(sessions, { userId: String(other?.id) })).toBe(0)
})

test('a member whose account is away is signed in and asked whether it comes back', async () => {
  const { person, row } = await joined()
  await updateMember(String(row?.id), { isActive: false })
  const visitor = oauthVisitor()
  await walk(visitor, person)
  expect((await visitor.get('/app/dashboard')).headers.get('Location')).toBe('/auth/paused')
})

test('an address that is a member’s already is never linked by itself, and whoever proved it is told', async () => {
  const { account } = await registered()
  const visitor = oauthVisitor()
  const person = googler({ email: account.email.toUpperCase() })
  const { to } = await walk(visitor, person)
  expect(to).toBe('/login?oauth=exists&provider=google')
  expect(await wordsOf(await visitor.get(to ?? ''))).toContain(
    'An account with this email already exists. Sign in and link Google in Settings → Account',
  )
  expect([...visitor.cookies.keys()]).toEqual([])
  expect(await linksOf(person.subject)).toBe(0)
})

test('where the provider doesn’t vouch for it, an address that is taken looks like a new one, and its owner gets a mail', async () => {
  const { account } = await registered()
  const finish = async (email: string) => {
    const visitor = oauthVisitor({ REQUIRE_EMAIL_CONFIRMATION: 'strict' })
    const person = googler({ email, email_verified: false })
    const { to } = await walk(visitor, person)
    const fields = finishFields()
    const made = await visitor.post('/oauth/finish', fields)
    const check = await new Visitor().post('/register', newAccount({ username: fields.username, intent: 'check' }))
    const cookies = [...visitor.cookies].map(([name, value]) => `${name} ${decodeURIComponent(value).length}`)
    return [to, made.status, made.headers.get('Location'), check.status, cookies]
  }
  const free = await finish(account.email.replace(/./, 'y'))
  expect(free.slice(0, 4)).toEqual(['/oauth/finish', 302, '/auth/confirm-email', 409])
  expect(await finish(account.email)).toEqual(free)
  await eventually(async () =>
    expect((await mailsTo(account.email)).map(({ kind }) => kind)).toContain('registration-attempted'),
  )
})

test('an address that becomes a member’s while the form is filled in is not linked either', async () => {
  const visitor = oauthVisitor()
  const person = googler()
  await walk(visitor, person)
  await registered({ email: person.email })
  const response = await visitor.post('/oauth/finish', finishFields())
  expect(response.headers.get('Location')).toBe('/login?oauth=exists&provider=google')
  expect(await linksOf(person.subject)).toBe(0)
})

// — Answers that are not believed

test('a callback is good once: replayed, even with a copy of its cookie, it fails and asks nobody', async () => {
  const { person } = await joined()
  const visitor = oauthVisitor()
  const begun = await begin(visitor, 'google')
  const copy = visitor.cookies.get('oauth') ?? ''
  const answer = { state: begun.state, code: codeFor(begun, person) }
  expect((await comeBack(visitor, 'google', answer)).to).toBe('/app/dashboard')
  expect(visitor.setCookies).toContainEqual(expect.stringMatching(/^oauth=; .*Max-Age=0/))

  const thief = oauthVisitor()
  expect((await comeBack(thief, 'google', answer)).to).toBe(FAILED)
  thief.cookies.set('oauth', copy)
  const outgoing = vi.spyOn(globalThis, 'fetch')
  expect((await comeBack(thief, 'google', answer)).to).toBe(FAILED)
  expect(outgoing).not.toHaveBeenCalled()
  expect(await isSignedIn(thief)).toBe(false)
})

test('a swapped state, a missing or altered cookie, another provider or another issuer: refused, the cookie gone', async () => {
  const { person } = await joined()
  type Spoilt = {
    answer?: Record<string, string>
    without?: string
    cookie?: (cookie: string) => string
    provider?: 'github'
  }
  const attempt = async ({ answer, without = '', cookie, provider }: Spoilt) => {
    const visitor = oauthVisitor()
    const begun = await begin(visitor, 'google')
    const sent = { state: begun.state, code: codeFor(begun, person), ...answer }
    const kept = Object.fromEntries(Object.entries(sent).filter(([name]) => name !== without))
    if (cookie) visitor.cookies.set('oauth', cookie(visitor.cookies.get('oauth') ?? ''))
    const { to } = await comeBack(visitor, provider ?? 'google', kept)
    expect(visitor.cookies.has('oauth')).toBe(false)
    expect(visitor.setCookies.at(-1)).toMatch(to === FAILED ? /^oauth=; .*Max-Age=0/ : /=/)
    return { to, isIn: await isSignedIn(visitor) }
  }
  const refused = { to: FAILED, isIn: false }
  const foreign = await begin(oauthVisitor(), 'google')
  const outgoing = vi.spyOn(globalThis, 'fetch')
  expect(await attempt({ answer: { state: foreign.state } })).toEqual(refused)
  expect(await attempt({ without: 'state' })).toEqual(refused)
  expect(await attempt({ cookie: () => '' })).toEqual(refused)
  expect(await attempt({ cookie: (cookie) => `${cookie.startsWith('A') ? 'B' : 'A'}${cookie.slice(1)}` })).toEqual(
    refused,
  )
  expect(await attempt({ cookie: (cookie) => `${cookie}AAAA` })).toEqual(refused)
  expect(await attempt({ provider: 'github' })).toEqual({ to: '/login?oauth=failed&provider=github', isIn: false })
  expect(await attempt({ answer: { iss: 'https://evil.example' } })).toEqual(refused)
  expect(await attempt({ without: 'code' })).toEqual(refused)
  expect(await attempt({ answer: { error: 'server_error' } })).toEqual(refused)
  expect(outgoing).not.toHaveBeenCalled()
  expect(await attempt({ answer: { iss: 'https://accounts.google.com' } })).toEqual({
    to: '/app/dashboard',
    isIn: true,
  })
})

test('a pending identity does not pass for a flow, nor a notice for either', async () => {
  const { person } = await joined()
  const visitor = oauthVisitor()
  await walk(visitor, googler())
  const pending = visitor.cookies.get('oauth_pending') ?? ''
  const begun = await begin(visitor, 'google')
  visitor.cookies.set('oauth', pending)
  expect((await comeBack(visitor, 'google', { state: begun.state, code: codeFor(begun, person) })).to).toBe(FAILED)
  const flow = oauthVisitor()
  await begin(flow, 'google')
  flow.cookies.set('oauth_pending', flow.cookies.get('oauth') ?? '')
  expect((await flow.get('/oauth/finish')).headers.get('Location')).toBe('/login')
})

test('a flow may take ten minutes, to the millisecond', async () => {
  const { person } = await joined()
  const start = Date.now()
  for (const [milliseconds, to] of [
    [10 * MINUTE - 1, '/app/dashboard'],
    [10 * MINUTE, FAILED],
  ] as const) {
    const visitor = oauthVisitor()
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    const begun = await begin(visitor, 'google')
    vi.setSystemTime(start + milliseconds)
    expect((await comeBack(visitor, 'google', { state: begun.state, code: codeFor(begun, person) })).to).toBe(to)
  }
})

test('pressing cancel at the provider is no failure', async () => {
  const visitor = oauthVisitor()
  const begun = await begin(visitor, 'github', { redirect: '/app/profile' })
  const { to } = await comeBack(visitor, 'github', { state: begun.state, error: 'access_denied' })
  expect(to).toBe('/login?redirect=%2Fapp%2Fprofile&oauth=cancelled&provider=github')
  expect(visitor.cookies.has('oauth')).toBe(false)
  const words = await wordsOf(await visitor.get(to ?? ''))
  expect(words).toContain('Signing in with GitHub was cancelled.')
  expect(words).not.toContain('failed')
  visitor.cookies.set('language', 'ru')
  expect(await wordsOf(await visitor.get(to ?? ''))).toContain('Вход через GitHub отменён.')
})

test.each([
  ['a verifier of another flow', { challenge: 'x'.repeat(43) }],
  ['another redirect address', { redirectUri: 'https://evil.example/' }],
  ['a provider that is down', { fault: 'down' as const }],
  ['an answer that is none', { fault: 'garbage' as const }],
  ['a token that tells nobody', { fault: 'no-identity' as const }],
  ['an identity without a subject', { google: { email: 'a@b.example' } }],
])('%s: sign-in fails calmly, and the log holds no secret', async (_, change) => {
  const lines: string[] = []
  for (const method of ['warn', 'error', 'log'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => void lines.push(parts.join(' ')))
  }
  const visitor = oauthVisitor()
  const begun = await begin(visitor, 'google')
  const person = googler()
  const code = codeFor(begun, person, change)
  const { to } = await comeBack(visitor, 'google', { state: begun.state, code })
  expect(to).toBe(FAILED)
  expect(await wordsOf(await visitor.get(FAILED))).toContain('Sign in failed. Please try again')
  expect(visitor.cookies.size).toBe(0)
  const log = lines.join('\n')
  expect(log).toMatch(/"event":"oauth\.failed".*"provider":"google","reason":"(refused|unreachable|malformed)"/)
  for (const secret of [code, begun.state, person.email, person.subject]) expect(log).not.toContain(secret)
})

test('GitHub refuses with 200, which is a refusal all the same', async () => {
  const visitor = oauthVisitor()
  const begun = await begin(visitor, 'github')
  const code = codeFor(
    begun,
    hubber(() => []),
    { challenge: 'x' },
  )
  const { to } = await comeBack(visitor, 'github', { state: begun.state, code })
  expect(to).toBe('/login?oauth=failed&provider=github')
})

test('an address may come back twenty times a minute, then it is asked to wait', async () => {
  const visitor = oauthVisitor()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const attempt = async () => {
    const begun = await begin(visitor, 'google')
    return (await comeBack(visitor, 'google', { state: begun.state, code: codeFor(begun, { fault: 'down' }) })).to
  }
  for (let time = 1; time <= 20; time++) expect(await attempt()).toBe(FAILED)
  expect(await attempt()).toBe('/login?oauth=tooMany&provider=google')
})

// — Linking

const link = (visitor: Visitor, person: ReturnType<typeof googler>) => walk(visitor, person, { purpose: 'link' })

test('a member links an account, is told by mail, and signs in with it', async () => {
  const { visitor, account, row } = await registered({}, oauthVisitor())
  const person = hubber((email) => [{ email, primary: true, verified: true }])
  const session = visitor.cookies.get('session')
  expect((await link(visitor, person)).to).toBe(`${SETTINGS}&oauth=linked&provider=github`)
  expect(visitor.cookies.get('session')).toBe(session)
  const mails = await mailsTo(account.email)
  expect(mails[0]).toMatchObject({ kind: 'sign-in-method-added', text: expect.stringContaining('GitHub') })
  // Their own address stays theirs, whatever the provider knows.
  expect(await rowOf(account.username)).toMatchObject({ email: account.email, id: row?.id })
  const other = oauthVisitor()
  expect((await walk(other, person)).to).toBe('/app/dashboard')
  expect(await countRows(sessions, { userId: String(row?.id) })).toBe(2)

  expect((await link(visitor, person)).to).toBe(`${SETTINGS}&oauth=already&provider=github`)
  const second = hubber(() => [])
  expect((await link(visitor, second)).to).toBe(`${SETTINGS}&oauth=another&provider=github`)
  expect(await linksOf(second.subject)).toBe(0)
  expect((await mailsTo(account.email)).filter(({ kind }) => kind === 'sign-in-method-added')).toHaveLength(1)
})

test('an account that signs in another member is not taken from them', async () => {
  const { person, row: owner } = await joined()
  const { visitor, row } = await registered({}, oauthVisitor())
  expect((await link(visitor, person)).to).toBe(`${SETTINGS}&oauth=taken&provider=google`)
  expect(await countRows(oauthAccounts, { userId: String(row?.id) })).toBe(0)
  expect(await countRows(oauthAccounts, { userId: String(owner?.id) })).toBe(1)
})

test('linking belongs to the member who asked: not a visitor, not the next one in this browser', async () => {
  const stranger = oauthVisitor()
  const begun = await begin(stranger, 'google', { purpose: 'link' })
  expect(begun.url.pathname + begun.url.search).toBe('/login?redirect=%2Fapp%2Fsettings%3Ftab%3Daccount')
  expect(stranger.cookies.has('oauth')).toBe(false)

  const { visitor } = await registered({}, oauthVisitor())
  const person = googler()
  const flow = await begin(visitor, 'google', { purpose: 'link' })
  await visitor.post('/resources/sign-out', {})
  const answer = { state: flow.state, code: codeFor(flow, person) }
  const kept = visitor.cookies.get('oauth') ?? ''
  await registered({}, visitor)
  visitor.cookies.set('oauth', kept)
  expect((await comeBack(visitor, 'google', answer)).to).toBe(`${SETTINGS}&oauth=linkFailed&provider=google`)
  expect(await linksOf(person.subject)).toBe(0)
})

test('a member who is signed in already is not sent to a provider to sign in', async () => {
  const { visitor } = await registered({}, oauthVisitor())
  const { url } = await begin(visitor, 'google')
  expect([url.pathname, visitor.cookies.has('oauth')]).toEqual(['/app/dashboard', false])
})

// — Unlinking

const unlink = (visitor: Visitor, provider: string) =>
  visitor.post('/resources/sign-in-methods', { intent: 'unlink', provider })
const toldAt = (response: Response) => response.headers.get('Location')

test('the last way in cannot be taken away; with a password it can, and the member is told by mail', async () => {
  const { visitor, person, row } = await joined()
  expect(toldAt(await unlink(visitor, 'google'))).toBe(`${SETTINGS}&oauth=lastWayIn&provider=google`)
  expect(await linksOf(person.subject)).toBe(1)
  await updateMember(String(row?.id), { passwordHash: 'scrypt$' })
  expect(toldAt(await unlink(visitor, 'google'))).toBe(`${SETTINGS}&oauth=unlinked&provider=google`)
  expect(await linksOf(person.subject)).toBe(0)
  expect((await mailsTo(person.email)).map(({ kind }) => kind)).toEqual(['sign-in-method-removed'])
  expect((await walk(oauthVisitor(), person)).to).toBe('/login?oauth=exists&provider=google')
})

test('of two ways in without a password one can go, even when both are sent off at once', async () => {
  const { visitor, row } = await joined()
  await link(
    visitor,
    hubber(() => []),
  )
  expect(await countRows(oauthAccounts, { userId: String(row?.id) })).toBe(2)
  await Promise.all([unlink(visitor, 'google'), unlink(visitor, 'github')])
  expect(await countRows(oauthAccounts, { userId: String(row?.id) })).toBe(1)
})

test('a way in that this installation no longer offers does not count as one', async () => {
  const { visitor, row } = await joined()
  await link(
    visitor,
    hubber(() => []),
  )
  const later = oauthVisitor({ GITHUB_CLIENT_ID: undefined, GITHUB_CLIENT_SECRET: undefined })
  later.cookies.set('session', visitor.cookies.get('session') ?? '')
  expect(toldAt(await unlink(later, 'google'))).toBe(`${SETTINGS}&oauth=lastWayIn&provider=google`)
  expect(toldAt(await unlink(later, 'github'))).toBe(`${SETTINGS}&oauth=unlinked&provider=github`)
  expect(await countRows(oauthAccounts, { userId: String(row?.id) })).toBe(1)
})

test('to a script the form of a session that ended answers 401, a last way in 409, in words of codes', async () => {
  const { visitor } = await joined()
  const send = async (from: Visitor) => {
    const form = new FormData()
    form.set('intent', 'unlink')
    form.set('provider', 'google')
    const response = await from.postForm('/resources/sign-in-methods', form)
    return [response.status, (await response.json<{ error: string }>()).error]
  }
  expect(await send(oauthVisitor())).toEqual([401, 'signedOut'])
  expect(await send(visitor)).toEqual([409, 'lastWayIn'])
})

test('only one’s own are taken away, and only by a member', async () => {
  const { person } = await joined()
  const { visitor } = await registered({}, oauthVisitor())
  expect(toldAt(await unlink(visitor, 'google'))).toBe(`${SETTINGS}&oauth=lastWayIn&provider=google`)
  expect(toldAt(await unlink(oauthVisitor(), 'google'))).toBe('/login?redirect=%2Fapp%2Fsettings%3Ftab%3Daccount')
  expect((await unlink(visitor, 'facebook')).status).toBe(400)
  expect(await linksOf(person.subject)).toBe(1)
})

test('an account without a password is not signed in to by any', async () => {
  const { person } = await joined()
  const visitor = new Visitor()
  expect((await visitor.post('/login', { email: person.email, password: newAccount().password })).status).toBe(422)
  expect(await isSignedIn(visitor)).toBe(false)
})

// — Where the site asks

test('no one is asked but the two providers, at their own hosts', async () => {
  const outgoing = vi.spyOn(globalThis, 'fetch')
  await joined()
  await joined(hubber((email) => [{ email, primary: true, verified: true }]))
  const asked = new Set(outgoing.mock.calls.map(([what]) => new URL(what instanceof Request ? what.url : what).host))
  expect([...asked].sort()).toEqual([
    'api.github.com',
    'github.com',
    'oauth2.googleapis.com',
    'openidconnect.googleapis.com',
  ])
})
