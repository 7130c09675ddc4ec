import { env } from 'cloudflare:workers'
import { and, eq, gt } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  createMember,
  deleteExpiredFormerUsernames,
  findByUsername,
  findTakenNames,
  isUsernameChangeLimit,
  takenColumn,
} from '~/data/members/members.server'
import { changeProfile } from '~/data/members/profiles.server'
import { createDatabase } from '../../drizzle/client'
import { formerUsernames } from '../../drizzle/schema/former-usernames'
import { countRows } from './rows'

const db = createDatabase(env.DB)
const HOUR = 3_600_000

const create = (id: string, username: string) =>
  createMember(
    db,
    {
      id,
      email: `${id}@example.com`,
      emailKey: `${id}@example.com`,
      username,
      usernameKey: username.toLowerCase(),
      fullName: `Member ${id}`,
      profileVisibility: 'everyone',
      referralCode: id,
      termsVersion: '2026-11',
      termsAgreedAt: new Date(0),
    },
    { referral: null, signIn: null },
  )

const rename = (memberId: string, username: string, keepUntil = Date.now() + HOUR) =>
  changeProfile(db, memberId, {
    before: { fullName: `Member ${memberId}`, username: 'before', location: null, bio: null },
    change: { username, usernameKey: username.toLowerCase() },
    rename: {
      claim: { usernameKey: username.toLowerCase(), memberId, now: Date.now() },
      keepUntil: new Date(keepUntil),
    },
  })

const errorOf = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error)

/** The names a member had that still lead to them. */
async function formerOf(memberId: string) {
  const rows = await db
    .select({ key: formerUsernames.usernameKey })
    .from(formerUsernames)
    .where(and(eq(formerUsernames.userId, memberId), gt(formerUsernames.expiresAt, new Date())))
  return rows.map(({ key }) => key).sort()
}

test('a name that was given up leads on to the new one, and nobody else can take it', async () => {
  await create('anna', 'Anna')
  await create('other', 'other_name')
  await rename('anna', 'Berta')
  expect(await findByUsername(db, 'berta')).toEqual({ memberId: 'anna', username: 'Berta', former: false })
  expect(await findByUsername(db, 'anna')).toEqual({ memberId: 'anna', username: 'Berta', former: true })
  expect(await findByUsername(db, 'nobody')).toBeNull()
  expect(takenColumn(await errorOf(create('newcomer', 'ANNA')))).toBe('username_key')
  expect(takenColumn(await errorOf(rename('other', 'Anna')))).toBe('username_key')
  expect(await findByUsername(db, 'other_name')).toMatchObject({ memberId: 'other', former: false })
  expect(await formerOf('other')).toEqual([])
  const asked = { emailKey: 'nobody@example.com', usernameKey: 'anna' }
  expect(await findTakenNames(db, asked)).toEqual({ email: false, username: true })
  expect(await findTakenNames(db, { ...asked, owner: 'anna' })).toEqual({ email: false, username: false })
})

test('its owner may take it back, and then the name in between is kept', async () => {
  await create('dora', 'Dora')
  await rename('dora', 'Dorothea')
  await rename('dora', 'dora')
  expect(await findByUsername(db, 'dora')).toEqual({ memberId: 'dora', username: 'dora', former: false })
  expect(await formerOf('dora')).toEqual(['dorothea'])
})

test('three names are left behind at most; other capitals and the way back stay open', async () => {
  await create('emil', 'emil')
  for (const name of ['emil_2', 'emil_3', 'emil_4']) await rename('emil', name)
  expect(isUsernameChangeLimit(await errorOf(rename('emil', 'emil_5')))).toBe(true)
  expect(await findByUsername(db, 'emil_5')).toBeNull()
  await rename('emil', 'EMIL_4')
  await rename('emil', 'Emil')
  expect(await findByUsername(db, 'emil')).toEqual({ memberId: 'emil', username: 'Emil', former: false })
  expect(await formerOf('emil')).toEqual(['emil_2', 'emil_3', 'emil_4'])
})

test('many changes at once stay within the limit', async () => {
  await create('frida', 'frida')
  const done = await Promise.all(Array.from({ length: 20 }, (_, at) => errorOf(rename('frida', `frida_${at}`))))
  expect(done.filter((error) => error === null)).toHaveLength(3)
  expect(done.filter(isUsernameChangeLimit)).toHaveLength(17)
  expect(await formerOf('frida')).toHaveLength(3)
})

test('after its time a name is free', async () => {
  await create('gerd', 'gerd')
  await rename('gerd', 'gerhard', Date.now() - 1)
  expect(await findByUsername(db, 'gerd')).toBeNull()
  await create('second_gerd', 'gerd')
  expect(await findByUsername(db, 'gerd')).toMatchObject({ memberId: 'second_gerd', former: false })
  await rename('gerd', 'gerhard_2', Date.now() - 1)
  await deleteExpiredFormerUsernames(db, Date.now())
  expect(await countRows(formerUsernames, { userId: 'gerd' })).toBe(0)
})
