import { readFileSync } from 'node:fs'
import type { Page, PlaywrightWorkerArgs } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from './fixtures'
import { fillSignIn } from './fixtures/account-forms'
import { newMember, PASSWORD } from './fixtures/new-member'
import { open } from './fixtures/open'

type Playwright = PlaywrightWorkerArgs['playwright']

const NEW_PASSWORD = 'quartz lantern 9'
const REFUSED = /status of 4\d\d/

/** The same member in another browser, of which only requests are seen. */
async function anotherBrowser({ request }: Playwright, baseURL: string, email: string) {
  const browser = await request.newContext({ baseURL })
  const form = { email, password: PASSWORD }
  const response = await browser.post('/login', { form, headers: { Origin: baseURL }, maxRedirects: 0 })
  expect(response.status()).toBe(302)
  const at = async (path: string) =>
    (await browser.get(path, { maxRedirects: 0, maxRetries: 2 })).headers().location ?? ''
  return { at, dispose: () => browser.dispose() }
}

async function openTab(page: Page) {
  await open(page, '/app/settings?tab=account')
}

const part = (page: Page, name: string) => page.getByRole('region', { name })

async function downloaded(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  return download
}

test('ends sessions elsewhere, sets a new password, downloads their data, deactivates and reactivates the account, and keeps it', async ({
  page,
  playwright,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.expect(REFUSED)
  const username = await newMember(page, { fullName: 'Lena Grau' })
  const email = `${username}@example.com`
  const second = await anotherBrowser(playwright, baseURL ?? '', email)
  const third = await anotherBrowser(playwright, baseURL ?? '', email)
  await openTab(page)
  const sessions = part(page, 'Where you’re signed in')
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  await expect(sessions.getByRole('listitem').first()).toContainText('This browser')

  // The one last seen stands first among the others: the third browser.
  await sessions
    .getByRole('button', { name: /^End session/ })
    .first()
    .click()
  await expect(sessions.getByText('Session ended')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByRole('heading')).toBeFocused()
  expect(await third.at('/app/dashboard')).toMatch(/\/login\?redirect=/)

  await sessions.locator('summary', { hasText: 'Sign out everywhere' }).click()
  await expect(sessions.getByText('1 other session')).toBeVisible()
  expect(await second.at('/login')).toContain('/app/dashboard')
  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(sessions.getByText('You’re not signed in anywhere else.')).toBeVisible()
  expect(await second.at('/app/dashboard')).toMatch(/\/login\?redirect=/)
  await Promise.all([second, third].map((browser) => browser.dispose()))

  const card = part(page, 'Password')
  await card.getByText('Change password').click()
  await card.getByLabel('Current password').fill('not the one')
  await card.getByLabel('New password').fill(NEW_PASSWORD)
  await card.getByLabel('Confirm password').fill('quartz')
  await card.getByRole('button', { name: 'Save new password' }).click()
  await expect(card.getByText("Passwords don't match")).toBeVisible()
  await card.getByLabel('Confirm password').fill(NEW_PASSWORD)
  await expect(card.getByText("Passwords don't match")).toHaveCount(0)
  await card.getByRole('button', { name: 'Save new password' }).click()
  await expect(card.getByText('This isn’t your current password')).toBeVisible()
  await expect(card.getByLabel('Current password')).toBeFocused()
  await card.getByLabel('Current password').fill(PASSWORD)
  await expect(card.getByText('This isn’t your current password')).toHaveCount(0)
  await card.getByRole('button', { name: 'Save new password' }).click()
  await expect(card.getByText('Password changed. You’ve been signed out everywhere else.')).toBeVisible()
  await expect(card.getByLabel('Current password')).toBeHidden()

  const download = await downloaded(page)
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^human-design-social-${username}-\\d{4}-\\d\\d-\\d\\d\\.zip$`),
  )
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())))
  expect(JSON.parse(strFromU8(files['data.json']!))).toMatchObject({
    schemaVersion: 1,
    account: { username },
    profile: { fullName: 'Lena Grau' },
  })
  await expect(page.getByText('Archive downloaded')).toBeVisible()

  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('button', { name: 'Deactivate account' }).click()
  const question = page.getByRole('dialog', { name: 'Deactivate your account?' })
  await expect(question.getByText('Nothing else is deleted.')).toBeVisible()
  await question.getByLabel('Current password').fill('not the one')
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expect(question.getByText('This isn’t your current password')).toBeVisible()
  await question.getByLabel('Current password').fill(NEW_PASSWORD)
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await page.waitForURL('**/auth/paused')
  await expect(heading).toHaveText('Your account is deactivated')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL('**/login**')
  await fillSignIn(page, email, NEW_PASSWORD)
  await page.waitForURL('**/auth/paused')
  await expect(heading).toHaveText('Your account is deactivated')
  await page.getByRole('button', { name: 'Reactivate account' }).click()
  await page.waitForURL('**/app/dashboard')

  await openTab(page)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const deletion = page.getByRole('dialog', { name: 'Delete your account?' })
  await deletion.getByLabel('Current password').fill(NEW_PASSWORD)
  await deletion.getByRole('button', { name: 'Delete my account' }).click()
  await page.waitForURL('**/auth/paused')
  await expect(page.getByText('you can sign in to keep the account')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL('**/login**')
  await fillSignIn(page, email, NEW_PASSWORD)
  await page.waitForURL('**/auth/paused')
  await expect(heading).toContainText('Your account will be deleted on')
  expect((await downloaded(page)).suggestedFilename()).toContain(username)
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await page.waitForURL('**/app/dashboard')
})
