import { expect } from './fixtures'
import { test } from './fixtures/add-member'
import { begin, post } from './fixtures/conversation'
import { HOME } from './fixtures/feed'
import { expectNotice } from './fixtures/notices'
import { open } from './fixtures/open'

test('messages are counted in the menu and the title of every page; others see a status on the profile, until it is hidden', async ({
  strangers: { one, other },
}) => {
  const { page } = one
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const messages = menu.getByRole('link', { name: /^Messages/ })
  await open(page, HOME)
  await expect(messages).toHaveAccessibleName('Messages')
  await expect(page).toHaveTitle('Home · Human Design Social')
  const id = await begin(other, one)
  await post(other, id, 'Hello')
  await expect(messages).toHaveAccessibleName('Messages, 1 unread')
  await expect(page).toHaveTitle('(1) Home · Human Design Social')
  await menu.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveTitle('(1) Settings · Human Design Social')
  await post(other, id, 'Are you there?')
  await expect(page).toHaveTitle('(2) Settings · Human Design Social')
  await expect(messages).toHaveAccessibleName('Messages, 2 unread')
  // The server renders the count too.
  const html = await (await page.request.get(HOME)).text()
  expect(html).toContain('aria-label="Messages, 2 unread"')

  await page.getByRole('main').getByRole('link', { name: 'Privacy', exact: true }).click()
  await expect(page).toHaveURL(/tab=privacy/)
  await open(other.page, `/u/${one.username}`)
  await expect(other.page.getByText('Active now')).toBeVisible()

  const userMenu = page.getByRole('button', { name: 'Ada Lovelace: your account' })
  const choices = page.getByRole('group', { name: 'Your status' }).getByRole('menuitemradio')
  await userMenu.press('Enter')
  await expect(choices).toHaveText(['Online', 'Away', 'Busy'])
  await expect(page.getByRole('menuitemradio', { name: 'Online' })).toBeChecked()
  await page.keyboard.press('b')
  await expect(page.getByRole('menuitemradio', { name: 'Busy' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(other.page.getByText('Busy', { exact: true })).toBeVisible()
  await userMenu.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Busy' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(userMenu).toBeFocused()

  await page.getByLabel('Who sees when I’m active').selectOption('No one')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Saved successfully!')
  await expect(other.page.getByText('Busy', { exact: true })).toBeHidden()
  await other.page.reload()
  await expect(other.page.getByRole('link', { name: 'Message', exact: true })).toBeVisible()
  await expect(other.page.getByText(/^(Busy|Active now)$/)).toHaveCount(0)
})
