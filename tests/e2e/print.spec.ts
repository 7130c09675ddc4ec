import { expect, test } from './fixtures'
import { BIRTH, newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

test('on paper a feed has its posts and no controls', async ({ page }) => {
  await newMember(page)
  for (const path of ['/app/dashboard', '/u/river_santafe?tab=posts']) {
    await open(page, path)
    const post = page.getByRole('article').first()
    await expect(post.getByRole('button', { name: 'Share' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(post.getByRole('button', { name: 'Share' })).toBeHidden()
    await expect(page.locator('#composer:visible')).toHaveCount(0)
    await expect(post.getByRole('link').first()).toBeVisible()
    // The number of likes is printed.
    await expect(post.getByRole('button', { name: /^Like/ })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  }
})

for (const language of ['en', 'ru'] as const) {
  test(`on paper the marks of an uncertain time and what they mean fit on the two pages of a chart, ${language}`, async ({
    page,
  }) => {
    await newMember(page, { language, birth: { ...BIRTH, time: null, timeAccuracy: 'unknown' } })
    // The width and height of A4 between the margins.
    await page.setViewportSize({ width: 718, height: 1027 })
    await open(page, '/app/profile?view=sheet')
    await page.emulateMedia({ media: 'print' })
    const sheets = page.locator('.sheet')
    await expect(sheets).toHaveCount(2)
    for (const sheet of await sheets.all()) {
      await expect(sheet.getByText('≈').first()).toBeVisible()
      const [room, content] = await sheet.evaluate(({ children }) => [
        children[1]!.clientHeight,
        children[1]!.scrollHeight,
      ])
      expect(content).toBeLessThanOrEqual(room!)
    }
  })
}
