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
