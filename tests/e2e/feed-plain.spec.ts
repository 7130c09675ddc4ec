import { png } from '../fixtures/pictures'
import { expect, test } from './fixtures'
import { card, cards, composer, HOME, postButton, unique } from './fixtures/feed'
import { becomeMember, PASSWORD } from './fixtures/new-member'

test.use({ javaScriptEnabled: false })

test('without scripts one posts, likes and reads on by forms and links', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL)
  await page.goto(HOME)
  const text = unique('Written by hand')
  // Refused, what was typed and chosen stands there again.
  await composer(page).fill(`${text} ${'a'.repeat(500)}`)
  await page.getByLabel('Who can see it').selectOption('connections')
  await page.getByLabel('Who can comment').selectOption('nobody')
  await postButton(page).click()
  await expect(page.getByRole('alert')).toContainText(/Post cannot exceed 500 characters(?!\.)/)
  await expect(composer(page)).toHaveValue(new RegExp(`^${text}`))
  await expect(page.getByLabel('Who can see it')).toHaveValue('connections')
  await expect(page.getByLabel('Who can comment')).toHaveValue('nobody')
  // Far too long, its beginning comes back, and the page says that it is not all.
  await composer(page).fill(`${text} ${'слово '.repeat(2000)}`)
  await postButton(page).click()
  await expect(page.getByRole('alert')).toContainText('it is cut off at the end')
  await expect(composer(page)).toHaveValue(new RegExp(`^${text} (слово ){100}`))
  await composer(page).fill(text)
  await page.getByRole('textbox', { name: 'Tags' }).fill('paper')
  await postButton(page).click()
  await expect(card(page, text).getByRole('link', { name: '#paper' })).toBeVisible()
  await card(page, text).getByRole('button', { name: 'Like 0' }).click()
  await expect(card(page, text).getByRole('button', { name: 'Like 1' })).toBeVisible()
  await page.getByRole('link', { name: 'Load more posts' }).click()
  await expect(page).toHaveURL(/cursor=/)
  await expect(cards(page).first()).toBeVisible()
})

test('without scripts a picture goes with a post, once it is described', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL)
  await page.goto(HOME)
  const text = unique('With a picture')
  const picture = { name: 'bowl.png', mimeType: 'image/png', buffer: Buffer.from(await png(60, 30)) }
  await composer(page).fill(text)
  await page.locator('summary', { hasText: 'Pictures, gate or channel' }).click()
  await page.locator('[name=image]').first().setInputFiles(picture)
  await page.locator('[name=image]').nth(1).setInputFiles(picture)
  await page.locator('[name=alt]').nth(1).fill('A bowl')
  await page.locator('[name=context]').selectOption('gate:34')
  await postButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Say what the picture shows, or that it is only decoration.')
  await expect(page.getByRole('alert')).toContainText('Please choose the pictures again.')
  await expect(composer(page)).toHaveValue(text)
  await expect(page.locator('[name=context]')).toHaveValue('gate:34')
  await expect(page.locator('[name=alt]').nth(1)).toHaveValue('A bowl')
  await page.locator('[name=image]').nth(1).setInputFiles(picture)
  await postButton(page).click()
  await expect(card(page, text).getByRole('img', { name: 'A bowl' })).toBeVisible()
  await expect(card(page, text).getByRole('link', { name: 'Gate 34' })).toBeVisible()
})

test('without scripts a comment is written, changed and deleted, and so is a post', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL)
  await page.goto(HOME)
  const text = unique('To be changed')
  await composer(page).fill(text)
  await postButton(page).click()
  await card(page, text).getByRole('link', { name: '0 comments' }).click()
  await page.getByRole('textbox', { name: 'Write a comment' }).fill('With ink')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  const comment = page.getByRole('listitem').filter({ hasText: '@house' })
  await expect(comment).toContainText('With ink')
  await comment.locator('summary', { hasText: 'Edit' }).click()
  const words = comment.getByRole('textbox', { name: 'Edit your comment' })
  // Refused, it is told of this comment, and what was typed stands in it.
  await words.fill('x'.repeat(501))
  await comment.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('A comment has at most 500 characters.')
  await expect(words).toHaveValue('x'.repeat(501))
  await words.fill('With a pencil')
  await comment.getByRole('button', { name: 'Save' }).click()
  await expect(comment).toContainText('With a pencil')
  await comment.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Nobody has said anything yet.')).toBeVisible()

  const changed = unique('Changed')
  await page.locator('summary', { hasText: /^Edit$/ }).click()
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Save' }) })
  await form.getByRole('textbox', { name: 'What you want to post' }).fill(changed)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(card(page, changed)).toContainText('edited')
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/dashboard/)
  await expect(card(page, changed)).toHaveCount(0)
})

test('without scripts a refused edit of a comment stays also on a further page of comments', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL)
  const post = crypto.randomUUID()
  const say = (path: string, form: Record<string, string>) =>
    page.request.post(path, { headers: { Origin: baseURL ?? '', 'Sec-Fetch-Dest': 'empty' }, form })
  await say('/resources/posts', { intent: 'create', id: post, content: unique('Much said') })
  for (let number = 1; number <= 22; number++) {
    await say('/resources/comments', { intent: 'create', id: crypto.randomUUID(), post, content: `Comment ${number}` })
  }
  await page.goto(`/posts/${post}`)
  await page.getByRole('link', { name: /more comments/i }).click()
  await expect(page).toHaveURL(/cursor=/)
  const comment = page.getByRole('listitem').filter({ hasText: 'Comment 22' })
  await comment.locator('summary', { hasText: 'Edit' }).click()
  const words = comment.getByRole('textbox', { name: 'Edit your comment' })
  await words.fill('x'.repeat(501))
  await comment.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('A comment has at most 500 characters.')
  await expect(words).toHaveValue('x'.repeat(501))
})

test('without scripts what is posted after the session has ended is there after signing in', async ({
  page,
  context,
  baseURL,
}) => {
  const username = await becomeMember(page, baseURL)
  await page.goto(HOME)
  const text = unique('Written too long')
  await composer(page).fill(text)
  await context.clearCookies()
  await postButton(page).click()
  await expect(page).toHaveURL(/login/)
  await page.getByLabel('Email').fill(`${username}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('You were not signed in any more. Please try again.')
  await expect(composer(page)).toHaveValue(text)
})

test('without scripts what another wrote is reported on a page', { tag: '@any-screen' }, async ({ page, baseURL }) => {
  await becomeMember(page, baseURL)
  await page.goto(`${HOME}?feed=tag:clay`)
  await card(page, 'Opened the kiln')
    .getByRole('link', { name: /comments$/ })
    .click()
  await page.getByRole('link', { name: 'Report', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Report this post' })).toBeVisible()
})
