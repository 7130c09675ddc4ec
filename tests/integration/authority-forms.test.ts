import { beforeAll, expect, test, vi } from 'vitest'
import { sessions } from '../../drizzle/schema/sessions'
import { isSignedIn } from './account'
import { createWorld, dump, PLANTED_EVENT } from './authority-world'
import { dataPath } from './built-routes'
import { EVENT_FORM, MEMBER_FORMS, settings } from './member-forms'
import { storedValue } from './rows'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let world: Awaited<ReturnType<typeof createWorld>>

beforeAll(async () => {
  world = await createWorld()
})

const send = (asker: keyof typeof world.browsers, path: string, fields: Record<string, string>) =>
  world.browsers[asker].post(dataPath(path), fields, { 'Sec-Fetch-Dest': 'empty' })

test.each(['visitor', 'away'] as const)('%s has nothing done by any form of the members', async (asker) => {
  const before = await dump()
  for (const [path, fields] of MEMBER_FORMS) {
    const response = await send(asker, path, fields)
    expect([path, fields.intent, response.status]).toEqual([path, fields.intent, 401])
  }
  expect(await dump()).toBe(before)
})

test('a member ends no session, unlinks no sign-in and calls off no change of address of somebody else', async () => {
  const session = await storedValue(sessions, 'id', { userId: world.ownerId })
  const before = await dump()
  await send('member', settings('account'), { intent: 'end-session', session: String(session) })
  await send('member', settings('account'), { intent: 'end-other-sessions', userId: world.ownerId })
  await send('member', '/resources/sign-in-methods', { intent: 'unlink', provider: 'github', userId: world.ownerId })
  await send('member', settings('personal'), { intent: 'cancel-email', userId: world.ownerId })
  expect(await isSignedIn(world.browsers.owner)).toBe(true)
  expect(await dump()).toBe(before)
})

test('whoever stands in a block can do nothing by a form to the one on the other side', async () => {
  const before = await dump()
  for (const asker of ['blocked', 'blocking'] as const) {
    const response = await send(asker, '/resources/blocks', { intent: 'block', username: 'w_owner' })
    // Who was blocked finds nobody there; who blocks does so already.
    expect([asker, response.status]).toEqual([asker, asker === 'blocked' ? 404 : 202])
  }
  expect(await dump()).toBe(before)
})

test('nobody but its author changes a post or a comment, and across a block it is not there', async () => {
  const before = await dump()
  for (const asker of ['member', 'connection', 'blocked', 'blocking'] as const) {
    for (const [path, fields] of MEMBER_FORMS) {
      if (!/posts|comments/.test(path) || fields.intent === 'create') continue
      const response = await send(asker, path, fields)
      expect([asker, path, fields.intent, [404, 409].includes(response.status)]).toEqual([
        asker,
        path,
        fields.intent,
        true,
      ])
    }
  }
  for (const asker of ['blocked', 'blocking'] as const) {
    const comment = { intent: 'create', id: crypto.randomUUID(), post: 'planted-post', content: 'Said' }
    expect((await send(asker, '/resources/comments', comment)).status).toBe(404)
    expect((await send(asker, '/resources/likes', { post: 'planted-post', state: 'liked' })).status).toBe(404)
  }
  expect(await dump()).toBe(before)
})

test('nobody but its host changes or cancels an event, and across a block nobody registers for it', async () => {
  const before = await dump()
  for (const asker of ['member', 'connection', 'blocked', 'blocking'] as const) {
    expect((await send(asker, `/app/events/${PLANTED_EVENT}/edit`, EVENT_FORM)).status).toBe(404)
    const cancel = { intent: 'cancel', id: PLANTED_EVENT, note: 'No' }
    expect((await send(asker, '/resources/events', cancel)).status).toBe(404)
  }
  for (const asker of ['blocked', 'blocking'] as const) {
    const register = { intent: 'register', id: PLANTED_EVENT }
    expect((await send(asker, '/resources/events', register)).status).toBe(404)
  }
  const own = { intent: 'register', id: PLANTED_EVENT }
  expect((await send('owner', '/resources/events', own)).status).toBe(422)
  expect(await dump()).toBe(before)
})
