import { expect, test } from './fixtures'
import { newMember } from './fixtures/new-member'
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
