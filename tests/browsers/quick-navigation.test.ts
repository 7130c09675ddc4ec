import { journey } from './journey'

// A browser that cancels what a page loads once it is being left must not be led back to it.
journey('going elsewhere while the page of a link still loads ends where it was meant to', async ({ page, signIn }) => {
  // Remix writes down that it was cut short while it looked at links ahead.
  page.expectErrors(/Failed to fetch manifest patches/)
  await signIn()
  await page.open('/app/dashboard')
  const scripts = /\/assets\/.*\.js$/
  const release = page.line.hold(scripts)
  const loading = page.line.next(scripts)
  await page.click('a[href="/app/explore"]')
  await loading
  const leaving = page.line.next(/^\/terms$/)
  await page.evaluate(() => void setTimeout(() => location.assign('/terms')))
  await leaving
  release()
  await page.isAt('/terms')
  await page.hydrated()
  await page.isAt('/terms')
})
