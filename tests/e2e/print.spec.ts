import { expect, test } from './fixtures'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'

test('on paper a feed has its posts and nothing to press', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL)
  for (const path of ['/app/dashboard', '/u/river_santafe?tab=posts']) {
    await open(page, path)
    const post = page.getByRole('article').first()
    await expect(post.getByRole('button', { name: 'Share' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(post.getByRole('button', { name: 'Share' })).toBeHidden()
    await expect(page.locator('#composer:visible')).toHaveCount(0)
    await expect(post.getByRole('link').first()).toBeVisible()
    // How many like it is there to be read.
    await expect(post.getByRole('button', { name: /^Like/ })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  }
})
