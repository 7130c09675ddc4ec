import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { readAs } from './fixtures/add-member'
import { follows, posts } from './fixtures/causes'
import { cards, FOLLOWING, saved, unique } from './fixtures/feed'
import { open } from './fixtures/open'
import { test } from './fixtures/three-members'

const people = (page: Page, list: string) => page.getByRole('region', { name: list, exact: true }).getByRole('listitem')
const follow = (page: Page, name: string) => page.getByRole('button', { name: `Follow ${name}`, exact: true })
const following = (page: Page, name: string) => page.getByRole('button', { name: `Following ${name}.` })

test('a member follows another from their profile, reads them in the feed, and stops in the list', async ({
  three: { author, reader, third },
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource/)
  const text = unique('The kettle first')
  await posts(author, text)
  await follows(reader, third.username)
  const { page } = reader

  // A follow that fails is taken back and says so.
  await open(page, `/u/${author.username}`)
  await page.route('**/resources/follows**', (route) => route.abort())
  await follow(page, 'Ada Lovelace').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(follow(page, 'Ada Lovelace')).toBeVisible()
  await expect(page.getByRole('link', { name: '0 followers' })).toBeVisible()
  await page.unroute('**/resources/follows**')
  await saved(page, '/resources/follows', () => follow(page, 'Ada Lovelace').click())
  await expect(following(page, 'Ada Lovelace')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  // The count leads to the list.
  await page.getByRole('link', { name: '1 follower' }).click()
  await expect(people(page, 'Followers')).toHaveText([/Boris Orlov.*You/])
  await open(page, FOLLOWING)
  await expect(cards(page)).toHaveText([new RegExp(text)])

  // Who is unfollowed stays in the list until it is loaded again.
  await open(page, `/u/${reader.username}?tab=connections&list=following`)
  await expect(people(page, 'Following')).toHaveText([/Ada Lovelace/, /Clara Weiss/])
  await saved(page, '/resources/follows', () => following(page, 'Clara Weiss').click())
  await expect(page.getByRole('link', { name: '1 following' })).toBeVisible()
  await saved(page, '/resources/follows', () => follow(page, 'Clara Weiss').click())
  await expect(page.getByRole('link', { name: '2 following' })).toBeVisible()
  await saved(page, '/resources/follows', () => following(page, 'Ada Lovelace').click())
  await expect(people(page, 'Following')).toHaveCount(2)
  await page.reload()
  await expect(people(page, 'Following')).toHaveText([/Clara Weiss/])
  await expect.poll(() => readAs(page)(FOLLOWING)).toContain('No posts from people you follow')
})
