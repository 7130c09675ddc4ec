import { journey } from './journey'
import type { Page } from './page'

/** Presses a link, goes to another document while what it needs is held, once that is ready, and ends there. */
async function leaveWhileLoading(page: Page, link: string, needed: RegExp, isReady = async () => {}) {
  // Then the scripts of the live connection have come, which would be held instead.
  await page.see('button', /Online/)
  const release = page.line.hold(needed)
  const loading = page.line.next(needed)
  await page.click(link)
  await loading
  await isReady()
  const leaving = page.line.next(/^\/terms$/)
  await page.evaluate(() => void setTimeout(() => location.assign('/terms')))
  await leaving
  release()
  await page.isAt('/terms')
  await page.hydrated()
  await page.isAt('/terms')
}

// A browser that cancels what a page loads once it is being left must not be led back to it.
journey('going elsewhere while the page of a link still loads ends where it was meant to', async ({ page, signIn }) => {
  await signIn()
  await page.open('/app/dashboard')
  // The scripts may have been loaded ahead; the data of the page are always asked for.
  await leaveWhileLoading(page, 'a[href="/app/explore"]', /\/assets\/.*\.js$|\/explore.*\.data/)
})

journey('so does going elsewhere while a tab of a page still loads, whose data have come', async ({ page, signIn }) => {
  await signIn()
  await page.open('/app/settings')
  await leaveWhileLoading(page, 'main a[href$="?tab=privacy"]', /\/assets\/.*\.js$/, () =>
    page.until(true, () => performance.getEntriesByType('resource').some(({ name }) => /settings\.data/.test(name))),
  )
})
