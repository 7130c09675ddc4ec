import { expect, expectAccessible, test } from './fixtures'

for (const path of ['/help', '/guidelines', '/terms', '/privacy', '/methodology', '/developers'])
  test(`${path} is accessible in both languages, and not wider than the screen`, async ({ page, context, baseURL }) => {
    for (const language of ['en', 'ru']) {
      await context.addCookies([{ name: 'language', value: language, url: baseURL! }])
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  })

test('the foot of every page leads to help, and a subject to its answers', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Subjects' }).getByRole('link', { name: 'Signing in' }).click()
  await expect(page).toHaveURL(/\/help#sign-in$/)
  await expect(page.getByRole('heading', { name: 'I forgot my password' })).toBeInViewport()
})

test('a member finds help and guidelines from every page', async ({ page, signIn }) => {
  await signIn('demo')
  await page.goto('/app/dashboard')
  const guidelines = page.getByRole('link', { name: 'Guidelines' }).filter({ visible: true })
  await guidelines.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Community guidelines' })).toBeVisible()
})
