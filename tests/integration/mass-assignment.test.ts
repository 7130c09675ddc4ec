import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import type { users } from '../../drizzle/schema/users'
import { BIRTH, idOf, newAccount, registered, rowOf } from './account'
import { updateMember } from './members'
import { Visitor } from './visitor'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

/** What no form of a member may write. */
const PROTECTED = [
  ...['id', 'created_at', 'is_premium', 'premium_expires_at', 'is_verified', 'is_active', 'deletion_due_at'],
  ...['referral_code', 'referral_count', 'successful_referrals', 'referral_earnings', 'email_confirmed_at'],
  ...['role', 'suspended_until'],
  ...['followers_count', 'following_count', 'posts_count', 'password_hash', 'terms_version', 'terms_agreed_at'],
]
/** What is not the same for any two members. */
const OWN = new Set(['id', 'created_at', 'referral_code', 'password_hash', 'terms_agreed_at'])
const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const names = PROTECTED.flatMap((name) => [name, camelCase(name), `user[${name}]`, `users.${name}`])
const extras = fc.dictionary(
  fc.constantFrom(...names),
  fc.constantFrom('1', '0', 'true', 'on', '', 'null', '99999', '2031-01-01', '1924991999000', '__proto__'),
  { minKeys: 1, maxKeys: names.length, noNullPrototype: true },
)

type Form = {
  path: string
  fields: (username: string) => Record<string, string>
  status: number
  /** What is set before each run. */
  before?: Partial<typeof users.$inferInsert>
  saved?: Record<string, unknown>
}

const FORMS: Form[] = [
  {
    path: '/app/settings.data?tab=personal',
    fields: (username) => ({
      intent: 'save',
      full_name: 'Mira Other',
      username,
      email: `${username}@example.com`,
      location: 'Elsewhere',
      bio: `Changed at ${crypto.randomUUID()}`,
    }),
    status: 200,
  },
  {
    path: '/app/settings.data?tab=privacy',
    fields: () => ({
      intent: 'save',
      profile_visibility: 'community',
      chart_visibility: 'private',
      chart_detail: 'channels',
      birth_visibility: 'connections',
      presence_visibility: 'nobody',
    }),
    status: 200,
  },
  { path: '/app/settings.data?tab=hd-data', fields: () => BIRTH, status: 202 },
  {
    path: '/resources/privacy.data',
    fields: () => ({ profile_visibility: 'community' }),
    // A redirect, as scripts are answered it.
    status: 202,
    // The first answer alone is saved.
    before: { profileVisibility: 'undecided' },
    saved: { profile_visibility: 'community' },
  },
  { path: '/resources/preferences.data', fields: () => ({ language: 'ru' }), status: 200 },
  { path: '/resources/blocks.data', fields: () => ({ intent: 'unblock', username: 'mass_other' }), status: 200 },
  { path: '/resources/confirm-email.data', fields: () => ({ intent: 'later' }), status: 200 },
  {
    path: '/app/support.data',
    fields: () => ({ intent: 'settle', question: 'b7e4a8f0-6f0e-4c8e-9a51-2f8f4dd0a001' }),
    status: 404,
  },
  {
    path: '/app/settings.data?tab=notifications',
    fields: () => ({ intent: 'save', digest: 'weekly', time_zone: 'Europe/Berlin' }),
    status: 200,
  },
  { path: '/app/settings.data?tab=account', fields: () => ({ intent: 'end-other-sessions' }), status: 200 },
]

let member: Awaited<ReturnType<typeof registered>>

beforeAll(async () => {
  member = await registered({ username: 'mass_member', email: 'mass_member@example.com' })
  await registered({ username: 'mass_other', email: 'mass_other@example.com' })
})

const protectedOf = async (username: string) => {
  const row = await rowOf(username)
  return Object.fromEntries(PROTECTED.map((name) => [name, row?.[name]]))
}

test.each(FORMS)('$path writes what it is for and nothing of an account besides', async (form) => {
  const { path, fields, status, before: start, saved = {} } = form
  const { username } = member.account
  const before = await protectedOf(username)
  expect(before.is_active).toBe(1)
  await fc.assert(
    fc.asyncProperty(extras, async (extra) => {
      if (start) await updateMember(idOf(member), start)
      const sent = { ...extra, ...fields(username) }
      const response = await member.visitor.post(path, sent, { 'Sec-Fetch-Dest': 'empty' })
      expect(response.status).toBe(status)
      expect(await protectedOf(username)).toEqual(before)
      expect(await rowOf(username)).toMatchObject(saved)
    }),
    { numRuns: 6 },
  )
})

test('whoever registers begins like everybody else, whatever they send', async () => {
  const ordinary = await protectedOf(member.account.username)
  const common = Object.entries(ordinary).filter(([name]) => !OWN.has(name))
  await fc.assert(
    fc.asyncProperty(extras, async (extra) => {
      const account = newAccount()
      const response = await new Visitor().post('/register', { ...extra, ...account })
      expect(response.status).toBe(302)
      const row = await protectedOf(account.username)
      expect(Object.entries(row).filter(([name]) => !OWN.has(name))).toEqual(common)
      expect(row.id).toMatch(/^[0-9a-f]{8}-/)
      expect(Math.abs(Date.now() - Number(row.created_at))).toBeLessThan(60_000)
      for (const name of OWN) if (extra[name]) expect(String(row[name])).not.toBe(extra[name])
    }),
    { numRuns: 6 },
  )
})
