import { expect } from './fixtures'
import { readAs } from './fixtures/add-member'
import { follows, posts } from './fixtures/causes'
import {
  card,
  cards,
  choose,
  comment,
  composer,
  expectPrintable,
  FOLLOWING,
  HOME,
  saved,
  unique,
  write,
} from './fixtures/feed'
import { open } from './fixtures/open'
import { test } from './fixtures/two-members'

test('one member posts, another likes, also after a failure, and comments; post and comment are changed, deleted and brought back', async ({
  strangers: { one: author, other: reader },
  consoleErrors,
}) => {
  // The reader's first like is aborted.
  consoleErrors.expect(/Failed to load resource: net::ERR_FAILED/)
  const { page } = author
  const text = unique('The plan came at ten')
  await open(page, FOLLOWING)
  await page.getByRole('button', { name: 'Tags' }).click()
  await page.getByRole('textbox', { name: 'Tags' }).fill('#Morning, plan, morning')
  await page.getByRole('button', { name: 'Gate or channel' }).click()
  // A gate is found by its number and by its name.
  const picker = page.getByRole('combobox', { name: 'What is the post about?' })
  const option = page.getByRole('option', { name: 'Gate 34' })
  await picker.fill('34')
  await expect(option).toBeVisible()
  await picker.fill('power')
  await option.click()
  const own = await write(page, text)
  await expect(cards(page).first()).toContainText(text)
  await expect(own.getByRole('link', { name: 'Gate 34' })).toBeVisible()
  await expect(own.getByRole('link', { name: /^#/ })).toHaveText(['#Morning', '#plan'])
  await expect(composer(page)).toHaveValue('')

  await open(reader.page, HOME)
  const seen = card(reader.page, text)
  const like = seen.getByRole('button', { name: /^Like/ })
  await reader.page.route('**/resources/likes', (route) => route.abort())
  await like.click()
  await expect(seen.getByRole('alert')).toContainText('Couldn’t save your like.')
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await expect(like).toHaveAccessibleName('Like 0')
  await reader.page.unroute('**/resources/likes')
  await saved(reader.page, '/resources/likes', () => seen.getByRole('button', { name: 'Retry' }).click())
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveAccessibleName('Like 1')
  await expect(seen.getByRole('alert')).toHaveCount(0)
  await seen.getByRole('link', { name: '0 comments' }).click()
  await reader.page.waitForURL(/\/posts\//)
  await expect(reader.page.getByRole('heading', { name: '0 comments' })).toBeVisible()
  await reader.page.getByRole('textbox', { name: 'Write a comment' }).fill('Mine came at eleven')
  await saved(reader.page, '/resources/comments', () =>
    reader.page.getByRole('button', { name: 'Comment', exact: true }).click(),
  )
  await expect(comment(reader.page, 'Mine came at eleven')).toBeVisible()
  await expect(reader.page.getByRole('heading', { name: '1 comment' })).toBeVisible()
  const address = reader.page.url().replace(/#.*/, '')

  await page.reload()
  await expect(own.getByRole('button', { name: 'Like 1' })).toBeVisible()
  await expect(own.getByRole('link', { name: '1 comment' })).toBeVisible()
  await choose(own, 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit your post' })
  const changed = unique('Second wording')
  await dialog.getByRole('textbox', { name: 'Text' }).fill(changed)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(cards(page)).toHaveText([new RegExp(`edited[^]*${changed}`)])
  await choose(card(page, changed), 'Delete')
  await expect(cards(page)).toHaveCount(0)
  // The post returns to the page after the server has restored it.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, changed)).toBeVisible()
  const stored = (path: string) => expect.poll(() => readAs(page)(path))
  await stored(FOLLOWING).toContain(changed)

  await choose(comment(reader.page, 'Mine came at eleven'), 'Edit')
  await reader.page.getByRole('textbox', { name: 'Edit your comment' }).fill('Second thought')
  await reader.page.getByRole('button', { name: 'Save' }).click()
  await expect(comment(reader.page, 'Second thought')).toContainText('edited')
  await choose(comment(reader.page, 'Second thought'), 'Delete')
  await expect(reader.page.getByText('No comments yet.')).toBeVisible()
  await reader.page.getByRole('button', { name: 'Undo' }).click()
  await expect(reader.page.getByRole('heading', { name: '1 comment' })).toBeVisible()

  // The author deletes the comment, and then the post.
  await card(page, changed).getByRole('link', { name: '1 comment' }).click()
  await saved(page, '/resources/comments', () => choose(comment(page, 'Second thought'), 'Delete'))
  await stored(address).toContain('No comments yet.')
  await page.goBack()
  // The address changes before the feed has come, and the post is on both pages.
  await expect(page.getByRole('textbox', { name: 'Write a comment' })).toHaveCount(0)
  await expect(card(page, changed).getByRole('link', { name: '0 comments' })).toBeVisible()
  await saved(page, '/resources/posts', () => choose(card(page, changed), 'Delete'))
  await stored(FOLLOWING).not.toContain(changed)
})

test('a tag, a type and a gate have feeds of their own, which can be left; on paper a feed has no controls', async ({
  strangers: { one },
}) => {
  const { page } = one
  /** Whether every post of the feed has a link with this name, however many other tests write meanwhile. */
  const expectAll = (name: RegExp) =>
    expect(cards(page).filter({ hasNot: page.getByRole('link', { name }) })).toHaveCount(0)
  await open(page, `${HOME}?feed=gate:48`)
  await expect(card(page, 'Ворота 48: прочитать о закваске')).toBeVisible()
  // The feed of a gate also has its channels and, on some days of the year, transits.
  await expectAll(/48/)
  await expectPrintable(page)
  await page.getByRole('link', { name: 'Leave Gate 48, show everyone' }).click()
  await expect(cards(page)).toHaveCount(20)

  // The next page is appended, and the focus moves to its first post.
  const last = await cards(page).nth(19).getAttribute('id')
  await page.getByRole('link', { name: 'Load more posts' }).click()
  await expect(cards(page).nth(20)).toBeFocused()
  expect(await cards(page).nth(19).getAttribute('id')).toBe(last)

  await page.getByRole('link', { name: 'Following' }).click()
  await expect(page.getByText('No posts from people you follow')).toBeVisible()
  await page.getByRole('link', { name: 'Show everyone' }).click()
  await page.getByRole('link', { name: '#projector' }).first().click()
  await expect(page.getByRole('link', { name: 'Leave #projector, show everyone' })).toBeVisible()
  const invited = card(page, 'Waited. Got invited.')
  await expect(invited).toBeVisible()
  await expectAll(/^#projector$/)
  await invited.getByRole('link', { name: 'Projector', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Leave Projectors, show everyone' })).toBeVisible()
  await expect(invited).toBeVisible()
  await expectAll(/^Projector$/)

  // A new post that does not belong to this feed is announced with a way to it.
  const text = unique('Not of this feed')
  await composer(page).fill(text)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'You’ll find it in another feed' })).toBeVisible()
  await expect(card(page, text)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/\/posts\//)
  await expect(card(page, text)).toBeVisible()
})

test('new posts of others are counted in a bar and shown in their place when it is pressed', async ({
  strangers: { one: author, other: reader },
}) => {
  const { page } = reader
  await follows(reader, author.username)
  const known = unique('Known')
  await posts(author, known)
  await page.clock.install()
  await open(page, FOLLOWING)
  await expect(card(page, known)).toBeVisible()
  const first = unique('First')
  await posts(author, first)
  // The reader's own post is newer and does not hide it.
  const own = unique('Mine')
  await write(page, own)
  await page.clock.fastForward('01:01')
  await expect(page.getByRole('button', { name: '1 new post', exact: true })).toBeVisible()
  await expect(card(page, first)).toHaveCount(0)
  const second = unique('Second')
  await posts(author, second)
  await page.clock.fastForward('01:01')
  await page.getByRole('button', { name: '2 new posts', exact: true }).click()
  await expect(page.getByRole('button', { name: /new post/ })).toHaveCount(0)
  await expect(cards(page)).toContainText([second, own, first, known])
  const again = page.waitForResponse(/\/resources\/feed/)
  await page.clock.fastForward('01:01')
  await again
  await expect(page.getByRole('button', { name: /new post/ })).toHaveCount(0)
})

test('going back leads to the post where one was, from that post and from another feed', async ({
  strangers: { one: author, other: reader },
}) => {
  const { page } = reader
  await follows(reader, author.username)
  for (let number = 1; number <= 10; number++) {
    const form = { intent: 'create', id: crypto.randomUUID(), visibility: 'public', comments: 'everyone', context: '' }
    const content = `Number ${number}.${'\nOne line more.'.repeat(number % 5)}`
    await author.ask('/resources/posts', { form: { ...form, content, tags: '#steps' } })
  }
  await open(page, FOLLOWING)
  const post = card(page, 'Number 3.')
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const isAt = () => document.querySelectorAll('article')[7]!.getBoundingClientRect().top < 200
    while (!isAt()) {
      scrollBy(0, 200)
      await frame()
      await frame()
    }
  })
  const top = async () => Math.round((await post.boundingBox())?.y ?? Number.NaN)
  const before = await top()
  const expectSamePlace = () => expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(20)

  await post.getByRole('link', { name: '0 comments' }).click()
  await page.waitForURL(/\/posts\//)
  await page.goBack()
  await expectSamePlace()

  await page.reload()
  await expectSamePlace()
  await post.getByRole('link', { name: '#steps' }).click()
  await expect(page.getByRole('link', { name: 'Leave #steps, show everyone' })).toBeVisible()
  await page.goBack()
  await expectSamePlace()
})
