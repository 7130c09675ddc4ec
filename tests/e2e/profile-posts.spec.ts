import type { Page } from '@playwright/test'
import { expect, expectAccessible } from './fixtures'
import { alive, open } from './fixtures/open'
import { test } from './fixtures/three-members'
import type { Writer } from './fixtures/two-members'

const cards = (page: Page) => page.getByRole('article')
const card = (page: Page, text: string) => cards(page).filter({ hasText: text })
const more = (page: Page) => page.getByRole('link', { name: 'Load more posts' })

/** Writes a post behind the page. */
const say = ({ ask }: Writer, content: string, visibility = 'public') =>
  ask('/resources/posts', { form: { intent: 'create', id: crypto.randomUUID(), content, visibility } })

async function choose(page: Page, text: string, item: string) {
  await card(page, text)
    .getByRole('button', { name: /^More about/ })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('the count leads to what a member posted, ten by ten, and whoever comes back is where they were', async ({
  page,
  signIn,
}) => {
  test.slow()
  await signIn('demo')
  await open(page, '/u/river_santafe')
  await page.getByRole('link', { name: '25 posts' }).click()
  await expect(page).toHaveURL(/\?tab=posts$/)
  await expect(page.getByRole('link', { name: 'Posts', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(cards(page)).toHaveCount(10)
  await expectAccessible(page)

  await more(page).click()
  await expect(cards(page)).toHaveCount(20)
  await expect(cards(page).nth(10)).toBeFocused()
  await more(page).click()
  // One of the 25 is for connections only.
  await expect(cards(page)).toHaveCount(24)
  await expect(more(page)).toHaveCount(0)
  await expect(page.getByText('You have read it all')).toBeVisible()
  await expect(page.getByText('1 post is not shown: it is for a narrower circle.')).toBeVisible()
  const ids = await cards(page).evaluateAll((all) => all.map(({ id }) => id))
  expect(new Set(ids).size).toBe(24)

  await card(page, 'Rain on the roof')
    .getByRole('link', { name: /comments/ })
    .click()
  await expect(page).toHaveURL(/\/posts\//)
  await page.goBack()
  await expect(cards(page)).toHaveCount(24)
})

test('each sees of the posts what is for them, and the author with other eyes sees the same', async ({
  three: { author, reader, third },
  browser,
  consoleErrors,
}) => {
  test.slow()
  consoleErrors.expect(/status of 404/)
  await say(author, 'For everybody')
  await say(author, 'For members', 'community')
  await say(author, 'For connections', 'connections')
  const path = `/u/${author.username}?tab=posts`

  await open(reader.page, path)
  await expect(cards(reader.page)).toHaveText([/For members/, /For everybody/])
  const seen = card(reader.page, 'For everybody')
  await seen.getByRole('button', { name: 'Like 0' }).click()
  await expect(seen.getByRole('button', { name: 'Like 1' })).toHaveAttribute('aria-pressed', 'true')
  // What can be done about the author stands at the head of the page, once.
  await seen.getByRole('button', { name: /^More about/ }).click()
  await expect(reader.page.getByRole('menuitem')).toHaveText(['Copy link', 'Report'])
  await reader.page.keyboard.press('Escape')

  const context = await browser.newContext()
  consoleErrors.watch(context)
  const visitor = await context.newPage()
  await open(visitor, path)
  await expect(cards(visitor)).toHaveText([/For everybody/])
  await expect(visitor.getByText('2 posts are not shown: they are for a narrower circle.')).toBeVisible()
  await expectAccessible(visitor)
  await context.close()

  await author.ask('/resources/blocks', { form: { intent: 'block', username: third.username } })
  expect((await third.page.goto(path))?.status()).toBe(404)
  await expect(cards(third.page)).toHaveCount(0)

  await open(author.page, path)
  await expect(cards(author.page)).toHaveCount(3)
  await author.page.getByRole('link', { name: 'As a visitor' }).click()
  await expect(author.page.getByText('You see your profile as a visitor does.')).toBeVisible()
  await author.page.getByRole('link', { name: 'Posts', exact: true }).click()
  await expect(cards(author.page)).toHaveText([/For everybody/])
  await expect(cards(author.page).getByRole('button')).toHaveCount(0)
  await expect(cards(author.page)).toContainText('1 like')
  await expectAccessible(author.page)
})

test('what is deleted here is gone from the count as well, and comes back with it', async ({ three: { author } }) => {
  const { page } = author
  await open(page, `/u/${author.username}?tab=posts`)
  await expect(page.getByText('You have not posted yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Write a post' })).toHaveAttribute('href', '/app/dashboard#composer')
  await expectAccessible(page)
  await say(author, 'The first one')
  await say(author, 'The second one')
  await open(page, `/u/${author.username}?tab=posts`)
  await expect(page.getByRole('link', { name: '2 posts' })).toBeVisible()
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
})

test('what the server drew stays as the page comes alive', { tag: '@any-screen' }, async ({ page, signIn }) => {
  await signIn('demo')
  let letThrough = () => {}
  const isDrawn = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  // Code that comes after everything else: what happens meanwhile must not draw anything anew.
  await page.route(/\/assets\/(posts-part|member-posts|member-parts|members-frame)-/, async (route) => {
    await isDrawn
    await route.continue()
  })
  await page.goto('/u/river_santafe?tab=posts', { waitUntil: 'commit' })
  const drawn = await Promise.all(
    ['article', 'form[action="/resources/follows"] button', 'input[type=search]'].map((what) =>
      page.waitForSelector(what, { state: 'attached' }),
    ),
  )
  letThrough()
  await alive(page)
  await expect(page.getByRole('button', { name: /^Following River/ })).toBeVisible()
  expect(await Promise.all(drawn.map((node) => node.evaluate((element) => element.isConnected)))).toEqual([
    ...[true, true, true],
  ])
})

test('a link leads to a member once their page is whole; the page before stays until then', {
  tag: '@any-screen',
}, async ({ page, signIn }) => {
  await signIn('demo')
  await open(page, '/app/dashboard')
  let letThrough = () => {}
  const isDue = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  const asked = page.waitForRequest(/\/assets\/members-frame-/)
  await page.route(/\/assets\/members-frame-/, async (route) => {
    await isDue
    await route.continue()
  })
  await cards(page).first().getByRole('link').first().click()
  await asked
  await expect(page).toHaveURL(/\/u\//)
  await expect(page.getByRole('textbox', { name: 'What you want to post' })).toBeVisible()
  letThrough()
  await expect(page.getByRole('navigation', { name: 'Sections of the profile' })).toBeVisible()
})

test('in Russian, in the dark, a visitor reads and is asked to sign in', async ({ page, context, baseURL }) => {
  const cookies = { language: 'ru', theme: 'dark' }
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL })))
  await open(page, '/u/anna_sokolova?tab=posts')
  await expect(page.getByRole('link', { name: 'Записи', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByText('Вы прочитали всё')).toBeVisible()
  await expectAccessible(page)
  await cards(page)
    .first()
    .getByRole('link', { name: /^Нравится/ })
    .click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fposts%2F/)
})

test.describe('without scripts', { tag: '@any-screen' }, () => {
  test.use({ javaScriptEnabled: false })

  test('one reads on by links and likes by a form', async ({ three: { reader }, browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    await context.addCookies(await reader.page.context().cookies(baseURL))
    const page = await context.newPage()
    await page.goto('/u/river_santafe?tab=posts')
    await expect(cards(page)).toHaveCount(10)
    await more(page).click()
    await expect(page).toHaveURL(/tab=posts&cursor=/)
    await expect(cards(page)).toHaveCount(10)
    const like = cards(page).first().getByRole('button', { name: /^Like/ })
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await like.click()
    await expect(page).toHaveURL(/tab=posts&cursor=/)
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await more(page).click()
    await expect(page.getByText('You have read it all')).toBeVisible()
    await page.getByRole('link', { name: 'To the newest posts' }).click()
    await expect(cards(page).first()).toContainText('Day 19 of this lunar month')
    await context.close()
  })
})
