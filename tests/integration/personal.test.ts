import { and, eq, gt } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { accountTokens } from '../../drizzle/schema/account-tokens'
import { formerUsernames } from '../../drizzle/schema/former-usernames'
import { sessions } from '../../drizzle/schema/sessions'
import { users } from '../../drizzle/schema/users'
import { newAccount, registered, rowOf, wordsOf } from './account'
import { eventually } from './eventually'
import { updateMember } from './members'
import { withoutTable } from './missing-tables'
import { countRows, deleteRows, storedRow, updateRows } from './rows'
import { Visitor } from './visitor'

// Hashing a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const PAGE = '/app/settings?tab=personal'
const DAY = 86_400_000

type Fields = Record<string, string>
type Account = ReturnType<typeof newAccount>

const save = (visitor: Visitor, account: Account, change: Fields = {}) =>
  visitor.post(PAGE, {
    intent: 'save',
    full_name: account.full_name,
    username: account.username,
    email: account.email,
    location: '',
    bio: '',
    ...change,
  })

const byId = (id: unknown) => storedRow(users, { id: String(id) })

type Mail = { kind: string; text: string }
async function mailsTo(address: string) {
  const response = await new Visitor().get(`/dev/outbox.json?to=${encodeURIComponent(address)}`)
  return ((await response.json()) as { mails: Mail[] }).mails
}

test('the tab shows what is stored, is the first, and answers to names nobody knows', async () => {
  const { visitor, account } = await registered()
  for (const path of [PAGE, '/app/settings', '/app/settings?tab=nonsense']) {
    const html = await (await visitor.get(path)).text()
    expect(html).toContain('Personal information')
    expect(html).toContain(`value="${account.email}"`)
  }
  const data = await (await visitor.get('/app/settings.data?tab=personal')).text()
  expect(data).toContain(account.email)
  expect(data).not.toContain('scrypt')
})

test('what was changed is saved and said; an emptied text is none', async () => {
  const { visitor, account, row } = await registered()
  const sent = { full_name: 'Mira Ny', location: 'Lisbon', bio: 'One\r\ntwo' }
  const response = await save(visitor, account, sent)
  expect(response.status).toBe(200)
  expect(await wordsOf(response)).toContain('Saved successfully!')
  const saved = await byId(row?.id)
  expect(saved).toMatchObject({ full_name: 'Mira Ny', location: 'Lisbon', bio: 'One\ntwo', email: account.email })
  expect(Number(saved?.updated_at)).toBeGreaterThan(Number(row?.updated_at))
  await save(visitor, account, { full_name: 'Mira Ny' })
  expect(await byId(row?.id)).toMatchObject({ full_name: 'Mira Ny', location: null, bio: null })
})

test.each([
  ['Name must be at least 2 characters', { full_name: 'M' }],
  ['Username must be at least 3 characters', { username: 'ab' }],
  ['Username can only contain letters, numbers, and underscores', { username: 'no-dash' }],
  ['Please enter a valid email address', { email: 'nowhere' }],
  ['Bio cannot exceed 500 characters', { bio: 'x'.repeat(501) }],
  ['Location cannot exceed 100 characters', { location: 'x'.repeat(101) }],
])('“%s”: nothing is saved and nothing typed is lost', async (text, wrong) => {
  const { visitor, account, row } = await registered()
  const response = await save(visitor, account, { full_name: 'Typed Name', location: 'Typed Place', ...wrong })
  expect(response.status).toBe(400)
  const html = await response.text()
  expect(html).toContain(text)
  expect(html).toContain(`value="${'full_name' in wrong ? 'Typed Place' : 'Typed Name'}"`)
  expect(await byId(row?.id)).toEqual(row)
})

test('who works with Human Design says so, takes it back, and is shown so', async () => {
  const { visitor, account, row } = await registered()
  const page = async () => (await visitor.get(`/u/${account.username}`)).text()
  expect(await page()).not.toContain('>Practitioner<')
  await save(visitor, account, { practitioner: 'on', was_practitioner: '' })
  expect(await byId(row?.id)).toMatchObject({ is_practitioner: 1, is_verified: 0 })
  expect(await page()).toContain('>Practitioner<')
  // Refused with the box empty, it comes back empty; nothing is saved.
  const refused = await save(visitor, account, { was_practitioner: 'on', full_name: 'M' })
  expect(await refused.text()).not.toMatch(/name="practitioner"[^>]*checked/)
  expect(await byId(row?.id)).toMatchObject({ is_practitioner: 1 })
  await save(visitor, account, { was_practitioner: 'on' })
  expect(await byId(row?.id)).toMatchObject({ is_practitioner: 0 })
})

test('of two pages open at once each saves only what was typed in it', async () => {
  const { visitor, account, row } = await registered()
  const was = { was_full_name: account.full_name, was_location: '', was_bio: '' }
  await save(visitor, account, { ...was, bio: 'From the first page' })
  await save(visitor, account, { ...was, location: 'From the second page' })
  expect(await byId(row?.id)).toMatchObject({ bio: 'From the first page', location: 'From the second page' })
})

test('what the form may not decide is ignored', async () => {
  const { visitor, account, row } = await registered()
  const response = await save(visitor, account, {
    bio: 'New',
    id: 'chosen',
    user_id: 'chosen',
    is_premium: 'true',
    is_verified: '1',
    is_active: '0',
    referral_code: 'MINE1234',
    referral_earnings: '9999',
    followers_count: '9',
    password_hash: 'x',
    email_confirmed_at: '1',
    email_key: 'other@example.com',
    username_key: 'other',
    avatar_url: '/avatars/other.png',
    created_at: '1',
    __proto__: 'x',
    constructor: 'x',
  })
  expect(response.status).toBe(200)
  expect(await byId(row?.id)).toEqual({ ...row, bio: 'New', updated_at: expect.any(Number) })
})

test('without a session nothing is saved and nothing typed is lost', async () => {
  const { visitor, account, row } = await registered()
  await deleteRows(sessions, { userId: String(row?.id) })
  const response = await visitor.post(
    '/app/settings.data?tab=personal',
    { intent: 'save', full_name: 'Typed Name' },
    { Accept: '*/*' },
  )
  expect(response.status).toBe(401)
  const answer = await response.text()
  expect(answer).toContain('signedOut')
  expect(answer).toContain('Typed Name')
  expect(await rowOf(account.username)).toMatchObject({ full_name: account.full_name })
})

test('when writing fails, the form says so and keeps what was typed', async () => {
  const { visitor, account, row } = await registered()
  const response = await withoutTable('former_usernames', () =>
    save(visitor, account, { username: `${account.username}_b`, bio: 'Typed text' }),
  )
  expect(response.status).toBe(500)
  const words = await wordsOf(response)
  expect(words).toContain('Profile update failed')
  expect(words).toContain('Typed text')
  expect(words).not.toMatch(/SQLITE|former_usernames/)
  expect(await byId(row?.id)).toEqual(row)
})

test('a taken username answers 409 at its field, a reserved one 422; other capitals of the own one are free', async () => {
  const { account: other } = await registered()
  const { visitor, account, row } = await registered()
  const taken = await save(visitor, account, { username: other.username.toUpperCase(), bio: 'Typed' })
  expect(taken.status).toBe(409)
  expect(await wordsOf(taken)).toContain('This username is already taken')
  const reserved = await save(visitor, account, { username: 'Admin' })
  expect(reserved.status).toBe(422)
  expect(await wordsOf(reserved)).toContain('This username is reserved')
  expect(await byId(row?.id)).toEqual(row)
  const capitals = account.username.toUpperCase()
  expect((await save(visitor, account, { username: capitals })).status).toBe(200)
  expect(await byId(row?.id)).toMatchObject({ username: capitals, username_key: account.username })
  expect(await countRows(formerUsernames, { userId: String(row?.id) })).toBe(0)
})

test('the old name stays its owner’s for thirty days, then anybody may have it', async () => {
  const { visitor, account, row } = await registered()
  const before = Date.now()
  expect((await save(visitor, account, { username: `${account.username}_new` })).status).toBe(200)
  const kept = await storedRow(formerUsernames, { usernameKey: account.username })
  expect(kept?.user_id).toBe(row?.id)
  expect(Number(kept?.expires_at) - before).toBeGreaterThanOrEqual(30 * DAY)
  expect(Number(kept?.expires_at) - before).toBeLessThan(30 * DAY + 60_000)

  const newcomer = newAccount({ username: account.username.toUpperCase() })
  const refused = await new Visitor().post('/register', newcomer)
  expect(refused.status).toBe(409)
  expect(await wordsOf(refused)).toContain('This username is already taken')
  const { visitor: other, account: otherAccount } = await registered()
  expect((await save(other, otherAccount, { username: account.username })).status).toBe(409)

  await updateRows(formerUsernames, { usernameKey: account.username }, { expiresAt: new Date() })
  expect((await new Visitor().post('/register', newcomer)).status).toBe(302)
})

test('the fourth change within thirty days is refused with its reason, the way back is open', async () => {
  const { visitor, account, row } = await registered()
  const name = (at: number) => ({ username: `${account.username}_${at}` })
  for (const at of [1, 2, 3]) expect((await save(visitor, account, name(at))).status).toBe(200)
  const refused = await save(visitor, account, name(4))
  expect(refused.status).toBe(422)
  expect(await wordsOf(refused)).toContain('You can change your username 3 times in 30 days')
  expect((await save(visitor, account)).status).toBe(200)
  expect(await byId(row?.id)).toMatchObject({ username: account.username })
})

test('another address needs the present password, waits for its mail, and the present one is told', async () => {
  const { visitor, account, row } = await registered()
  const email = `new_${account.username}@example.com`
  const missing = await save(visitor, account, { email, bio: 'Typed' })
  expect(missing.status).toBe(403)
  const words = await missing.text()
  expect(words).toContain('Please enter your current password')
  expect(words).toContain(`value="${email}"`)
  const wrong = await save(visitor, account, { email, current_password: 'not this one' })
  expect(wrong.status).toBe(403)
  const html = await wrong.text()
  expect(html).toContain('This isn’t your current password')
  expect(html).not.toContain('not this one')
  expect(await byId(row?.id)).toEqual(row)
  expect(await mailsTo(email)).toEqual([])

  const asked = await save(visitor, account, { email, bio: 'Typed', current_password: account.password })
  expect(asked.status).toBe(200)
  expect(await wordsOf(asked)).toContain(`Open the link sent to ${email}`)
  expect(await byId(row?.id)).toMatchObject({ email: account.email, email_key: account.email, bio: 'Typed' })
  const mail = await eventually(async () => {
    const [first] = await mailsTo(email)
    expect(first?.kind).toBe('change-email')
    return first
  })
  expect(mail?.text).toMatch(/http:\/\/localhost\/auth\/confirm-email\?token=[0-9a-f]{64}/)
  const told = (await mailsTo(account.email)).find(({ kind }) => kind === 'email-change-requested')
  expect(told?.text).toContain(email)
  const token = await storedRow(accountTokens, { userId: String(row?.id), purpose: 'change_email' })
  expect(token?.email).toBe(email)
  expect(Number(token?.expires_at) - Number(token?.created_at)).toBe(DAY)
})

test('a change of address can be mailed again and be called off', async () => {
  const { visitor, account, row } = await registered()
  const email = `again_${account.username}@example.com`
  await save(visitor, account, { email, current_password: account.password })
  expect((await visitor.post(PAGE, { intent: 'resend-email' })).status).toBe(200)
  await eventually(async () =>
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['change-email', 'change-email']),
  )
  const countOpenLinks = () =>
    countRows(
      accountTokens,
      and(
        eq(accountTokens.userId, String(row?.id)),
        eq(accountTokens.purpose, 'change_email'),
        gt(accountTokens.expiresAt, new Date(Date.now() + 60_000)),
      )!,
    )
  expect(await countOpenLinks()).toBe(1)

  const cancelled = await visitor.post(PAGE, { intent: 'cancel-email' })
  const words = await wordsOf(cancelled)
  expect(words).toContain('Your address stays the same')
  expect(words).not.toContain('Open the link sent to')
  expect(await countOpenLinks()).toBe(0)
  const late = await visitor.post(PAGE, { intent: 'resend-email' })
  expect(late.status).toBe(409)
  expect(await wordsOf(late)).toContain('There’s no email change waiting for confirmation.')
})

test('whose a new address is, only its owner is told: by mail, once a day', async () => {
  const { account: other } = await registered()
  /** What a member sees who asks for an address, and for its mail again. */
  const seenWith = async (email: string) => {
    const { visitor, account } = await registered({ full_name: 'Mira Same' })
    const words = async (response: Response) =>
      [response.status, (await wordsOf(response)).replaceAll(email, 'NEW').replaceAll(account.email, 'OLD')] as const
    const strip = (text: string) => text.replaceAll(account.username, 'USERNAME')
    const asked = await words(await save(visitor, account, { email, current_password: account.password }))
    const again = await words(await visitor.post(PAGE, { intent: 'resend-email' }))
    const page = await words(await visitor.get(PAGE))
    return [asked, again, page].map(([status, text]) => [status, strip(text)])
  }
  const free = await seenWith('free_for_all@example.com')
  expect(free.map(([status]) => status)).toEqual([200, 200, 200])
  expect(await seenWith(other.email)).toEqual(free)
  await eventually(async () => {
    const kinds = (await mailsTo(other.email)).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual(['confirm-email', 'email-change-attempted'])
    const toFree = (await mailsTo('free_for_all@example.com')).map(({ kind }) => kind)
    expect(toFree).toEqual(['change-email', 'change-email'])
  })
})

test('guessing the password is limited to five tries a minute, mails to new addresses to five an hour', async () => {
  const guesser = await registered()
  for (let at = 0; at < 5; at++) {
    const guess = { email: 'guess@example.com', current_password: `guess ${at}` }
    expect((await save(guesser.visitor, guesser.account, guess)).status).toBe(403)
  }
  const right = { email: 'guess@example.com', current_password: guesser.account.password }
  const limited = await save(guesser.visitor, guesser.account, right)
  expect(limited.status).toBe(429)
  expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await wordsOf(limited)).toContain('Too many attempts')

  const { visitor, account } = await registered()
  const ask = (at: number) =>
    save(visitor, account, { email: `many_${at}@example.com`, current_password: account.password })
  for (const at of [1, 2, 3, 4, 5]) expect((await ask(at)).status).toBe(200)
  expect((await ask(6)).status).toBe(429)
})

test('who has no password is told to set one first', async () => {
  const { visitor, account, row } = await registered()
  await updateMember(String(row?.id), { passwordHash: null })
  expect(await wordsOf(await visitor.get(PAGE))).toContain('You sign in without a password')
  const refused = await save(visitor, account, { email: 'other@example.com' })
  expect(refused.status).toBe(403)
  expect(await wordsOf(refused)).toContain('Set a password first')
})
