import { expect, expectAccessible } from './fixtures'
import { card, cards, choose, comment, composer, HOME, postButton, saved, unique } from './fixtures/feed'
import { open } from './fixtures/open'
import { test } from './fixtures/three-members'
import type { Writer } from './fixtures/two-members'

const FOLLOWING = `${HOME}?feed=following`

const follow = ({ ask }: Writer, { username }: Writer) =>
  ask('/resources/follows', { form: { username, state: 'following' } })

/** Posts behind the page; the id. */
async function post({ ask }: Writer, content: string) {
  const id = crypto.randomUUID()
  await ask('/resources/posts', { form: { intent: 'create', id, content } })
  return id
}

const say = ({ ask }: Writer, postId: string, content: string) =>
  ask('/resources/comments', { form: { intent: 'create', id: crypto.randomUUID(), post: postId, content } })

test('what others post meanwhile is told by a bar, in its place, and only shown when it is pressed', async ({
  three: { author, reader },
}) => {
  const { page } = reader
  await follow(reader, author)
  const known = unique('Known')
  await post(author, known)
  await page.clock.install()
  await open(page, FOLLOWING)
  await expect(card(page, known)).toBeVisible()
  const first = unique('First')
  await post(author, first)
  // One's own post comes after it, and does not hide it.
  const own = unique('Mine')
  await composer(page).fill(own)
  await postButton(page).click()
  await expect(card(page, own).getByRole('button', { name: /^Like/ })).toBeVisible()
  await page.clock.fastForward('01:01')
  await expect(page.getByRole('button', { name: '1 new post', exact: true })).toBeVisible()
  await expect(card(page, first)).toHaveCount(0)
  const second = unique('Second')
  await post(author, second)
  await page.clock.fastForward('01:01')
  await page.getByRole('button', { name: '2 new posts', exact: true }).click()
  await expect(page.getByRole('button', { name: /new post/ })).toHaveCount(0)
  await expect(cards(page)).toContainText([second, own, first, known])
  await page.clock.fastForward('01:01')
  await expect(page.getByRole('button', { name: /new post/ })).toHaveCount(0)
})

test('a card’s menu copies its link, mutes with a way back, reports and blocks', async ({
  three: { author, reader },
}) => {
  const { page } = reader
  await follow(reader, author)
  const [one, two] = [unique('One'), unique('Two')]
  const id = await post(author, one)
  await post(author, two)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, FOLLOWING)
  await choose(card(page, one), 'Copy link')
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(`/posts/${id}`, page.url()).href)

  await choose(card(page, one), 'For 7 days')
  await expect(cards(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toContainText([two, one])
  await page.reload()
  await expect(cards(page)).toContainText([two, one])

  await choose(card(page, one), 'Report')
  const report = page.getByRole('dialog', { name: 'Report this post' })
  await report.getByRole('radio', { name: 'Spam or fraud' }).check()
  await expectAccessible(page)
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report).toContainText('Thank you for telling us.')
  await report.getByRole('button', { name: 'Close' }).first().click()

  await choose(card(page, one), /^Block/)
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
  // As long as it is open nothing behind it is there for anybody.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(cards(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Nothing from those you follow')).toBeVisible()
})

test('comments of a muted member and with muted words stay out, and it is said that there are some', async ({
  three: { author, reader, third },
}) => {
  const { page } = reader
  const id = await post(author, unique('Speak'))
  await say(third, id, 'From the third')
  await say(author, id, 'A spoiler, sorry')
  await say(author, id, 'From the author')
  await reader.ask('/resources/mutes', { form: { intent: 'add-word', word: 'Spoiler' } })
  await open(page, `/posts/${id}`)
  await expect(comment(page, 'From the author')).toBeVisible()
  await expect(page.getByText('A spoiler, sorry')).toHaveCount(0)
  await expect(page.getByText('1 comment is not shown to you.')).toBeVisible()
  await choose(comment(page, 'From the third'), 'For 30 days')
  await expect(comment(page, 'From the third')).toHaveCount(0)
  await expect(page.getByText('2 comments are not shown to you.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(comment(page, 'From the third')).toBeVisible()
  await saved(page, '/resources/mutes', async () => {
    await choose(comment(page, 'From the third'), 'For 30 days')
    await expect(page.getByText(/is muted$/)).toBeVisible()
  })
  await page.reload()
  await expect(comment(page, 'From the author')).toBeVisible()
  await expect(comment(page, 'From the third')).toHaveCount(0)
  await expectAccessible(page)

  // On the page of a post its author is muted too, and the page says what became of it.
  await choose(page.getByRole('article'), 'Until I say otherwise')
  await expect(page.getByText(`You muted @${author.username}.`)).toBeFocused()
})

test('a comment is changed and deleted where it stands, by its author and by whose post it is', async ({
  three: { author, reader },
}) => {
  const { page } = reader
  const id = await post(author, unique('Speak'))
  await say(reader, id, 'First wording')
  await open(page, `/posts/${id}`)
  await choose(comment(page, 'First wording'), 'Edit')
  const words = page.getByRole('textbox', { name: 'Edit your comment' })
  await words.fill('Second wording')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(comment(page, 'Second wording')).toContainText('edited')
  await choose(comment(page, 'Second wording'), 'Delete')
  await expect(page.getByText('Nobody has said anything yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: '1 comment' })).toBeVisible()
  await open(author.page, `/posts/${id}`)
  await saved(author.page, '/resources/comments', async () => {
    await choose(comment(author.page, 'Second wording'), 'Delete')
    await expect(author.page.getByText('Comment deleted')).toBeVisible()
  })
  await page.reload()
  await expect(page.getByText('Nobody has said anything yet.')).toBeVisible()
})
