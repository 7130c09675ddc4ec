import { expect, expectAccessible } from './fixtures'
import { post } from './fixtures/conversation'
import { open } from './fixtures/open'
import { test } from './fixtures/two-members'

test('from the list to a conversation and back, in Russian and in the dark', async ({ writers, baseURL }) => {
  const { one, other, id } = writers
  const { page } = one
  await page
    .context()
    .addCookies(
      Object.entries({ language: 'ru', theme: 'dark' }).map(([name, value]) => ({ name, value, url: baseURL ?? '' })),
    )
  await open(page, '/app/messages')
  await expect(page.getByRole('heading', { name: 'Сообщения', level: 1 })).toBeVisible()
  const row = page.getByRole('link', { name: /Boris Orlov/ })
  await expect(row).toContainText('1 непрочитанное сообщение')
  await expectAccessible(page)
  await row.click()
  const field = page.getByRole('textbox', { name: 'Сообщение', exact: true })
  await field.fill('Доброе утро')
  await page.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(field).toHaveValue('')
  const own = page.getByRole('log', { name: 'Переписка: Boris Orlov' }).getByRole('listitem')
  await expect(own.filter({ hasText: 'Доброе утро' })).toContainText('Отправлено')
  await post(other, id, 'До вечера')
  await expect(own.filter({ hasText: 'До вечера' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByRole('link', { name: 'К списку бесед' }).click()
  await expect(page).toHaveURL(/\/app\/messages$/)
  await expect(row).toContainText('До вечера')
  await expect(row).not.toContainText('непрочитанн')
})

test('the frame stands where a conversation breaks while it is drawn', async ({ writers, consoleErrors }) => {
  // React says what broke, and where.
  consoleErrors.expect(/TypeError|not iterable|above error|render_failed|iterable/)
  const { page } = writers.one
  await open(page, '/app/messages')
  const banner = page.getByRole('banner')
  // Data that no release of the page understands.
  await page.route('**/app/messages.data?c=*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('"open"', '"new"') })
  })
  await page.getByRole('link', { name: /Boris Orlov/ }).click()
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const { x } = (await page.getByRole('alert').boundingBox())!
  expect(x).toBeGreaterThan(8)
  await page.unroute('**/app/messages.data?c=*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('log')).toBeVisible()
  await expect(banner).toBeHidden()
})
