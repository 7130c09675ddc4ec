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

// That every tab of the settings saves and refuses by its forms: tests/integration/plain-forms.test.ts.
test('without scripts: the settings save, take a photo away again, and offer no dead button', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 400/)
  await newMember(page, { fullName: 'Mira Voss' })
  await page.goto(settings('personal'))
  const save = page.getByRole('button', { name: 'Save Changes' })
  await expect(save).toBeEnabled()
  await page.getByLabel('Full name').fill('M')
  await page.getByLabel('Location').fill('Bergen')
  await save.click()
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible()
  await expect(page.getByLabel('Location')).toHaveValue('Bergen')
  await page.getByLabel('Full name').fill('Mira Ny')
  await save.click()
  await expect(page.getByText('Saved successfully!')).toBeVisible()

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

  await page.goto(settings('privacy'))
  const receipts = page.getByRole('checkbox', { name: 'Read receipts' })
  await receipts.uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved successfully!')).toBeVisible()
  await expect(receipts).not.toBeChecked()

  await page.goto(settings('referral'))
  await expect(page.getByLabel('Your link')).toHaveValue(/\/join\?ref=/)
  await expect(page.getByText('How it works')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0)
})
