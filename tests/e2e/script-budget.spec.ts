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

/** An ordinary run weighs half of the pages, the other half the next day; `TEST_RUN=long` all. */
const isToday = (_: string, index: number) =>
  process.env.TEST_RUN === 'long' || (index + Number(process.env.SWEEP_DAY)) % 2 === 0

type Weighed = { path: string; bytes: number }

function expectWithin(limit: number, weighed: Weighed[]) {
  for (const { path, bytes } of weighed) {
    expect(bytes, path).toBeGreaterThan(FRAMEWORK)
    expect(bytes, path).toBeLessThanOrEqual(limit)
  }
}

test('first visits keep to 120 kB of JavaScript on pages of visitors', async ({ page, strangers: { other } }) => {
  const post = `/posts/${await posts(other, 'Read by visitors')}`
  const weighed: Weighed[] = []
  const others = ['/login', '/register', '/library', '/u/joao_s', '/u/river_santafe?tab=posts', post]
  for (const path of ['/', ...others.filter(isToday)]) weighed.push({ path, bytes: await scriptWeight(page, path) })
  expectWithin(VISITORS_PAGE, weighed)
})

test('first visits keep to 160 kB of JavaScript on pages of members', async ({ strangers: { one, other } }) => {
  const { page } = one
  const hub = '/ws/hub'
  await newMember(page, { birth: BIRTH })
  const id = await begin(one, other)
  await post(one, id, 'Hello')
  const conversation = `/app/messages?c=${id}`
  const weighed = [{ path: conversation, bytes: await scriptWeight(page, conversation, [hub, '/ws/conversations/']) }]
  const inApp = ['/app/dashboard', '/app/profile', '/app/explore']
  const settings = ['personal', 'privacy', 'hd-data', 'account'].map((tab) => `/app/settings?tab=${tab}`)
  const ofMembers = ['/u/daniyar', `/posts/${await posts(other, 'Read by members')}`]
  for (const path of [...inApp, ...settings, ...ofMembers].filter(isToday))
    weighed.push({ path, bytes: await scriptWeight(page, path, [hub]) })
  expectWithin(MEMBERS_PAGE, weighed)
})
