import type { Page } from '@playwright/test'
import { en } from '../../app/locales/en'
import { ru } from '../../app/locales/ru'
import { expect, test } from './fixtures'
import { fillAccount, fillNewPassword, INVITATION, newUsername } from './fixtures/account-forms'
import { saved } from './fixtures/feed'
import { mailTo, pathIn } from './fixtures/mailbox'
import { newMember, PASSWORD } from './fixtures/new-member'
import { open } from './fixtures/open'
import { loseSession } from './fixtures/sessions'

const REFUSED = /status of 4\d\d/

const hasSession = async (page: Page) => (await page.context().cookies()).some(({ name }) => name === 'session')

async function fillBirth(page: Page, { date, time, city }: { date: string; time: string; city: string }) {
  await page.getByLabel('Birth date').fill(date)
  await page.getByLabel('Birth time', { exact: true }).fill(time)
  await page.getByRole('combobox', { name: 'Birth city' }).fill(city)
}

test('registers by invitation with birth data: problems are told at their fields, and both steps keep what was typed', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(REFUSED)
  consoleErrors.expect(/ERR_FAILED|Failed to fetch/)
  const remembered = async () => (await context.cookies()).find(({ name }) => name === 'ref')?.value
  await open(page, `/join?ref=${INVITATION}`)
  await expect(page).toHaveURL(`/register?ref=${INVITATION}`)
  expect(await remembered()).toBe(INVITATION)
  // Leaving the form, which a reload doesn't, deletes what was typed.
  const draft = () => page.evaluate(() => sessionStorage.getItem('registration'))
  await page.getByLabel('Full name').fill('Somebody else')
  expect(await draft()).toContain('Somebody else')
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/login')
  await expect.poll(draft).toBeNull()
  await page.getByRole('link', { name: en.auth.signUp }).click()
  await expect(page).toHaveURL('/register')
  await expect(page.getByLabel('Full name')).toHaveValue('')
  const code = page.getByLabel('Referral code')
  await expect(code).toHaveValue(INVITATION)
  await code.fill('NOBODYS9')
  await expect(page.getByText('This referral code doesn’t exist')).toBeVisible()
  await code.fill(INVITATION)
  await expect(page.getByText('Valid code', { exact: true })).toBeVisible()
  const onward = page.getByRole('button', { name: 'Continue', exact: true })
  // The hint at a password's strength has its place from the start, so what is about to be pressed stays where it is.
  const top = (await onward.boundingBox())!.y
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('password1')
  await expect(page.getByText('Very common. Choose another one.')).toBeVisible()
  expect((await onward.boundingBox())!.y).toBe(top)
  await password.clear()
  await onward.click()
  for (const text of [
    'Name must be at least 2 characters',
    'Username must be at least 3 characters',
    'Please enter a valid email address',
    'Password must be at least 6 characters',
    'Please confirm your password',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Name must be at least 2 characters')
  await page.getByLabel('Full name').fill('Ada')
  await expect(page.getByText('Name must be at least 2 characters')).toHaveCount(0)

  await fillAccount(page, 'DEMO')
  // Common, which is warned of and not refused.
  await fillNewPassword(page, 'password1')
  await expect(page.getByText('Very common. Choose another one.')).toBeVisible()
  await page.getByLabel('Confirm password').fill('something else')
  await page.getByLabel('Confirm password').blur()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await page.getByLabel('Confirm password').fill('password1')
  await expect(page.getByText("Passwords don't match")).toHaveCount(0)
  await page.getByLabel('Email').fill(`${newUsername()}@example.com`)
  await page.getByLabel('Username').press('Enter')
  await expect(page.getByRole('alert')).toHaveText('This username is already taken')
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByLabel('Username').fill(newUsername())
  await page.route('**/register.data*', (route) => route.abort())
  await onward.click()
  await expect(page.getByRole('alert')).toHaveText('Registration failed')
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('password1')
  await page.unroute('**/register.data*')
  const username = await page.getByLabel('Username').inputValue()
  await onward.click()
  await expect(page.getByRole('heading', { name: 'Birth data' })).toBeFocused()
  // By the button, and as the browser goes back.
  const back = page.getByRole('button', { name: 'Back to basic information' })
  for (const goBack of [() => back.click(), () => page.goBack()]) {
    await goBack()
    await expect(page.getByRole('heading', { name: 'Basic information' })).toBeFocused()
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('password1')
    await onward.click()
    await expect(page.getByRole('heading', { name: 'Birth data' })).toBeFocused()
  }

  const add = page.getByRole('button', { name: 'Add Birth Data' })
  await add.click()
  for (const field of ['date', 'time', 'city', 'country']) {
    await expect(page.getByText(`Birth ${field} is required`, { exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('Birth date')).toBeFocused()
  await fillBirth(page, { date: '1986-04-12', time: '07:40', city: 'моск' })
  await page.getByRole('option', { name: /^Moscow.*Russia/ }).click()
  await expect(page.getByLabel('Birth country')).toHaveValue('Russia')
  await expect(page.getByText('Europe/Moscow · UTC+4', { exact: false })).toBeVisible()
  // A reload keeps both steps, the picked place included, but not the password, which is never stored.
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace')
  await expect(page.getByLabel('Username')).toHaveValue(username)
  await expect(page.getByLabel('Email')).toHaveValue(/@example\.com$/)
  await expect(code).toHaveValue(INVITATION)
  for (const field of [password, page.getByLabel('Confirm password')]) await expect(field).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('password1')
  await fillNewPassword(page, 'password1')
  await onward.click()
  await expect(page.getByLabel('Birth date')).toHaveValue('1986-04-12')
  await expect(page.getByLabel('Birth time', { exact: true })).toHaveValue('07:40')
  await expect(page.getByLabel('Birth country')).toHaveValue('Russia')
  await expect(page.getByText('Europe/Moscow · UTC+4', { exact: false })).toBeVisible()

  await fillBirth(page, { date: '1990-10-28', time: '01:30', city: 'London' })
  await page.getByRole('option', { name: /^London.*United Kingdom/ }).click()
  // The question about the clock moves the button down.
  await expect(page.getByLabel(/^The first time/)).toBeVisible()
  await add.click()
  await expect(page.getByText('This time occurred twice: choose which one it was')).toBeVisible()
  await page.getByLabel(/^The first time/).check()
  await add.click()
  await page.waitForURL('**/register/success')
  await expect(page.getByText('Your chart is ready.')).toBeVisible()
  await expect(page.getByText('Your referral code has been applied: 10% of your first Premium payment')).toBeVisible()
  expect(await remembered()).toBeUndefined()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(username)
  await page.getByRole('link', { name: 'See your chart' }).click()
  await page.waitForURL('**/app/profile')
})

test('registers without birth data, stays where a countdown would lead on, and confirms the address by the newest mail', {
  tag: '@phone',
}, async ({ page, consoleErrors }) => {
  consoleErrors.expect(REFUSED)
  await page.clock.install()
  // An address that carries somebody's data does not stay in the history.
  await open(page, '/register/success?email=ada%40example.com&name=Ada&referral=ABC123&hd=false')
  await expect(page).toHaveURL(/\/register\/success$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is ready, Ada')

  const username = newUsername()
  await open(page, '/register')
  await fillAccount(page, username)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Birth data' })).toBeFocused()
  // From here on only the test moves the clock, or the countdown would run before it is looked at.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is ready, Ada Lovelace')
  // Which reads it out.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(`Your sign-in email is ${username}@example.com.`)).toBeVisible()
  await expect(page.getByText('To see your chart, add your birth data')).toBeVisible()
  const countdown = page.getByText(/Continuing in/).first()
  // Nothing leads on before the answer.
  await page.clock.runFor(20_000)
  await expect(countdown).toHaveCount(0)
  await page.getByRole('radio', { name: /^HD Community Only/ }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(countdown).toHaveText('Continuing in 8 s')
  await page.clock.runFor(1000)
  await expect(countdown).toHaveText('Continuing in 7 s')
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await page.clock.runFor(20_000)
  await expect(page.getByText('Take your time.')).toBeVisible()
  await expect(page).toHaveURL(/\/register\/success$/)
  await page.clock.resume()
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText('Link sent.')).toBeVisible()
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await page.waitForURL('**/app/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada')

  const banner = page.getByRole('region', { name: 'Email confirmation' })
  await expect(banner).toContainText(`Please confirm ${username}@example.com.`)
  await banner.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText('Too many attempts. Please wait and try again')).toBeVisible()
  await saved(page, '/resources/confirm-email', () => banner.getByRole('button', { name: 'Not now' }).click())
  await expect(banner).toHaveCount(0)
  await expect(page.locator('#content')).toBeFocused()

  await open(page, pathIn(await mailTo(page.request, `${username}@example.com`, 'confirm-email', 2)))
  await page.getByRole('button', { name: `Confirm ${username}@example.com` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed')
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL('**/app/dashboard')
})

test('signs in in another language and in the dark, which outlive signing out, and other tabs follow both', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(REFUSED)
  const { auth, fields, passwords } = ru
  const email = `${await newMember(page, { language: 'ru' })}@example.com`
  await loseSession(page)
  const other = await context.newPage()
  await open(other, '/login')
  // One that is still to be opened at the sign-out would be refused, which the browser complains of.
  const live = other.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await open(page, `/register?ref=${INVITATION}`)
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  // The form before has an address too, and is still there when the address of the page changes.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'RU, Русский' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('С возвращением')
  await expect(page).toHaveTitle('Вход · Human Design Social')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  const chosen = () => page.evaluate(() => localStorage.getItem('language'))
  await expect.poll(chosen).toBe('ru')
  const address = page.getByLabel(auth.email)
  await expect(address).toHaveValue(email)
  await saved(page, '/resources/preferences', () => page.getByRole('button', { name: 'Тёмная' }).click())
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/login.data*', async (route) => {
    await answered
    await route.continue()
  })
  const password = page.getByLabel(passwords.password, { exact: true })
  await password.fill('неверный пароль')
  await page.getByRole('button', { name: auth.signIn, exact: true }).click()
  await expect(page.getByRole('button', { name: auth.signingIn })).toBeVisible()
  for (const field of [address, password]) await expect(field).toBeDisabled()
  answer()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Неверная почта или пароль')
  await expect(alert).toBeFocused()
  await expect(address).toHaveValue(email)
  await expect(password).toHaveValue('')
  // The next attempt begins without the error of the last one, also when it is not sent.
  await password.fill('123')
  await page.keyboard.press('Enter')
  await expect(page.getByText(fields['password.short'])).toBeVisible()
  await expect(alert).toHaveCount(0)
  await password.fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/dashboard')
  await expect(alert).toHaveCount(0)
  await expect(password).toHaveCount(0)
  await other.waitForURL('**/app/dashboard')
  await live
  const stored = () => other.evaluate(() => JSON.stringify(sessionStorage))
  const composers = [en.composer.composerLabel, ru.composer.composerLabel].map((name) =>
    other.getByRole('textbox', { name }),
  )
  await composers[0]!.or(composers[1]!).fill('Half a thought')
  expect(await stored()).toContain('Half a thought')

  // The sign-in page has left the history; the invitation before it asks.
  await page.goBack()
  await expect(page).toHaveURL(/\/register\?ref=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вы вошли как Ada Lovelace')
  expect(await hasSession(page)).toBe(true)
  await page.getByRole('button', { name: auth.signOutAndCreate }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.registerTitle)
  await expect(page.getByLabel(auth.referralCode)).toHaveValue(INVITATION)
  expect(await hasSession(page)).toBe(false)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect.poll(() => page.evaluate(() => Object.entries(localStorage))).toEqual([['language', 'ru']])
  await other.waitForURL('**/login**')
  expect(await stored()).not.toContain('Half a thought')
})
