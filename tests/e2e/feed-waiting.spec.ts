import type { Page } from '@playwright/test'
import { png } from '../fixtures/pictures'
import { expect, test } from './fixtures'
import { card, composer, HOME, postButton, unique } from './fixtures/feed'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'

/** The server gets what is sent, the page does not hear of it. */
async function loseAnswers(page: Page) {
  await page.route('**/resources/posts', async (route) => {
    await route.fetch({ maxRetries: 2 })
    await route.abort()
  })
  return () => page.unroute('**/resources/posts')
}

test('a post that did not go out waits over other pages and a reload, and given up it is gone', {
  tag: '@any-screen',
}, async ({ page, baseURL, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource/)
  await becomeMember(page, baseURL)
  await open(page, HOME)
  const text = unique('Written in a tunnel')
  const hearAgain = await loseAnswers(page)
  await composer(page).fill(text)
  await postButton(page).click()
  await expect(card(page, text).getByRole('alert')).toContainText('Your post did not go out.')
  await page.getByRole('link', { name: 'Explore' }).first().click()
  await page.waitForURL('**/app/explore')
  await page.goBack()
  await expect(card(page, text).getByRole('alert')).toContainText('The site could not be reached.')
  await expect(composer(page)).toHaveValue('')
  await page.reload()
  const waiting = card(page, text).filter({ has: page.getByRole('alert') })
  await expect(waiting).toContainText('The page was left before it arrived.')
  await hearAgain()
  await waiting.getByRole('button', { name: 'Discard' }).click()
  await expect(card(page, text)).toHaveCount(0)
  await page.reload()
  await expect(composer(page)).toHaveValue('')
  await expect(card(page, text)).toHaveCount(0)
})

test('a post whose answer was lost goes out with the picture it got since, once', { tag: '@any-screen' }, async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource/)
  await becomeMember(page, baseURL)
  await open(page, HOME)
  const text = unique('With an afterthought')
  const hearAgain = await loseAnswers(page)
  await composer(page).fill(text)
  await postButton(page).click()
  await expect(card(page, text).getByRole('alert')).toContainText('Your post did not go out.')
  await hearAgain()
  await card(page, text).getByRole('button', { name: 'Edit' }).click()
  const picture = { name: 'bowl.png', mimeType: 'image/png', buffer: Buffer.from(await png(60, 30)) }
  await page.locator('form[action="/resources/posts"] input[type=file]').setInputFiles(picture)
  await page.getByRole('textbox', { name: 'What picture 1 shows' }).fill('A bowl')
  await postButton(page).click()
  await expect(card(page, text).getByRole('button', { name: /^Like/ })).toBeVisible()
  await page.reload()
  await expect(card(page, text)).toHaveCount(1)
  await expect(card(page, text).getByRole('img', { name: 'A bowl' })).toBeVisible()
})
