import type { Page } from '@playwright/test'
import { seedMembers } from '../../drizzle/seed/community'
import { accountOf } from '../../scripts/seed/account'
import { expect, expectAccessible, test } from './fixtures'
import { mailTo } from './fixtures/mailbox'
import { open } from './fixtures/open'
import { weighScripts } from './fixtures/script-weight'
import { loseSession } from './fixtures/sessions'

const [inviter] = seedMembers(1)
const INVITATION = accountOf(inviter!, 0, '').referralCode

let made = 0
const newName = () => `elsewhere_${Date.now().toString(36)}_${process.pid}_${++made}`.slice(0, 30)

/** Says who one is at the provider's own page, which is another site. */
async function signInAtProvider(page: Page, email: string, name = 'Grace Hopper') {
  await page.getByLabel('Email at the provider').fill(email)
  await page.getByLabel('Name at the provider').fill(name)
  await page.getByRole('button', { name: 'Allow' }).click()
}

const sessionOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'session')?.value

test('a newcomer makes an account with Google, leaves, and is back with one press', async ({ page, baseURL }) => {
  const name = newName()
  await open(page, '/register')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('heading', { name: 'OpenID provider' })).toBeVisible()
  expect(new URL(page.url()).origin).not.toBe(new URL(baseURL ?? '').origin)
  await signInAtProvider(page, `${name}@example.com`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finish your account')
  await expect(page).toHaveURL(`${baseURL}/oauth/finish`)
  await expect(page).toHaveTitle('Finish your account · Human Design Social')
  await expect(page.getByText(`${name}@example.com`)).toBeVisible()
  await expect(page.getByText('Confirmed by Google')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Grace Hopper')
  await expect(page.getByLabel('Username')).toHaveValue(name)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/register/success')
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await page.waitForURL('**/app/dashboard')
  const first = await sessionOf(page)

  await loseSession(page)
  await open(page, '/login?redirect=%2Fapp%2Fprofile')
  // The provider still knows them: it asks nothing.
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.waitForURL('**/app/profile')
  expect(await sessionOf(page)).not.toBe(first)
})

test('a newcomer makes an account with GitHub in Russian, without an address there', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 4\d\d/)
  const name = newName()
  await page.context().addCookies([{ name: 'language', value: 'ru', url: baseURL }])
  await open(page, '/login')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Продолжить с GitHub' }).click()
  await signInAtProvider(page, '', name)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Завершите создание аккаунта')
  await page.getByLabel('Полное имя').fill('Вера Холодная')
  await page.getByRole('button', { name: 'Создать аккаунт' }).click()
  await expect(page.getByText('Введите действительный адрес электронной почты')).toBeVisible()
  await expect(page.getByLabel('Электронная почта')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Электронная почта').fill('demo@example.com')
  await page.getByRole('button', { name: 'Создать аккаунт' }).click()
  await expect(page.getByText('Аккаунт с таким адресом уже существует')).toBeVisible()
  await page.getByLabel('Электронная почта').fill(`${name}@example.com`)
  await page.getByRole('button', { name: 'Создать аккаунт' }).click()
  await page.waitForURL('**/register/success')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})

test('a referral code that was typed comes along over Google', async ({ page }) => {
  await open(page, '/register')
  await page.getByLabel('Referral code').fill(INVITATION.toLowerCase())
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await signInAtProvider(page, `${newName()}@example.com`)
  await expect(page.getByLabel('Referral code')).toHaveValue(INVITATION)
})

test('cancelling at the provider leads back calmly, in both languages', async ({ page, baseURL }) => {
  await open(page, '/login?redirect=%2Fapp%2Fprofile')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  const news = page.getByText('Signing in with Google was cancelled.')
  await expect(news).toBeVisible()
  await expectAccessible(page)
  // What happened once is not told again, and the way on is kept.
  await expect(page).toHaveURL(`${baseURL}/login?redirect=%2Fapp%2Fprofile`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  await expect(news).toHaveCount(0)

  await page.context().addCookies([{ name: 'language', value: 'ru', url: baseURL }])
  await open(page, '/login')
  await page.getByRole('button', { name: 'Продолжить с GitHub' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Вход через GitHub отменён.')).toBeVisible()
})

test('a member links GitHub in the settings, is told by mail, signs in with it, and takes it away again', async ({
  page,
  request,
}) => {
  const name = newName()
  await open(page, '/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await signInAtProvider(page, `${name}@example.com`)
  await page.getByLabel('Username').fill(name)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/register/success')

  await open(page, '/app/settings?tab=account')
  const linked = page.getByRole('region', { name: 'Linked sign-ins' })
  await expect(linked.getByText('Your only way to sign in: set a password before you unlink it.')).toBeVisible()
  await expect(linked.getByRole('button', { name: 'Unlink Google' })).toHaveCount(0)
  await linked.getByRole('button', { name: 'Link GitHub' }).click()
  await signInAtProvider(page, '', name)
  await expect(linked.getByText('GitHub now signs you in.')).toBeVisible()
  await expect(linked.getByText(name, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await mailTo(request, `${name}@example.com`, 'sign-in-method-added')

  await loseSession(page)
  await open(page, '/login')
  await page.getByRole('button', { name: 'Continue with GitHub' }).click()
  await signInAtProvider(page, '', name)
  await page.waitForURL('**/app/dashboard')
  await open(page, '/app/settings?tab=account')
  await linked.getByRole('button', { name: 'Unlink GitHub' }).click()
  await expect(linked.getByRole('status')).toHaveText('GitHub no longer signs you in.')
  await expect(linked.getByRole('status')).toBeFocused()
  await expect(linked.getByRole('button', { name: 'Link GitHub' })).toBeVisible()
  await expectAccessible(page)
})

for (const path of ['/login', '/register']) {
  test(`${path} with its buttons loads no more than 105 kB of script`, async ({ page }) => {
    const weight = await weighScripts(page, path)
    expect(weight.page).toBeGreaterThan(50_000)
    expect(weight.page).toBeLessThanOrEqual(105_500)
    expect(weight.live).toBe(0)
  })
}

test('an address that is a member’s already asks to sign in and link', async ({ page }) => {
  await open(page, '/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await signInAtProvider(page, 'demo@example.com')
  await expect(page.getByRole('alert')).toHaveText(
    'An account with this address exists. Sign in and link Google in Settings → Account',
  )
  await expect(page.getByRole('alert')).toBeFocused()
  expect(await sessionOf(page)).toBeUndefined()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a newcomer makes an account with Google, as the page’s policy lets the form go there', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/status of 400/)
    const name = newName()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await signInAtProvider(page, `unverified_${name}@example.com`)
    await expect(page.getByText('We will send you a link to confirm it')).toBeVisible()
    await page.getByLabel('Username').fill('x')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Username must be at least 3 characters')).toBeVisible()
    await page.getByLabel('Username').fill(name)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('**/register/success')
  })
})
