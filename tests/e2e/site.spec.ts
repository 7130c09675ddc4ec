import { expect, test } from './fixtures'

test('a language that only the browser’s store remembers is reduced to ru or en, and holds', async ({
  page,
  context,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('language'))
  await page.goto('/')
  await expect.poll(stored).toBe('en')
  for (const [before, language] of [
    ['ru-RU', 'ru'],
    ['de-DE', 'en'],
  ] as const) {
    await context.clearCookies()
    await page.evaluate((value) => localStorage.setItem('language', value), before)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect.poll(stored).toBe(language)
  }
})

test('a broken answer shows none of its text, and a link without an answer says so in the language of the page and can be retried', async ({
  page,
  context,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|Failed to fetch|500|SyntaxError/)
  const footer = page.getByRole('contentinfo')
  await page.goto('/')
  const body = 'SQLITE_ERROR at worker.js:1'
  await page.route('**/privacy.data*', (route) => route.fulfill({ status: 500, contentType: 'text/plain', body }))
  await footer.getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.locator('body')).not.toContainText('SQLITE')

  await page.unroute('**/privacy.data*')
  await context.addCookies([{ name: 'language', value: 'ru', url: baseURL ?? '' }])
  await page.goto('/')
  await page.route('**/privacy.data*', (route) => route.abort())
  await footer.getByRole('link', { name: 'Конфиденциальность' }).click()
  await expect(page.getByRole('heading', { name: 'Нет связи' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await page.getByRole('link', { name: 'Повторить' }).click()
  await expect(page).toHaveURL(/\/privacy$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Конфиденциальность' })).toBeVisible()
})
