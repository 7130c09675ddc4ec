import { expect, test, vi } from 'vitest'
import { memberBirthSchema } from '~/domain/membership/account/member-birth.schema'
import { accountSchema } from '~/features/auth/auth.schema'
import { register } from '~/features/auth/registration.server'
import { findRegistrationChart, keepRegistrationChart } from '~/platform/account/new-account.server'
import { charts } from '../../drizzle/schema/charts'
import { rateLimits } from '../../drizzle/schema/rate-limits'
import { referrals } from '../../drizzle/schema/referrals'
import { users } from '../../drizzle/schema/users'
import { isSignedIn, newAccount, registered, rowOf, wordsOf } from './account'
import { countingDb } from './counting-db'
import { eventually } from './eventually'
import { withoutColumn } from './missing-tables'
import { linkIn, mailsTo } from './outbox'
import { countRows, storedRow, updateRows } from './rows'
import { worldWith } from './verbs'
import { Visitor } from './visitor'

// Hashing a password takes its time on purpose, and these tests do it by the dozen.
vi.setConfig({ testTimeout: 60_000 })

test('registering signs in, keeps a hash of the password only, and leads to the confirmation', async () => {
  const visitor = new Visitor()
  const account = newAccount()
  const response = await visitor.post('/register', account)
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe('/register/success')
  expect(await isSignedIn(visitor)).toBe(true)
  const row = await rowOf(account.username)
  expect(row?.password_hash).toMatch(/^scrypt\$6\$8\$5\$[\w+/]{22}==\$[\w+/]{43}=$/)
  expect(row?.terms_version).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(Math.abs(Number(row?.terms_agreed_at) - Date.now())).toBeLessThan(60_000)
  expect(row?.referral_code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
})

test('what the form may not decide is ignored', async () => {
  const { row } = await registered({
    id: 'chosen',
    is_premium: 'true',
    is_verified: '1',
    is_active: '0',
    hd_data_calculated: 'true',
    hd_type: 'reflector',
    referral_code: 'MINE1234',
    referral_count: '9',
    successful_referrals: '9',
    referral_earnings: '9999',
    followers_count: '9',
    posts_count: '9',
    email_confirmed_at: '1',
    created_at: '1',
    password_hash: 'x',
    terms_version: '1900-01',
  })
  expect(row).toMatchObject({
    is_premium: 0,
    is_verified: 0,
    is_active: 1,
    hd_data_calculated: 0,
    hd_type: null,
    referral_count: 0,
    successful_referrals: 0,
    referral_earnings: 0,
    followers_count: 0,
    posts_count: 0,
    email_confirmed_at: null,
  })
  expect(row?.id).not.toBe('chosen')
  expect(row?.referral_code).not.toBe('MINE1234')
  expect(Number(row?.created_at)).toBeGreaterThan(1_700_000_000_000)
})

test.each([
  [{ full_name: 'M' }, 400, 'Name must be at least 2 characters'],
  [{ username: 'ab' }, 400, 'Username must be at least 3 characters'],
  [{ username: 'no-dash' }, 400, 'Username can only contain letters, numbers, and underscores'],
  [{ email: 'nowhere' }, 400, 'Please enter a valid email address'],
  [{ confirmPassword: 'another one' }, 400, "Passwords don't match"],
  [{ referralCode: 'x!' }, 400, 'Referral code must be 3-10 characters (letters and numbers only)'],
  [{ referralCode: 'NOBODYS1' }, 422, 'This referral code doesn’t exist'],
  [{ password: '12345', confirmPassword: '12345' }, 422, 'Password must be at least 6 characters long'],
] as const)('registration refuses %j with %i and its text, and makes no account', async (change, status, text) => {
  const account = newAccount(change)
  const visitor = new Visitor()
  const response = await visitor.post('/register', account)
  expect(response.status).toBe(status)
  const html = await response.text()
  expect(html.replaceAll('&#x27;', "'")).toContain(text)
  expect(html).toContain(`value="${account.full_name}"`)
  expect(html).not.toContain(account.password)
  expect(await countRows(users, { emailKey: account.email })).toBe(0)
  expect(visitor.cookies.has('session')).toBe(false)
})

test('a taken name answers 409 with its text, whatever its capitals', async () => {
  const { account } = await registered()
  const username = await new Visitor().post('/register', newAccount({ username: account.username.toUpperCase() }))
  expect(username.status).toBe(409)
  expect(await wordsOf(username)).toContain('This username is already taken')
})

/** What a visitor sees of a registration: each answer, the page after it, and what becomes of its question. */
async function seenBy(visitor: Visitor, account: ReturnType<typeof newAccount>) {
  const clean = (html: string, response: Response) =>
    html
      .replaceAll(account.email, 'EMAIL')
      .replaceAll(account.username, 'USERNAME')
      .replaceAll(/nonce="[^"]+"/g, 'NONCE')
      .replaceAll(response.headers.get('X-Request-Id') ?? 'none', 'ID')
      .replaceAll(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g, 'UUID')
  const check = await visitor.post('/register', { ...account, intent: 'check' })
  const made = await visitor.post('/register', account)
  const page = await visitor.get('/register/success')
  const said = async (response: Response) =>
    (await wordsOf(response)).replaceAll(account.email, 'EMAIL').replaceAll(account.full_name, 'NAME')
  const mistyped = await visitor.post('/resources/privacy', { profile_visibility: 'friends' })
  const answered = await visitor.post('/resources/privacy', { profile_visibility: 'connections' })
  const after = await visitor.get('/register/success')
  return {
    check: [check.status, clean(await check.text(), check)],
    made: [made.status, made.headers.get('Location'), await made.text()],
    page: [page.status, await said(page)],
    mistyped: [mistyped.status, mistyped.headers.get('Location')],
    answered: [answered.status, answered.headers.get('Location')],
    after: [after.status, await said(after)],
  }
}

test('an address that is taken looks like a new one, and makes no account', async () => {
  const { account: taken } = await registered()
  const membersBefore = await countRows(users)
  const level = async () => (await rowOf(taken.username))?.profile_visibility
  const fresh = await seenBy(new Visitor(), newAccount())
  const visitor = new Visitor()
  const account = newAccount({ email: taken.email.toUpperCase() })
  expect(await seenBy(visitor, account)).toEqual(fresh)
  expect(fresh.made).toEqual([302, '/register/success', ''])
  expect(fresh.page[1]).toContain('Who can see your profile?')
  expect(fresh.answered).toEqual([303, '/register/success'])
  expect(fresh.after[1]).toContain('Continuing in 8 s')
  expect(await countRows(users)).toBe(membersBefore + 1)
  expect(await countRows(users, { usernameKey: account.username })).toBe(0)
  expect(visitor.cookies.has('session')).toBe(false)
  expect(await level()).toBe('everyone')
  // The mail can be asked for again, as for a new account: it goes to the owner, and says what happened.
  const resent = await visitor.post('/resources/confirm-email', { intent: 'resend' }, { 'Sec-Fetch-Dest': 'empty' })
  expect([resent.status, await resent.json()]).toEqual([200, { result: 'sent' }])
  const kinds = (await mailsTo(taken.email)).map(({ kind }) => kind).sort()
  expect(kinds).toEqual(['confirm-email', 'registration-attempted'])
})

test('with birth data too, a taken address looks like a new one', async () => {
  const { account: taken } = await registered()
  const birth = { ...BIRTH, intent: 'birth' }
  const fresh = await seenBy(new Visitor(), newAccount(birth))
  expect(await seenBy(new Visitor(), newAccount({ ...birth, email: taken.email }))).toEqual(fresh)
})

test('where the address has to be confirmed first, what is asked about the username later doesn’t tell either', async () => {
  const strict = () => new Visitor({ site: { REQUIRE_EMAIL_CONFIRMATION: 'strict' } })
  const { account: taken } = await registered()
  /** The answers to everything that names the username, to whoever registered and to somebody else. */
  const answersTo = async (email?: string) => {
    const visitor = strict()
    const account = newAccount(email ? { email } : {})
    expect((await visitor.post('/register', account)).status).toBe(302)
    const answers: unknown[] = []
    for (const asker of [visitor, strict()]) {
      const other = newAccount({ username: account.username })
      for (const fields of [{ ...account, intent: 'check' }, account, { ...other, intent: 'check' }, other]) {
        const response = await asker.post('/register', fields)
        answers.push([response.status, (await wordsOf(response)).includes('This username is already taken')])
      }
      answers.push((await asker.get(`/u/${account.username}`)).status)
    }
    return answers
  }
  const fresh = await answersTo()
  const refused = [409, true]
  expect(fresh).toEqual([refused, refused, refused, refused, 404, refused, refused, refused, refused, 404])
  expect(await answersTo(taken.email)).toEqual(fresh)
})

test('a member who confirms an address before signing in is found from then on', async () => {
  const visitor = new Visitor({ site: { REQUIRE_EMAIL_CONFIRMATION: 'strict' } })
  const { account } = await registered({}, visitor)
  expect((await visitor.get(`/u/${account.username}`)).status).toBe(404)
  const [mail] = await mailsTo(account.email)
  const { pathname, search } = linkIn(mail!)
  expect((await visitor.post(pathname + search, {})).status).toBe(200)
  expect((await visitor.get(`/u/${account.username}`)).status).toBe(200)
})

test('a username that was registered with a member’s address is held for them alone, and leads to nobody', async () => {
  const owner = await registered()
  const account = newAccount({ email: owner.account.email })
  expect((await new Visitor().post('/register', account)).status).toBe(302)
  expect((await new Visitor().get(`/u/${account.username}`)).status).toBe(404)
  const stranger = await registered()
  const save = { intent: 'save', bio: '', location: '', current_password: '', username: account.username }
  const renameTo = ({ visitor, account: { full_name, email } }: typeof owner) =>
    visitor.post('/app/settings?tab=personal', { ...save, full_name, email })
  expect((await renameTo(stranger)).status).toBe(409)
  expect((await renameTo(owner)).status).toBe(200)
  expect((await rowOf(account.username))?.id).toBe(owner.row?.id)
})

test('the database is asked and written to as often for an address that is taken as for one that is free', async () => {
  const { account: taken } = await registered()
  const { row: referrer } = await registered()
  const settings = { ...worldWith().settings, REQUIRE_EMAIL_CONFIRMATION: 'strict' as const }
  const tripsFor = async (change: Record<string, string>, birth: Parameters<typeof keepRegistrationChart>[2]) => {
    const { site, trips } = countingDb()
    const world = { ...worldWith(site), settings, clientNetwork: '10.9.9.9' }
    const request = new Request('http://localhost/register', { method: 'POST' })
    const outcome = await register(world, request, { ...accountSchema.parse(newAccount(change)), timeZone: null }, 'en')
    expect(outcome).toMatchObject({ ok: true })
    const memberId = outcome.ok ? outcome.memberId : ''
    const failure = await keepRegistrationChart(world, memberId, birth)
    expect(failure).toEqual('chart' in birth ? null : birth.failure)
    // The mail is written after the answer.
    const awaited = trips.filter((statements) => !statements.some((sql) => /"(account_tokens|mails)"/.test(sql)))
    return awaited.map((statements) => (statements.every((sql) => /^select/i.test(sql)) ? 'read' : 'write'))
  }
  const busy = { ok: true, input: memberBirthSchema.parse(BIRTH), failure: { kind: 'busy' } } as const
  const computed = await findRegistrationChart(worldWith(), BIRTH, 'en')
  if (!computed.ok || !('chart' in computed)) throw new Error('No chart')
  const ways: Record<string, string>[] = [{}, { referralCode: String(referrer?.referral_code) }]
  for (const more of ways) {
    for (const birth of [busy, computed]) {
      expect(await tripsFor({ ...more, email: taken.email }, birth)).toEqual(await tripsFor(more, birth))
    }
  }
})

test('where the address has to be confirmed first, the cookies are the same and of one length too', async () => {
  const strict = () => new Visitor({ site: { REQUIRE_EMAIL_CONFIRMATION: 'strict' } })
  const { account: taken } = await registered()
  const cookiesOf = async (change: Record<string, string>) => {
    const visitor = strict()
    await visitor.post('/register', newAccount({ full_name: 'Mira Same', ...change }))
    return [...visitor.cookies].map(([name, value]) => `${name} ${decodeURIComponent(value).length}`).sort()
  }
  const email = taken.email.replace(/./, 'x')
  expect(await cookiesOf({ email: taken.email })).toEqual(await cookiesOf({ email }))
})

test('a browser where its owner has signed in is told that an address is taken, at the field', async () => {
  const { account, visitor } = await registered()
  await visitor.post('/resources/sign-out', {})
  for (const intent of ['check', 'skip']) {
    const response = await visitor.post('/register', newAccount({ email: account.email, intent }))
    expect(response.status).toBe(409)
    expect(await wordsOf(response)).toContain('An account with this email already exists')
  }
})

test.each(['пример.рф', 'xn--e1afmkfd.xn--p1ai'])(
  'an address at %s registers and signs in, in both forms',
  async (domain) => {
    const account = newAccount()
    const name = account.username
    await registered({ username: name, email: `${name}@${domain}` })
    expect((await rowOf(name))?.email).toBe(`${name}@xn--e1afmkfd.xn--p1ai`)
    for (const typed of ['пример.рф', 'xn--e1afmkfd.xn--p1ai']) {
      const response = await new Visitor().post('/login', { email: `${name}@${typed}`, password: account.password })
      expect(response.status).toBe(302)
    }
  },
)

test('the owner of an address is told that it was tried, once a day, and not when only step one is checked', async () => {
  const { account } = await registered()
  const told = async () => (await mailsTo(account.email)).filter(({ kind }) => kind === 'registration-attempted').length
  const attempt = async (change: Record<string, string> = {}) => {
    const response = await new Visitor().post('/register', newAccount({ email: account.email, ...change }))
    expect(response.status).toBe(change.intent === 'check' ? 200 : 302)
  }
  await attempt({ intent: 'check' })
  expect(await told()).toBe(0)
  await attempt({ email: account.email.toUpperCase() })
  await attempt()
  await eventually(async () => expect(await told()).toBe(1))
  await updateRows(rateLimits, {}, { endsAt: 1 })
  await attempt()
  await eventually(async () => expect(await told()).toBe(2))
})

test('step one is checked without making an account', async () => {
  const { account: taken } = await registered()
  const account = newAccount({ intent: 'check' })
  expect((await new Visitor().post('/register', account)).status).toBe(200)
  expect(await countRows(users, { emailKey: account.email })).toBe(0)
  expect((await new Visitor().post('/register', { ...account, username: taken.username })).status).toBe(409)
})

test('an address may register sixty times an hour, then it is asked to wait', async () => {
  const { account } = await registered()
  const visitor = new Visitor()
  // A taken name is refused before hashing, and counts like any other attempt.
  for (let attempt = 1; attempt <= 60; attempt++) {
    expect((await visitor.post('/register', newAccount({ username: account.username }))).status).toBe(409)
  }
  const response = await visitor.post('/register', newAccount())
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(3000)
  expect(Number(response.headers.get('Retry-After'))).toBeLessThanOrEqual(3600)
  expect(await wordsOf(response)).toContain('Too many attempts. Please wait and try again')
})

// — Registering with birth data

/** Chart 4 of the reference: 08:38 in London, where winter time was UTC. */
const BIRTH = {
  birth_date: '1958-03-21',
  birth_time: '08:38',
  time_accuracy: 'exact',
  birth_city: 'London',
  birth_country: 'United Kingdom',
  latitude: '51.5',
  longitude: '-0.12',
  timezone: 'Europe/London',
}

test('with birth data the account has its chart at once', async () => {
  const { visitor, row } = await registered({ ...BIRTH, intent: 'birth' })
  expect(row).toMatchObject({
    hd_type: 'manifesting_generator',
    hd_authority: 'sacral',
    hd_profile: '3/5',
    hd_definition: 'single',
    hd_data_calculated: 1,
    birth_date: '1958-03-21',
    birth_time: '08:38',
    birth_city: 'London',
    birth_country: 'United Kingdom',
    birth_timezone: 'Europe/London',
    birth_utc_offset_seconds: 0,
    birth_offset_chosen: 0,
  })
  expect(JSON.parse(String(row?.hd_raw_data)).birthUtc).toBe('1958-03-21T08:38:00.000Z')
  expect(await countRows(charts, { userId: String(row?.id) })).toBe(1)
  expect(await wordsOf(await visitor.get('/register/success'))).toContain('Your chart is ready.')
})

test('skipping leaves birth data out, whatever stands in the fields', async () => {
  const { row } = await registered({ ...BIRTH, intent: 'skip' })
  expect(row).toMatchObject({ birth_date: null, birth_city: null, hd_data_calculated: 0 })
})

test.each([
  [{ birth_date: '' }, 400, 'Birth date is required'],
  [{ birth_time: '' }, 400, 'Birth time is required'],
  [{ birth_city: '' }, 400, 'Birth city is required'],
  [{ birth_country: '' }, 400, 'Birth country is required'],
  [{ birth_date: '1899-12-31' }, 400, 'Births before 1900'],
  [{ birth_date: '2015-06-01' }, 400, 'Members must be at least 16 years old'],
  [{ birth_date: '2099-01-01' }, 422, 'This is still in the future'],
  [{ latitude: '', longitude: '', timezone: '', birth_city: 'Atlantis' }, 422, 'No place found with this name'],
  [{ birth_date: '1990-10-28', birth_time: '01:30' }, 422, 'This time occurred twice'],
  [{ birth_date: '1990-03-25', birth_time: '01:30' }, 422, 'The clocks there skipped this time'],
] as const)('birth data %j answers %i at its field, before there is an account: %s', async (change, status, text) => {
  const account = newAccount({ ...BIRTH, ...change, intent: 'birth' })
  const visitor = new Visitor()
  const response = await visitor.post('/register', account)
  expect(response.status).toBe(status)
  expect(await wordsOf(response)).toContain(text)
  expect(await countRows(users, { emailKey: account.email })).toBe(0)
  expect(visitor.cookies.has('session')).toBe(false)
})

test('a time that came twice is settled by the choice between the two', async () => {
  const twice = { ...BIRTH, birth_date: '1990-10-28', birth_time: '01:30', intent: 'birth' }
  const { row: first } = await registered({ ...twice, utc_offset_seconds: '3600' })
  const { row: second } = await registered({ ...twice, utc_offset_seconds: '0' })
  expect([first?.birth_utc_offset_seconds, first?.birth_offset_chosen]).toEqual([3600, 1])
  expect([second?.birth_utc_offset_seconds, second?.birth_offset_chosen]).toEqual([0, 1])
  const instants = [first, second].map((row) => JSON.parse(String(row?.hd_raw_data)).birthUtc)
  expect(instants).toEqual(['1990-10-28T00:30:00.000Z', '1990-10-28T01:30:00.000Z'])
})

test('when the chart service fails, the account is made, keeps the birth data, and is told', async () => {
  const byName = { ...BIRTH, latitude: '', longitude: '', timezone: '', intent: 'birth' }
  // Without their zones the service cannot answer for a city; a new member's place is looked up without them.
  await withoutColumn('places', 'timezone', async () => {
    const { visitor, row } = await registered(byName)
    expect(row).toMatchObject({
      birth_date: '1958-03-21',
      birth_time: '08:38',
      birth_city: 'London',
      hd_data_calculated: 0,
    })
    const words = await wordsOf(await visitor.get('/register/success'))
    expect(words).toContain('Calculation Error HD calculation failed')
    expect(words).toContain('Your account has been created.')
  })
})

test('an address that asked for many charts still registers, and its chart comes later', async () => {
  const registerAfterMany = async () => {
    const visitor = new Visitor()
    await Promise.all(Array.from({ length: 61 }, () => visitor.post('/api/hd/generate-chart', {})))
    const twice = { birth_date: '1990-10-28', birth_time: '01:30', utc_offset_seconds: '3600' }
    return registered({ ...BIRTH, ...twice, intent: 'birth' }, visitor)
  }
  // The fence counts by the minute of the clock: should one end in between, the next try stands well inside another.
  const tries = [await registerAfterMany(), await registerAfterMany()]
  const { visitor, row } = tries.find((it) => it.row?.hd_data_calculated === 0) ?? tries[0]!
  expect(row).toMatchObject({ birth_date: '1990-10-28', birth_city: 'London', hd_data_calculated: 0 })
  // What was found and chosen already is not asked again.
  expect(row).toMatchObject({ birth_timezone: 'Europe/London', birth_utc_offset_seconds: 3600, birth_offset_chosen: 1 })
  expect(await wordsOf(await visitor.get('/register/success'))).toContain('Wait a minute and try again.')
})

test('birth data from the front page wait in the form, and are forgotten once there is an account', async () => {
  const visitor = new Visitor()
  const saved = await visitor.post('/?index', { ...BIRTH, intent: 'save' })
  expect([saved.status, saved.headers.get('Location')]).toEqual([302, '/register'])
  // On the device it is encrypted.
  expect(atob(decodeURIComponent(visitor.cookies.get('birth_draft') ?? ''))).not.toMatch(/1958|London/)
  const page = await (await visitor.get('/register')).text()
  expect(page).toContain('value="1958-03-21"')
  expect(page).toContain('value="London"')
  await registered({ ...BIRTH, intent: 'birth' }, visitor)
  expect(visitor.cookies.has('birth_draft')).toBe(false)
})

test.each([
  ['exact', 'Your chart: Projector · 21 March 1958 · 08:38 · London'],
  ['approximate', 'Your chart: 21 March 1958 · 08:38 · London'],
])(
  'the form names the chart that comes along, by its type only where the time is exact: %s',
  async (accuracy, line) => {
    const visitor = new Visitor()
    await visitor.post('/?index', { ...BIRTH, time_accuracy: accuracy, chart_type: 'projector', intent: 'save' })
    expect(await wordsOf(await visitor.get('/register'))).toContain(line)
  },
)

test.each([
  ['place_id', '9'.repeat(300)],
  ['utc_offset_seconds', '9'.repeat(300)],
  ['time_accuracy', 'roughly'],
])('a hidden field (%s) that no page would send is not taken along', async (field, value) => {
  const visitor = new Visitor()
  const saved = await visitor.post('/?index', { ...BIRTH, [field]: value, intent: 'save' })
  expect([saved.status, saved.headers.get('Location')]).toEqual([302, '/register'])
  const page = await (await visitor.get('/register')).text()
  expect(page).toContain('value="London"')
  expect(page).not.toContain(value)
})

// — Referral codes

test('a code in the address fills the form, is remembered for 30 days and forgotten once used', async () => {
  const { row: referrer } = await registered({ full_name: 'Vera Orlova' })
  const code = String(referrer?.referral_code)
  const visitor = new Visitor()
  const opened = await (await visitor.get(`/register?ref=${code}`)).text()
  expect(opened).toContain(`value="${code}"`)
  expect(opened).toContain('Valid code')
  expect(opened).not.toContain('Orlova')
  expect(visitor.setCookies.join()).toContain(`ref=${code}; Path=/; SameSite=Lax; Max-Age=2592000; HttpOnly`)
  expect(await (await visitor.get('/register')).text()).toContain(`value="${code}"`)

  const { row } = await registered({ referralCode: code }, visitor)
  expect(visitor.cookies.has('ref')).toBe(false)
  const referral = await storedRow(referrals, { referredId: String(row?.id) })
  expect(referral).toMatchObject({ referrer_id: referrer?.id, code })
  expect(await wordsOf(await visitor.get('/register/success'))).toContain('Your referral code has been applied')
})

test.each(['ab', 'x'.repeat(11), '"><script>', '../..'])('the address cannot bring in %j as a code', async (ref) => {
  const visitor = new Visitor()
  const html = await (await visitor.get(`/register?ref=${encodeURIComponent(ref)}`)).text()
  expect(/<input[^>]*name="referralCode"[^>]*>/.exec(html)?.[0]).toContain('value=""')
  expect(visitor.cookies.size).toBe(0)
})

test('the look-up tells whether a code is valid, not whose it is, and is limited', async () => {
  const { row } = await registered({ full_name: 'Софья Ковалевская' })
  const code = String(row?.referral_code)
  // Hundreds of requests through the binding of the test would each be slower than the one before.
  const visitor = new Visitor({ site: {} })
  const ask = (typed: string) => visitor.get(`/resources/referral-code?code=${typed}`, { Accept: '*/*' })
  expect(await (await ask(code.toLowerCase())).json()).toEqual({ code, state: 'valid' })
  expect(await (await ask('NOBODYS2')).json()).toEqual({ code: 'NOBODYS2', state: 'unknown' })
  expect(await (await ask('!')).json()).toEqual({ code: '!', state: 'unknown' })
  // The fence counts by the minute of the clock: when one ends in between, it takes up to twice as many.
  let answer = await ask(code)
  for (let asked = 1; answer.status === 200 && asked <= 2 * 240; asked++) answer = await ask(code)
  expect(answer.status).toBe(429)
  expect(answer.headers.get('Retry-After')).toBe('60')
  expect(await answer.json()).toEqual({ code, state: 'unchecked' })
})

// — Confirmation page

test('the confirmation takes name and address from a sealed cookie, and an altered one says nothing', async () => {
  const { visitor, account } = await registered({ full_name: 'Nadia Boulanger' })
  const words = await wordsOf(await visitor.get('/register/success'))
  expect(words).toContain('Your account is ready, Nadia Boulanger')
  expect(words).toContain(account.email)
  expect(words).not.toContain('Your referral code has been applied')
  const notice = visitor.cookies.get('registered') ?? ''
  expect(notice.length).toBeGreaterThan(40)
  expect(atob(decodeURIComponent(notice))).not.toContain('Nadia')
  visitor.cookies.delete('session')
  visitor.cookies.set('registered', `x${notice}`)
  expect(await wordsOf(await visitor.get('/register/success'))).not.toContain('Nadia')
})

test('the confirmation also reads its address, as text and only where it is well-formed', async () => {
  const open = async (query: string) => wordsOf(await new Visitor().get(`/register/success?${query}`))
  const full = await open('email=a%40b.example&name=Anna&referral=ABC123&hd=true')
  expect(full).toContain('Your account is ready, Anna')
  expect(full).toContain('a@b.example')
  expect(full).toContain('Your referral code has been applied')
  expect(full).toContain('Your chart is ready.')
  const odd = await open(`email=%3Cb%3E&name=${'x'.repeat(200)}&referral=%22&hd=false`)
  expect(odd).toContain('Your account is ready Please confirm')
  expect(odd).not.toContain('xxx')
  expect(odd).not.toContain('Your referral code has been applied')
  expect(odd).toContain('To see your chart, add your birth data')
})

test.each([
  [
    '/app/explore?tab=new',
    '/login?redirect=%2Fapp%2Fexplore%3Ftab%3Dnew',
    '/register?redirect=%2Fapp%2Fexplore%3Ftab%3Dnew',
  ],
  ['//evil.example', '/login', '/register'],
  ['https://evil.example/', '/login', '/register'],
])('where one was going (%s) comes along from signing in to signing up and on from there', async (wanted, on, up) => {
  const query = `?redirect=${encodeURIComponent(wanted)}`
  const visitor = new Visitor()
  expect(await (await visitor.get(`/login${query}`)).text()).toContain(`href="${up}"`)
  expect(await (await visitor.get(`/register${query}`)).text()).toContain(`href="${on}"`)
  const made = await visitor.post(`/register${query}`, newAccount())
  expect([made.status, made.headers.get('Location')]).toEqual([302, '/register/success'])
  await visitor.post('/resources/privacy', { profile_visibility: 'everyone' })
  expect(await (await visitor.get('/register/success')).text()).toContain(`href="${on}"`)
})
