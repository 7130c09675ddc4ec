import { expect, test } from './fixtures'
import { open } from './fixtures/open'

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

test('a page whose words cannot be fetched says so after a second try, and can be retried', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|Failed to fetch/)
  const requests: string[] = []
  await page.route('**/assets/words-*/en/legal.json', (route) => {
    requests.push(route.request().url())
    return route.abort()
  })
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  expect(requests).toHaveLength(2)
  // A document has the words of its page.
  await page.getByRole('link', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  expect(requests).toHaveLength(2)
})

test('a language whose words cannot be fetched leaves the page in its own; a new document is in the chosen one', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|Failed to fetch/)
  const requests: string[] = []
  await page.route('**/assets/words-*/ru/*.json', (route) => {
    requests.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    return route.abort()
  })
  await open(page, '/terms')
  await page.getByRole('contentinfo').getByRole('button', { name: 'RU, Русский' }).click()
  // All at once, and all once more.
  const asked = ['common.json', 'errors.json', 'landing.json', 'legal.json']
  await expect.poll(() => requests.length).toBe(2 * asked.length)
  expect(requests.slice(0, asked.length).sort()).toEqual(asked)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})
