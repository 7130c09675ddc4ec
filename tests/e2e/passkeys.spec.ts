import { expect, test } from './fixtures'
import { fillSignIn } from './fixtures/account-forms'
import { addAuthenticator } from './fixtures/authenticator'
import { mailTo } from './fixtures/mailbox'
import { newMember, PASSWORD } from './fixtures/new-member'
import { open } from './fixtures/open'
import { loseSession } from './fixtures/sessions'

const TAB = '/app/settings?tab=account'
const LOGIN = `/login?redirect=${encodeURIComponent(TAB)}`

test('a member proves who they are, adds a passkey, signs in with it, wants it after the password, and removes it', async ({
  page,
  request,
  consoleErrors,
}) => {
  // The first press is refused until the member has proved who they are.
  consoleErrors.expect(/status of 403/)
  const email = `${await newMember(page, { isProved: false })}@example.com`
  const device = await addAuthenticator(page)
  await open(page, TAB)
  const card = page.getByRole('region', { name: 'Passkeys' })
  const add = card.getByRole('button', { name: 'Add a passkey' })
  await add.click()
  await page.waitForURL('**/auth/verify')
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm' }).click()
  // It goes on without another press.
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
  await open(page, LOGIN)
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' })
  await device.knows(false)
  await signIn.click()
  await expect(page.getByText('Cancelled or timed out. Try again.')).toBeVisible()
  await device.knows(true)
  await signIn.click()
  await page.waitForURL(`**${TAB}`)

  await card.getByRole('button', { name: 'Ask for a passkey' }).click()
  await expect(card.getByText('From now on you also need a passkey to sign in.')).toBeVisible()
  await loseSession(page)
  await open(page, LOGIN)
  await fillSignIn(page, email)
  await page.waitForURL('**/auth/passkey')
  await expect(page.getByText('One more step: confirm with your passkey.')).toBeVisible()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(`**${TAB}`)

  await card.getByText('Remove', { exact: true }).click()
  await card.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(card.getByText('Passkey removed')).toBeVisible()
  await expect(card.getByRole('heading', { name: 'My laptop' })).toHaveCount(0)
  await mailTo(request, email, 'passkey-removed')
})
