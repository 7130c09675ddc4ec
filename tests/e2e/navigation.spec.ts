import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'
import { posts } from './fixtures/causes'
import { failNewScripts } from './fixtures/fail-new-scripts'
import { card, comment, composer, FOLLOWING, unique } from './fixtures/feed'
import { BIRTH, newMember } from './fixtures/new-member'
import { hydrated, open } from './fixtures/open'
import { test } from './fixtures/two-members'

/** Holds requests that match, until the returned function is called. */
async function hold(page: Page, url: RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}

const SCRIPTS = /\/assets\/.*\.js/

test('a navigation asks the server once; what the server rendered and what is typed before hydration stay; a new document has what a release has replaced', async ({
  strangers: { one, other },
  consoleErrors,
}) => {
  const { page } = other
  let asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    // A link that is pointed at may be prefetched, which is no fetch of the page's own.
    if (request.resourceType() !== 'fetch') return
    if (pathname.endsWith('.data') && !pathname.startsWith('/resources/')) asked.push(pathname + search)
  })
  const goTo = async (to: string, shown: Locator) => {
    asked = []
    await page.locator(`main a[href$="${to}"]:visible`).first().click()
    await expect(page).toHaveURL(new RegExp(`${to.replace('?', '\\?')}$`))
    await expect(shown).toBeVisible()
    expect(asked, to).toHaveLength(1)
  }
  // What only the page has to which a link leads.
  const tab = (to: string) => page.locator(`main a[href$="${to}"][aria-current=page]`)
  const heading = (name: string | RegExp) => page.getByRole('heading', { name })
  const sections = page.getByRole('navigation', { name: 'Profile sections' })

  const id = await posts(one, unique('Read early'))
  const profile = `/u/${one.username}`
  let release = await hold(page, SCRIPTS)
  await page.goto(profile, { waitUntil: 'commit' })
  const followButton = 'form[action="/resources/follows"] button'
  const rendered = await Promise.all(
    ['h1', followButton, 'input[type=search]'].map((what) => page.waitForSelector(what, { state: 'attached' })),
  )
  release()
  await hydrated(page)
  await page.unrouteAll({ behavior: 'wait' })
  await goTo('?tab=posts', tab('?tab=posts'))
  const areAttached = await Promise.all(rendered.map((node) => node.evaluate((element) => element.isConnected)))
  expect(areAttached).toEqual([true, true, true])
  await goTo(`/posts/${id}`, heading('0 comments'))
  await goTo(profile, sections)
  await page.locator(followButton).click()
  await expect(page.getByRole('button', { name: 'Following Ada Lovelace.' })).toBeVisible()

  release = await hold(page, SCRIPTS)
  await page.goto(`/posts/${id}`, { waitUntil: 'commit' })
  const field = page.getByRole('textbox', { name: 'Write a comment' })
  const typed = unique('Typed early')
  await field.fill(typed)
  release()
  await hydrated(page)
  await expect(field).toHaveValue(typed)
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(comment(page, typed)).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })

  await open(page, '/gates/34')
  await goTo('/channels/20-34', heading('Channel 20–34: Charisma'))
  await goTo('/centers/throat', heading('Throat Center'))

  await open(page, '/app/settings')
  for (const to of ['?tab=privacy', '?tab=account']) await goTo(to, tab(to))

  // Once a release has replaced the file of a part, a new document is loaded, and loaded once.
  consoleErrors.check()
  consoleErrors.expect(/ERR_FAILED|dynamically imported module/)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).search)
  })
  await failNewScripts(page)
  // The file is missing from the new document too, which says so when it would be hydrated.
  const failed = page.waitForEvent('pageerror')
  await page.locator('main a[href$="?tab=notifications"]').click()
  await failed
  await expect(page.getByLabel('Time zone')).toBeVisible()
  expect(documents).toEqual(['?tab=notifications'])
})

test('a page stays until the next one is whole, and a list is dimmed while another loads', async ({
  page,
  strangers: { one },
  baseURL,
}) => {
  await newMember(page, { birth: BIRTH })
  const ask = async (path: string, form: Record<string, string>) => {
    const answer = await page.request.post(path, { headers: { Origin: baseURL ?? '' }, form })
    expect(answer.ok()).toBe(true)
  }
  const text = unique('Follow me')
  await posts(one, text)
  await ask('/resources/follows', { username: one.username, state: 'following' })
  await ask('/resources/love', { intent: 'show', consent: 'on' })
  await open(page, FOLLOWING)
  await expect(composer(page)).toBeVisible()
  // Counts the changes of the document that leave neither page whole.
  await page.evaluate(() => {
    document.documentElement.dataset.gaps = '0'
    const isWhole = () => document.querySelector('main textarea, nav[aria-label="Profile sections"]') !== null
    new MutationObserver(() => {
      const { dataset } = document.documentElement
      if (!isWhole()) dataset.gaps = String(Number(dataset.gaps) + 1)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await card(page, text).getByRole('link', { name: 'Ada Lovelace' }).first().click()
  await expect(page).toHaveURL(/\/u\//)
  await expect(page.getByRole('navigation', { name: 'Profile sections' })).toBeVisible()
  await expect(composer(page)).toHaveCount(0)
  expect(await page.locator('html').getAttribute('data-gaps')).toBe('0')

  for (const [path, link] of [
    ['/app/events', /^Past$/],
    ['/app/compatibility', /^High Compatible/],
  ] as const) {
    await open(page, path)
    const release = await hold(page, new RegExp(`${path}\\.data`))
    const busy = page.locator('main [aria-busy="true"]')
    await page.locator('main').getByRole('link', { name: link }).click()
    await expect(busy).toHaveCSS('opacity', '0.6')
    release()
    await expect(busy).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${path}\\?`))
  }
})
