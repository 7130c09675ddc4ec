import { expect, test } from './fixtures'
import { newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

test('help is at the foot of every page; the menus lead a member around by keyboard, to the guidelines and out', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Subjects' }).getByRole('link', { name: 'Signing in' }).click()
  await expect(page).toHaveURL(/\/help#sign-in$/)
  await expect(page.getByRole('heading', { name: 'I forgot my password' })).toBeInViewport()

  await newMember(page)
  await open(page, '/app/dashboard')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await menu.getByRole('link', { name: 'Your Chart' }).click()
  await expect(page).toHaveURL(/\/app\/profile$/)
  await expect(menu.getByRole('link', { name: 'Your Chart' })).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('#content')).toBeFocused()
  await page.getByRole('link', { name: 'Guidelines' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Community guidelines' })).toBeVisible()
  await page.goBack()

  const button = page.getByRole('button', { name: 'Ada Lovelace: your account' })
  await button.press('Enter')
  const dark = page.getByRole('menuitemradio', { name: 'Dark' })
  await dark.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dark).toHaveAttribute('aria-checked', 'true')
  await expect(page.getByRole('menuitem', { name: 'Your Profile' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login')
  const answer = await page.request.get('/app', { maxRedirects: 0 })
  expect(answer.headers().location).toBe('/login?redirect=%2Fapp')
})

test('on a phone a bar at the foot leads from part to part, and the head to the palette, the search and the notifications', {
  tag: '@phone',
}, async ({ page }) => {
  await newMember(page)
  await open(page, '/app/dashboard')
  const bar = page.getByRole('navigation', { name: 'Main menu' })
  for (const [name, path] of [
    ['Connections', '/app/connections'],
    ['Love', '/app/compatibility'],
    ['Messages', '/app/messages'],
    ['Settings', '/app/settings'],
    ['Home', '/app/dashboard'],
  ]) {
    await bar.getByRole('link', { name: name! }).click()
    await expect(page).toHaveURL(path!)
    await expect(bar.getByRole('link', { name: name! })).toHaveAttribute('aria-current', 'page')
  }
  await expect(bar).toBeInViewport({ ratio: 1 })

  // What the bar has no room for is in the menu of the account.
  for (const [name, path] of [
    ['Explore', '/app/explore'],
    ['HD Insights', '/app/insights'],
    ['Library', '/library'],
  ]) {
    await page.getByRole('button', { name: 'Ada Lovelace: your account' }).click()
    await page.getByRole('menuitem', { name: name! }).click()
    await expect(page).toHaveURL(path!)
  }

  const field = page.getByRole('dialog').getByRole('combobox')
  await page.getByRole('button', { name: /your account$/ }).click()
  await page.getByRole('menuitem', { name: 'Go to…' }).click()
  await expect(field).toBeFocused()
  await field.fill('penta')
  await page.getByRole('option', { name: 'Penta', exact: true }).click()
  await expect(page).toHaveURL('/app/penta')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page).toHaveURL('/app/search')
  const box = page.getByRole('main').getByRole('searchbox')
  await expect(box).toBeFocused()
  await box.fill('соколова')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/app\/search\?q=/)
  await expect(page.getByRole('region', { name: 'People' }).getByRole('link', { name: /Анна Соколова/ })).toBeVisible()

  await page.getByRole('banner').getByRole('link', { name: 'Notifications' }).click()
  await expect(page).toHaveURL(/\/app\/notifications$/)
  await expect(page.getByText('Nothing here yet')).toBeVisible()
})
