import { expect } from './fixtures'
import { readAs } from './fixtures/add-member'
import { comments, follows, posts } from './fixtures/causes'
import { failNewScripts } from './fixtures/fail-new-scripts'
import { card, cards, choose, comment, FOLLOWING, saved, unique } from './fixtures/feed'
import { hydrated, open } from './fixtures/open'
import { test } from './fixtures/three-members'

test('menus of posts and comments copy a link, report, mute with a way back, and block', async ({
  three: { author, reader, third },
}) => {
  const { page } = reader
  await follows(reader, author.username)
  const [one, two] = [unique('One'), unique('Two')]
  const id = await posts(author, one)
  await posts(author, two)
  await comments(third, id, 'From the third')
  await comments(author, id, 'A spoiler, sorry')
  await comments(author, id, 'From the author')
  await reader.ask('/resources/mutes', { form: { intent: 'add-word', word: 'Spoiler' } })

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, FOLLOWING)
  await choose(card(page, one), 'Copy link')
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(`/posts/${id}`, page.url()).href)

  await choose(card(page, one), 'For 7 days')
  await expect(cards(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toContainText([two, one])

  await choose(card(page, one), 'Report')
  const report = page.getByRole('dialog', { name: 'Report this post' })
  await report.getByRole('radio', { name: 'Spam or fraud' }).check()
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report).toContainText('Thanks for reporting this.')
  await report.getByRole('button', { name: 'Close' }).first().click()
  await expect(report).toHaveCount(0)

  // Comments that are not shown are counted.
  await card(page, one)
    .getByRole('link', { name: /comments?$/ })
    .click()
  await expect(comment(page, 'From the author')).toBeVisible()
  await expect(page.getByText('A spoiler, sorry')).toHaveCount(0)
  await expect(page.getByText('1 comment isn’t shown to you.')).toBeVisible()
  await choose(comment(page, 'From the third'), 'For 30 days')
  await expect(comment(page, 'From the third')).toHaveCount(0)
  await expect(page.getByText('2 comments aren’t shown to you.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(comment(page, 'From the third')).toBeVisible()
  await saved(page, '/resources/mutes', () => choose(comment(page, 'From the third'), 'For 30 days'))
  const served = (path: string) => expect.poll(() => readAs(page)(path))
  await served(`/posts/${id}`).toContain('2 comments aren’t shown to you.')

  // Muting the author on the page of the post replaces it by a message, which gets the focus.
  await saved(page, '/resources/mutes', () => choose(page.getByRole('article'), 'Until I unmute'))
  await expect(page.getByText(`You muted @${author.username}.`)).toBeFocused()
  await reader.ask('/resources/mutes', { form: { intent: 'unmute', username: author.username } })

  await page.goBack()
  await choose(card(page, one), /^Block/)
  const block = page.getByRole('dialog')
  await saved(page, '/resources/blocks', () => block.getByRole('button', { name: 'Block', exact: true }).click())
  await expect(block).toHaveCount(0)
  await expect(cards(page)).toHaveCount(0)
  await served(FOLLOWING).toContain('No posts from people you follow')
  expect(await readAs(page)(FOLLOWING)).not.toContain(one)
})

test('a menu at the foot of the window opens upwards, elsewhere below its button', { tag: '@phone' }, async ({
  strangers: { one },
}) => {
  const { page } = one
  for (const text of ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']) await posts(one, text)
  await open(page, FOLLOWING)
  const button = card(page, 'Third').getByRole('button', { name: /^More actions for/ })
  const menu = page.getByRole('menu')
  const height = page.viewportSize()?.height ?? 0
  /** Scrolls until the button is at `y`, opens its menu, and returns the boxes of both. */
  async function openedAt(y: number) {
    await button.evaluate(
      (node, wanted) => scrollBy({ top: node.getBoundingClientRect().top - wanted, behavior: 'instant' }),
      y,
    )
    await button.click()
    await expect(menu).toBeVisible()
    await menu.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)))
    const [list, own] = [await menu.boundingBox(), await button.boundingBox()]
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    return { list: list!, own: own! }
  }
  const below = await openedAt(150)
  expect(below.list.y).toBeGreaterThanOrEqual(below.own.y + below.own.height)
  const above = await openedAt(height - 160)
  expect(above.list.y + above.list.height).toBeLessThanOrEqual(above.own.y)
  expect(above.list.y).toBeGreaterThanOrEqual(0)
})

test('a dialog whose file a release has replaced asks to reload the page; one that cannot be loaded leaves it as it is, and can be tried again', async ({
  strangers: { one: author, other: reader },
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 404|released since|error occurred in/)
  const { page } = reader
  const text = unique('Released')
  await open(page, `/posts/${await posts(author, text)}`)
  // As the site answers once it has another release.
  await failNewScripts(page, (route) => route.fulfill({ status: 404 }))
  await page.route('**/__manifest?p=/&version=*', (route) =>
    route.fulfill({ status: 204, headers: { 'X-Remix-Reload-Document': 'true' } }),
  )
  await choose(card(page, text), 'Report')
  const outdated = page.getByRole('alert').filter({ hasText: 'The site has been updated' })
  await expect(outdated).toContainText('Reload to continue.')
  await page.unrouteAll()
  await Promise.all([page.waitForEvent('load'), outdated.getByRole('button', { name: 'Reload' }).click()])
  await hydrated(page)

  consoleErrors.check()
  consoleErrors.expect(/ERR_FAILED|Failed to fetch/)
  const draft = page.getByRole('region', { name: /comment/i }).getByRole('textbox')
  await draft.fill('Half a thought')
  const report = page.getByRole('dialog', { name: 'Report this post' })
  const failed = page.getByRole('alert').filter({ hasText: 'What you typed is still here' })
  const openScripts = await failNewScripts(page)
  await choose(card(page, text), 'Report')
  await expect(failed).toBeVisible()
  await expect(draft).toHaveValue('Half a thought')
  await openScripts()
  await failed.getByRole('button', { name: 'Close' }).click()
  await expect(failed).toHaveCount(0)

  const words = '**/assets/words-*/en/reports.json'
  await page.route(words, (route) => route.abort())
  await choose(card(page, text), 'Report')
  await expect(failed).toBeVisible()
  await expect(draft).toHaveValue('Half a thought')
  await page.unroute(words)
  await failed.getByRole('button', { name: 'Retry' }).click()
  await report.getByRole('button', { name: 'Cancel' }).click()
  await expect(draft).toHaveValue('Half a thought')
})
