import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { INVITATION, newUsername } from './fixtures/account-forms'
import { mailTo } from './fixtures/mailbox'
import { open } from './fixtures/open'
import { loseSession } from './fixtures/sessions'

/** Says who one is at the provider's own page, which is another site. */
async function signInAtProvider(page: Page, email: string, name = 'Grace Hopper') {
  await page.getByLabel('Email at the provider').fill(email)
  await page.getByLabel('Name at the provider').fill(name)
  await page.getByRole('button', { name: 'Allow' }).click()
}

const sessionOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'session')?.value

test('a newcomer joins with Google, is back with one press, and links and unlinks GitHub in the settings', async ({
  page,
  baseURL,
  request,
}) => {
  const name = newUsername()
  await open(page, '/register')
  await page.getByLabel('Referral code').fill(INVITATION.toLowerCase())
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('heading', { name: 'OpenID provider' })).toBeVisible()
  expect(new URL(page.url()).origin).not.toBe(new URL(baseURL ?? '').origin)
  await signInAtProvider(page, `${name}@example.com`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finish signing up')
  await expect(page).toHaveURL(`${baseURL}/oauth/finish`)
  await expect(page).toHaveTitle('Finish signing up · Human Design Social')
  await expect(page.getByText(`${name}@example.com`)).toBeVisible()
  await expect(page.getByText('Confirmed by Google')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Grace Hopper')
  await expect(page.getByLabel('Username')).toHaveValue(name)
  // What was typed before came along.
  await expect(page.getByLabel('Referral code')).toHaveValue(INVITATION)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/register/success')
  const first = await sessionOf(page)

  await loseSession(page)
  await open(page, '/login?redirect=%2Fapp%2Fsettings%3Ftab%3Daccount')
  // The provider still knows them: it asks nothing.
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.waitForURL('**/app/settings?tab=account')
  expect(await sessionOf(page)).not.toBe(first)
  const linked = page.getByRole('region', { name: 'Linked sign-ins' })
  await expect(linked.getByText('This is your only way to sign in. Set a password before you unlink it.')).toBeVisible()
  await expect(linked.getByRole('button', { name: 'Unlink Google' })).toHaveCount(0)
  await linked.getByRole('button', { name: 'Link GitHub' }).click()
  await signInAtProvider(page, '', name)
  await expect(linked.getByText('You can now sign in with GitHub.')).toBeVisible()
  await expect(linked.getByText(name, { exact: true })).toBeVisible()
  await mailTo(request, `${name}@example.com`, 'sign-in-method-added')
  const unlink = linked.getByRole('button', { name: 'Unlink GitHub' })
  await unlink.click()
  await expect(linked.getByRole('status')).toHaveText('You can no longer sign in with GitHub.')
  await expect(linked.getByRole('status')).toBeFocused()
  await expect(linked.getByRole('button', { name: 'Link GitHub' })).toBeVisible()
})

test('cancelled or refused at the provider, one is led back; without an address there, one is asked for it', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 4\d\d/)
  const name = newUsername()
  await open(page, '/login?redirect=%2Fapp%2Fprofile')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  const news = page.getByText('Signing in with Google was cancelled.')
  await expect(news).toBeVisible()
  // What happened once is not told again, and the way on is kept.
  await expect(page).toHaveURL(`${baseURL}/login?redirect=%2Fapp%2Fprofile`)

  // The address of a member.
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await signInAtProvider(page, 'demo@example.com')
  await expect(page.getByRole('alert')).toHaveText(
    'An account with this email already exists. Sign in and link Google in Settings → Account',
  )
  await expect(page.getByRole('alert')).toBeFocused()
  expect(await sessionOf(page)).toBeUndefined()

  await page.getByRole('button', { name: 'Continue with GitHub' }).click()
  await signInAtProvider(page, '', name)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finish signing up')
  const email = page.getByLabel('Email')
  const create = page.getByRole('button', { name: 'Create account' })
  await page.getByLabel('Full name').fill('Vera Holodnaya')
  await create.click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(email).toBeFocused()
  await email.fill(`${name}@example.com`)
  await expect(page.getByText('Please enter a valid email address')).toHaveCount(0)
  await create.click()
  await page.waitForURL('**/register/success')
})
