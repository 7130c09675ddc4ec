import { png, pngOfBytes } from '../fixtures/pictures'
import { expect, test } from './fixtures'
import { fillSignIn, INVITATION, newUsername } from './fixtures/account-forms'
import { mailTo, pathIn } from './fixtures/mailbox'
import { newMember, PASSWORD } from './fixtures/new-member'
import { loseSession } from './fixtures/sessions'

const NEW_PASSWORD = 'a quiet river 84'
const settings = (tab: string) => `/app/settings?tab=${tab}`

// Everything about getting in and about one's account, by the plain forms that a browser sends where no script runs.

test.use({ javaScriptEnabled: false })

test('without scripts: joins, confirms the address, gets a new password, and joins by Google', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 400/)
  const heading = page.getByRole('heading', { level: 1 })
  const username = newUsername()
  const email = `${username}@example.com`
  await page.goto('/register')
  await page.getByLabel('Full name').fill('Ada Lovelace')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(heading).toHaveText('Your account is ready, Ada Lovelace')
  await page.getByRole('button', { name: 'RU, Русский' }).click()
  await expect(heading).toHaveText('Ada Lovelace, ваш аккаунт готов')
  await expect(page).toHaveURL(/\/register\/success$/)
  await page.getByRole('button', { name: 'EN, English' }).click()
  await expect(heading).toHaveText('Your account is ready, Ada Lovelace')

  await page.goto('/app/dashboard')
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText('Link sent.')).toBeVisible()
  await page.goto('/app/dashboard')
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page).toHaveURL(/\/app\/dashboard$/)
  await expect(page.getByText('Please confirm')).toHaveCount(0)
  await page.goto(pathIn(await mailTo(page.request, email, 'confirm-email', 2)))
  await page.getByRole('button', { name: `Confirm ${email}` }).click()
  await expect(heading).toHaveText('Your email is confirmed')

  await page.goto(`/join?ref=${INVITATION}`)
  await page.getByRole('button', { name: 'Sign out and create a new account' }).click()
  await expect(page.getByLabel('Referral code')).toHaveValue(INVITATION)
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByText('Reset email sent!')).toBeVisible()
  await page.goto(pathIn(await mailTo(page.request, email, 'reset-password')))
  await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(heading).toHaveText('Your password has been changed')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, email, NEW_PASSWORD)
  await page.waitForURL('**/app/dashboard')

  // The policy of the page lets its form go to the provider.
  await loseSession(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const other = newUsername()
  await page.getByLabel('Email at the provider').fill(`unverified_${other}@example.com`)
  await page.getByLabel('Name at the provider').fill('Grace Hopper')
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByText('You’ll get a link to confirm it')).toBeVisible()
  await page.getByLabel('Username').fill('x')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible()
  await page.getByLabel('Username').fill(other)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/register/success')
})

test('without scripts: every tab of the settings saves, refuses with its texts, and offers no dead button', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of (400|403)/)
  const email = `${await newMember(page, { fullName: 'Mira Voss' })}@example.com`
  const said = page.getByText('Saved successfully!')

  await test.step('personal', async () => {
    await page.goto(settings('personal'))
    const save = page.getByRole('button', { name: 'Save Changes' })
    await expect(save).toBeEnabled()
    await page.getByLabel('Location').fill('Oslo')
    await save.click()
    await expect(said).toBeVisible()
    await expect(page.getByLabel('Location')).toHaveValue('Oslo')
    await page.getByLabel('Full name').fill('M')
    await page.getByLabel('Location').fill('Bergen')
    await save.click()
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible()
    await expect(page.getByLabel('Location')).toHaveValue('Bergen')
    await page.getByLabel('Full name').fill('Mira Ny')
    await page.getByRole('textbox', { name: 'Email' }).fill(`plain_${email}`)
    await save.click()
    await expect(page.getByText('Please enter your current password')).toBeVisible()
    await page.getByLabel('Current password').fill(PASSWORD)
    await save.click()
    await expect(page.getByText(`Open the link sent to plain_${email}`)).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue('Mira Ny')
    await page.getByRole('button', { name: 'Cancel change' }).click()
    await expect(page.getByText('Your address stays the same')).toBeVisible()
  })

  await test.step('photo', async () => {
    await page.goto(settings('personal'))
    const photo = page.getByRole('region', { name: 'Photo', exact: true })
    const choose = async (bytes: Uint8Array) => {
      const chosen = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(bytes) }
      await page.locator('input[type=file][name=photo]').setInputFiles(chosen)
      await page.getByRole('button', { name: 'Upload' }).click()
    }
    await choose(await png(40, 40))
    await expect(page).toHaveURL(/photo=saved$/)
    await expect(photo.locator('img')).toHaveAttribute('src', /\/avatars\//)
    await expect(photo).toContainText('Saved successfully!')
    await choose(await pngOfBytes(1_048_577))
    await expect(page.getByRole('alert')).toHaveText('File size too large. Maximum allowed: 1MB')
    await photo.getByText('Remove photo').click()
    await photo.getByRole('button', { name: 'Remove' }).click()
    await expect(page).toHaveURL(/photo=removed$/)
    await expect(photo.locator('img')).toHaveCount(0)
  })

  await test.step('privacy', async () => {
    const active = page.getByLabel('Who sees when I’m active')
    await page.goto(settings('privacy'))
    await active.selectOption('My connections')
    await page.getByRole('checkbox', { name: 'Read receipts' }).uncheck()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(said).toBeVisible()
    await expect(active).toHaveValue('connections')
    await expect(page.getByRole('checkbox', { name: 'Read receipts' })).not.toBeChecked()
  })

  await test.step('referral', async () => {
    await page.goto(settings('referral'))
    await expect(page.getByLabel('Your link')).toHaveValue(/\/join\?ref=/)
    await expect(page.getByText('How it works')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0)
  })

  await test.step('API tokens', async () => {
    await page.goto('/app/settings/tokens')
    await page.getByLabel('Name').fill('Evening light')
    await page.getByRole('button', { name: 'Create token' }).click()
    await expect(page.getByLabel('Token', { exact: true })).toHaveValue(/^hds_[0-9a-f]{64}$/)
    await page.getByText('Revoke', { exact: true }).click()
    await page.getByRole('button', { name: 'Revoke token' }).click()
    await expect(page.getByText('Your tokens will appear here.')).toBeVisible()
  })

  await test.step('account', async () => {
    await page.goto(settings('account'))
    const deactivate = page.getByRole('button', { name: 'Deactivate', exact: true })
    await deactivate.click()
    await expect(page.getByText('Please enter your current password')).toBeVisible()
    await page.locator('form', { has: deactivate }).getByLabel('Current password').fill(PASSWORD)
    await deactivate.click()
    await expect(page).toHaveURL(/\/auth\/paused$/)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await fillSignIn(page, email)
    await page.getByRole('button', { name: 'Reactivate account' }).click()
    await expect(page).toHaveURL(/\/app\/dashboard$/)
  })
})
