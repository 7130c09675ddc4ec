import { expect } from './fixtures'
import { posts } from './fixtures/causes'
import { begin, post } from './fixtures/conversation'
import { BIRTH, newMember } from './fixtures/new-member'
import { scriptWeight } from './fixtures/script-weight'
import { test } from './fixtures/two-members'

// Bytes of compressed JavaScript on a first visit (goal G20).
const VISITORS_PAGE = 120_000
const MEMBERS_PAGE = 160_000
/** The framework alone weighs more: a page that is lighter was not weighed. */
const FRAMEWORK = 50_000

test('first visits keep to 120 kB of JavaScript on pages of visitors, and to 160 kB on pages of members', async ({
  page,
  strangers: { one, other },
}) => {
  const weighed: { path: string; bytes: number; limit: number }[] = []
  const weigh = async (viewer: typeof page, path: string, sockets?: string[]) => {
    const limit = viewer === page ? VISITORS_PAGE : MEMBERS_PAGE
    weighed.push({ path, bytes: await scriptWeight(viewer, path, sockets), limit })
  }
  const postPath = `/posts/${await posts(other, 'Read by visitors')}`
  const ofVisitors = ['/', '/login', '/register', '/library', '/u/joao_s', '/u/river_santafe?tab=posts', postPath]
  for (const path of ofVisitors) await weigh(page, path)
  const hub = '/ws/hub'
  await newMember(one.page, { birth: BIRTH })
  const id = await begin(one, other)
  await post(one, id, 'Hello')
  await weigh(one.page, `/app/messages?c=${id}`, [hub, '/ws/conversations/'])
  const inApp = ['/app/dashboard', '/app/profile', '/app/explore']
  const settings = ['personal', 'privacy', 'hd-data', 'account'].map((tab) => `/app/settings?tab=${tab}`)
  for (const path of [...inApp, ...settings, '/u/daniyar', postPath]) await weigh(one.page, path, [hub])

  for (const { path, bytes, limit } of weighed) {
    expect(bytes, path).toBeGreaterThan(FRAMEWORK)
    expect(bytes, path).toBeLessThanOrEqual(limit)
  }
})
