import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { fillNewPassword, fillSignIn, newUsername } from './fixtures/account-forms'
import { saved } from './fixtures/feed'
import { mailTo, pathIn } from './fixtures/mailbox'
import { newMember, PASSWORD } from './fixtures/new-member'
import { open } from './fixtures/open'

const NEW_PASSWORD = 'a quiet river 84'
const REFUSED = /status of 4\d\d/

test('a forgotten password is replaced by a mailed link, which signs the other tabs out', async ({
  page,
  context,
  browser,
  consoleErrors,
}) => {
  consoleErrors.expect(REFUSED)
  const email = `${await newMember(page)}@example.com`
  await open(page, '/app/dashboard')

  await test.step('a browser without a session asks for the mail', async () => {
    const visitorContext = await browser.newContext()
    consoleErrors.watch(visitorContext)
    consoleErrors.expect(/ERR_FAILED|Failed to fetch/)
    const visitor = await visitorContext.newPage()
    await open(visitor, '/login')
    const forgot = visitor.getByRole('button', { name: 'Forgot your password?' })
    await forgot.click()
    await expect(visitor.getByRole('alert')).toHaveText('Please enter your email address first')
    await expect(visitor.getByRole('alert')).toBeFocused()
    await visitor.getByLabel('Email').fill(email)
    await visitor.route('**/login.data*', (route) => route.abort())
    await forgot.click()
    await expect(visitor.getByRole('alert')).toHaveText('Failed to send reset email')
    await expect(visitor.getByLabel('Email')).toHaveValue(email)
    await visitor.unroute('**/login.data*')

    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await visitor.route('**/login.data*', async (route) => {
      await answered
      await route.continue()
    })
    await forgot.click()
    await expect(visitor.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await expect(visitor.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    answer()
    await expect(visitor.getByRole('status').filter({ hasText: 'Reset email sent!' })).toBeVisible()
    await expect(forgot).toBeDisabled()
    await expect(visitor.getByLabel('Email')).toHaveValue(email)
    await visitorContext.close()
  })

  const other = await context.newPage()
  await other.clock.install()
  const path = pathIn(await mailTo(page.request, email, 'reset-password'))
  await open(other, path)
  await expect(other).toHaveURL(/\/auth\/reset-password$/)
  await fillNewPassword(other, NEW_PASSWORD)
  await other.getByLabel('Confirm password').fill('something else')
  await other.getByRole('button', { name: 'Set new password' }).click()
  await expect(other.getByText("Passwords don't match")).toBeVisible()
  await other.getByLabel('Confirm password').fill(NEW_PASSWORD)
  await expect(other.getByText("Passwords don't match")).toHaveCount(0)
  await other.clock.pauseAt(Date.now() + 60_000)
  await other.getByRole('button', { name: 'Set new password' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your password has been changed')
  await expect(other.getByText(/Continuing in/).first()).toHaveText('Continuing in 3 s')
  await page.waitForURL('**/login**')
  expect((await context.cookies()).some(({ name }) => name === 'session')).toBe(false)
  await other.clock.resume()
  await other.waitForURL('**/login')

  await fillSignIn(other, email, PASSWORD)
  await expect(other.getByRole('alert')).toHaveText('Invalid email or password')
  await open(other, path)
  await expect(other.getByRole('alert')).toContainText('This link has already been used.')
  await other.getByRole('link', { name: 'Request new email' }).click()
  await expect(other).toHaveURL(/\/login$/)
  await fillSignIn(other, email, NEW_PASSWORD)
  await other.waitForURL('**/app/dashboard')
})

/** Registers by the request of the form, which sends the mail, and leaves the browser signed in. */
async function register(page: Page, baseURL = '') {
  const username = newUsername()
  const email = `${username}@example.com`
  const form = {
    ...{ full_name: 'Ada Lovelace', username, email, intent: 'skip', referralCode: '' },
    ...{ password: PASSWORD, confirmPassword: PASSWORD },
  }
  const response = await page.request.post('/register', { form, headers: { Origin: baseURL }, maxRedirects: 0 })
  expect(response.status()).toBe(302)
  return email
}

test('an address is confirmed by the newest mail, and the banner that asks for it can be put off', {
  tag: '@phone',
}, async ({ page, context, baseURL, consoleErrors }) => {
  consoleErrors.expect(REFUSED)
  await page.clock.install()
  const email = await register(page, baseURL)
  await open(page, '/register/success')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await page.clock.runFor(20_000)
  await expect(page.getByText('Take your time.')).toBeVisible()
  await expect(page).toHaveURL(/\/register\/success$/)
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText('Link sent.')).toBeVisible()

  await open(page, '/app/profile')
  const banner = page.getByRole('region', { name: 'Email confirmation' })
  await expect(banner).toContainText(`Please confirm ${email}.`)
  await banner.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText('Too many attempts. Please wait and try again')).toBeVisible()
  await saved(page, '/resources/confirm-email', () => banner.getByRole('button', { name: 'Not now' }).click())
  await expect(banner).toHaveCount(0)
  await expect(page.locator('#content')).toBeFocused()
  await open(page, '/app/dashboard')
  await expect(banner).toHaveCount(0)

  const other = await context.newPage()
  await open(other, pathIn(await mailTo(page.request, email, 'confirm-email', 2)))
  await other.getByRole('button', { name: `Confirm ${email}` }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed')
  await other.getByRole('link', { name: 'Continue' }).click()
  await other.waitForURL('**/app/dashboard')
})
