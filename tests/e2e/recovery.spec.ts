import type { Page } from '@playwright/test'
import { en } from '../../app/locales/en'
import type { Language } from '../../app/locales/language'
import { ru } from '../../app/locales/ru'
import { expect, expectAccessible, test } from './fixtures'
import { mailTo, pathIn } from './fixtures/mailbox'
import { open } from './fixtures/open'
import { weighScripts } from './fixtures/script-weight'
import { loseSession } from './fixtures/sessions'

const OLD = 'plinth walrus kayak'
const NEW = 'a quiet river 84'
const REFUSED = /status of 4\d\d/
const WORDS = { en, ru }

let made = 0
const newName = () => `recovery_${Date.now().toString(36)}_${process.pid}_${++made}`.slice(0, 30)

/** Registers by the form itself, without its pages, and leaves the browser signed in. */
async function register(page: Page) {
  const username = newName()
  const email = `${username}@example.com`
  const form = { full_name: 'Ada Lovelace', username, email, password: OLD, confirmPassword: OLD, intent: 'skip' }
  const headers = { Origin: new URL(test.info().project.use.baseURL ?? '').origin, 'Sec-Fetch-Dest': 'document' }
  expect((await page.request.post('/register', { form, headers, maxRedirects: 0 })).status()).toBe(302)
  return email
}

const speak = (page: Page, language: Language, baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'language', value: language, url: baseURL }])

async function askForMail(page: Page, email: string, t: typeof en | typeof ru = en) {
  await page.getByLabel(t.auth.email).fill(email)
  await page.getByRole('button', { name: t.auth.forgotPassword }).click()
  await expect(page.getByRole('status').filter({ hasText: t.auth.resetSentTitle })).toBeVisible()
}

async function fillNewPassword(page: Page, password: string, again = password, t: typeof en | typeof ru = en) {
  await page.getByLabel(t.passwords.newPassword, { exact: true }).fill(password)
  await page.getByLabel(t.passwords.confirmPassword).fill(again)
}

for (const language of ['en', 'ru'] as const) {
  test(`a forgotten password, the whole way, ${language}`, async ({ page, baseURL, consoleErrors }) => {
    consoleErrors.expect(REFUSED)
    const t = WORDS[language]
    await speak(page, language, baseURL)
    const email = await register(page)
    await loseSession(page)

    await open(page, '/login')
    const forgot = page.getByRole('button', { name: t.auth.forgotPassword })
    await forgot.click()
    await expect(page.getByRole('alert')).toHaveText(t.auth.emailFirst)
    await expect(page.getByRole('alert')).toBeFocused()
    await expectAccessible(page)
    await askForMail(page, email, t)
    await expect(page.getByText(t.auth.resetSentText)).toBeVisible()
    await expect(forgot).toBeDisabled()
    await expect(page.getByLabel(t.auth.email)).toHaveValue(email)
    await expectAccessible(page)

    await open(page, pathIn(await mailTo(page.request, email, 'reset-password')))
    await expect(page).toHaveURL(/\/auth\/reset-password$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.recovery.resetTitle)
    await expectAccessible(page)
    await fillNewPassword(page, NEW, 'something else', t)
    await page.getByRole('button', { name: t.recovery.resetSave }).click()
    await expect(page.getByText(t.fields['confirmPassword.different'])).toBeVisible()
    await expectAccessible(page)
    await page.clock.install()
    await fillNewPassword(page, NEW, NEW, t)
    await page.getByRole('button', { name: t.recovery.resetSave }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.recovery.resetDoneTitle)
    await expect(page.getByText(t.recovery.resetDone)).toBeVisible()
    await page.getByRole('button', { name: t.auth.countdownStop }).click()
    await expectAccessible(page)
    await page.getByRole('link', { name: t.recovery.signIn }).click()
    await page.waitForURL('**/login')

    await page.getByLabel(t.auth.email).fill(email)
    await page.getByLabel(t.passwords.password, { exact: true }).fill(OLD)
    await page.getByRole('button', { name: t.auth.signIn, exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText(t.auth.invalidCredentials)
    await page.getByLabel(t.passwords.password, { exact: true }).fill(NEW)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/app/dashboard')
  })

  test(`an address is confirmed, the whole way, ${language}`, async ({ page, context, baseURL }) => {
    const t = WORDS[language]
    await speak(page, language, baseURL)
    const email = await register(page)
    await open(page, '/register/success')
    await page.getByRole('button', { name: t.auth.countdownStop }).click()
    await expect(page.getByText(t.recovery.noteEmail.replace('{{email}}', email))).toBeVisible()
    await page.getByRole('button', { name: t.confirmation.resend }).click()
    await expect(page.getByText(t.confirmation.resendSent)).toBeVisible()
    await expectAccessible(page)

    await open(page, '/app/dashboard')
    const banner = page.getByRole('region', { name: t.confirmation.bannerLabel })
    await expect(banner).toContainText(email)
    await expectAccessible(page)
    const other = await context.newPage()
    await open(other, pathIn(await mailTo(page.request, email, 'confirm-email', 2)))
    await expectAccessible(other)
    await other.getByRole('button', { name: t.recovery.confirm.replace('{{email}}', email) }).click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(t.recovery.confirmedTitle)
    await expectAccessible(other)
    await other.getByRole('link', { name: t.recovery.continue }).click()
    await other.waitForURL('**/app/dashboard')
    await expect(other.getByRole('region', { name: t.confirmation.bannerLabel })).toHaveCount(0)
  })
}

test('links that have ended say so and lead to a new mail', async ({ page }) => {
  const email = await register(page)
  await loseSession(page)
  await open(page, '/login')
  await askForMail(page, email)
  const path = pathIn(await mailTo(page.request, email, 'reset-password'))
  await open(page, path)
  await fillNewPassword(page, NEW)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password has been changed')
  await open(page, path)
  await expect(page.getByRole('alert')).toContainText('This link has already been used.')
  await expectAccessible(page)
  await open(page, '/auth/reset-password?access_token=half&type=recovery')
  await expect(page.getByRole('alert')).toContainText('This link is incomplete or not ours.')
  await page.getByRole('link', { name: 'Ask for a new email' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await open(page, '/auth/confirm-email?token=half')
  await expect(page.getByRole('alert')).toContainText('This link is incomplete or not ours.')
  await expectAccessible(page)
})

test('done, it goes to the sign-in page after three seconds', async ({ page }) => {
  const email = await register(page)
  await loseSession(page)
  await open(page, '/login')
  await askForMail(page, email)
  await page.clock.install()
  await open(page, pathIn(await mailTo(page.request, email, 'reset-password')))
  await fillNewPassword(page, NEW)
  await page.getByRole('button', { name: 'Set new password' }).click()
  const countdown = page.getByText(/You will be taken on in/).first()
  await expect(countdown).toHaveText('You will be taken on in 3 seconds')
  await page.clock.runFor(1000)
  await expect(countdown).toHaveText('You will be taken on in 2 seconds')
  for (let second = 2; second <= 3; second++) await page.clock.runFor(1000)
  await page.waitForURL('**/login')
})

test('while the mail is asked for, the button says so and rests', async ({ page }) => {
  await open(page, '/login')
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/login.data*', async (route) => {
    await answered
    await route.continue()
  })
  await page.getByLabel('Email').fill('nobody-at-all@example.com')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  answer()
  await expect(page.getByText('Reset email sent!')).toBeVisible()
})

test('when no answer comes it says that the mail could not be sent', { tag: '@any-screen' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|Failed to fetch/)
  await open(page, '/login')
  await page.route('**/login.data*', (route) => route.abort())
  await page.getByLabel('Email').fill('a@example.com')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to send reset email')
  await expect(page.getByLabel('Email')).toHaveValue('a@example.com')
})

test('a new password signs the other tabs out', async ({ page, context }) => {
  const email = await register(page)
  await open(page, '/app/dashboard')
  const other = await context.newPage()
  // The sign-in page is for visitors: the mail is asked for as from another browser.
  const headers = { Origin: new URL(page.url()).origin, 'Sec-Fetch-Dest': 'document', Cookie: '' }
  await page.request.post('/login', { form: { intent: 'forgot', email }, headers })
  await open(other, pathIn(await mailTo(page.request, email, 'reset-password')))
  await fillNewPassword(other, NEW)
  await other.getByRole('button', { name: 'Set new password' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your password has been changed')
  await page.waitForURL('**/login**')
  expect((await context.cookies()).some(({ name }) => name === 'session')).toBe(false)
})

test('the banner is put off, and the focus stays on the page', async ({ page }) => {
  const email = await register(page)
  await open(page, '/app/profile')
  const banner = page.getByRole('region', { name: 'Email to confirm' })
  await expect(banner).toContainText(`Please confirm ${email}.`)
  const later = banner.getByRole('button', { name: 'Not now' })
  const kept = page.waitForResponse(/\/resources\/confirm-email/)
  await later.click()
  await expect(banner).toHaveCount(0)
  await kept
  await expect(page.locator('#content')).toBeFocused()
  await open(page, '/app/dashboard')
  await expect(banner).toHaveCount(0)
})

test('too many mails are refused in words', async ({ page, consoleErrors }) => {
  consoleErrors.expect(REFUSED)
  await register(page)
  await open(page, '/app/dashboard')
  const resend = page.getByRole('button', { name: 'Send the link again' })
  await resend.click()
  await expect(page.getByText('The link has been sent.')).toBeVisible()
  await resend.click()
  await expect(page.getByText('Too many attempts. Please wait and try again')).toBeVisible()
})

test.describe('without scripts', { tag: '@any-screen' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a password is set and an address confirmed', async ({ page }) => {
    const email = await register(page)
    await page.goto('/app/dashboard')
    await page.getByRole('button', { name: 'Send the link again' }).click()
    await expect(page.getByText('The link has been sent.')).toBeVisible()
    await page.goto('/app/dashboard')
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(page).toHaveURL(/\/app\/dashboard$/)
    await expect(page.getByText('Please confirm')).toHaveCount(0)
    await page.goto(pathIn(await mailTo(page.request, email, 'confirm-email', 2)))
    await page.getByRole('button', { name: `Confirm ${email}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed')

    await loseSession(page)
    await page.goto('/login')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await expect(page.getByText('Reset email sent!')).toBeVisible()
    await page.goto(pathIn(await mailTo(page.request, email, 'reset-password')))
    await fillNewPassword(page, NEW)
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password has been changed')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(NEW)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/app/dashboard')
  })
})

test('the sign-in page keeps to 105 kB of script', { tag: '@any-screen' }, async ({ page }) => {
  const weight = await weighScripts(page, '/login')
  expect(weight.page).toBeGreaterThan(50_000)
  expect(weight.page).toBeLessThanOrEqual(105_000)
  expect(weight.live).toBe(0)
})
