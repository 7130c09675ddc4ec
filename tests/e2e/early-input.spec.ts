import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { posts } from './fixtures/causes'
import { bubble, composer, openLive } from './fixtures/conversation'
import { card, unique } from './fixtures/feed'
import { BIRTH, newMember } from './fixtures/new-member'
import { hydrated } from './fixtures/open'
import { test } from './fixtures/two-members'

/** Opens a page whose scripts come only when the returned function is called, and then waits until it is hydrated. */
async function openUnhydrated(page: Page, path: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    release()
    await hydrated(page)
  }
}

test('what is pressed before hydration is done once, in order, and without leaving the page', async ({
  strangers: { one, other },
}) => {
  const { page } = other
  const text = unique('Pressed early')
  const id = await posts(one, text)
  const hydrate = await openUnhydrated(page, `/posts/${id}`)
  const post = card(page, text)
  const like = post.getByRole('button', { name: /^Like/ })
  await like.click()
  await expect(like).toHaveAttribute('aria-busy', 'true')
  // Pressed again for want of an answer.
  await like.click()
  await post.getByRole('button', { name: /^More about/ }).click()
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = ''
  })
  await hydrate()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(post.getByRole('button', { name: /^Like/, pressed: true })).toBeVisible()
  await expect(page.locator('html[data-same-document]')).toBeAttached()
})

test('the account menu and a gate of the chart open when they are pressed before hydration', async ({ page }) => {
  await newMember(page, { birth: BIRTH, fullName: 'Ada Lovelace' })
  const hydrate = await openUnhydrated(page, '/app/settings?tab=hd-data')
  await page
    .getByRole('button', { name: /^Gate \d+/ })
    .first()
    .dispatchEvent('click')
  await page.getByRole('button', { name: 'Ada Lovelace: your account' }).click()
  await hydrate()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Gate \d+/, pressed: true })).toHaveCount(1)
})

test('Enter in a message before hydration sends what was typed', async ({ writers: { one, other, path } }) => {
  await openLive(other.page, path, 'Good evening')
  const hydrate = await openUnhydrated(one.page, path)
  const text = unique('Sent early')
  await composer(one.page).fill(text)
  await composer(one.page).press('Enter')
  await hydrate()
  await expect(bubble(other.page, text)).toBeVisible()
  await expect(composer(one.page)).toHaveValue('')
})

test('a page whose scripts fail sends what was pressed as a plain form', async ({
  strangers: { one, other },
  consoleErrors,
}) => {
  const { page } = other
  consoleErrors.expect(/ERR_FAILED/)
  let fail = () => {}
  const failed = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/assets/**/*.js', async (route) => {
    await failed
    await route.abort()
  })
  await page.goto(`/u/${one.username}`, { waitUntil: 'commit' })
  await page.locator('form[action="/resources/follows"] button').click()
  fail()
  await expect(page.getByRole('button', { name: 'Following Ada Lovelace.' })).toBeVisible()
})
