import type { Page } from '@playwright/test'
import { expect, expectAccessible } from './fixtures'
import { saved } from './fixtures/feed'
import { open } from './fixtures/open'
import { test } from './fixtures/three-members'
import type { Writer } from './fixtures/two-members'

const FOLLOWING = '/app/dashboard?feed=following'

const cards = (page: Page) => page.getByRole('article')
const people = (page: Page, list: string) => page.getByRole('region', { name: list, exact: true }).getByRole('listitem')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const follow = (page: Page, name: string) => page.getByRole('button', { name: `Follow ${name}`, exact: true })
const following = (page: Page, name: string) => page.getByRole('button', { name: `Following ${name}.` })

/** Writes a post behind the page. */
async function say({ ask }: Writer, content: string, visibility = 'public') {
  await ask('/resources/posts', { form: { intent: 'create', id: crypto.randomUUID(), content, visibility } })
}
const setFollow = ({ ask }: Writer, { username }: Writer, state: 'following' | 'none') =>
  ask('/resources/follows', { form: { username, state } })

test('one follows another from their page, reads them in the feed, and stops', async ({
  three: { author, reader },
}) => {
  test.slow()
  await say(author, 'The kettle first, then the world')
  await say(author, 'Between the two of us', 'connections')
  const { page } = reader
  await open(page, FOLLOWING)
  await expect(page.getByText('Nothing from those you follow')).toBeVisible()

  await open(page, `/u/${author.username}`)
  await expect(page.getByRole('link', { name: '0 followers' })).toBeVisible()
  await follow(page, 'Ada Lovelace').click()
  await expect(following(page, 'Ada Lovelace')).toBeVisible()
  await expect(page.getByRole('link', { name: '1 follower' })).toBeVisible()
  await expectAccessible(page)

  // The list that the count leads to: oneself, and nobody to follow there.
  await page.getByRole('link', { name: '1 follower' }).click()
  await expect(people(page, 'Followers')).toHaveText([/Boris Orlov.*You/])
  await expectAccessible(page)
  await open(page, FOLLOWING)
  await expect(cards(page)).toHaveText([/The kettle first/])

  // The author sees who it is, and that it is from one side so far.
  await open(author.page, `/u/${reader.username}`)
  await expect(author.page.getByText('Follows you')).toBeVisible()
  await author.page.getByRole('link', { name: '1 following' }).click()
  await expect(people(author.page, 'Following')).toHaveText([/Ada Lovelace.*You/])

  await open(page, `/u/${author.username}`)
  await following(page, 'Ada Lovelace').click()
  await expect(follow(page, 'Ada Lovelace')).toBeVisible()
  await expect(page.getByRole('link', { name: '0 followers' })).toBeVisible()
  await open(page, FOLLOWING)
  await expect(page.getByText('Nothing from those you follow')).toBeVisible()
})

test('whom one stops following by mistake stays in the list, to be followed again', { tag: '@any-screen' }, async ({
  three: { author, reader, third },
}) => {
  await setFollow(reader, author, 'following')
  await setFollow(reader, third, 'following')
  const { page } = reader
  await open(page, `/u/${reader.username}?tab=connections&list=following`)
  await following(page, 'Ada Lovelace').click()
  await expect(page.getByRole('link', { name: '1 following' })).toBeVisible()
  await expect(people(page, 'Following')).toHaveText([/Clara Weiss/, /Ada Lovelace/])
  await saved(page, '/resources/follows', () => follow(page, 'Ada Lovelace').click())
  await expect(page.getByRole('link', { name: '2 following' })).toBeVisible()
  await page.reload()
  await expect(people(page, 'Following')).toHaveText([/Ada Lovelace/, /Clara Weiss/])
})

test('a list shows whom its reader finds, and says how many others there are', async ({
  three: { author, reader, third },
  browser,
  consoleErrors,
}) => {
  await setFollow(reader, author, 'following')
  await setFollow(third, author, 'following')
  const path = `/u/${author.username}?tab=connections&list=followers`
  await open(author.page, path)
  await expect(people(author.page, 'Followers')).toHaveText([/Clara Weiss/, /Boris Orlov/])
  // Following back from the list.
  await follow(author.page, 'Clara Weiss').click()
  await expect(following(author.page, 'Clara Weiss')).toBeVisible()
  await expect(author.page.getByRole('link', { name: '1 following' })).toBeVisible()

  await reader.ask('/resources/blocks', { form: { intent: 'block', username: third.username } })
  await open(reader.page, path)
  await expect(people(reader.page, 'Followers')).toHaveText([/Boris Orlov/])
  await expect(reader.page.getByText('1 person is not shown: their profile is closed to you.')).toBeVisible()

  const context = await browser.newContext()
  consoleErrors.watch(context)
  const visitor = await context.newPage()
  await open(visitor, path)
  await expect(people(visitor, 'Followers')).toHaveText([/Clara Weiss/, /Boris Orlov/])
  await expect(visitor.getByRole('button', { name: /^Follow/ })).toHaveCount(0)
  await context.close()
})

test('a block takes the follows of both away, and the page, and the feed', async ({
  three: { author, third },
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 404/)
  await say(author, 'Before the door was closed')
  await setFollow(third, author, 'following')
  await setFollow(author, third, 'following')
  const { page } = third
  await open(page, FOLLOWING)
  await expect(cards(page)).toHaveText([/Before the door was closed/])

  await open(author.page, `/u/${third.username}`)
  await author.page.getByRole('button', { name: /^More about/ }).click()
  await author.page.getByRole('menuitem', { name: 'Block' }).click()
  await author.page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(author.page).toHaveURL(/\/app\/settings\?tab=privacy/)
  await open(author.page, `/u/${author.username}`)
  await expect(author.page.getByRole('link', { name: '0 followers' })).toBeVisible()
  await expect(author.page.getByRole('link', { name: '0 following' })).toBeVisible()

  await open(page, FOLLOWING)
  await expect(page.getByText('Nothing from those you follow')).toBeVisible()
  await page.goto(`/u/${author.username}`)
  await expect(heading(page)).toHaveText('Nothing here')
})

test('a follow that does not arrive is taken back and says so', { tag: '@any-screen' }, async ({
  three: { author, reader },
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource/)
  const { page } = reader
  await open(page, `/u/${author.username}`)
  await page.route('**/resources/follows**', (route) => route.abort())
  await follow(page, 'Ada Lovelace').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(follow(page, 'Ada Lovelace')).toBeVisible()
  await expect(page.getByRole('link', { name: '0 followers' })).toBeVisible()
  await page.unroute('**/resources/follows**')
  await follow(page, 'Ada Lovelace').click()
  await expect(following(page, 'Ada Lovelace')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('without scripts, in Russian, a form follows and stops, and the lists are links', { tag: '@any-screen' }, async ({
  three: { author, reader },
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  await context.addCookies(await reader.page.context().cookies(baseURL))
  await context.addCookies([{ name: 'language', value: 'ru', url: baseURL ?? '' }])
  const page = await context.newPage()
  await page.goto(`/u/${author.username}`)
  await page.getByRole('button', { name: 'Подписаться: Ada Lovelace' }).click()
  await expect(page).toHaveURL(new RegExp(`/u/${author.username}$`))
  const stop = page.getByRole('button', { name: 'Вы подписаны: Ada Lovelace.' })
  await expect(stop).toBeVisible()
  await page.getByRole('link', { name: '1 подписчик' }).click()
  await expect(people(page, 'Подписчики')).toHaveText([/Boris Orlov.*Вы/])
  await page.getByRole('navigation', { name: 'Люди' }).getByRole('link', { name: 'Подписки' }).click()
  await expect(page.getByText('Пока нет подписок')).toBeVisible()
  await stop.click()
  await expect(page.getByRole('button', { name: 'Подписаться: Ada Lovelace' })).toBeVisible()
  await expect(page.getByRole('link', { name: '0 подписчиков' })).toBeVisible()
  await context.close()
})
