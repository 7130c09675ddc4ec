import { readFileSync } from 'node:fs'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, expectAccessible, test } from './fixtures'
import { open } from './fixtures/open'

const PASSWORD = 'plinth walrus kayak'
const NEW_PASSWORD = 'quartz lantern 9'
const TAB = '/app/settings?tab=account'
const REFUSED = /status of 4\d\d/

let made = 0
const newName = () => `leaver_${Date.now().toString(36)}_${process.pid}_${++made}`.slice(0, 30)

/** Sends a form as a page of the site would. */
async function send(request: APIRequestContext, baseURL: string, path: string, form: Record<string, string>) {
  const response = await request.post(path, { form, headers: { Origin: baseURL }, maxRedirects: 0 })
  expect(response.status()).toBe(302)
}

/** Makes this browser a new member, without the form of registration. */
async function register(page: Page, baseURL: string, name = newName()) {
  await send(page.request, baseURL, '/register', {
    full_name: 'Lena Grau',
    username: name,
    email: `${name}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    referralCode: '',
    intent: 'skip',
  })
  return name
}

/** The same member in another browser. */
async function anotherBrowser(browser: Browser, baseURL: string, name: string) {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await send(page.request, baseURL, '/login', { email: `${name}@example.com`, password: PASSWORD })
  return page
}

async function signIn(page: Page, name: string, password = PASSWORD) {
  await page.getByLabel('Email').fill(`${name}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Opens the tab and waits until it answers: it comes by itself, after the page around it. */
async function openTab(page: Page) {
  await open(page, TAB)
  await page.waitForFunction(() => {
    const last = document.getElementById('account-leave')
    return last && Object.keys(last).some((key) => key.startsWith('__reactFiber'))
  })
}

const part = (page: Page, name: string) => page.getByRole('region', { name })

test('ends a session of another browser, and then all others', { tag: '@any-screen' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const name = await register(page, baseURL!)
  const second = await anotherBrowser(browser, baseURL!, name)
  const third = await anotherBrowser(browser, baseURL!, name)
  await openTab(page)
  await expectAccessible(page)
  const sessions = part(page, 'Where you are signed in')
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  await expect(sessions.getByRole('listitem').first()).toContainText('This browser')

  // The one last seen stands first among the others: the third browser.
  await sessions
    .getByRole('button', { name: /^End the session/ })
    .first()
    .click()
  await expect(sessions.getByText('The session has ended')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByRole('heading')).toBeFocused()
  await third.goto('/app/dashboard')
  await expect(third).toHaveURL(/\/login\?redirect=/)

  await sessions.getByRole('button', { name: 'End all other sessions' }).click()
  const question = page.getByRole('dialog', { name: 'End all other sessions?' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await second.goto('/app/dashboard')
  await expect(second).toHaveURL(/\/app\/dashboard$/)
  await sessions.getByRole('button', { name: 'End all other sessions' }).click()
  await question.getByRole('button', { name: 'End all other sessions' }).click()
  await expect(sessions.getByText('You are signed in nowhere else.')).toBeVisible()
  await second.goto('/app/dashboard')
  await expect(second).toHaveURL(/\/login\?redirect=/)
  await second.context().close()
  await third.context().close()
})

test('changes the password: a wrong one is told at the field, the right one signs the other browser out', {
  tag: '@any-screen',
}, async ({ page, browser, baseURL, consoleErrors }) => {
  consoleErrors.expect(REFUSED)
  const name = await register(page, baseURL!)
  const other = await anotherBrowser(browser, baseURL!, name)
  await openTab(page)
  const card = part(page, 'Password')
  await card.getByText('Change password').click()
  await card.getByLabel('Current password').fill('not the one')
  await card.getByLabel('New password').fill(NEW_PASSWORD)
  await card.getByLabel('Confirm password').fill('quartz')
  await card.getByRole('button', { name: 'Save new password' }).click()
  await expect(card.getByText("Passwords don't match")).toBeVisible()
  await card.getByLabel('Confirm password').fill(NEW_PASSWORD)
  await card.getByRole('button', { name: 'Save new password' }).click()
  await expect(card.getByText('This is not your current password')).toBeVisible()
  await expect(card.getByLabel('Current password')).toBeFocused()
  await expectAccessible(page)
  await card.getByLabel('Current password').fill(PASSWORD)
  await card.getByRole('button', { name: 'Save new password' }).click()
  await expect(card.getByText('Password changed. You are signed out everywhere else.')).toBeVisible()
  await expect(card.getByLabel('Current password')).toBeHidden()

  await open(other, '/login')
  await signIn(other, name)
  await expect(other.getByText('Invalid email or password')).toBeVisible()
  await signIn(other, name, NEW_PASSWORD)
  await other.waitForURL('**/app/dashboard')
  await other.context().close()
})

test('downloads everything as one archive that can be opened', async ({ page, baseURL }) => {
  const name = await register(page, baseURL!)
  await openTab(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(new RegExp(`^human-design-social-${name}-\\d{4}-\\d\\d-\\d\\d\\.zip$`))
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())))
  const data = JSON.parse(strFromU8(files['data.json']!))
  expect(data).toMatchObject({ schemaVersion: 1, account: { username: name }, profile: { fullName: 'Lena Grau' } })
  await expect(page.getByText('The archive is downloaded')).toBeVisible()
})

test('goes away and comes back', async ({ page, baseURL, consoleErrors }) => {
  consoleErrors.expect(REFUSED)
  const name = await register(page, baseURL!)
  await openTab(page)
  await page.getByRole('button', { name: 'Deactivate account' }).click()
  const question = page.getByRole('dialog', { name: 'Deactivate your account?' })
  await expect(question.getByText('Nothing else is deleted.')).toBeVisible()
  await expectAccessible(page)
  await question.getByLabel('Current password').fill('not the one')
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expect(question.getByText('This is not your current password')).toBeVisible()
  await question.getByLabel('Current password').fill(PASSWORD)
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await page.waitForURL('**/auth/paused')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is away now')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, name)
  await page.waitForURL('**/auth/paused')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is away')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reactivate' }).click()
  await page.waitForURL('**/app/dashboard')
})

test('asks to be deleted, in Russian, and keeps the account', async ({ page, baseURL, context }) => {
  const name = await register(page, baseURL!)
  await context.addCookies([{ name: 'language', value: 'ru', url: baseURL! }])
  await openTab(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Удалить аккаунт' }).click()
  const question = page.getByRole('dialog', { name: 'Удалить аккаунт?' })
  await question.getByLabel('Текущий пароль').fill(PASSWORD)
  await question.getByRole('button', { name: 'Удалить мой аккаунт' }).click()
  await page.waitForURL('**/auth/paused')
  await expect(page.getByText('можно войти и сохранить аккаунт')).toBeVisible()

  await page.getByRole('link', { name: 'Войти' }).click()
  await page.getByLabel('Электронная почта').fill(`${name}@example.com`)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL('**/auth/paused')
  const due = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.now() + 14 * 86_400_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ваш аккаунт будет удалён ${due}`)
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать мои данные' }).click(),
  ])
  expect(download.suggestedFilename()).toContain(name)
  await page.getByRole('button', { name: 'Сохранить аккаунт' }).click()
  await page.waitForURL('**/app/dashboard')
})

test.describe('without scripts', { tag: '@any-screen' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the way out and the way back are plain forms', async ({ page, baseURL, consoleErrors }) => {
    consoleErrors.expect(REFUSED)
    const name = await register(page, baseURL!)
    await page.goto(TAB)
    await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
    await expect(page.getByText('Please enter your current password')).toBeVisible()
    const form = page.locator('form', { has: page.getByRole('button', { name: 'Deactivate', exact: true }) })
    await form.getByLabel('Current password').fill(PASSWORD)
    await form.getByRole('button', { name: 'Deactivate' }).click()
    await expect(page).toHaveURL(/\/auth\/paused$/)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await signIn(page, name)
    await page.getByRole('button', { name: 'Reactivate' }).click()
    await expect(page).toHaveURL(/\/app\/dashboard$/)
  })
})
