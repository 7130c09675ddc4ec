import { expect, expectAccessible } from './fixtures'
import { bubble, say } from './fixtures/conversation'
import { allKept, kept, keptNote, textsKept } from './fixtures/kept'
import { becomeMember, PASSWORD } from './fixtures/new-member'
import { alive, open } from './fixtures/open'
import { test } from './fixtures/two-members'

test.use({ serviceWorkers: 'allow' })

/** What a page asks for without a connection, the browser writes down. */
const IN_VAIN = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 503/

test('the chart and the last conversations are read without a connection, and all else says that it is not there', async ({
  page,
  context,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expect(IN_VAIN)
  await signIn('river_santafe')
  await page.goto('/app/profile')
  await kept(page, '/app/profile')
  await page.goto('/app/messages')
  await kept(page, '/app/messages')
  const first = page.locator('main a[href^="/app/messages?c="]').first()
  const path = (await first.getAttribute('href')) ?? ''
  await first.click()
  await expect(page).toHaveURL(path)
  await kept(page, path)
  const lines = await page.getByRole('log').getByRole('listitem').allInnerTexts()
  expect(lines.length).toBeGreaterThan(0)
  const name = (await page.locator('main header h2').innerText()).trim()

  await context.setOffline(true)
  await page.goto(path)
  expect(await keptNote(page)).toMatch(/^No connection\. You see this page as of \d+ \w+ 20\d\d, \d\d:\d\d\.$/)
  const shown = await page.evaluate(() => getComputedStyle(document.documentElement, '::before').content)
  expect(shown).toBe(JSON.stringify(await keptNote(page)))
  await expect(page.getByRole('log').getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  // The line above everything takes nothing from the composer.
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toBeInViewport({ ratio: 1 })
  const send = await page.getByRole('button', { name: 'Send', exact: true }).boundingBox()
  expect(send && send.y + send.height).toBeLessThan(page.viewportSize()!.height)

  // By a link, as members go; the router would ask for data.
  await page.goto('/app/profile')
  expect(await keptNote(page)).not.toBeNull()
  await expect(page.locator('svg [data-node]')).toHaveCount(113)

  await page.goto('/app/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  await expect(page.getByText('This page is not kept on this device.')).toBeVisible()
  await expect(page.getByRole('listitem').first()).toContainText('Your Chart')
  await expect(page.getByRole('link', { name: `Conversation with ${name}` })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Your Chart' }).click()
  await expect(page).toHaveURL('/app/profile')
  await expect(page.locator('svg [data-node]')).toHaveCount(113)

  await context.setOffline(false)
  await expect.poll(() => keptNote(page)).toBeNull()
})

test('a message written without a connection arrives once, when it is back', { tag: '@any-screen' }, async ({
  writers,
  consoleErrors,
}) => {
  consoleErrors.expect(IN_VAIN)
  const { one, other, path } = writers
  const { page } = one
  const context = page.context()
  await page.goto(path)
  await kept(page, path)

  await context.setOffline(true)
  await page.goto(path)
  expect(await keptNote(page)).not.toBeNull()
  await expect(bubble(page, 'Good evening')).toBeVisible()
  await say(page, 'Written in the tunnel')
  await expect(bubble(page, 'Written in the tunnel')).toContainText('Sending')
  // The next page of the device has it too.
  await page.goto(path)
  await expect(bubble(page, 'Written in the tunnel')).toContainText('Sending')

  await context.setOffline(false)
  await expect.poll(() => keptNote(page)).toBeNull()
  await expect(bubble(page, 'Written in the tunnel')).toContainText('Sent')
  await other.page.goto(path)
  for (const reader of [page, other.page]) await expect(bubble(reader, 'Written in the tunnel')).toHaveCount(1)
})

test('who goes to a page without a connection is led to the kept one, or told that there is none', {
  tag: '@any-screen',
}, async ({ writers, consoleErrors }) => {
  consoleErrors.expect(IN_VAIN)
  const { page } = writers.one
  const context = page.context()
  await page.goto('/app/profile')
  await kept(page, '/app/profile')
  await page.goto('/app/messages')
  await kept(page, '/app/messages')
  await context.setOffline(true)

  // By a press, by the router itself, and to pages whose scripts have never been fetched.
  await page.locator('a[href="/app/profile"]:visible').first().click()
  await expect(page).toHaveURL('/app/profile')
  await expect.poll(() => keptNote(page)).not.toBeNull()
  const go = async (to: string) => {
    await alive(page)
    await page.evaluate((path) => {
      const { __remixRouter: router } = window as unknown as { __remixRouter: { navigate(to: string): void } }
      router.navigate(path)
    }, to)
  }
  await go('/app/messages')
  await expect(page).toHaveURL('/app/messages')
  await expect.poll(() => keptNote(page)).not.toBeNull()
  await page.locator('a[href="/app/explore"]:visible').first().click()
  await expect(page).toHaveURL('/app/explore')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  await page.getByRole('link', { name: 'Messages' }).click()
  await expect.poll(() => keptNote(page)).not.toBeNull()
  await go('/app/connections')
  await expect(page).toHaveURL('/app/connections')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')

  // It comes by itself once it can be had.
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your HD Connections')
})

test('signing out leaves nothing on the device', { tag: '@any-screen' }, async ({ page, context, baseURL }) => {
  await becomeMember(page, baseURL)
  await page.goto('/app/profile')
  await kept(page, '/app/profile')
  expect(await allKept(page)).toContain(`${baseURL}/app/profile`)
  await page.getByRole('button', { name: /: your account$/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  expect(await allKept(page)).toEqual([])
  // Its scripts come after its first paint: without a connection half of them would be missed in vain.
  await alive(page)
  await context.setOffline(true)
  const response = await page.goto('/app/profile').catch(() => null)
  expect(response?.status() ?? 503).toBe(503)
  await expect(page.getByText('Ada Lovelace')).toHaveCount(0)
})

test('an account that is to be deleted leaves nothing on the device', async ({
  page,
  context,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.expect(IN_VAIN)
  await becomeMember(page, baseURL)
  await page.goto('/app/profile')
  await kept(page, '/app/profile')
  await open(page, '/app/settings?tab=account')
  const leave = page.getByRole('button', { name: 'Delete account' })
  const question = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(async () => {
    await leave.click()
    await expect(question).toBeVisible({ timeout: 1000 })
  }).toPass()
  await question.getByLabel('Current password').fill(PASSWORD)
  await question.getByRole('button', { name: 'Delete my account' }).click()
  await page.waitForURL('**/auth/paused')
  await expect.poll(() => allKept(page)).toEqual([])
  await context.setOffline(true)
  await page.goto('/app/profile').catch(() => null)
  await expect(page.getByText('Ada Lovelace')).toHaveCount(0)
})

test('signing out without a connection deletes what was kept, and says that nobody is signed out', {
  tag: '@any-screen',
}, async ({ page, context, baseURL, consoleErrors }) => {
  consoleErrors.expect(IN_VAIN)
  await becomeMember(page, baseURL)
  await page.goto('/app/profile')
  await kept(page, '/app/profile')
  // What stands unsent in a composer of this tab.
  await page.evaluate(() => sessionStorage.setItem('draft:somebody:some-conversation', 'Half a sentence'))
  await context.setOffline(true)
  await page.getByRole('button', { name: /: your account$/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByText('so you may still be signed in')).toBeVisible()
  await expectAccessible(page)
  expect(await allKept(page)).toEqual([])
  const draft = await page.evaluate(() => sessionStorage.getItem('draft:somebody:some-conversation'))
  expect(draft).toBe('Half a sentence')
  await page.goto('/app/profile')
  await expect(page.getByText('Nothing is kept for reading offline yet.')).toBeVisible()
})

test('a session that ended takes what was kept along, and so does another member', { tag: '@any-screen' }, async ({
  page,
  context,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.expect(IN_VAIN)
  await becomeMember(page, baseURL)
  await page.goto('/app/messages')
  await kept(page, '/app/messages')
  await context.clearCookies()
  await page.goto('/app/messages')
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => allKept(page)).toEqual([])

  const first = await becomeMember(page, baseURL)
  await page.goto('/app/profile')
  await kept(page, '/app/profile')
  expect(await textsKept(page)).toContain(first)
  await context.clearCookies()
  const second = await becomeMember(page, baseURL, 'Boris Orlov')
  await page.goto('/app/messages')
  await kept(page, '/app/messages')
  const texts = await textsKept(page)
  expect(texts).toContain(second)
  expect(texts).not.toContain(first)
  expect(texts).not.toContain('Ada Lovelace')
  await context.setOffline(true)
  for (const path of ['/app/messages', '/app/profile', '/app/dashboard']) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect(await page.content()).not.toContain('Ada Lovelace')
  }
})

test('in Russian, in the theme that was chosen; a worker of before leaves nothing behind', {
  tag: '@any-screen',
}, async ({ page, context, baseURL, consoleErrors }) => {
  consoleErrors.expect(IN_VAIN)
  const url = baseURL ?? ''
  await context.addCookies([
    { name: 'language', value: 'ru', url },
    { name: 'theme', value: 'dark', url },
  ])
  await page.goto('/')
  await page.evaluate(() => caches.open('kept-0:pages:somebody'))
  await becomeMember(page, baseURL)
  await page.goto('/app/messages')
  await kept(page, '/app/messages')
  expect(await allKept(page)).not.toContain('kept-0:pages:somebody')
  await context.setOffline(true)
  await page.goto('/app/messages')
  expect(await keptNote(page)).toMatch(/^Нет связи\. Страница показана такой, какой была: .*20\d\d/)
  await page.goto('/app/events')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет связи')
  await expect(page.getByRole('link', { name: 'Сообщения' })).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(18, 19, 26)')
  await expectAccessible(page)
})
