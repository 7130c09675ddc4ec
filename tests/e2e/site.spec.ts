import { expect, expectAccessible, test } from './fixtures'

test('the front page comes alive without an error and without an accessibility problem', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})
