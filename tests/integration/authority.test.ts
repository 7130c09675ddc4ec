import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createDatabase } from '../../drizzle/client'
import { users } from '../../drizzle/schema/users'
import { answerFor, TABLE } from './authority-table'
import { ASKERS, type Asker, createWorld, dump } from './authority-world'
import { BUILT_ROUTES, dataPath } from './built-routes'
import { updateMember } from './members'
import { storedRow } from './rows'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let world: Awaited<ReturnType<typeof createWorld>>

beforeAll(async () => {
  world = await createWorld()
})

test('every route of the built site has a row, and forms are expected where there are any', () => {
  expect([...new Set(TABLE.map(({ route }) => route))].sort()).toEqual(BUILT_ROUTES.map(({ id }) => id).sort())
  for (const { id, hasAction } of BUILT_ROUTES) {
    const rows = TABLE.filter(({ route }) => route === id)
    expect([id, rows.every(({ post }) => post === '405')]).toEqual([id, !hasAction])
  }
})

const said = (response: Response) => [response.status, response.headers.get('Location')].filter(Boolean).join(' ')
const asData = (answer: string) => answer.replace(/^30[27]/, '202')

/**
 * Who asks for the data of every page: one who is led to sign in, one who is led to the decision, one who reads, and one for whom
 * there is nothing. The same loaders answer a page and its data, so that the rest ask for pages.
 */
const ASK_FOR_DATA: readonly Asker[] = ['visitor', 'away', 'member', 'blocked']

/** What of the owner's secrets stands in an answer that this asker should not see. */
function leaks(asker: Asker, body: string, seesBirth = false): string[] {
  const { account, hashes, birth } = world.secrets
  const hidden = asker === 'owner' ? hashes : [...account, ...hashes, ...(seesBirth ? [] : birth)]
  return hidden.filter((secret) => body.includes(secret))
}

describe.each(ASKERS)('for %s', (asker) => {
  test('pages and their data answer as the table says, tell nothing of the owner, and change nothing', async () => {
    // The count of birth dates is kept from the first look at this tab on.
    await world.browsers[asker].get('/app/settings?tab=privacy')
    const before = await dump()
    const got: Record<string, unknown> = {}
    const want: Record<string, unknown> = {}
    for (const { path, get, data } of TABLE) {
      const address = path.replace('?index', '')
      const expected = answerFor(get, asker)
      const asked = [[address, expected]]
      if (data !== undefined) asked.push([dataPath(address), asData(answerFor(data, asker))])
      else if (ASK_FOR_DATA.includes(asker)) asked.push([dataPath(address), asData(expected)])
      for (const [at = '', answer] of asked) {
        const response = await world.browsers[asker].get(at)
        got[at] = [said(response), leaks(asker, await response.text())]
        want[at] = [answer, []]
      }
    }
    expect(got).toEqual(want)
    expect(await dump()).toBe(before)
  })
})

test('what must not leak is what the owner does find on their own pages', async () => {
  const bodies = await Promise.all(
    ['/app/settings', '/app/settings?tab=hd-data', '/app/settings?tab=account', '/app/profile'].map(async (path) =>
      (await world.browsers.owner.get(path)).text(),
    ),
  )
  const seen = bodies.join('\n')
  for (const secret of ['owner@planted.example', 'planted-label', 'PlantedBrowser', 'Plantedville', 'Plantedgrad']) {
    expect(seen).toContain(secret)
  }
  expect(world.secrets.birth.filter((secret) => seen.includes(secret)).length).toBeGreaterThan(20)
})

/** Whom each setting of the owner leaves on the page, and whom with the birth data. */
const SETTINGS: { change: Partial<typeof users.$inferInsert>; opens: Asker[]; birth: Asker[]; else: '403' | '404' }[] =
  [
    { change: { profileVisibility: 'community' }, opens: ['member', 'connection'], birth: [], else: '403' },
    { change: { profileVisibility: 'connections' }, opens: ['connection'], birth: [], else: '403' },
    {
      change: { birthVisibility: 'connections' },
      opens: ['visitor', 'member', 'connection', 'away'],
      birth: ['connection'],
      else: '404',
    },
    {
      change: { birthVisibility: 'everyone' },
      opens: ['visitor', 'member', 'connection', 'away'],
      birth: ['visitor', 'member', 'connection', 'away'],
      else: '404',
    },
    { change: { isActive: false }, opens: [], birth: [], else: '404' },
  ]

test.each(SETTINGS)('with $change the page of the owner opens for whom that says', async (setting) => {
  const [owner] = await createDatabase(env.DB).select().from(users).where(eq(users.id, world.ownerId))
  const { profileVisibility, birthVisibility, isActive } = owner!
  await updateMember(world.ownerId, setting.change)
  try {
    for (const asker of ASKERS.filter((it) => it !== 'owner')) {
      // A block is not told from nobody.
      const closed = asker === 'blocked' || asker === 'blocking' ? '404' : setting.else
      const expected = setting.opens.includes(asker) ? '200' : closed
      for (const path of ['/u/w_owner', '/u/w_owner.data']) {
        const response = await world.browsers[asker].get(path)
        const body = await response.text()
        const seesBirth = setting.birth.includes(asker)
        expect([asker, path, said(response)]).toEqual([asker, path, expected])
        expect([asker, path, leaks(asker, body, seesBirth)]).toEqual([asker, path, []])
        expect([asker, path, body.includes('Plantedgrad')]).toEqual([asker, path, seesBirth])
      }
      const card = await world.browsers[asker].get('/u/w_owner/card.png')
      expect([asker, card.status]).toEqual([asker, setting.opens.includes('visitor') ? 200 : 404])
    }
  } finally {
    await updateMember(world.ownerId, { profileVisibility, birthVisibility, isActive })
  }
})

describe('forms', () => {
  /** Every way to say "the owner" that a form could listen to. */
  const meaningOwner = () => {
    const { ownerId, username } = world
    return Object.fromEntries([
      ...['id', 'user_id', 'userId', 'memberId', 'owner'].map((name) => [name, ownerId]),
      ...['member', 'target'].map((name) => [name, username]),
    ])
  }

  test.each(ASKERS)('%s', async (asker) => {
    const before = await storedRow(users, { id: world.ownerId })
    const got: Record<string, unknown> = {}
    const want: Record<string, unknown> = {}
    for (const { path, post } of TABLE) {
      const response = await world.browsers[asker].post(dataPath(path), meaningOwner(), { 'Sec-Fetch-Dest': 'empty' })
      got[path] = [said(response), leaks(asker, await response.text())]
      want[path] = [asData(answerFor(post, asker)), []]
    }
    expect(got).toEqual(want)
    expect(await storedRow(users, { id: world.ownerId })).toEqual(before)
  })
})
