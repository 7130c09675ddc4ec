import type { Page } from '@playwright/test'
import { png } from '../fixtures/pictures'
import { expect } from './fixtures'
import { card, cards, composer, FOLLOWING, postButton, saved, unique } from './fixtures/feed'
import { open } from './fixtures/open'
import { test } from './fixtures/two-members'

/** Delivers new posts to the server and drops its answers, until the returned function is called. */
async function dropAnswers(page: Page) {
  await page.route('**/resources/posts', async (route) => {
    await route.fetch({ maxRetries: 2 })
    await route.abort()
  })
  return () => page.unroute('**/resources/posts')
}

test('an undelivered post is retried, survives navigation and a reload, goes out with changes, or is discarded', async ({
  strangers: { one },
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource/)
  const { page } = one
  await open(page, FOLLOWING)
  const retried = unique('Written in a tunnel')
  const [kept, discarded] = [unique('With an afterthought'), unique('Better not')]
  const stopDropping = await dropAnswers(page)
  for (const text of [retried, discarded, kept]) {
    await composer(page).fill(text)
    await postButton(page).click()
    await expect(card(page, text).getByRole('alert')).toContainText('Couldn’t post.')
  }
  await page.getByRole('link', { name: 'Explore' }).first().click()
  await page.waitForURL('**/app/explore')
  await expect(composer(page)).toHaveCount(0)
  await page.goBack()
  await expect(card(page, kept).getByRole('alert')).toContainText('Couldn’t reach the site.')
  await expect(composer(page)).toHaveValue('')
  await page.reload()
  const waiting = (text: string) => card(page, text).filter({ has: page.getByRole('alert') })
  await expect(waiting(kept)).toContainText('You left the page before this was sent.')
  await stopDropping()

  // The server has each post already; a retry does not write it again.
  await saved(page, '/resources/posts', () => waiting(retried).getByRole('button', { name: 'Retry' }).click())
  await expect(waiting(retried)).toHaveCount(0)
  await expect(card(page, retried)).toHaveCount(1)

  await saved(page, '/resources/posts', () => waiting(discarded).getByRole('button', { name: 'Discard' }).click())
  await expect(card(page, discarded)).toHaveCount(0)

  await waiting(kept).getByRole('button', { name: 'Edit' }).click()
  await expect(composer(page)).toHaveValue(kept)
  const picture = { name: 'bowl.png', mimeType: 'image/png', buffer: Buffer.from(await png(60, 30)) }
  await page.getByLabel('Picture', { exact: true }).setInputFiles(picture)
  await page.getByRole('textbox', { name: 'Describe picture 1' }).fill('A bowl')
  await postButton(page).click()
  // The server's copy without the picture is replaced; only a delivered post has a like button.
  const delivered = card(page, kept).filter({ has: page.getByRole('button', { name: /^Like/ }) })
  const image = delivered.getByRole('img', { name: 'A bowl' })
  await expect(image).toBeVisible()
  await page.reload()
  await expect(image).toBeVisible()
  await expect(cards(page)).toHaveText([new RegExp(kept), new RegExp(retried)])
  await expect(composer(page)).toHaveValue('')
})
