import { expect, expectAccessible } from './fixtures'
import { card, cards, choose, composer, HOME, postButton, saved, unique, write } from './fixtures/feed'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'
import { test } from './fixtures/three-members'

test('one member posts, another reads, likes and comments, and who is blocked sees nothing', async ({
  three: { author, reader, third },
  consoleErrors,
}) => {
  // The page of a post that is not there for the blocked one.
  consoleErrors.expect(/status of 404/)
  const text = unique('The plan came at ten')
  await open(author.page, HOME)
  await author.page.getByRole('button', { name: 'Tags' }).click()
  await author.page.getByRole('textbox', { name: 'Tags' }).fill('#Morning, plan, morning')
  await author.page.getByRole('button', { name: 'Gate or channel' }).click()
  await author.page.getByRole('combobox', { name: 'What is the post about?' }).fill('34')
  await author.page.getByRole('option', { name: 'Gate 34' }).click()
  const own = await write(author.page, text)
  // First in the list, at once, and the composer is empty for the next one.
  await expect(cards(author.page).first()).toContainText(text)
  await expect(own.getByRole('link', { name: 'Gate 34' })).toBeVisible()
  await expect(own.getByRole('link', { name: /^#/ })).toHaveText(['#Morning', '#plan'])
  await expect(composer(author.page)).toHaveValue('')
  await expectAccessible(author.page)

  await open(reader.page, HOME)
  const seen = cards(reader.page).filter({ hasText: text })
  const like = seen.getByRole('button', { name: 'Like 0' })
  await like.click()
  await expect(seen.getByRole('button', { name: 'Like 1' })).toHaveAttribute('aria-pressed', 'true')
  await seen.getByRole('link', { name: '0 comments' }).click()
  await reader.page.waitForURL(/\/posts\//)
  await reader.page.getByRole('textbox', { name: 'Write a comment' }).fill('Mine came at eleven')
  await reader.page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(reader.page.getByRole('listitem').filter({ hasText: 'Mine came at eleven' })).toBeVisible()
  await expect(reader.page.getByRole('heading', { name: '1 comment' })).toBeVisible()
  await expectAccessible(reader.page)
  const address = reader.page.url()

  await author.page.reload()
  await expect(cards(author.page).filter({ hasText: text }).getByRole('button', { name: 'Like 1' })).toBeVisible()

  await author.ask('/resources/blocks', { form: { intent: 'block', username: third.username } })
  await open(third.page, HOME)
  await expect(cards(third.page).filter({ hasText: text })).toHaveCount(0)
  const answer = await third.page.goto(address)
  expect(answer?.status()).toBe(404)
  await expect(third.page.getByRole('heading', { name: 'This post is not here' })).toBeVisible()
})

test('a post is changed, deleted and brought back', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL)
  await open(page, HOME)
  const text = unique('First wording')
  await write(page, text)
  await choose(card(page, text), 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit your post' })
  const changed = unique('Second wording')
  await dialog.getByRole('textbox', { name: 'Text' }).fill(changed)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(cards(page).filter({ hasText: changed })).toContainText('edited')
  await expect(cards(page).filter({ hasText: text })).toHaveCount(0)

  await choose(card(page, changed), 'Delete')
  await expect(cards(page).filter({ hasText: changed })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page).filter({ hasText: changed })).toHaveCount(1)
  await page.reload()
  await expect(cards(page).filter({ hasText: changed })).toHaveCount(1)

  await saved(page, '/resources/posts', async () => {
    await choose(card(page, changed), 'Delete')
    await expect(page.getByText('Post deleted')).toBeVisible()
  })
  await page.reload()
  await expect(cards(page).first()).toBeVisible()
  await expect(cards(page).filter({ hasText: changed })).toHaveCount(0)
})

test('a like that does not arrive is taken back, says so, and can be repeated', { tag: '@any-screen' }, async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource/)
  await becomeMember(page, baseURL)
  await open(page, HOME)
  const card = cards(page).nth(2)
  const like = card.getByRole('button', { name: /^Like/ })
  const before = await like.textContent()
  await page.route('**/resources/likes', (route) => route.abort())
  await like.click()
  await expect(card.getByRole('alert')).toContainText('Your like did not arrive.')
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await expect(like).toHaveText(before ?? '')
  await page.unroute('**/resources/likes')
  await card.getByRole('button', { name: 'Retry' }).click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(card.getByRole('alert')).toHaveCount(0)
})

test('a post that does not go out stays, with what was typed, and goes out once', { tag: '@any-screen' }, async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource/)
  await becomeMember(page, baseURL)
  await open(page, HOME)
  const text = unique('Written in a tunnel')
  // The server gets it, the page does not hear of it.
  await page.route('**/resources/posts', async (route) => {
    await route.fetch({ maxRetries: 2 })
    await route.abort()
  })
  await composer(page).fill(text)
  await postButton(page).click()
  const card = cards(page).filter({ hasText: text })
  await expect(card.getByRole('alert')).toContainText('Your post did not go out. The site could not be reached.')
  await page.unroute('**/resources/posts')
  await card.getByRole('button', { name: 'Retry' }).click()
  await expect(card.getByRole('button', { name: /^Like/ })).toBeVisible()
  await page.reload()
  await expect(cards(page).filter({ hasText: text })).toHaveCount(1)
})

test('what cannot be posted is said at its field, and a draft outlives a reload', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL)
  await open(page, HOME)
  await postButton(page).click()
  await expect(page.getByText('Post content is required')).toBeVisible()
  await expect(composer(page)).toBeFocused()

  // 499 letters and a family, which a reader counts as one.
  await composer(page).fill(`${'a'.repeat(480)}👨‍👩‍👧‍👦`)
  await expect(page.getByText('19 left')).toBeVisible()
  await composer(page).fill(`${'a'.repeat(451)}`)
  await expect(page.getByText('49 left')).toBeVisible()
  await composer(page).fill('a'.repeat(501))
  await postButton(page).click()
  await expect(page.getByText('Post cannot exceed 500 characters')).toBeVisible()
  await expect(page.getByText('1 too many')).toBeVisible()
  await expectAccessible(page)

  const text = unique('Half a thought')
  await composer(page).fill(text)
  await expect(page.getByText('Post cannot exceed 500 characters')).toBeHidden()
  await page.reload()
  await expect(composer(page)).toHaveValue(text)
})

test('more posts follow page by page, focus goes along, and the end says so', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL)
  await open(page, HOME)
  await expect(cards(page)).toHaveCount(20)
  const last = await cards(page).nth(19).getAttribute('id')
  await page.getByRole('link', { name: 'Load more posts' }).click()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(20)
  await expect(cards(page).nth(20)).toBeFocused()
  expect(await cards(page).nth(19).getAttribute('id')).toBe(last)
  const ids = async () => cards(page).evaluateAll((all) => all.map(({ id }) => id))
  const more = page.getByRole('link', { name: 'Load more posts' })
  const end = page.getByText('You have read it all')
  await expect(more.or(end)).toBeVisible()
  while (await more.isVisible()) {
    const before = await cards(page).count()
    await more.click()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(before)
  }
  await expect(end).toBeVisible()
  const all = await ids()
  expect(new Set(all).size).toBe(all.length)
})

test('a tag, a type and a gate have feeds of their own, which can be left', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL)
  /** That every post of the feed has a link to what it is of, however many others wrote meanwhile. */
  const isAllOf = async (name: RegExp) => {
    const of = cards(page).filter({ has: page.getByRole('link', { name }) })
    expect(await cards(page).count()).toBe(await of.count())
  }
  await open(page, `${HOME}?feed=gate:48`)
  await expect(card(page, 'Ворота 48: прочитать о закваске')).toBeVisible()
  // Also the channels of the gate, and on some days of the year the transits.
  await isAllOf(/48/)
  await page.getByRole('link', { name: 'Gate 48: show everyone again' }).click()
  await expect(cards(page)).toHaveCount(20)
  await page.getByRole('link', { name: 'Following' }).click()
  await expect(page.getByText('Nothing from those you follow')).toBeVisible()
  await page.getByRole('link', { name: 'Show everyone' }).click()
  await page.getByRole('link', { name: '#projector' }).first().click()
  await expect(page.getByRole('link', { name: '#projector: show everyone again' })).toBeVisible()
  await expect(card(page, 'Waited. Got invited.')).toBeVisible()
  await isAllOf(/^#projector$/)
  await card(page, 'Waited. Got invited.').getByRole('link', { name: 'Projector', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Projectors: show everyone again' })).toBeVisible()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(1)
  await isAllOf(/^Projector$/)
  // What one posts oneself and does not stand here is told where it is.
  const text = unique('Not of this feed')
  await composer(page).fill(text)
  await postButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'It stands in another feed' })).toBeVisible()
  await expect(card(page, text)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/\/posts\//)
  await expect(card(page, text)).toBeVisible()
})

test('a visitor reads an open post in Russian and is asked to sign in', async ({
  browser,
  three: { author },
  baseURL,
}) => {
  const text = unique('Открыто всем')
  const id = crypto.randomUUID()
  await author.ask('/resources/posts', { form: { intent: 'create', id, content: text } })
  const context = await browser.newContext()
  await context.addCookies([{ name: 'language', value: 'ru', url: baseURL ?? '' }])
  const page = await context.newPage()
  await open(page, `/posts/${id}`)
  await expect(page.getByRole('article')).toContainText(text)
  await expect(page.getByText('Войдите, чтобы отмечать и комментировать.')).toBeVisible()
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /Ada Lovelace/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/posts/${id}$`))
  await expectAccessible(page)
  await author.ask('/resources/posts', {
    form: { intent: 'edit', id, content: text, tags: '', visibility: 'community' },
  })
  expect((await page.request.get(`/posts/${id}`)).status()).toBe(404)
  await context.close()
})
