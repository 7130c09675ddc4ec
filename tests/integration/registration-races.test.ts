import { env } from 'cloudflare:workers'
import { getTableName, notInArray } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { createDatabase } from '../../drizzle/client'
import { accountTokens } from '../../drizzle/schema/account-tokens'
import { formerUsernames } from '../../drizzle/schema/former-usernames'
import { mails } from '../../drizzle/schema/mails'
import { referrals } from '../../drizzle/schema/referrals'
import { sessions } from '../../drizzle/schema/sessions'
import { users } from '../../drizzle/schema/users'
import { newAccount, registered, wordsOf } from './account'
import { countRows, storedValue } from './rows'
import { Visitor } from './visitor'

// Hashing a password takes its time on purpose, and these tests do it by the dozen.
vi.setConfig({ testTimeout: 120_000 })

const AT_ONCE = 50

/** The same text in other capitals for every `at`. */
const variant = (text: string, at: number) =>
  [...text].map((letter, index) => ((at >> (index % 6)) & 1 ? letter.toUpperCase() : letter)).join('')

/** Rows that belong to nobody, or to more than there are. */
async function expectNoOrphans() {
  const members = createDatabase(env.DB).select({ id: users.id }).from(users)
  for (const owner of [
    sessions.userId,
    referrals.referredId,
    mails.userId,
    accountTokens.userId,
    formerUsernames.userId,
  ]) {
    expect(await countRows(owner.table, notInArray(owner, members)), getTableName(owner.table)).toBe(0)
  }
}

test('fifty at once with one username in case variants: one account, the others are told', async () => {
  const { row: referrer } = await registered()
  const sessionsBefore = await countRows(sessions)
  const responses = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) =>
      new Visitor().post(
        '/register',
        newAccount({ username: variant('wanted_name', at), referralCode: String(referrer?.referral_code) }),
      ),
    ),
  )
  expect(responses.filter(({ status }) => status === 302)).toHaveLength(1)
  const refused = responses.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(AT_ONCE - 1)
  for (const response of refused) expect(await wordsOf(response)).toContain('This username is already taken')
  expect(await countRows(users, { usernameKey: 'wanted_name' })).toBe(1)
  expect(await countRows(sessions)).toBe(sessionsBefore + 1)
  expect(await countRows(referrals, { referrerId: String(referrer?.id) })).toBe(1)
  expect(await countRows(users, { id: String(referrer?.id), referralCount: 1 })).toBe(1)
  expect(await countRows(formerUsernames)).toBe(0)
  await expectNoOrphans()
})

test('fifty at once with one address in case variants: one account, and nobody else learns of it', async () => {
  const sessionsBefore = await countRows(sessions)
  const membersBefore = await countRows(users)
  const responses = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) =>
      new Visitor().post('/register', newAccount({ email: variant('wanted@example.com', at) })),
    ),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: AT_ONCE }, () => 302))
  expect(await countRows(users)).toBe(membersBefore + 1)
  expect(await countRows(sessions)).toBe(sessionsBefore + 1)
  // The usernames of the others are held like those of new accounts.
  expect(await countRows(formerUsernames, { isHeld: true })).toBe(AT_ONCE - 1)
  await expectNoOrphans()
})

test('ten who rename and ten who register want one name at once: exactly one has it', async () => {
  const members = []
  for (let at = 0; at < 10; at++) members.push(await registered())
  const renames = members.map(({ visitor, account }, at) =>
    visitor.post('/app/settings?tab=personal', {
      intent: 'save',
      full_name: account.full_name,
      username: variant('one_for_all', at),
      email: account.email,
    }),
  )
  const registrations = Array.from({ length: 10 }, (_, at) =>
    new Visitor().post('/register', newAccount({ username: variant('one_for_all', at + 10) })),
  )
  const statuses = (await Promise.all([...renames, ...registrations])).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200 || status === 302)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(19)
  expect(await countRows(users, { usernameKey: 'one_for_all' })).toBe(1)
  // Whoever lost has the old name still, and no name is kept for somebody who never gave it up.
  const renamed = statuses.slice(0, 10).filter((status) => status === 200).length
  expect(await countRows(formerUsernames, { isHeld: false })).toBe(renamed)
  await expectNoOrphans()
})

test('a name that is being given up goes to nobody else, however the registrations fall', async () => {
  const { visitor, account, row } = await registered()
  const rename = visitor.post('/app/settings?tab=personal', {
    intent: 'save',
    full_name: account.full_name,
    username: 'given_up_for_this',
    email: account.email,
  })
  const registrations = Array.from({ length: 20 }, (_, at) =>
    new Visitor().post('/register', newAccount({ username: variant(account.username, at) })),
  )
  const [renamed, ...others] = await Promise.all([rename, ...registrations])
  expect(renamed?.status).toBe(200)
  expect(others.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 409))
  expect(await countRows(users, { usernameKey: account.username })).toBe(0)
  const kept = await storedValue(formerUsernames, 'user_id', { usernameKey: account.username })
  expect(kept).toBe(row?.id)
})
