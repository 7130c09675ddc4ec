import { journey } from './journey'

// A browser that cancels what a page loads once it is being left must not be led back to it.
journey('going elsewhere while the page of a link still loads ends where it was meant to', async ({ page, signIn }) => {
  await signIn()
  await page.open('/app/dashboard')
  // Then the scripts of the live connection have come, which would be held instead.
  await page.see('button', /Online/)
  // The scripts may have been loaded ahead; the data of the page are always asked for.
  const needed = /\/assets\/.*\.js$|\/explore.*\.data/
  const release = page.line.hold(needed)
  const loading = page.line.next(needed)
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
