import { env } from 'cloudflare:workers'
import { beforeAll, expect, test, vi } from 'vitest'
import { BIRTH, isSignedIn } from './account'
import { createWorld, dump } from './authority-world'
import { dataPath } from './built-routes'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const PASSWORD = 'correct horse 17'
const NEW = { password: 'another horse 18', confirmPassword: 'another horse 18' }
const VISIBILITY = { profile_visibility: 'community', chart_visibility: 'private', birth_visibility: 'connections' }
const settings = (tab: string) => `/app/settings?tab=${tab}`

let world: Awaited<ReturnType<typeof createWorld>>

beforeAll(async () => {
  world = await createWorld()
})

const send = (asker: keyof typeof world.browsers, path: string, fields: Record<string, string>) =>
  world.browsers[asker].post(dataPath(path), fields, { 'Sec-Fetch-Dest': 'empty' })

/** Everything a member can have done, by a form in which nothing is wrong. */
const VALID: [path: string, fields: Record<string, string>][] = [
  [
    settings('personal'),
    {
      intent: 'save',
      full_name: 'Other',
      username: 'other_name',
      email: 'other@planted.example',
      location: '',
      bio: '',
    },
  ],
  [settings('personal'), { intent: 'resend-email' }],
  [settings('personal'), { intent: 'cancel-email' }],
  [settings('privacy'), { intent: 'save', ...VISIBILITY, chart_detail: 'channels', presence_visibility: 'nobody' }],
  [settings('notifications'), { intent: 'save', digest: 'weekly', time_zone: 'Europe/Moscow' }],
  [settings('hd-data'), BIRTH],
  [settings('hd-data'), { intent: 'recalculate' }],
  [settings('account'), { intent: 'password', currentPassword: PASSWORD, ...NEW }],
  [settings('account'), { intent: 'password-link' }],
  [settings('account'), { intent: 'end-session', session: 'a'.repeat(64) }],
  [settings('account'), { intent: 'end-other-sessions' }],
  [settings('account'), { intent: 'deactivate', currentPassword: PASSWORD }],
  [settings('account'), { intent: 'delete', currentPassword: PASSWORD }],
  [
    '/resources/push',
    { intent: 'subscribe', endpoint: 'https://push.example.org/x', p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  ],
  ['/resources/push', { intent: 'unsubscribe' }],
  ['/resources/push', { intent: 'remove', id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' }],
  ['/resources/privacy', VISIBILITY],
  ['/resources/first-steps', { intent: 'put-away' }],
  ['/resources/blocks', { intent: 'block', username: 'w_owner' }],
  ['/resources/blocks', { intent: 'unblock', username: 'w_owner' }],
  ['/resources/reports', { kind: 'member', id: 'w_owner', reason: 'spam' }],
  ['/app/appeals', { action: 'a'.repeat(32), content: 'It was right' }],
  ['/resources/follows', { username: 'w_owner', state: 'following' }],
  ['/resources/follows', { username: 'w_owner', state: 'none' }],
  ['/resources/mutes', { intent: 'mute', username: 'w_owner', days: '7' }],
  ['/resources/mutes', { intent: 'unmute', username: 'w_owner' }],
  ['/resources/mutes', { intent: 'add-word', word: 'rain' }],
  ['/resources/mutes', { intent: 'remove-word', word: 'rain' }],
  ['/resources/sign-in-methods', { intent: 'unlink', provider: 'github' }],
  ['/resources/notifications', { intent: 'read', all: 'yes', until: '2030-01-01T00:00:00.000Z' }],
  ['/resources/posts', { intent: 'create', id: crypto.randomUUID(), content: 'Said' }],
  ['/resources/posts', { intent: 'edit', id: 'planted-post', content: 'Said' }],
  ['/resources/posts', { intent: 'delete', id: 'planted-post' }],
  ['/resources/posts', { intent: 'restore', id: 'planted-post' }],
  ['/resources/likes', { post: 'planted-post', state: 'liked' }],
  ['/resources/comments', { intent: 'create', id: crypto.randomUUID(), post: 'planted-post', content: 'Said' }],
  ['/resources/comments', { intent: 'edit', id: 'planted-comment', content: 'Said' }],
  ['/resources/comments', { intent: 'delete', id: 'planted-comment' }],
  ['/resources/comments', { intent: 'restore', id: 'planted-comment' }],
]

test.each(['visitor', 'away'] as const)('%s has nothing done by any form of the members', async (asker) => {
  const before = await dump()
  for (const [path, fields] of VALID) {
    const response = await send(asker, path, fields)
    expect([path, fields.intent, response.status]).toEqual([path, fields.intent, 401])
  }
  expect(await dump()).toBe(before)
})

test('a member ends no session, unlinks no sign-in and calls off no change of address of somebody else', async () => {
  const session = await env.DB.prepare('SELECT id FROM sessions WHERE user_id = ?')
    .bind(world.ownerId)
    .first<string>('id')
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
    for (const [path, fields] of VALID) {
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
