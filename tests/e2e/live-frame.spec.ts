import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'

/** Another member in a browser of their own, who writes by the same door as the page. */
async function newWriter(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { Origin: baseURL ?? '' } })
  const page = await context.newPage()
  const username = await becomeMember(page, baseURL, 'Grace Hopper')
  return {
    page,
    username,
    async write(to: string, content: string) {
      const begun = await page.request.post('/api/conversations', { data: { to } })
      expect(begun.ok()).toBe(true)
      const { id } = await begun.json()
      const sent = await page.request.post(`/api/conversations/${id}/messages`, {
        data: { clientId: crypto.randomUUID(), content },
      })
      expect(sent.ok()).toBe(true)
    },
    end: () => context.close(),
  }
}

const menuLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^Messages/ })
const userMenu = (page: Page) => page.getByRole('button', { name: 'Ada Lovelace: your account' })

test('what comes in is counted at the menu and in the title of any page, and survives a link', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await becomeMember(page, baseURL)
  await open(page, '/app/dashboard')
  await expect(menuLink(page)).toHaveAccessibleName('Messages')
  await expect(page).toHaveTitle('Home · Human Design Social')
  const writer = await newWriter(browser, baseURL)
  await writer.write(username, 'Hello')
  await expect(menuLink(page)).toHaveAccessibleName('Messages, 1 unread')
  await expect(page).toHaveTitle('(1) Home · Human Design Social')
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveTitle('(1) Settings · Human Design Social')
  await writer.write(username, 'Are you there?')
  await expect(page).toHaveTitle('(2) Settings · Human Design Social')
  // The server counts too: a new page begins with it.
  const html = await (await page.request.get('/app/dashboard', { maxRetries: 2 })).text()
  expect(html).toContain('aria-label="Messages, 2 unread"')
  await writer.end()
})

test('a member chooses a status by keyboard, and others see it on the profile', { tag: '@any-screen' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await becomeMember(page, baseURL)
  await open(page, '/app/dashboard')
  const other = await newWriter(browser, baseURL)
  await open(other.page, `/u/${username}`)
  await expect(other.page.getByText('Active now')).toBeVisible()

  await expect(async () => {
    await userMenu(page).press('Enter')
    await expect(page.getByRole('menuitemradio', { name: 'Online' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('group', { name: 'Your status' }).getByRole('menuitemradio')).toHaveText([
    'Online',
    'Away',
    'Busy',
  ])
  await expect(page.getByRole('menuitemradio', { name: 'Online' })).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press('b')
  await page.keyboard.press('Enter')
  await expect(other.page.getByText('Busy', { exact: true })).toBeVisible()
  await expectAccessible(other.page)
  await userMenu(page).press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Busy' })).toBeChecked()
  await other.end()
})

test('who lets nobody see them here is shown to nobody', async ({ page, browser, baseURL }) => {
  const username = await becomeMember(page, baseURL)
  const other = await newWriter(browser, baseURL)
  await open(page, '/app/settings?tab=privacy')
  await open(other.page, `/u/${username}`)
  await expect(other.page.getByText('Active now')).toBeVisible()
  await page.getByLabel("Who sees when I'm active").selectOption('Nobody')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved successfully!')).toBeVisible()
  await expect(other.page.getByText('Active now')).toBeHidden()
  await other.page.reload()
  await expect(other.page.getByRole('link', { name: 'Message', exact: true })).toBeVisible()
  await expect(other.page.getByText('Active now')).toBeHidden()
  await other.end()
})
