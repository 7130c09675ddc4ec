import { expect, test } from './fixtures'
import { hydrated, open } from './fixtures/open'

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

test('an answer that is broken or missing, and words that cannot be fetched, are said in the language of the page, and can be retried', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|Failed to fetch/)
  const footer = page.getByRole('contentinfo')
  const privacy = page.getByRole('heading', { level: 1, name: 'Privacy' })
  let requests: string[] = []
  await page.route('**/assets/words-*/{en/legal,ru/*}.json', (route) => {
    requests.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    return route.abort()
  })
  await open(page, '/')
  await footer.getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  expect(requests).toHaveLength(2)
  // A document has the words of its page.
  await page.getByRole('link', { name: 'Retry' }).click()
  await expect(privacy).toBeVisible()
  await hydrated(page)
  expect(requests).toHaveLength(2)

  // A language whose words don't come leaves the page in its own.
  requests = []
  await footer.getByRole('button', { name: 'RU, Русский' }).click()
  // All at once, and all once more.
  const asked = ['common.json', 'errors.json', 'landing.json', 'legal.json']
  await expect.poll(() => requests.length).toBe(2 * asked.length)
  expect(requests.slice(0, asked.length).sort()).toEqual(asked)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(privacy).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await page.unrouteAll()

  await page.route('**/terms.data*', (route) => route.abort())
  await footer.getByRole('link', { name: 'Условия' }).click()
  await expect(page.getByRole('heading', { name: 'Нет связи' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await page.getByRole('link', { name: 'Повторить' }).click()
  await expect(page).toHaveURL(/\/terms$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Условия' })).toBeVisible()
  await hydrated(page)

  // A broken answer shows none of its text.
  consoleErrors.check()
  consoleErrors.expect(/500|SyntaxError/)
  const body = 'SQLITE_ERROR at worker.js:1'
  await page.route('**/privacy.data*', (route) => route.fulfill({ status: 500, contentType: 'text/plain', body }))
  await footer.getByRole('link', { name: 'Конфиденциальность' }).click()
  await expect(page.getByRole('heading', { name: 'Непредвиденная ошибка приложения!' })).toBeVisible()
  await expect(page.locator('body')).not.toContainText('SQLITE')
})
