import { expect } from 'vitest'
import { journey } from './journey'
import { storedPage } from './stored-page'

const SIGN_OUT_MILLISECONDS = 5000

journey('signing out under the service worker is quick, and leaves nothing behind', async ({ page, signIn }) => {
  await signIn()
  await page.open('/app/profile')
  await storedPage(page, '/app/profile')
  await page.open('/app/dashboard')
  await page.click('button', /: your account$/)
  const startedAt = Date.now()
  await page.click('[role=menuitem]', 'Sign out')
  await page.isAt('/login')
  expect(Date.now() - startedAt).toBeLessThan(SIGN_OUT_MILLISECONDS)
  await page.until(0, async () => (await caches.keys()).length)
})
