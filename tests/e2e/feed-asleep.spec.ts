import { expect, test } from './fixtures'
import { cards, comment, HOME, unique } from './fixtures/feed'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'

test('a comment typed before its form is alive stays in it', { tag: '@any-screen' }, async ({ page, baseURL }) => {
  await becomeMember(page, baseURL)
  await page.goto(HOME)
  const address = await cards(page).first().locator('a[href^="/posts/"]').first().getAttribute('href')
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // What the form needs comes late.
  await page.route('**/assets/comment-form*', async (route) => {
    await held
    await route.continue()
  })
  await open(page, address?.replace(/#.*/, '') ?? '')
  const field = page.getByRole('textbox', { name: 'Write a comment' })
  const asleep = await field.elementHandle()
  const text = unique('Typed early')
  await field.fill(text)
  release()
  await expect.poll(() => asleep?.evaluate((node) => node.isConnected)).toBe(false)
  await expect(field).toHaveValue(text)
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(comment(page, text)).toBeVisible()
})
