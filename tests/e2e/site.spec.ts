import { expect, expectAccessible, test } from './fixtures'

test('the front page comes alive without an error and without an accessibility problem', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test('a language that only the browser’s store remembers is reduced to ru or en, and holds', async ({
  page,
  context,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('language'))
  await page.goto('/')
  await expect.poll(stored).toBe('en')
  for (const [kept, language] of [
    ['ru-RU', 'ru'],
    ['de-DE', 'en'],
  ] as const) {
    await context.clearCookies()
    await page.evaluate((value) => localStorage.setItem('language', value), kept)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect.poll(stored).toBe(language)
  }
})

test('a link that leads to no answer says so in the language of the page, and the next try succeeds', async ({
  page,
  context,
  baseURL,
  consoleErrors,
}) => {
  await context.addCookies([{ name: 'language', value: 'ru', url: baseURL! }])
  await page.goto('/')
  await page.route('**/privacy.data*', (route) => route.abort())
  consoleErrors.expect(/ERR_FAILED|Failed to fetch/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Конфиденциальность' }).click()
  await expect(page.getByRole('heading', { name: 'Нет связи' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await page.getByRole('link', { name: 'Повторить' }).click()
  await expect(page).toHaveURL(/\/privacy$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Конфиденциальность' })).toBeVisible()
})

test('an answer that broke on the way shows the specified headline and nothing of what it said', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/')
  const body = 'SQLITE_ERROR at worker.js:1'
  await page.route('**/privacy.data*', (route) => route.fulfill({ status: 500, contentType: 'text/plain', body }))
  consoleErrors.expect(/500|SyntaxError/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.locator('body')).not.toContainText('SQLITE')
})
