import { expect, test } from './fixtures'
import { newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

/** What docs/browsers.md promises of browsers that differ from the one these tests run in. */

test('where a click gives a button no focus, a closed dialog gives it back to the button', async ({ page }) => {
  await newMember(page)
  // As Safari and Firefox on macOS do.
  await page.addInitScript(() => addEventListener('mousedown', (event) => event.preventDefault()))
  await open(page, '/app/settings?tab=account')
  const opener = page.getByRole('button', { name: 'Deactivate account' })
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the account menu has its full height before the page is live, and shows what is chosen there', async ({
  page,
}) => {
  await newMember(page)
  await page.routeWebSocket('/ws/hub', () => {})
  await open(page, '/app/settings')
  await page.getByRole('button', { name: 'Ada Lovelace: your account' }).click()
  const choices = page.getByRole('group', { name: 'Your status' }).getByRole('menuitemradio')
  await expect(choices).toHaveText(['Online', 'Away', 'Busy'])
  await choices.last().click()
  await page.getByRole('button', { name: 'Ada Lovelace: your account' }).click()
  await expect(choices.last()).toBeChecked()
})

test('colours follow the system, and a chosen theme overrules it', async ({ page }) => {
  await open(page, '/login')
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
})

test('scripts try nothing that the content security policy forbids', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ blockedURI }) => console.error(`policy: ${blockedURI}`))
  })
  // Schemas of a form, and those of the connection once it is live.
  await open(page, '/register')
  await newMember(page)
  await open(page, '/app/dashboard')
  await expect(page.getByRole('button', { name: 'Ada Lovelace: your account' }).getByText('Online')).toBeAttached()
})
