import { expect, test } from './fixtures'
import { fillNewPassword, fillSignIn } from './fixtures/account-forms'
import { mailTo, pathIn } from './fixtures/mailbox'
import { newMember } from './fixtures/new-member'
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

  await fillSignIn(other, email, NEW_PASSWORD)
  await other.waitForURL('**/app/dashboard')
})
