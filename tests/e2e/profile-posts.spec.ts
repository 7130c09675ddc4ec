import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { posts } from './fixtures/causes'
import { card, cards, expectPrintable, saved } from './fixtures/feed'
import { open } from './fixtures/open'
import { test } from './fixtures/two-members'

/** Chooses from the menu of a post; on a profile the first press also loads the menu. */
async function choose(page: Page, text: string, item: string) {
  await card(page, text)
    .getByRole('button', { name: /^More actions for/ })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('posts of a profile are read page by page, and whoever comes back is where they were', async ({
  strangers: { one },
}) => {
  const { page } = one
  const more = page.getByRole('link', { name: 'Load more posts' })
  await open(page, '/u/river_santafe')
  await page.getByRole('link', { name: '25 posts' }).click()
  await expect(page).toHaveURL(/\?tab=posts$/)
  await expect(page.getByRole('link', { name: 'Posts', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(cards(page)).toHaveCount(10)
  await expectPrintable(page)
  await more.click()
  await expect(cards(page)).toHaveCount(20)
  await expect(cards(page).nth(10)).toBeFocused()
  await more.click()
  // One of the 25 is for connections only.
  await expect(cards(page)).toHaveCount(24)
  await expect(more).toHaveCount(0)
  await expect(page.getByText('You’ve reached the end')).toBeVisible()
  await expect(page.getByText('1 post isn’t shown: it’s shared with a smaller circle.')).toBeVisible()
  const ids = await cards(page).evaluateAll((all) => all.map(({ id }) => id))
  expect(new Set(ids).size).toBe(24)

  await card(page, 'Rain on the roof')
    .getByRole('link', { name: /comments/ })
    .click()
  await expect(page).toHaveURL(/\/posts\//)
  await expect(page.getByRole('heading', { name: /^\d+ comments?$/ })).toBeVisible()
  await page.goBack()
  await expect(cards(page)).toHaveCount(24)
})

test('posts of a profile are liked by others, and changed and deleted by their author with the count', async ({
  strangers: { one: author, other: reader },
}) => {
  const path = `/u/${author.username}?tab=posts`
  await posts(author, 'The first one')
  await posts(author, 'The second one')
  await open(reader.page, path)
  const seen = card(reader.page, 'The first one')
  await saved(reader.page, '/resources/likes', () => seen.getByRole('button', { name: 'Like 0' }).click())
  await expect(seen.getByRole('button', { name: 'Like 1' })).toHaveAttribute('aria-pressed', 'true')
  // Actions about the author are at the head of the profile, not in the menu of each post.
  await seen.getByRole('button', { name: /^More actions for/ }).click()
  await expect(reader.page.getByRole('menuitem')).toHaveText(['Copy link', 'Report'])

  const { page } = author
  await open(page, path)
  await expect(card(page, 'The first one').getByRole('button', { name: 'Like 1' })).toBeVisible()
  await choose(page, 'The second one', 'Delete')
  await expect(page.getByRole('link', { name: '1 post', exact: true })).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: '2 posts' })).toBeVisible()
  await expect(cards(page)).toHaveText([/The second one/, /The first one/])

  await choose(page, 'The first one', 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit your post' })
  await dialog.getByRole('textbox', { name: 'Text' }).fill('The first one, better')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(card(page, 'The first one, better')).toContainText('edited')

  await page.getByRole('link', { name: 'As a visitor' }).click()
  await expect(page.getByText('This is how visitors see your profile.')).toBeVisible()
  await page.getByRole('link', { name: 'Posts', exact: true }).click()
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).getByRole('button')).toHaveCount(0)
})
