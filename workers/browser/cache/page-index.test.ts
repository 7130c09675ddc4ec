import { expect, test } from 'vitest'
import { assetsIn, type CachedPage, freshPages, neededAssets, withPage } from './page-index'

const page = (address: string, ...assets: string[]): CachedPage => ({ address, at: 1, title: '', assets })
const conversation = (id: number) => page(`/app/messages?c=${id}`, `/assets/of-${id}.js`)

test('of conversations the last ten opened stay, beside the chart and the list', () => {
  let pages = [page('/app/profile'), page('/app/messages')]
  for (let id = 1; id <= 12; id++) pages = withPage(pages, conversation(id))
  pages = withPage(pages, conversation(5))
  expect(pages.map(({ address }) => address.replace('/app/messages?c=', ''))).toEqual([
    ...['5', '12', '11', '10', '9', '8', '7', '6', '4', '3'],
    '/app/profile',
    '/app/messages',
  ])
  // With a conversation go the files that nothing else needs.
  expect([...neededAssets(pages)]).not.toContain('/assets/of-2.js')
  expect([...neededAssets(pages)]).toContain('/assets/of-3.js')
})

test('a page that is kept anew takes the place of what was kept, with each file once', () => {
  const [kept, ...others] = withPage([page('/app/profile', '/assets/old.js')], {
    ...page('/app/profile', '/assets/a.js', '/assets/b.js', '/assets/a.js'),
    at: 2,
  })
  expect(others).toEqual([])
  expect(kept).toEqual({ address: '/app/profile', at: 2, title: '', assets: ['/assets/a.js', '/assets/b.js'] })
})

test('what is as old as an unused session may be goes, and not before', () => {
  const DAY = 86_400_000
  const old = { ...page('/app/messages?c=1', '/assets/old.js'), at: DAY }
  const younger = { ...page('/app/messages?c=2'), at: DAY + 1 }
  expect(freshPages([old, younger], 15 * DAY)).toEqual([younger])
  const pages = withPage([old, younger], { ...page('/app/profile'), at: 15 * DAY })
  expect(pages.map(({ address }) => address)).toEqual(['/app/profile', '/app/messages?c=2'])
  expect([...neededAssets(pages)]).toEqual([])
})

test('no copy outlives the session it was answered to, however fresh it is', () => {
  const DAY = 86_400_000
  const ending = { ...page('/app/profile'), at: DAY, until: 3 * DAY }
  expect(freshPages([ending], 3 * DAY - 1)).toEqual([ending])
  expect(freshPages([ending], 3 * DAY)).toEqual([])
})

test('no list of files grows without an end', () => {
  const many = Array.from({ length: 1000 }, (_, number) => `/assets/${number}.js`)
  expect(withPage([], page('/app/profile', ...many))[0]?.assets).toHaveLength(400)
})

test('the files of a page are those that its markup loads, not addresses that a member wrote', () => {
  const html = `<link rel="stylesheet" href="/assets/styles-x.css"/><link rel="modulepreload" href="/assets/kit-y.js"/>
    <script src="/assets/entry-z.js"></script><a href="/app/messages">x</a><p>"/assets/typed.js" href=/assets/bare.js</p>`
  expect(assetsIn(html)).toEqual(['/assets/styles-x.css', '/assets/kit-y.js', '/assets/entry-z.js'])
})
