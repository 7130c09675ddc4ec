import { env } from 'cloudflare:workers'
import { and, eq, ne } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { deleteEndedChallenges } from '~/data/accounts/sign-in-methods.server'
import { createAccountToken } from '~/data/accounts/tokens.server'
import { loadPasskeys } from '~/features/passkeys/passkeys.server'
import { createContext } from '~/platform/server/context.server'
import type { Bindings } from '~/platform/server/env.server'
import { createDatabase } from '../../drizzle/client'
import { oauthAccounts } from '../../drizzle/schema/oauth-accounts'
import { passkeyChallenges, passkeys } from '../../drizzle/schema/passkeys'
import { sessions } from '../../drizzle/schema/sessions'
import { idOf, isSignedIn, type Member, registered, rowOf, wordsOf } from './account'
import { createPasskey, type Passkey, signWith } from './authenticator'
import { updateMember } from './members'
import { googler, oauthVisitor, walk } from './oauth-flow'
import { linkIn, mailsTo } from './outbox'
import { countRows, insertRow, storedRows, updateRows } from './rows'
import { Visitor } from './visitor'

vi.setConfig({ testTimeout: 60_000 })

const TAB = '/app/settings?tab=account'
const PASSKEYS = '/resources/passkeys'
const SIGN_IN = '/auth/passkey'
const db = createDatabase(env.DB)

type Options = { challenge: string; rpId?: string; rp: { id?: string }; user: { id: string } } & Record<string, unknown>

const ask = (visitor: Visitor, purpose: string) =>
  visitor.ask('POST', '/resources/passkey-options', new URLSearchParams({ purpose }))
const optionsFor = async (visitor: Visitor, purpose: string) => (await ask(visitor, purpose)).json<Options>()

/** The news that a form of the list leads to. */
async function change(visitor: Visitor, fields: Record<string, string>) {
  const response = await visitor.post(PASSKEYS, fields)
  return /passkey=(\w+)/.exec(response.headers.get('Location') ?? '')?.[1] ?? response.headers.get('Location')
}

/** A member with a passkey. */
async function withPasskey() {
  const member = await registered()
  const { passkey, credential } = await createPasskey(await optionsFor(member.visitor, 'add'))
  expect(await change(member.visitor, { intent: 'add', credential })).toBe('added')
  return { ...member, passkey }
}

const use = (visitor: Visitor, credential: string, { path = SIGN_IN, intent = 'sign-in' } = {}) =>
  visitor.post(path, { intent, credential })
const useSecond = (visitor: Visitor, credential: string) => use(visitor, credential, { intent: 'second-factor' })
const leadsTo = (response: Response) => [response.status, response.headers.get('Location')]

/** Signs in by passkey in a browser of its own. */
async function signInBy(passkey: Passkey, change: Parameters<typeof signWith>[2] = {}) {
  const visitor = new Visitor()
  return {
    visitor,
    response: await use(visitor, await signWith(passkey, await optionsFor(visitor, 'sign-in'), change)),
  }
}

const mailsOf = async ({ account }: Member, kind: string) =>
  (await mailsTo(account.email)).filter((mail) => mail.kind === kind)
const age = ({ row }: Member) => updateRows(sessions, { userId: String(row?.id) }, { provedAt: new Date(1) })

test('a passkey is added, told by mail, named, and signs in', async () => {
  const member = await withPasskey()
  const options = await optionsFor(member.visitor, 'add')
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: member.passkey.id }],
  })
  expect((await mailsOf(member, 'passkey-added'))[0]?.text).toContain('Passkey')
  expect(await change(member.visitor, { intent: 'rename', id: member.passkey.id, name: '  My   phone ' })).toBe(
    'renamed',
  )
  const page = await wordsOf(await member.visitor.get(`${TAB}&passkey=renamed`))
  expect(page).toContain('Passkey renamed')
  expect(page).toContain('My phone')
  expect(page).toContain('not used yet')

  const { visitor, response } = await signInBy(member.passkey)
  expect(leadsTo(response)).toEqual([302, '/app/dashboard'])
  expect(await isSignedIn(visitor)).toBe(true)
  expect(await wordsOf(await member.visitor.get(TAB))).toMatch(/My phone Added [\d\w ]+, last used/)
})

test('the passkey leads where the visitor wanted to go, on this site only', async () => {
  const { passkey } = await withPasskey()
  for (const [wanted, to] of [
    ['/app/penta', '/app/penta'],
    ['//elsewhere.example', '/app/dashboard'],
  ]) {
    const visitor = new Visitor()
    const credential = await signWith(passkey, await optionsFor(visitor, 'sign-in'))
    const path = `${SIGN_IN}?redirect=${encodeURIComponent(wanted!)}`
    expect(leadsTo(await use(visitor, credential, { path }))).toEqual([302, to])
  }
})

test.each([
  ['signed for another site', { rpId: 'elsewhere.example' }],
  ['signed on another origin', { origin: 'http://localhost:1234' }],
  ['signed without asking who it is', { isVerified: false }],
  ['a forged signature', { isForged: true }],
  ['an answer to another kind of question', { type: 'webauthn.create' }],
  ['a challenge that was never asked', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
])('%s signs nobody in', async (_, change) => {
  const { passkey } = await withPasskey()
  const { visitor, response } = await signInBy(passkey, change)
  expect(response.status).toBe(422)
  expect(await wordsOf(response)).toContain('This passkey isn’t registered here. Try another one.')
  expect(await isSignedIn(visitor)).toBe(false)
})

test.each([
  ['made for another site', { rpId: 'elsewhere.example' }],
  ['made on another origin', { origin: 'https://localhost' }],
  ['made without asking who it is', { isVerified: false }],
  ['made for another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
])('a passkey that was %s is not added', async (_, fault) => {
  const member = await registered()
  const { credential } = await createPasskey(await optionsFor(member.visitor, 'add'), fault)
  expect(await change(member.visitor, { intent: 'add', credential })).toBe('refused')
  expect(await countRows(passkeys, { userId: idOf(member) })).toBe(0)
  expect(await mailsOf(member, 'passkey-added')).toEqual([])
})

test('a challenge is answered once, also by twenty at once, and not after five minutes', async () => {
  const { passkey } = await withPasskey()
  const visitor = new Visitor()
  const credential = await signWith(passkey, await optionsFor(visitor, 'sign-in'))
  const all = await Promise.all(Array.from({ length: 20 }, () => use(new Visitor(), credential)))
  expect(all.filter(({ status }) => status === 302)).toHaveLength(1)

  const late = await signWith(passkey, await optionsFor(visitor, 'sign-in'))
  const results = await storedRows(passkeyChallenges, {}, { columns: ['expires_at'] })
  for (const { expires_at } of results) expect(expires_at - Date.now()).toBeLessThanOrEqual(5 * 60_000)
  await updateRows(passkeyChallenges, {}, { expiresAt: new Date(Date.now() - 1) })
  expect((await use(visitor, late)).status).toBe(422)
  await deleteEndedChallenges(db, Date.now())
  expect(await countRows(passkeyChallenges)).toBe(0)
})

test('an answer to one question is none to another, nor to that of another session or member', async () => {
  const [member, other] = [await withPasskey(), await withPasskey()]
  // A proof does not sign in.
  const proof = await signWith(member.passkey, await optionsFor(member.visitor, 'prove'))
  expect((await use(new Visitor(), proof)).status).toBe(422)
  // A sign-in is no proof.
  await age(member)
  const prove = (visitor: Visitor, credential: string) =>
    visitor.post('/auth/verify', { intent: 'passkey', credential })
  const signedIn = await signWith(member.passkey, await optionsFor(member.visitor, 'sign-in'))
  expect((await prove(member.visitor, signedIn)).status).toBe(403)
  // Nor is the passkey of somebody else.
  const stranger = await signWith(other.passkey, await optionsFor(member.visitor, 'prove'))
  expect((await prove(member.visitor, stranger)).status).toBe(403)
  // What one browser was asked another cannot answer with.
  const second = new Visitor()
  await second.post('/login', member.account)
  await age(member)
  const asked = await signWith(member.passkey, await optionsFor(member.visitor, 'prove'))
  expect((await prove(second, asked)).status).toBe(403)
  expect(leadsTo(await prove(member.visitor, asked))).toEqual([302, '/auth/verify'])
  expect(leadsTo(await member.visitor.get('/auth/verify'))).toEqual([302, '/app/dashboard'])
})

test('a passkey that counts and has counted so far already is refused', async () => {
  const { passkey } = await withPasskey()
  expect((await signInBy(passkey, { counter: 7 })).response.status).toBe(302)
  for (const counter of [7, 6]) expect((await signInBy(passkey, { counter })).response.status).toBe(422)
  expect((await signInBy(passkey, { counter: 8 })).response.status).toBe(302)
})

test.each(['', '{}', 'null', '{"id":"a"}', 'x'.repeat(50_000), '{"id":"%%","rawId":"a","type":"public-key"}'])(
  'what is no answer of a browser is refused: %#',
  async (credential) => {
    const member = await registered()
    expect((await member.visitor.post(PASSKEYS, { intent: 'add', credential })).status).toBe(400)
    expect((await use(new Visitor(), credential)).status).toBe(400)
  },
)

test('a passkey of one member is renamed and removed by nobody else', async () => {
  const [member, stranger] = [await withPasskey(), await registered()]
  const { id } = member.passkey
  expect(await change(stranger.visitor, { intent: 'rename', id, name: 'Mine' })).toBe('missing')
  expect(await change(stranger.visitor, { intent: 'remove', id })).toBe('missing')
  // Nor made theirs by adding it again.
  expect(await change(stranger.visitor, { intent: 'require' })).toBe('missing')
  expect(await countRows(passkeys, and(eq(passkeys.userId, idOf(member)), ne(passkeys.name, 'Mine'))!)).toBe(1)
  for (const name of [' ', '\u200b', '\u2800', '\u3164', '\u00ad', '\u0301\u0308']) {
    expect(await change(member.visitor, { intent: 'rename', id, name })).toBe('nameMissing')
  }
  expect(await change(member.visitor, { intent: 'rename', id, name: 'ж'.repeat(61) })).toBe('nameTooLong')
})

test('adding, removing and asking for one wait for a fresh proof', async () => {
  const member = await withPasskey()
  const options = await optionsFor(member.visitor, 'add')
  const { credential } = await createPasskey(options)
  await age(member)
  const asked = await ask(member.visitor, 'add')
  expect([asked.status, await asked.json()]).toEqual([403, { verify: '/auth/verify' }])
  const forms: Record<string, string>[] = [
    { intent: 'add', credential },
    { intent: 'remove', id: member.passkey.id },
    { intent: 'require' },
    { intent: 'require-no-more' },
  ]
  for (const fields of forms) {
    expect(leadsTo(await member.visitor.post(PASSKEYS, fields))).toEqual([302, '/auth/verify'])
  }
  expect(await countRows(passkeys, { userId: idOf(member) })).toBe(1)
  expect(await wordsOf(await member.visitor.get('/auth/verify'))).toContain('Use a passkey')
  expect(leadsTo(await new Visitor().post(PASSKEYS, { intent: 'require' }))).toEqual([
    302,
    `/login?redirect=${encodeURIComponent(TAB)}`,
  ])
  expect((await ask(new Visitor(), 'add')).status).toBe(401)
})

test('a removed passkey signs nobody in, and a mail says so; the only way in stays', async () => {
  const member = await withPasskey()
  await updateMember(idOf(member), { passwordHash: null })
  const remove = () => change(member.visitor, { intent: 'remove', id: member.passkey.id })
  expect(await remove()).toBe('lastWayIn')
  await updateMember(idOf(member), { passwordHash: String(member.row?.password_hash) })
  expect(await remove()).toBe('removed')
  expect(await remove()).toBe('missing')
  expect(await mailsOf(member, 'passkey-removed')).toHaveLength(1)
  expect((await signInBy(member.passkey)).response.status).toBe(422)
})

// — After the password

const signIn = async ({ account }: Member, path = '/login') => {
  const visitor = new Visitor()
  return { visitor, response: await visitor.post(path, { email: account.email, password: account.password }) }
}

async function withSecondFactor() {
  const member = await withPasskey()
  expect(await change(member.visitor, { intent: 'require' })).toBe('required')
  return member
}

test('the member is told by mail that signing in takes a passkey too, and that it no longer does', async () => {
  const member = await withSecondFactor()
  expect((await mailsOf(member, 'passkey-required'))[0]?.text).toContain('you also need a passkey')
  expect(await change(member.visitor, { intent: 'require-no-more' })).toBe('notRequired')
  expect((await mailsOf(member, 'passkey-not-required'))[0]?.text).toContain('without a passkey again')
})

test('a provider’s sign-in is asked for the passkey like a password', async () => {
  const member = await withSecondFactor()
  const person = googler()
  await insertRow(oauthAccounts, { provider: 'google', subject: person.subject, userId: idOf(member) })
  const visitor = oauthVisitor()
  expect((await walk(visitor, person, { redirect: '/app/penta' })).to).toBe(SIGN_IN)
  expect(await isSignedIn(visitor)).toBe(false)
  const options = await optionsFor(visitor, 'second-factor')
  expect(leadsTo(await useSecond(visitor, await signWith(member.passkey, options)))).toEqual([302, '/app/penta'])
  expect(await isSignedIn(visitor)).toBe(true)
})

test('a member without a password may want the passkey after a provider, who then is asked for it', async () => {
  const member = await withPasskey()
  await updateMember(idOf(member), { passwordHash: null })
  expect(await wordsOf(await member.visitor.get(TAB))).not.toContain('Ask for a passkey')
  await insertRow(oauthAccounts, { provider: 'google', subject: googler().subject, userId: idOf(member) })
  expect(await wordsOf(await member.visitor.get(TAB))).toContain('Ask for a passkey')
})

/** Whether the settings at this address ask the browser for a new passkey by themselves. */
async function isResuming({ cookies }: Visitor, path: string) {
  const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = new Request(new URL(path, 'http://localhost'), { headers: { Cookie } })
  const context = createContext(request, env as unknown as Bindings, { waitUntil: () => undefined })
  const { viewer } = await context.session()
  return viewer && (await loadPasskeys(context, viewer, request)).isResuming
}

test('after the proof the settings go on with the passkey by themselves', async () => {
  const member = await registered()
  await age(member)
  expect((await ask(member.visitor, 'add')).status).toBe(403)
  await member.visitor.post('/auth/verify', { intent: 'password', currentPassword: member.account.password })
  const to = `${TAB}&passkey=resume#passkeys`
  // The address alone starts nothing.
  expect(await isResuming(member.visitor, to)).toBe(false)
  expect(leadsTo(await member.visitor.get('/auth/verify'))).toEqual([302, to])
  expect((await member.visitor.get(to)).status).toBe(200)
  expect(await isResuming(member.visitor, TAB)).toBe(false)
  expect(await isResuming(member.visitor, to)).toBe(true)
  const elsewhere = (await signIn(member)).visitor
  elsewhere.cookies.set('step_up_resumed', member.visitor.cookies.get('step_up_resumed') ?? '')
  expect(await isResuming(elsewhere, to)).toBe(false)
  // Once the browser has asked, it is over.
  expect((await ask(member.visitor, 'add')).status).toBe(200)
  expect(await isResuming(member.visitor, to)).toBe(false)
})

test('who cancels the proof for a new passkey is back in the settings, where nothing goes on by itself', async () => {
  const member = await registered()
  await age(member)
  expect((await ask(member.visitor, 'add')).status).toBe(403)
  const back = `${TAB}#passkeys`
  expect(leadsTo(await member.visitor.post('/auth/verify', { intent: 'cancel' }))).toEqual([302, back])
  expect(await isResuming(member.visitor, back)).toBe(false)
})

test('what is asked for a second time changes nothing and is told by no mail', async () => {
  const member = await withPasskey()
  expect(await change(member.visitor, { intent: 'require-no-more' })).toBe('notRequired')
  for (let turn = 0; turn < 2; turn++) expect(await change(member.visitor, { intent: 'require' })).toBe('required')
  const mails = [await mailsOf(member, 'passkey-required'), await mailsOf(member, 'passkey-not-required')]
  expect(mails.map((list) => list.length)).toEqual([1, 0])
  const without = await registered()
  expect(await change(without.visitor, { intent: 'require' })).toBe('missing')
})

test('who wants both is asked for the passkey after the password, and led on where they wanted', async () => {
  const member = await withSecondFactor()
  const { visitor, response } = await signIn(member, '/login?redirect=%2Fapp%2Fpenta')
  expect(leadsTo(response)).toEqual([302, SIGN_IN])
  expect(await isSignedIn(visitor)).toBe(false)
  expect(await wordsOf(await visitor.get(SIGN_IN))).toContain('One more step: confirm with your passkey.')
  const options = await optionsFor(visitor, 'second-factor')
  expect(options).toMatchObject({ allowCredentials: [{ id: member.passkey.id }], userVerification: 'required' })
  expect(leadsTo(await useSecond(visitor, await signWith(member.passkey, options)))).toEqual([302, '/app/penta'])
  expect(await isSignedIn(visitor)).toBe(true)
  // The wrong password leads nowhere, as ever.
  const wrong = await new Visitor().post('/login', { email: member.account.email, password: 'not the one' })
  expect(wrong.status).toBe(422)
})

test('signing in by passkey makes the browser known to a member with a password, alone or after the password', async () => {
  const member = await withSecondFactor()
  const { visitor: second } = await signIn(member)
  expect(second.cookies.has('device')).toBe(false)
  await useSecond(second, await signWith(member.passkey, await optionsFor(second, 'second-factor')))
  const { visitor: first } = await signInBy(member.passkey)
  const wrong = { email: member.account.email, password: 'not the one' }
  for (let tries = 1; tries <= 12; tries++) await new Visitor().post('/login', wrong)
  expect((await signIn(member)).response.status).toBe(429)
  for (const known of [second, first]) {
    expect(leadsTo(await known.post('/resources/sign-out', {}))[0]).toBe(302)
    expect(leadsTo(await known.post('/login', member.account))).toEqual([302, SIGN_IN])
  }

  await updateMember(idOf(member), { passwordHash: null })
  expect((await signInBy(member.passkey)).visitor.cookies.has('device')).toBe(false)
})

test('after the password only a passkey of that very member will do', async () => {
  const [member, stranger] = [await withSecondFactor(), await withPasskey()]
  const { visitor } = await signIn(member)
  const options = await optionsFor(visitor, 'second-factor')
  expect((await useSecond(visitor, await signWith(stranger.passkey, options))).status).toBe(422)
  // Nor is the answer to it a sign-in of its own.
  const again = await signWith(member.passkey, await optionsFor(visitor, 'second-factor'))
  expect((await use(visitor, again)).status).toBe(422)
  expect(await isSignedIn(visitor)).toBe(false)
  // Without the password there is no such question, and no answer to it.
  expect((await useSecond(new Visitor(), again)).status).toBe(403)
  expect((await ask(new Visitor(), 'second-factor')).status).toBe(403)
})

test('a passkey signs in alone too, also where the password was typed before', async () => {
  const member = await withSecondFactor()
  const { visitor } = await signIn(member)
  const credential = await signWith(member.passkey, await optionsFor(visitor, 'sign-in'))
  expect(leadsTo(await use(visitor, credential))).toEqual([302, '/app/dashboard'])
})

test('it ends with the last passkey, and by the wish of the member', async () => {
  const member = await withSecondFactor()
  expect(await change(member.visitor, { intent: 'require-no-more' })).toBe('notRequired')
  expect(leadsTo((await signIn(member)).response)).toEqual([302, '/app/dashboard'])
  await change(member.visitor, { intent: 'require' })
  await change(member.visitor, { intent: 'remove', id: member.passkey.id })
  expect(await rowOf(member.account.username)).toMatchObject({ requires_passkey: 0 })
  expect(leadsTo((await signIn(member)).response)).toEqual([302, '/app/dashboard'])
})

test('whoever lost their passkey gets back in by mail, which ends all passkeys', async () => {
  const member = await withSecondFactor()
  const { visitor } = await signIn(member)
  const asked = await visitor.post(SIGN_IN, { intent: 'recover' })
  expect(await wordsOf(asked)).toContain('The link is on its way to the email address of your account.')
  const [mail] = await mailsOf(member, 'reset-password')
  const { pathname, search } = linkIn(mail!)
  await visitor.get(pathname + search)
  const NEW = { password: 'quartz lantern 9', confirmPassword: 'quartz lantern 9' }
  expect((await visitor.post('/auth/reset-password', NEW)).status).toBe(302)
  expect(await wordsOf(await visitor.get('/auth/reset-password'))).toContain('Also turned off: your passkeys.')
  expect(await rowOf(member.account.username)).toMatchObject({ requires_passkey: 0 })
  const signedIn = await new Visitor().post('/login', { email: member.account.email, password: NEW.password })
  expect(leadsTo(signedIn)).toEqual([302, '/app/dashboard'])
  expect((await signInBy(member.passkey)).response.status).toBe(422)
  // Nobody is mailed for whom no password was typed.
  expect((await new Visitor().post(SIGN_IN, { intent: 'recover' })).status).toBe(403)
})

test('a new password keeps passkeys, a reset that came another way ends them', async () => {
  const member = await withPasskey()
  const NEW = { password: 'quartz lantern 9', confirmPassword: 'quartz lantern 9' }
  await member.visitor.post(TAB, { intent: 'password', currentPassword: member.account.password, ...NEW })
  expect(await countRows(passkeys, { userId: idOf(member) })).toBe(1)
  const { email } = member.account
  const token = await createAccountToken(db, {
    userId: idOf(member),
    purpose: 'reset_password',
    email,
    lifetimeSeconds: 60,
  })
  const visitor = new Visitor()
  await visitor.get(`/auth/reset-password?access_token=${token}&type=recovery`)
  await visitor.post('/auth/reset-password', NEW)
  expect(await countRows(passkeys, { userId: idOf(member) })).toBe(0)
})

test('signing out everywhere offers to end passkeys, also where there is nothing else, and needs a proof for it', async () => {
  const member = await withSecondFactor()
  const everywhere = (fields: Record<string, string>) =>
    member.visitor.post(TAB, { intent: 'end-other-sessions', ...fields })
  expect(await wordsOf(await member.visitor.get(TAB))).toContain(
    'Sign out everywhere Also remove 1 passkey Sign out everywhere',
  )
  await everywhere({})
  expect(await countRows(passkeys, { userId: idOf(member) })).toBe(1)
  await age(member)
  expect(leadsTo(await everywhere({ passkeys: 'on' }))).toEqual([302, '/auth/verify'])
  expect(await countRows(passkeys, { userId: idOf(member) })).toBe(1)
  await member.visitor.post('/auth/verify', { intent: 'password', currentPassword: member.account.password })
  expect(await wordsOf(await everywhere({ passkeys: 'on' }))).toContain('Also turned off: your passkeys.')
  expect(await countRows(passkeys, { userId: idOf(member) })).toBe(0)
  expect(await rowOf(member.account.username)).toMatchObject({ requires_passkey: 0 })
  expect((await mailsOf(member, 'access-ended'))[0]?.text).toContain('your passkeys')
})

test('signing out everywhere leaves passkeys where there is no password', async () => {
  const member = await withPasskey()
  await updateMember(idOf(member), { passwordHash: null })
  expect(await wordsOf(await member.visitor.get(TAB))).not.toContain('Also remove')
  await member.visitor.post(TAB, { intent: 'end-other-sessions', passkeys: 'on' })
  expect(await countRows(passkeys, { userId: idOf(member) })).toBe(1)
})

test('strict: a passkey does not pass by an address that is not confirmed', async () => {
  const member = await withPasskey()
  const visitor = new Visitor({ site: { REQUIRE_EMAIL_CONFIRMATION: 'strict' } })
  const credential = await signWith(member.passkey, await optionsFor(visitor, 'sign-in'))
  expect(leadsTo(await use(visitor, credential))).toEqual([302, '/auth/confirm-email'])
  expect(await isSignedIn(visitor)).toBe(false)
})

test('one address tries twenty passkeys a minute', async () => {
  const { passkey } = await withPasskey()
  const visitor = new Visitor()
  for (let tries = 1; tries <= 20; tries++) {
    const credential = await signWith(passkey, { challenge: 'AAAAAAAAAAAAAAAA', rpId: 'localhost' })
    expect((await use(visitor, credential)).status).toBe(422)
  }
  const right = await signWith(passkey, await optionsFor(visitor, 'sign-in'))
  expect((await use(visitor, right)).status).toBe(429)
})
