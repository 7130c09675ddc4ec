import { expect, test } from './fixtures'
import { newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

/** What docs/browsers.md promises of browsers that differ from the one these tests run in. */

test('the account menu has its full height before the page is live, and shows what is chosen; a closed dialog gives the focus back to its button', async ({
  page,
}) => {
  await newMember(page)
  await page.routeWebSocket('/ws/hub', () => {})
  await open(page, '/app/settings?tab=account')
  await page.getByRole('button', { name: 'Ada Lovelace: your account' }).click()
  const choices = page.getByRole('group', { name: 'Your status' }).getByRole('menuitemradio')
  await expect(choices).toHaveText(['Online', 'Away', 'Busy'])
  await choices.last().click()
  await page.getByRole('button', { name: 'Ada Lovelace: your account' }).click()
  await expect(choices.last()).toBeChecked()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ada Lovelace: your account' }).blur()

  // A click gives a button no focus, as in Safari and Firefox on macOS.
  await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()))
  const opener = page.getByRole('button', { name: 'Deactivate account' })
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})

test('colours follow the system unless a theme is chosen, scripts keep to the content security policy, and the site can be installed', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ blockedURI }) => console.error(`policy: ${blockedURI}`))
  })
  // Schemas of a form, and those of the connection once it is live.
  await open(page, '/register')
  const LIGHT = 'rgb(251, 250, 247)'
  const DARK = 'rgb(18, 19, 26)'
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const theme of ['system', 'light', 'dark'] as const) {
      const shown = theme === 'system' ? colorScheme : theme
      const background = await page.locator('html').evaluate((html, name) => {
        if (name === 'system') html.removeAttribute('data-theme')
        else html.setAttribute('data-theme', name)
        return getComputedStyle(html).backgroundColor
      }, theme)
      expect(background, `${colorScheme}, ${theme}`).toBe(shown === 'dark' ? DARK : LIGHT)
    }
  }
  await newMember(page)
  await open(page, '/app/dashboard')
  await expect(page.getByRole('button', { name: 'Ada Lovelace: your account' }).getByText('Online')).toBeAttached()

  const browser = await page.context().newCDPSession(page)
  const { url, errors } = await browser.send('Page.getAppManifest')
  expect(url).toBe(`${baseURL}/site.en.webmanifest`)
  expect(errors).toEqual([])
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // The contexts of Playwright have no profile that could hold an app.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})
