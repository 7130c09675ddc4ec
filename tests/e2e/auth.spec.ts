import type { Page } from '@playwright/test'
import { seedMembers } from '../../drizzle/seed/community'
import { accountOf } from '../../scripts/seed/account'
import { expect, expectAccessible, test } from './fixtures'
import { open } from './fixtures/open'

const PASSWORD = 'plinth walrus kayak'
const REFUSED = /status of 4\d\d/

const [inviter] = seedMembers(1)
const INVITATION = accountOf(inviter!, 0, '').referralCode

let made = 0
const newName = () => `journey_${Date.now().toString(36)}_${process.pid}_${++made}`.slice(0, 30)

async function fillAccount(page: Page, name: string) {
  await page.getByLabel('Full name').fill('Ada Lovelace')
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Email').fill(`${name}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
}

/** Registers without birth data and stays on the confirmation. */
async function register(page: Page, name = newName()) {
  await open(page, '/register')
  await fillAccount(page, name)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.waitForURL('**/register/success')
  return name
}

async function signIn(page: Page, name: string, password = PASSWORD) {
  await page.getByLabel('Email').fill(`${name}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** By the form every sign-out button sends; the menu that holds it belongs to the members' pages. */
async function signOut(page: Page) {
  await open(page, `/register?ref=${INVITATION}`)
  await page.getByRole('button', { name: 'Sign out and create a new account' }).click()
  await page.waitForURL(`**/register?ref=${INVITATION}`)
}

test('registers without birth data, signs out, and signs in again', async ({ page }) => {
  const name = await register(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is ready, Ada Lovelace')
  await expect(page.getByText(`You sign in with ${name}@example.com.`)).toBeVisible()
  await expect(page.getByText('Your chart comes later')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await page.waitForURL('**/app/dashboard')

  await signOut(page)
  await expect.poll(() => page.evaluate(() => Object.entries(localStorage))).toEqual([['language', 'en']])
  await open(page, '/login?redirect=%2Fapp%2Fprofile')
  await signIn(page, name)
  await page.waitForURL('**/app/profile')
  // The sign-in page has left the history.
  await page.goBack()
  await expect(page).not.toHaveURL(/\/login/)
})

/** Fills step one and goes on to the birth data. */
async function openBirthStep(page: Page) {
  await open(page, '/register')
  await fillAccount(page, newName())
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Birth data' })).toBeFocused()
}

async function fillBirth(page: Page, { date, time, city }: { date: string; time: string; city: string }) {
  await page.getByLabel('Birth date').fill(date)
  await page.getByLabel('Birth time', { exact: true }).fill(time)
  await page.getByRole('combobox', { name: 'Birth city' }).fill(city)
}

test('registers with birth data, the city typed in Cyrillic, and finds the chart', async ({ page }) => {
  await openBirthStep(page)
  await fillBirth(page, { date: '1986-04-12', time: '07:40', city: 'моск' })
  await page.getByRole('option', { name: /^Moscow.*Russia/ }).click()
  await expect(page.getByLabel('Birth country')).toHaveValue('Russia')
  await expect(page.getByText('Europe/Moscow · UTC+4', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add Birth Data' }).click()
  await page.waitForURL('**/register/success')
  await expect(page.getByText('Your chart is computed and waiting for you.')).toBeVisible()
  await page.getByRole('link', { name: 'See your chart' }).click()
  await page.waitForURL('**/app/profile')
})

test('birth data that cannot be right are told at their fields, and are settled there', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(REFUSED)
  await openBirthStep(page)
  await page.getByRole('button', { name: 'Add Birth Data' }).click()
  for (const text of [
    'Birth date is required',
    'Birth time is required',
    'Birth city is required',
    'Birth country is required',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('Birth date')).toBeFocused()
  await expectAccessible(page)

  await fillBirth(page, { date: '1990-10-28', time: '01:30', city: 'London' })
  await page.getByRole('option', { name: /^London.*United Kingdom/ }).click()
  // The zone is asked for; the question it brings moves the button down.
  await expect(page.getByLabel(/^The first time/)).toBeVisible()
  await page.getByRole('button', { name: 'Add Birth Data' }).click()
  await expect(page.getByText('This time came twice: choose which one it was')).toBeVisible()
  await page.getByLabel(/^The first time/).check()
  await page.getByRole('button', { name: 'Add Birth Data' }).click()
  await page.waitForURL('**/register/success')
})

test('the confirmation counts down to 0 and goes on by itself', async ({ page }) => {
  await page.clock.install()
  await register(page)
  const countdown = page.getByText(/You will be taken on in/).first()
  await expect(countdown).toHaveText('You will be taken on in 8 seconds')
  await page.clock.runFor(1000)
  await expect(countdown).toHaveText('You will be taken on in 7 seconds')
  for (let second = 2; second <= 8; second++) await page.clock.runFor(1000)
  await page.waitForURL('**/app/dashboard')
})

test('the countdown can be stopped', async ({ page }) => {
  await page.clock.install()
  await register(page)
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await page.clock.runFor(20_000)
  await expect(page.getByText('Take your time.')).toBeVisible()
  await expect(page).toHaveURL(/\/register\/success$/)
})

test('an address that carries a name is cleaned', async ({ page }) => {
  await open(page, '/register/success?email=ada%40example.com&name=Ada&referral=ABC123&hd=false')
  await expect(page).toHaveURL(/\/register\/success$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is ready, Ada')
  await expectAccessible(page)
})

test('a wrong password: the reason has the focus, the address stays, the password goes', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(REFUSED)
  const name = await register(page)
  await signOut(page)
  await open(page, '/login')
  await signIn(page, name, 'not the right one')
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Invalid email or password')
  await expect(alert).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(`${name}@example.com`)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await expectAccessible(page)
  // A new attempt begins without the old error, also when it is not sent.
  await page.getByLabel('Password', { exact: true }).fill('123')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await expect(alert).toHaveCount(0)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/dashboard')
})

test('while signing in, the fields rest and the button says so', async ({ page, consoleErrors }) => {
  consoleErrors.expect(REFUSED)
  await open(page, '/login')
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/login.data*', async (route) => {
    await answered
    await route.continue()
  })
  await signIn(page, 'nobody_here')
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeDisabled()
  await expect(page.getByLabel('Password', { exact: true })).toBeDisabled()
  answer()
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  await expect(page.getByLabel('Email')).toBeEnabled()
})

test('when no answer comes, everything typed is still there', { tag: '@any-screen' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|Failed to fetch/)
  await open(page, '/register')
  await fillAccount(page, newName())
  await page.route('**/register.data*', (route) => route.abort())
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Registration failed')
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
})

test('every field says what is wrong with it, and takes it back when it is mended', async ({ page, consoleErrors }) => {
  consoleErrors.expect(REFUSED)
  await open(page, '/register')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
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
  await expectAccessible(page)
  await page.getByLabel('Full name').fill('Ada')
  await expect(page.getByText('Name must be at least 2 characters')).toHaveCount(0)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill('something else')
  await page.getByLabel('Confirm password').blur()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
})

test('a taken name is told before step two; both steps keep what was typed', async ({ page, consoleErrors }) => {
  consoleErrors.expect(REFUSED)
  await open(page, '/register')
  await fillAccount(page, newName())
  await page.getByLabel('Username').fill('DEMO')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('This username is already taken')
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByLabel('Username').fill(newName())
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Birth data' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to basic information' }).click()
  await expect(page.getByRole('heading', { name: 'Basic information' })).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
})

test('a common password is warned of, not refused', async ({ page }) => {
  await open(page, '/register')
  await fillAccount(page, newName())
  await page.getByLabel('Password', { exact: true }).fill('password1')
  await page.getByLabel('Confirm password').fill('password1')
  await expect(page.getByText('Everybody who guesses passwords tries this one.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Birth data' })).toBeVisible()
})

test('a referral code is checked while it is typed', async ({ page }) => {
  const firstName = inviter?.fullName.split(' ')[0]
  await open(page, '/register')
  await page.getByLabel('Referral code').fill('NOBODYS9')
  await expect(page.getByText('No member has this referral code')).toBeVisible()
  await page.getByLabel('Referral code').fill(INVITATION.toLowerCase())
  await expect(page.getByText(`Valid code, from ${firstName}`)).toBeVisible()
})

test('an invitation opened by a member signs nobody out until they ask for it', async ({ page, context }) => {
  await register(page)
  await open(page, `/register?ref=${INVITATION}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed in as Ada Lovelace')
  await expectAccessible(page)
  expect((await context.cookies()).some(({ name }) => name === 'session')).toBe(true)
  await page.getByRole('button', { name: 'Sign out and create a new account' }).click()
  await expect(page.getByLabel('Referral code')).toHaveValue(INVITATION)
  expect((await context.cookies()).some(({ name }) => name === 'session')).toBe(false)
})

test('other tabs follow: signing in and signing out', async ({ page, context }) => {
  const other = await context.newPage()
  await open(other, '/login')
  const opened = other.waitForEvent('websocket')
  await register(page)
  await other.waitForURL('**/app/dashboard')
  // One that is still to be opened would be refused, which the browser complains of.
  await (await opened).waitForEvent('framereceived')
  await signOut(page)
  await other.waitForURL('**/login**')
})

test('language and theme change in place, and what was typed stays', async ({ page, consoleErrors }) => {
  consoleErrors.expect(REFUSED)
  await open(page, '/login')
  await page.getByLabel('Email').fill('kept@example.com')
  await page.getByRole('button', { name: 'RU, Русский' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('С возвращением')
  await expect(page).toHaveTitle('Вход · Human Design Social')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ru')
  await expect(page.getByLabel('Электронная почта')).toHaveValue('kept@example.com')
  await page.getByLabel('Пароль', { exact: true }).fill('неверный пароль')
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('alert')).toHaveText('Неверная почта или пароль')
  await page.getByRole('button', { name: 'Тёмная' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(page)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('С возвращением')
})

test('registers in Russian, and the language outlives signing out', async ({ page }) => {
  await open(page, '/register')
  await page.getByRole('button', { name: 'RU, Русский' }).click()
  const name = newName()
  await page.getByLabel('Полное имя').fill('Вера Холодная')
  await page.getByLabel('Имя пользователя').fill(name)
  await page.getByLabel('Электронная почта').fill(`${name}@example.com`)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Пароль ещё раз').fill(PASSWORD)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Продолжить', exact: true }).click()
  await page.getByRole('button', { name: 'Пропустить' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вера Холодная, ваш аккаунт готов')
  await open(page, `/register?ref=${INVITATION}`)
  await page.getByRole('button', { name: 'Выйти и создать новый аккаунт' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Создайте аккаунт')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('ru')
})

test.describe('without scripts', { tag: '@any-screen' }, () => {
  test.use({ javaScriptEnabled: false })

  test('registers, changes the language, and signs out', async ({ page }) => {
    const name = newName()
    await page.goto('/register')
    await fillAccount(page, name)
    await page.getByRole('button', { name: 'Skip' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is ready, Ada Lovelace')
    await page.getByRole('button', { name: 'RU, Русский' }).click()
    await expect(page).toHaveURL(/\/register\/success$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace, ваш аккаунт готов')
    await page.goto(`/register?ref=${INVITATION}`)
    await page.getByRole('button', { name: 'Выйти и создать новый аккаунт' }).click()
    await page.goto('/login')
    await page.getByLabel('Электронная почта').fill(`${name}@example.com`)
    await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Войти' }).click()
    await page.waitForURL('**/app/dashboard')
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing stands in anybody's way on the pages of getting in, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const path of ['/login', '/register', `/register?ref=${INVITATION}`, '/register/success']) {
      await open(page, path)
      await expectAccessible(page)
      const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(width, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
    }
  })
}
