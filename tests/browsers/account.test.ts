import { expect } from 'vitest'
import { PASSWORD } from '../e2e/fixtures/new-member'
import { journey } from './journey'
import { KEYS } from './page'

journey(
  'a visitor registers, and signs in again',
  async ({ page }) => {
    const username = `r_${Date.now().toString(36)}`
    await page.open('/register')
    await page.type('Ada Lovelace', 'input', 'Full name')
    await page.type(username, 'input', 'Username')
    await page.type(`${username}@example.com`, 'input', 'Email')
    await page.type(PASSWORD, 'input', 'Password')
    await page.type(PASSWORD, 'input', 'Confirm password')
    await page.click('button', 'Continue')
    await page.see('h2', 'Birth data')
    await page.click('button', 'Skip')
    await page.see('h1', 'Your account is ready, Ada Lovelace')
    await page.open('/app/dashboard')
    await page.click('button', /: your account$/)
    await page.click('[role=menuitem]', 'Sign out')
    await page.isAt('/login')
    await page.hydrated()
    await page.type(`${username}@example.com`, 'input', 'Email')
    await page.type(PASSWORD, 'input', 'Password')
    await page.press(KEYS.Enter)
    await page.isAt('/app/dashboard')
  },
  { widths: ['wide', 'narrow'] },
)

journey('settings ask before something unsaved is left, and say that they are saved', async ({ page, signIn }) => {
  await signIn()
  await page.open('/app/dashboard')
  await page.click('a[href="/app/settings"]')
  await page.type('Oslo', 'input', 'Location')
  await page.click('a', 'HD Data')
  await page.see('[role=dialog]', /Leave without saving\?/)
  await page.click('[role=dialog] button', 'Stay')
  await page.gone('[role=dialog]')
  await page.browser.send('back')
  await page.see('[role=dialog]', /Leave without saving\?/)
  await page.press(KEYS.Escape)
  await page.gone('[role=dialog]')
  await page.isAt('/app/settings')
  await page.click('button', 'Save Changes')
  await page.see('[role=status]', /Saved successfully!/)
})

journey('deleting the account under the service worker is quick', async ({ page, signIn }) => {
  await signIn()
  await page.open('/app/settings?tab=account')
  await page.until(true, () => navigator.serviceWorker.controller !== null)
  await page.click('button', 'Delete account')
  await page.type(PASSWORD, '[role=dialog] input', 'Current password')
  const startedAt = Date.now()
  await page.click('[role=dialog] button', 'Delete my account')
  await page.isAt('/auth/paused')
  expect(Date.now() - startedAt).toBeLessThan(5000)
})
