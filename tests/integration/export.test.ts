import { env } from 'cloudflare:workers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { insertBlock } from '~/data/members/blocks-and-mutes.server'
import { createDatabase } from '../../drizzle/client'
import { accountTokens } from '../../drizzle/schema/account-tokens'
import { blocks } from '../../drizzle/schema/blocks'
import { formerUsernames } from '../../drizzle/schema/former-usernames'
import { mails } from '../../drizzle/schema/mails'
import { mutes } from '../../drizzle/schema/mutes'
import { oauthAccounts } from '../../drizzle/schema/oauth-accounts'
import { rateLimits } from '../../drizzle/schema/rate-limits'
import { sessions } from '../../drizzle/schema/sessions'
import { BIRTH, registered } from './account'
import { eventually } from './eventually'
import { connectMembers, updateMember } from './members'
import { mailsTo } from './outbox'
import { withPhoto } from './photos'
import { deleteRows, insertRow, storedRows, updateRows } from './rows'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const ADDRESS = '/resources/account-data'

async function download(visitor: Visitor) {
  const response = await visitor.post(ADDRESS, {})
  expect(response.status).toBe(200)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return { headers: response.headers, files, data: JSON.parse(strFromU8(files['data.json']!)) }
}

test('the download is one archive that no cache keeps, named by member and day', async () => {
  const { visitor, account } = await registered()
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now })
  const { headers, files } = await download(visitor).finally(() => vi.useRealTimers())
  const day = new Date(now).toISOString().slice(0, 10)
  expect(headers.get('Content-Type')).toBe('application/zip')
  expect(headers.get('Content-Disposition')).toBe(
    `attachment; filename="human-design-social-${account.username}-${day}.zip"`,
  )
  expect(headers.get('Cache-Control')).toBe('no-store, private')
  expect(Object.keys(files)).toEqual(['data.json'])
})

test('it holds profile, birth, chart, history and settings as the member entered them', async () => {
  const { visitor, account, row } = await registered()
  await updateMember(String(row?.id), { bio: 'A long walk', location: 'Kazan', profileVisibility: 'community' })
  expect((await visitor.post('/app/settings?tab=hd-data', BIRTH)).status).toBe(302)
  const { data } = await download(visitor)
  expect(data).toMatchObject({
    schemaVersion: 1,
    account: { email: account.email, username: account.username, language: 'en', isActive: true, hasPassword: true },
    profile: { fullName: account.full_name, bio: 'A long walk', location: 'Kazan', avatarUrl: null },
    privacy: { profileVisibility: 'community', chartVisibility: 'everyone', birthVisibility: 'only_me' },
    birth: {
      birthDate: '1980-07-05',
      birthTime: '09:30',
      birthCity: 'Nizhny Novgorod',
      birthTimezone: 'Europe/Moscow',
    },
    chart: { hdDataCalculated: true, hdType: expect.any(String), hdRawData: { chart: expect.any(Object) } },
    chartHistory: [{ birth: { date: '1980-07-05', city: 'Nizhny Novgorod' }, data: { chart: expect.any(Object) } }],
    referrals: { referralCode: row?.referral_code, referralCount: 0 },
  })
  expect(new Date(data.account.createdAt).getTime()).toBe(row?.created_at)
})

test('it holds sessions, sign-ins elsewhere, connections, blocks, links and mails, and no secret of any of them', async () => {
  const referrer = await registered()
  const { visitor, row } = await registered({ referralCode: String(referrer.row?.referral_code) })
  const [friend, away, foe, blocking] = await Promise.all([registered(), registered(), registered(), registered()])
  const id = String(row?.id)
  const connect = (other: Awaited<ReturnType<typeof registered>>, status: 'connected' | 'requested') => {
    return connectMembers(id, String(other.row?.id), { status, createdAt: new Date(1) })
  }
  await connect(friend, 'connected')
  await connect(away, 'requested')
  await connect(blocking, 'requested')
  await updateMember(String(away.row?.id), { isActive: false })
  await insertBlock(createDatabase(env.DB), id, String(foe.row?.id))
  await updateRows(blocks, { blockerId: id }, { createdAt: new Date(1) })
  await updateMember(String(foe.row?.id), { username: 'a_later_name', usernameKey: 'a_later_name' })
  await insertRow(mutes, { muterId: id, mutedId: String(foe.row?.id) })
  await insertRow(blocks, { blockerId: String(blocking.row?.id), blockedId: id, createdAt: new Date(1) })
  await insertRow(oauthAccounts, {
    provider: 'github',
    subject: '4711',
    userId: id,
    label: 'mira-hub',
    createdAt: new Date(1),
  })
  await insertRow(formerUsernames, { usernameKey: 'old_mira', userId: id, expiresAt: new Date(5) })
  await updateRows(sessions, { userId: id }, { city: 'Lisbon', country: 'PT' })

  const { data, files } = await download(visitor)
  expect(data.sessions).toEqual([
    expect.objectContaining({ city: 'Lisbon', country: 'PT', expiresAt: expect.stringMatching(/^20\d\d-/) }),
  ])
  expect(data.linkedSignIns).toEqual([expect.objectContaining({ provider: 'github', label: 'mira-hub' })])
  expect(data.connections).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ username: friend.account.username, status: 'connected', requestedByYou: true }),
      // Nobody sees that a member is there who is away, or who blocked them.
      expect.objectContaining({ username: null, status: 'requested' }),
    ]),
  )
  expect(data.connections).toHaveLength(3)
  expect(JSON.stringify(data)).not.toContain(blocking.account.username)
  // Who blocked this member is not theirs to know.
  expect(data.blocks).toEqual([{ username: foe.account.username, createdAt: new Date(1).toISOString() }])
  // A later name of a member they blocked isn't either.
  expect(data.mutes).toEqual([expect.objectContaining({ username: foe.account.username })])
  expect(JSON.stringify(data)).not.toContain('a_later_name')
  expect(data.joinedByCode).toEqual([expect.objectContaining({ code: referrer.row?.referral_code })])
  expect(data.formerUsernames).toEqual([{ username: 'old_mira', expiresAt: new Date(5).toISOString() }])
  expect(data.mailedLinks).toEqual([expect.objectContaining({ purpose: 'confirm_email', usedAt: null })])
  expect(data.mails).toEqual([expect.objectContaining({ kind: 'confirm-email', recipient: row?.email })])

  const text = strFromU8(files['data.json']!)
  const secrets = [
    ...(await storedRows(sessions, { userId: id })).map((session) => session.id),
    ...(await storedRows(accountTokens, { userId: id })).map((token) => token.id),
    ...(await storedRows(mails, { userId: id })).flatMap(({ sealed_params }) => sealed_params ?? []),
    String(row?.password_hash),
    visitor.cookies.get('session')!,
  ]
  expect(secrets.length).toBeGreaterThanOrEqual(5)
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  for (const other of [referrer, friend, away, foe]) {
    expect(text).not.toContain(other.account.email)
    expect(text).not.toContain(String(other.row?.id))
  }
})

test('the export doesn’t tell whether a new address that was asked for is another member’s', async () => {
  const { account: taken } = await registered()
  const exportAfter = async (newEmail: string) => {
    const { visitor, account } = await registered()
    await deleteRows(rateLimits)
    const fields = { intent: 'save', full_name: account.full_name, username: account.username, location: '', bio: '' }
    const asked = { ...fields, email: newEmail, current_password: account.password }
    expect((await visitor.post('/app/settings?tab=personal', asked)).status).toBeLessThan(400)
    const kind = newEmail === taken.email ? 'email-change-attempted' : 'change-email'
    // The mail is written after the answer.
    await eventually(async () => expect((await mailsTo(newEmail)).map((mail) => mail.kind)).toContain(kind))
    const { data } = await download(visitor)
    const outline = (rows: Record<string, unknown>[]) =>
      rows.map(({ kind, purpose, recipient, email }) => ({
        ...{ kind, purpose },
        to: [recipient ?? email].map((to) => (to === newEmail ? 'new' : to === account.email ? 'own' : to)),
      }))
    return { keys: Object.keys(data), mails: outline(data.mails), links: outline(data.mailedLinks) }
  }
  const free = await exportAfter('free.to.have@example.com')
  expect(free.mails).toContainEqual({ kind: 'email-change-requested', purpose: undefined, to: ['own'] })
  expect(free.links).toContainEqual({ kind: undefined, purpose: 'change_email', to: ['new'] })
  expect(await exportAfter(taken.email)).toEqual(free)
})

test('who came by the member’s code is a number there', async () => {
  const { visitor, row } = await registered()
  const came = await registered({ referralCode: String(row?.referral_code) })
  const { data, files } = await download(visitor)
  expect(data.referrals).toMatchObject({ referralCode: row?.referral_code, referralCount: 1 })
  expect(strFromU8(files['data.json']!)).not.toContain(came.account.username)
})

test('a photo lies beside the data, byte for byte', async () => {
  const { visitor, url } = await withPhoto()
  const kept = await env.AVATARS.get(url.replace('/avatars/', ''))
  const { files } = await download(visitor)
  expect(Object.keys(files).sort()).toEqual(['data.json', 'photo.webp'])
  expect(files['photo.webp']).toEqual(new Uint8Array(await kept!.arrayBuffer()))
})

test('the pictures of the member’s posts lie beside the data by their posts, nobody else’s among them', async () => {
  const { visitor, row } = await registered()
  const other = await registered()
  const [open, close] = [crypto.randomUUID(), crypto.randomUUID()]
  const put = (key: string) => env.POST_IMAGES.put(key, `picture ${key}`)
  const key = (postId: string, imageId: string) => `${row?.id}/${postId}/${imageId}.webp`
  for (const kept of [key(open, 'a'), key(open, 'b'), key(close, 'c')]) await put(kept)
  await put(`${other.row?.id}/${open}/theirs.webp`)
  const { files } = await download(visitor)
  expect(Object.keys(files).sort()).toEqual([
    'data.json',
    ...[`${open}/a`, `${open}/b`, `${close}/c`].map((name) => `post-pictures/${name}.webp`).sort(),
  ])
  expect(strFromU8(files[`post-pictures/${close}/c.webp`]!)).toBe(`picture ${key(close, 'c')}`)
})

test('five downloads an hour, then it waits and says so', async () => {
  const { visitor } = await registered()
  for (let made = 1; made <= 5; made++) expect((await visitor.post(ADDRESS, {})).status).toBe(200)
  const response = await visitor.post(ADDRESS, {})
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(3500)
  expect(await response.text()).toBe('You’ve downloaded your data five times in an hour. Try again later.')
})

test('nobody signed in gets nothing, by form, by script or by address', async () => {
  const visitor = new Visitor()
  const byForm = await visitor.post(ADDRESS, {})
  expect([byForm.status, byForm.headers.get('Location')]).toEqual([302, '/login'])
  expect((await visitor.postForm(ADDRESS, new FormData())).status).toBe(401)
  const member = await registered()
  const opened = await member.visitor.get(ADDRESS)
  expect([opened.status, opened.headers.get('Location')]).toEqual([302, '/app/settings?tab=account'])
  const fromElsewhere = await member.visitor.post(ADDRESS, {}, { Origin: 'https://evil.example' })
  expect(fromElsewhere.status).toBe(403)
})

test('an account that is about to be deleted can still be downloaded', async () => {
  const { visitor, account } = await registered()
  await visitor.post('/app/settings?tab=account', { intent: 'delete', currentPassword: account.password })
  await visitor.post('/login', account)
  expect(await (await visitor.get('/auth/paused')).text()).toContain('Download my data')
  const { data } = await download(visitor)
  expect(data.account).toMatchObject({ isActive: false, deletionDueAt: expect.stringMatching(/^20\d\d-/) })
})
