import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { deliverMails, queueMail } from '~/platform/mail/mail-outbox.server'
import { createContext } from '~/platform/server/context.server'
import { formerUsernames } from '../../drizzle/schema/former-usernames'
import { mails as mailsTable } from '../../drizzle/schema/mails'
import site from '../../workers/site'
import { registered } from './account'
import { mailsTo, type OutboxMail } from './outbox'
import { deleteRows, insertMany, insertRow, storedRow, storedRows, updateRows } from './rows'

// A member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const TOKEN = 'f00dfeedf00dfeedf00dfeedf00dfeed'
const URL_WITH_TOKEN = `http://localhost/auth/reset-password?token=${TOKEN}`
const MINUTE = 60_000
const DAY = 86_400_000

type Letter = { to: string; subject: string; text: string; html: string; headers: Record<string, string> }

/** A mail service that takes what it is given, or fails with this error. */
function service(error?: Error) {
  const letters: Letter[] = []
  const send = async (letter: Letter) => {
    if (error) throw error
    letters.push(letter)
    return { messageId: String(letters.length) }
  }
  const bindings = { ...env, EMAIL: { send } as unknown as SendEmail, MAIL_FROM: 'hello@hd.example' }
  return { letters, bindings }
}

const member = await registered()
const memberId = String(member.row?.id)
let addresses = 0

/** Queues a mail to an address nobody has used before. */
async function queue(kind: 'reset-password' | 'confirm-email' | 'password-changed' = 'reset-password', bindings = env) {
  const to = `reader-${++addresses}@example.com`
  const execution = createExecutionContext()
  const context = createContext(new Request('http://localhost/'), bindings, execution)
  await queueMail(context, { kind, memberId, to, language: 'en', params: { name: 'Mira', url: URL_WITH_TOKEN } })
  await waitOnExecutionContext(execution)
  return to
}
const only = async (to: string): Promise<OutboxMail> => {
  const mails = await mailsTo(to)
  expect(mails).toHaveLength(1)
  return mails[0]!
}
const allOfTheTable = async () => JSON.stringify(await storedRows(mailsTable))

beforeEach(async () => {
  await deleteRows(mailsTable)
})

test('a mail waits in the outbox, and the table holds nothing of what it says', async () => {
  const to = await queue()
  expect(await only(to)).toMatchObject({ kind: 'reset-password', status: 'waiting', attempts: 0, lastError: null })
  expect((await only(to)).text).toContain(URL_WITH_TOKEN)
  const dump = await allOfTheTable()
  expect(dump).toContain(to)
  expect(dump).not.toContain(TOKEN)
  expect(dump).not.toContain('Mira')
})

test('without a mail service every round leaves the outbox as it is', async () => {
  const to = await queue()
  await deliverMails(env, { now: Date.now() + DAY })
  await deliverMails({ ...env, MAIL_FROM: 'hello@hd.example' } as typeof env, { now: Date.now() })
  expect(await only(to)).toMatchObject({ status: 'waiting', attempts: 0 })
})

test('with a mail service a mail goes out at once, with both parts, and is wiped', async () => {
  const { letters, bindings } = service()
  const to = await queue('reset-password', bindings)
  expect(letters).toEqual([
    {
      from: { name: 'Human Design Social', email: 'hello@hd.example' },
      to,
      subject: 'Choose a new password',
      text: expect.stringContaining(URL_WITH_TOKEN),
      html: expect.stringContaining(`href="${URL_WITH_TOKEN}"`),
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'en' },
    },
  ])
  expect(await only(to)).toMatchObject({ status: 'sent', attempts: 1, subject: null, text: null, html: null })
  const row = await storedRow(mailsTable, {}, 'sealed_params', 'sent_at')
  expect(row).toEqual({ sealed_params: null, sent_at: expect.any(Number) })
})

test('the cron of five minutes sends what waits', async () => {
  const to = await queue()
  const { letters, bindings } = service()
  const execution = createExecutionContext()
  await site.scheduled?.(createScheduledController({ cron: '*/5 * * * *' }), bindings as never, execution)
  await waitOnExecutionContext(execution)
  expect(letters.map((letter) => letter.to)).toEqual([to])
})

test('two rounds at once send every mail once', async () => {
  const recipients = await Promise.all(Array.from({ length: 6 }, () => queue()))
  const { letters, bindings } = service()
  const now = Date.now()
  await Promise.all([1, 2, 3].map(() => deliverMails(bindings, { now })))
  expect(letters.map((letter) => letter.to).sort()).toEqual(recipients.sort())
})

test('a failed attempt is shown without addresses, tried again later, and a later success ends it', async () => {
  const refusal = Object.assign(new Error('sender hello@hd.example not verified'), { code: 'E_SENDER_NOT_VERIFIED' })
  const { bindings } = service(refusal)
  const to = await queue('password-changed', bindings)
  const lastError = 'E_SENDER_NOT_VERIFIED: sender … not verified'
  expect(await only(to)).toMatchObject({
    status: 'waiting',
    attempts: 1,
    lastError,
    subject: 'Your password was changed',
  })

  const { letters, bindings: mended } = service()
  const now = Date.now()
  await deliverMails(mended, { now: now + MINUTE - 10_000 })
  expect(letters).toEqual([])
  await deliverMails(mended, { now: now + MINUTE })
  expect(letters.map((letter) => letter.to)).toEqual([to])
  expect(await only(to)).toMatchObject({ status: 'sent', attempts: 2, lastError: null })
})

test('after eight attempts a mail is given up and wiped', async () => {
  const { bindings } = service(new Error('mailbox on fire'))
  const to = await queue('password-changed', bindings)
  const start = Date.now()
  const waits = [1, 4, 16, 64, 256, 360, 360]
  let now = start
  for (const [at, wait] of waits.entries()) {
    expect(await only(to)).toMatchObject({ status: 'waiting', attempts: at + 1 })
    now += wait * MINUTE
    await deliverMails(bindings, { now })
  }
  expect(await only(to)).toMatchObject({ status: 'failed', attempts: 8, lastError: 'mailbox on fire', text: null })
  await deliverMails(bindings, { now: now + DAY })
  expect(await only(to)).toMatchObject({ status: 'failed', attempts: 8 })
})

test('a mail whose round died is sent by a later one', async () => {
  const to = await queue()
  const now = Date.now()
  await updateRows(mailsTable, {}, { attempts: 1, dueAt: new Date(now + 10 * MINUTE) })
  const { letters, bindings } = service()
  await deliverMails(bindings, { now: now + 9 * MINUTE })
  expect(letters).toEqual([])
  await deliverMails(bindings, { now: now + 10 * MINUTE })
  expect(letters.map((letter) => letter.to)).toEqual([to])
})

test('a mail whose link has ended is not sent any more', async () => {
  const to = await queue('reset-password')
  const { letters, bindings } = service()
  await deliverMails(bindings, { now: Date.now() + 61 * MINUTE })
  expect(letters).toEqual([])
  expect(await only(to)).toMatchObject({ status: 'failed', lastError: 'Too old: its link has ended, or it is no news' })
})

test('a mail that another secret sealed is given up, and the others go out', async () => {
  const lost = await queue()
  await updateRows(mailsTable, {}, { sealedParams: 'AAAA' })
  const to = await queue()
  const { letters, bindings } = service()
  await deliverMails(bindings, { now: Date.now() })
  expect(letters.map((letter) => letter.to)).toEqual([to])
  expect(await only(lost)).toMatchObject({ status: 'failed', lastError: 'Unreadable: COOKIE_SECRET has changed' })
})

test('the sweep forgets sent mails after 7 days, others after 30, and names whose time is over', async () => {
  const now = Date.now()
  const old = (id: string, status: 'waiting' | 'sent' | 'failed', ageInMs: number) => {
    const at = new Date(now - ageInMs)
    const mail = { kind: 'password-changed', language: 'en', recipient: 'a@example.com' } as const
    return { id, userId: memberId, status, dueAt: at, createdAt: at, ...mail }
  }
  await insertMany(mailsTable, [
    old('sent old', 'sent', 7 * DAY + MINUTE),
    old('sent', 'sent', 7 * DAY - MINUTE),
    old('failed old', 'failed', 30 * DAY + MINUTE),
    old('failed', 'failed', 30 * DAY - MINUTE),
    old('waiting old', 'waiting', 30 * DAY + MINUTE),
    old('waiting', 'waiting', 30 * DAY - MINUTE),
  ])
  await insertRow(
    formerUsernames,
    { usernameKey: 'over', userId: memberId, expiresAt: new Date(now - 1) },
    { usernameKey: 'held', userId: memberId, expiresAt: new Date(now + MINUTE) },
  )
  const execution = createExecutionContext()
  await site.scheduled?.(createScheduledController({ cron: '17 * * * *' }), env as never, execution)
  await waitOnExecutionContext(execution)
  const results = await storedRows(mailsTable, {}, { columns: ['id'], orderBy: ['id'] })
  expect(results.map(({ id }) => id)).toEqual(['failed', 'sent', 'waiting'])
  expect(await storedRows(formerUsernames, {}, { columns: ['username_key'] })).toEqual([{ username_key: 'held' }])
})

test('the outbox shows mails as pages that run nothing', async () => {
  const to = await queue()
  const { id } = await only(to)
  const list = await member.visitor.get('/dev/outbox')
  expect(list.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/)
  expect(list.headers.get('Cache-Control')).toBe('no-store, private')
  expect(await list.text()).toContain(`<a href="/dev/outbox/${id}">Choose a new password</a>`)
  const page = await (await member.visitor.get(`/dev/outbox/${id}`)).text()
  expect(page).toContain('sandbox=""')
  expect(page).toContain(`<a href="${URL_WITH_TOKEN}">`)
  expect((await member.visitor.get('/dev/outbox/none')).status).toBe(404)
})

test('in production, and under any other name than this machine’s, there is no outbox', async () => {
  const to = await queue()
  const { id } = await only(to)
  const secrets = { COOKIE_SECRET: 'c'.repeat(32), JOURNAL_KEY: 'j'.repeat(32) }
  const noPush = { VAPID_PUBLIC_KEY: undefined, VAPID_PRIVATE_KEY: undefined, VAPID_SUBJECT: undefined }
  const deployed = { ENVIRONMENT: 'production', SCRYPT_LOG_N: '14', APP_ORIGIN: 'https://hd.example' }
  const production = { ...env, ...secrets, ...noPush, ...deployed }
  for (const path of ['/dev/outbox', '/dev/outbox.json', `/dev/outbox/${id}`]) {
    const answers = await Promise.all([
      site.fetch(new Request(`http://localhost${path}`), production, createExecutionContext()),
      site.fetch(new Request(`https://hd.example${path}`), env, createExecutionContext()),
      site.fetch(new Request(`http://localhost.hd.example${path}`), env, createExecutionContext()),
    ])
    for (const answer of answers) {
      expect(answer.status).toBe(404)
      expect(await answer.text()).toBe('Not found')
    }
  }
})
