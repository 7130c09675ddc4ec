import { expect } from './fixtures'
import { begin, post } from './fixtures/conversation'
import { BIRTH, newMember } from './fixtures/new-member'
import { scriptWeight } from './fixtures/script-weight'
import { test } from './fixtures/two-members'

// Bytes of compressed JavaScript on a first visit (goal G20).
const PUBLIC_PAGE = 120_000
const MEMBERS_PAGE = 160_000
/** The framework alone weighs more: a page that is lighter was not weighed. */
const FRAMEWORK = 50_000

test('first visits keep to 120 kB of JavaScript on public pages, and to 160 kB on pages of members', async ({
  page,
  strangers: { one, other },
}) => {
  const weights = new Map<string, number>()
  const weigh = async (visitor: typeof page, path: string, sockets?: string[]) => {
    weights.set(path, await scriptWeight(visitor, path, sockets))
  }
  const visited = ['/', '/login', '/register', '/library']
  for (const path of [...visited, '/u/joao_s']) await weigh(page, path)
  const hub = '/ws/hub'
  await newMember(one.page, { birth: BIRTH })
  const id = await begin(one, other)
  await post(one, id, 'Hello')
  await weigh(one.page, `/app/messages?c=${id}`, [hub, '/ws/conversations/'])
  const inApp = ['/app/dashboard', '/app/profile', '/app/explore']
  const settings = ['personal', 'privacy', 'hd-data', 'account'].map((tab) => `/app/settings?tab=${tab}`)
  for (const path of [...inApp, ...settings, '/u/daniyar']) await weigh(one.page, path, [hub])

  for (const [path, bytes] of weights) {
    expect(bytes, path).toBeGreaterThan(FRAMEWORK)
    expect(bytes, path).toBeLessThanOrEqual(visited.includes(path) ? PUBLIC_PAGE : MEMBERS_PAGE)
  }
})
