import { expect, test } from './fixtures'
import { fillSignIn } from './fixtures/account-forms'
import { addAuthenticator } from './fixtures/authenticator'
import { mailTo } from './fixtures/mailbox'
import { newMember } from './fixtures/new-member'
import { open } from './fixtures/open'
import { loseSession } from './fixtures/sessions'

const TAB = '/app/settings?tab=account'

test('a member adds a passkey, signs in with it, wants it after the password, and removes it', async ({
  page,
  request,
}) => {
  const email = `${await newMember(page)}@example.com`
  const device = await addAuthenticator(page)
  await open(page, TAB)
  const card = page.getByRole('region', { name: 'Passkeys' })
  const add = card.getByRole('button', { name: 'Add a passkey' })
  await add.click()
  await expect(card.getByText('Passkey added')).toBeVisible()
  await expect(card.getByText('Chrome on', { exact: false }).first()).toBeVisible()
  expect(await device.count()).toBe(1)
  await mailTo(request, email, 'passkey-added')

  // Once more on the same device is no second one.
  await add.click()
  await expect(card.getByText('This device already has a passkey for your account.')).toBeVisible()

  await card.getByText('Rename', { exact: true }).click()
  await card.getByRole('textbox', { name: 'Name' }).fill('My laptop')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByRole('heading', { name: 'My laptop' })).toBeVisible()

  await loseSession(page)
  await open(page, '/login?redirect=%2Fapp%2Fpenta')
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' })
  await device.knows(false)
  await signIn.click()
  await expect(page.getByText('Cancelled or timed out. Try again.')).toBeVisible()
  await device.knows(true)
  await signIn.click()
  await page.waitForURL('**/app/penta')

  await open(page, TAB)
  await card.getByRole('button', { name: 'Ask for a passkey' }).click()
  await expect(card.getByText('From now on you also need a passkey to sign in.')).toBeVisible()
  await loseSession(page)
  await open(page, '/login')
  await fillSignIn(page, email)
  await page.waitForURL('**/auth/passkey')
  await expect(page.getByText('One more step: confirm with your passkey.')).toBeVisible()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL('**/app/dashboard')

  await open(page, TAB)
  await card.getByText('Remove', { exact: true }).click()
  await card.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(card.getByText('Passkey removed')).toBeVisible()
  await expect(card.getByRole('heading', { name: 'My laptop' })).toHaveCount(0)
  await mailTo(request, email, 'passkey-removed')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an old sign-in is asked for the password, and the token is made as it was typed', async ({ page }) => {
    await newMember(page, { isProved: false })
    await page.goto('/app/settings/tokens')
    await page.getByLabel('Name').fill('Clock on my desk')
    await page.getByRole('button', { name: 'Create token' }).click()
    await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
    await page.getByLabel('Current password').fill('plinth walrus kayak')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('button', { name: 'Create token' }).click()
    await expect(page.getByRole('heading', { name: /Clock on my desk/ }).first()).toBeVisible()
  })
})

test('after the proof a passkey is added without another press', async ({ page, consoleErrors }) => {
  // The first press is refused until the member has proved who they are.
  consoleErrors.expect(/status of 403/)
  await newMember(page, { isProved: false })
  await addAuthenticator(page)
  await open(page, TAB)
  const card = page.getByRole('region', { name: 'Passkeys' })
  const add = card.getByRole('button', { name: 'Add a passkey' })
  await add.click()
  await page.waitForURL('**/auth/verify')
  await page.getByLabel('Current password').fill('plinth walrus kayak')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(card.getByText('Passkey added')).toBeVisible()
})

test('with scripts the form goes on by itself', async ({ page }) => {
  await newMember(page, { isProved: false })
  await open(page, '/app/settings/tokens')
  await page.getByLabel('Name').fill('Clock on my desk')
  await page.getByRole('button', { name: 'Create token' }).click()
  await page.waitForURL('**/auth/verify')
  await page.getByLabel('Current password').fill('plinth walrus kayak')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL('**/app/settings/tokens')
  await expect(page.getByRole('heading', { name: /Clock on my desk/ }).first()).toBeVisible()
})
