import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { getTableName, like } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { MEMBER_TABLES } from '~/data/whole-member/whole-member.server'
import { deleteDueMembers } from '~/platform/account/delete-member.server'
import { createDatabase } from '../../drizzle/client'
import { accountTokens } from '../../drizzle/schema/account-tokens'
import { blocks } from '../../drizzle/schema/blocks'
import { formerUsernames } from '../../drizzle/schema/former-usernames'
import { lessonProgress } from '../../drizzle/schema/learning'
import { oauthAccounts } from '../../drizzle/schema/oauth-accounts'
import { referrals } from '../../drizzle/schema/referrals'
import { sessions } from '../../drizzle/schema/sessions'
import { users } from '../../drizzle/schema/users'
import site from '../../workers/site'
import { BIRTH, isSignedIn, newAccount, registered, rowOf, wordsOf } from './account'
import { listColumns, listReferences, listTables } from './database-schema'
import { connectMembers, member, updateMember } from './members'
import { mailsTo } from './outbox'
import { keysOf, withPhoto } from './photos'
import { insertPrivateChart } from './private-chart-rows'
import { countRows, insertRow, rowsOfTable, storedRows, updateRows } from './rows'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const TAB = '/app/settings?tab=account'
const DAY = 86_400_000

afterEach(() => {
  vi.useRealTimers()
})

/** The clock of everything in this runtime stands at so many days from now; only the date, timers run. */
function daysLater(days: number) {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + days * DAY)
}

async function runSweep(bindings: typeof env = env) {
  const execution = createExecutionContext()
  await site.scheduled(createScheduledController({ cron: '17 * * * *' }), bindings, execution)
  await waitOnExecutionContext(execution)
}

const askForDeletion = (visitor: Visitor, { password }: { password: string }) =>
  visitor.post(TAB, { intent: 'delete', currentPassword: password })

/** Every row of every table, as text. */
async function dumpDatabase(): Promise<Map<string, string>> {
  const dumps = (await listTables()).map(async (name): Promise<[string, string]> => {
    return [name, JSON.stringify(await rowsOfTable(name))]
  })
  return new Map(await Promise.all(dumps))
}

/** Every object of the bucket: its key, what is written on it, and its bytes as Latin letters. */
async function dumpBucket(): Promise<string[]> {
  const dumps: string[] = []
  let cursor: string | undefined
  do {
    const page = await env.AVATARS.list({ include: ['httpMetadata', 'customMetadata'], ...(cursor && { cursor }) })
    cursor = page.truncated ? page.cursor : undefined
    for (const object of page.objects) {
      const bytes = new Uint8Array(await (await env.AVATARS.get(object.key))!.arrayBuffer())
      const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
      dumps.push(JSON.stringify([object.key, object.httpMetadata, object.customMetadata]) + letters)
    }
  } while (cursor)
  return dumps
}

async function placesOf(marker: string) {
  const tables = [...(await dumpDatabase())].filter(([, text]) => text.toLowerCase().includes(marker))
  const files = (await dumpBucket()).filter((text) => text.toLowerCase().includes(marker))
  return { tables: tables.map(([name]) => name).sort(), files: files.length }
}

// — The list of what is held

/** They name conversations, messages, posts and other things; what a subject is of a member goes by its `member_id`. */
const NAMES_NO_MEMBER = new Set([
  'message_participants.conversation_id',
  'conversations.last_message_id',
  ...['post_tags', 'post_gates', 'post_likes', 'comments', 'notifications'].map((table) => `${table}.post_id`),
  'notifications.comment_id',
  'clock_corrections.private_chart_id',
  'push_subscriptions.session_id',
  // Which of the two who may: whoever wrote it, or the author of the post.
  'comments.deleted_by',
  ...['reports', 'moderation_actions'].map((table) => `${table}.subject_id`),
  'appeals.action_id',
  'support_replies.request_id',
  // A name of the row itself.
  'connections.row_id',
  // Of the last save.
  'love_preferences.save_id',
  'event_guests.event_id',
  'events.place_id',
  'private_chart_links.chart_id',
  // Ids of Stripe: the customer, the subscription, the last event and the checkout.
  ...['stripe_customer_id', 'stripe_subscription_id', 'last_event_id', 'word_id', 'checkout_id'].map(
    (name) => `subscriptions.${name}`,
  ),
  'payments.invoice_id',
  'withdrawals.stripe_subscription_id',
  // Of members too: triggers remove them with the member.
  // Names of Stripe's.
  ...['referral_entries', 'referral_refunds'].map((table) => `${table}.invoice_id`),
  'referral_entries.stripe_balance_id',
  'search_entries.ref_id',
  'directory_texts.entry_id',
])

test('every table with a column that names a member is in the list, with every such column', async () => {
  const columns = await Promise.all(
    (await listTables()).map(async (table) => {
      const references = await listReferences(table, 'users')
      // A column may name a member without saying so to the database.
      const names = (await listColumns(table)).filter((name) => /_(id|by)$/.test(name))
      return [...references, ...names].map((column) => `${table}.${column}`)
    }),
  )
  const inDatabase = new Set(columns.flat().filter((column) => !NAMES_NO_MEMBER.has(column)))
  const inList = MEMBER_TABLES.flatMap(({ table, by, emptied = [] }) =>
    [...by, ...emptied].map(({ name }) => `${getTableName(table)}.${name}`),
  )
  expect(inDatabase.size).toBeGreaterThan(9)
  expect([...inList].sort()).toEqual([...inDatabase].sort())
})

// — Asking for it

test('asking hides and signs out, sets the day, and tells by mail; registration keeps refusing the names', async () => {
  const { visitor, account, id, url } = await withPhoto()
  const before = Date.now()
  const response = await askForDeletion(visitor, account)
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/auth/paused'])
  const row = await rowOf(account.username)
  expect(row?.is_active).toBe(0)
  expect(Number(row?.deletion_due_at)).toBeGreaterThanOrEqual(before + 14 * DAY)
  expect(Number(row?.deletion_due_at)).toBeLessThanOrEqual(Date.now() + 14 * DAY)
  expect(await countRows(sessions, { userId: id })).toBe(0)
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Number(row?.deletion_due_at),
  )
  expect(await wordsOf(await visitor.get('/auth/paused'))).toContain(`Until ${day} you can sign in to keep the account`)
  const mail = (await mailsTo(account.email)).find(({ kind }) => kind === 'deletion-requested')
  expect(mail?.text?.replace(/\s+/g, ' ')).toContain(`will be deleted on ${day}`)

  expect((await new Visitor().get(url)).status).toBe(404)
  expect((await new Visitor().get(`/u/${account.username}`)).status).toBe(404)
  const check = await new Visitor().post('/register', newAccount({ username: account.username, intent: 'check' }))
  expect(check.status).toBe(409)
  await new Visitor().post('/register', newAccount({ email: account.email }))
  expect(await countRows(users, { emailKey: account.email.toLowerCase() })).toBe(1)
})

test('mail and page say the same day, in the time zone of the settings', async () => {
  const { visitor, account } = await registered({}, new Visitor({ timeZone: 'Pacific/Kiritimati' }))
  // Never the same day as in the settings.
  visitor.cookies.set('tz', 'Pacific%2FPago_Pago')
  await askForDeletion(visitor, account)
  const due = Number((await rowOf(account.username))?.deletion_due_at)
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Pacific/Kiritimati' }).format(due)
  expect(await wordsOf(await visitor.get('/auth/paused'))).toContain(`Until ${day} you can sign in to keep the account`)
  const mail = (await mailsTo(account.email)).find(({ kind }) => kind === 'deletion-requested')
  expect(mail?.text?.replace(/\s+/g, ' ')).toContain(`will be deleted on ${day}`)
})

test('within fourteen days the member keeps the account, and nothing is missing', async () => {
  const { visitor, account, id, url } = await withPhoto()
  const before = await rowOf(account.username)
  await askForDeletion(visitor, account)
  daysLater(13.9)
  await runSweep()
  const back = new Visitor()
  expect((await back.post('/login', account)).status).toBe(302)
  const page = await wordsOf(await back.get('/auth/paused'))
  expect(page).toContain('Your account will be deleted on')
  expect(page).toContain('Keep my account')
  back.cookies.set('language', 'ru')
  const due = Number((await rowOf(account.username))?.deletion_due_at)
  const day = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'UTC' }).format(due)
  expect(await wordsOf(await back.get('/auth/paused'))).toContain(`Ваш аккаунт будет удалён ${day}`)
  const kept = await back.post('/auth/paused', {})
  expect([kept.status, kept.headers.get('Location')]).toEqual([302, '/app/dashboard'])
  // They were here just now: that is what changed.
  const { updated_at: _updated, last_active_at: _seen, ...unchanged } = before!
  expect(await rowOf(account.username)).toMatchObject({ ...unchanged, is_active: 1, deletion_due_at: null })
  expect(await keysOf(id)).toHaveLength(4)
  expect((await back.get(url)).status).toBe(200)
  // The cron finds nobody any more.
  daysLater(15)
  await runSweep()
  expect(await rowOf(account.username)).not.toBeNull()
})

test('after fourteen days it is too late, even before the cron has come', async () => {
  const { visitor, account } = await registered()
  await askForDeletion(visitor, account)
  daysLater(14.01)
  const late = new Visitor()
  await late.post('/login', account)
  const page = await wordsOf(await late.get('/auth/paused'))
  expect(page).toContain('Your account is being deleted')
  expect(page).not.toContain('Keep my account')
  const kept = await late.post('/auth/paused', {})
  expect([kept.status, kept.headers.get('Location')]).toEqual([302, '/auth/paused'])
  expect((await rowOf(account.username))?.is_active).toBe(0)
  await runSweep()
  expect(await rowOf(account.username)).toBeNull()
  expect(await isSignedIn(late)).toBe(false)
})

// — What is left

test('of a deleted member nothing is left in any table or file, and everybody else is as they were', async () => {
  const MARKER = 'zyxmark'
  const referrer = await registered()
  const { visitor, account, row } = await registered({
    full_name: `${MARKER} Name`,
    username: `${MARKER}_user`,
    email: `${MARKER}@example.com`,
    referralCode: String(referrer.row?.referral_code),
  })
  const id = String(row?.id)
  const came = await registered({ referralCode: String(row?.referral_code) })
  expect((await visitor.post('/app/settings?tab=hd-data', { ...BIRTH, birth_city: `${MARKER} City` })).status).toBe(302)
  const text = (field: string) => `${MARKER} ${field}`
  await updateMember(id, { bio: text('bio'), location: text('location') })
  await updateRows(sessions, { userId: id }, { city: text('session'), browser: text('browser') })
  await insertRow(formerUsernames, {
    usernameKey: `${MARKER}_old`,
    userId: id,
    expiresAt: new Date(Date.now() + 30 * DAY),
  })
  await insertRow(oauthAccounts, { provider: 'github', subject: text('subject'), userId: id, label: text('label') })
  await insertRow(accountTokens, {
    id: 't1',
    userId: id,
    purpose: 'change_email',
    email: `${MARKER}2@example.com`,
    expiresAt: new Date(Date.now() + DAY),
  })
  await connectMembers(id, String(came.row?.id))
  await insertRow(blocks, { blockerId: String(referrer.row?.id), blockedId: id })
  await insertPrivateChart('kin', id, text('kin'))
  await insertRow(lessonProgress, { memberId: id, lesson: 'types', readAt: new Date(1) })
  await env.AVATARS.put(`${id}/avatar_1700000000000.webp`, new TextEncoder().encode(`RIFF ${text('photo')}`), {
    customMetadata: { note: text('metadata') },
  })
  await updateMember(id, { avatarUrl: `/avatars/${id}/avatar_1700000000000.webp` })
  // More files than one page of a listing gives.
  for (let at = 0; at < 1001; at += 91) {
    await Promise.all(
      Array.from({ length: 91 }, (_, step) => env.AVATARS.put(`${id}/${MARKER}_${at + step}`, text(String(step)))),
    )
  }

  const planted = await placesOf(MARKER)
  expect(planted.tables).toEqual([
    'account_tokens',
    'charts',
    'directory_texts',
    'former_usernames',
    'mails',
    'oauth_accounts',
    'private_charts',
    'sessions',
    'users',
  ])
  expect(planted.files).toBe(1002)
  const others = await Promise.all([rowOf(referrer.account.username), rowOf(came.account.username)])

  // The sessions end with the request; planted again, it is the deletion that must find them.
  expect((await askForDeletion(visitor, account)).status).toBe(302)
  await new Visitor().post('/login', account)
  await updateRows(sessions, { userId: id }, { city: text('session') })
  expect(await countRows(sessions, { userId: id })).toBe(1)

  daysLater(14.01)
  // What is in the outbox too long is cleared as well: the deletion alone is looked at.
  await deleteDueMembers(env, createDatabase(env.DB), Date.now())
  expect(await placesOf(MARKER)).toEqual({ tables: [], files: 0 })
  const everywhere = JSON.stringify([...(await dumpDatabase()), ...(await dumpBucket())])
  expect(everywhere).not.toContain(id)

  // Who was referred, and who referred: their own rows say what they said.
  expect(await Promise.all([rowOf(referrer.account.username), rowOf(came.account.username)])).toEqual(others)
  expect(others[0]?.referral_count).toBe(1)
  expect(await countRows(referrals, { referrerId: String(referrer.row?.id) })).toBe(0)
  // By whose code somebody came is not known any more; that they came by one is.
  expect(await countRows(referrals, { referredId: String(came.row?.id), referrerId: null })).toBe(1)

  // The names are free again.
  vi.useRealTimers()
  const again = await registered({ username: account.username, email: account.email })
  expect(again.row?.id).not.toBe(id)
})

// — The cron

test('one that fails stops no other, is told without a name, and is done by the next run', async () => {
  const stubborn = await withPhoto()
  const easy = await withPhoto()
  await askForDeletion(stubborn.visitor, stubborn.account)
  await askForDeletion(easy.visitor, easy.account)
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const AVATARS = {
    list: (options: R2ListOptions) => {
      if (options.prefix?.startsWith(stubborn.id)) throw new Error(`The bucket is gone for ${stubborn.account.email}`)
      return env.AVATARS.list(options)
    },
    delete: (keys: string[]) => env.AVATARS.delete(keys),
  } as unknown as R2Bucket
  daysLater(14.01)
  const db = createDatabase(env.DB)
  await deleteDueMembers({ ...env, AVATARS }, db, Date.now())
  expect(await rowOf(easy.account.username)).toBeNull()
  expect(await rowOf(stubborn.account.username)).not.toBeNull()
  const lines = log.mock.calls.flat().join('\n')
  log.mockRestore()
  expect(lines).toContain('member.deletion_failed')
  for (const secret of [stubborn.id, stubborn.account.email, easy.id]) expect(lines).not.toContain(secret)

  await deleteDueMembers(env, db, Date.now())
  expect(await rowOf(stubborn.account.username)).toBeNull()
  expect([...(await keysOf(stubborn.id)), ...(await keysOf(easy.id))]).toEqual([])
  // Nobody left to delete is no error.
  await deleteDueMembers(env, db, Date.now())
})

test('one run ends fifty members, the longest waiting first, and the next one the rest', async () => {
  const { row } = await registered()
  for (let at = 1; at <= 53; at++) await member({ id: `due_${at}`, isActive: false, deletionDueAt: new Date(at) })
  await updateMember('due_1', { isActive: true })
  const left = async () => {
    const rows = await storedRows(users, like(users.id, 'due%'), { columns: ['id'], orderBy: ['deletion_due_at'] })
    return rows.map(({ id }) => id)
  }
  await runSweep()
  // Whoever is active stays, whatever the day says.
  expect(await left()).toEqual(['due_1', 'due_52', 'due_53'])
  await runSweep()
  expect(await left()).toEqual(['due_1'])
  expect(await countRows(users, { id: String(row?.id) })).toBe(1)
})
