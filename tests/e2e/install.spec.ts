import { expect, test } from './fixtures'
import { newMember } from './fixtures/new-member'

test('the browser finds nothing that keeps the site from being installed', async ({ page, baseURL }) => {
  await newMember(page)
  await page.goto('/')
  const browser = await page.context().newCDPSession(page)
  const { url, errors } = await browser.send('Page.getAppManifest')
  expect(url).toBe(`${baseURL}/site.en.webmanifest`)
  expect(errors).toEqual([])
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // The contexts of Playwright have no profile that could hold an app.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})
