import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible } from './fixtures'
import { bell, comments, follows, likes, posts, rows } from './fixtures/causes'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'
import { test, type Writer } from './fixtures/two-members'

/** Somebody more, who only acts by the doors of the pages. */
async function another(browser: Browser, baseURL: string | undefined, fullName: string): Promise<Pick<Writer, 'ask'>> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await becomeMember(page, baseURL, fullName)
  return { ask: (path, content) => page.request.post(path, { headers: { Origin: baseURL ?? '' }, ...content }) }
}

test('several who like a post stand under one sentence; one that is followed is read with them, the others stay', async ({
  strangers: { one: ada, other: boris },
  browser,
  baseURL,
}) => {
  const post = await posts(ada, 'A morning under gate 34')
  await open(ada.page, '/app/notifications')
  await likes(await another(browser, baseURL, 'Clara Weiss'), post)
  await likes(await another(browser, baseURL, 'Dora Lind'), post)
  await likes(boris, post)
  await follows(boris, ada.username)
  await expect(bell(ada.page)).toHaveAccessibleName('Notifications, 4 unread')
  await expect(rows(ada.page)).toHaveText([/Boris Orlov follows you/, /Boris Orlov and 2 others liked your post/])
  await expectAccessible(ada.page)
  const tab = await ada.page.context().newPage()
  await open(tab, '/app/settings?tab=personal')
  await expect(bell(tab)).toHaveAccessibleName('Notifications, 4 unread')

  await rows(ada.page).nth(1).getByRole('link').click()
  await expect(ada.page).toHaveURL(new RegExp(`/posts/${post}$`))
  await expect(bell(ada.page)).toHaveAccessibleName('Notifications, 1 unread')
  await expect(bell(tab)).toHaveAccessibleName('Notifications, 1 unread')
  await ada.page.goBack()
  await expect(rows(ada.page).nth(0)).toContainText('Unread')
  await expect(rows(ada.page).nth(1)).not.toContainText('Unread')
})

test('a notification of a comment lands on that comment, however many stand before it', async ({
  strangers: { one: ada, other: boris },
}) => {
  const post = await posts(ada, 'What does your authority sound like?')
  for (let count = 1; count <= 21; count++) await comments(ada, post, `A thought of mine, the ${count}.`)
  const id = await comments(boris, post, 'Like a door that is not locked.')
  await open(ada.page, '/app/notifications')
  await rows(ada.page).getByRole('link').click()
  await expect(ada.page).toHaveURL(new RegExp(`/posts/${post}\\?cursor=[^#]+#comment-${id}$`))
  await expect(ada.page.getByText('Like a door that is not locked.')).toBeInViewport()
})

/** Counts the tones that the page begins, and lets none be heard. */
const withTones = (page: Page) =>
  page.addInitScript(() => {
    const counted = window as unknown as { tones: number }
    counted.tones = 0
    OscillatorNode.prototype.start = () => {
      counted.tones++
    }
    OscillatorNode.prototype.stop = () => {}
  })
const tones = (page: Page) => page.evaluate(() => (window as unknown as { tones: number }).tones)

test('a tone sounds for what is new where the member chose so, and for nothing else', async ({
  strangers: { one: ada, other: boris },
}) => {
  await withTones(ada.page)
  const post = await posts(ada, 'Listening')
  await open(ada.page, '/app/settings?tab=notifications')
  await likes(boris, post)
  await expect(bell(ada.page)).toHaveAccessibleName('Notifications, 1 unread')
  expect(await tones(ada.page)).toBe(0)
  await ada.page.getByRole('checkbox', { name: 'Sound' }).check()
  await ada.page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(ada.page.getByText('Saved successfully!')).toBeVisible()
  await comments(boris, post, 'Heard')
  await expect.poll(() => tones(ada.page)).toBe(2)
  await expect(bell(ada.page)).toHaveAccessibleName('Notifications, 2 unread')
})

test('whoever turns the bell off sees no number at once, and the list says why', async ({
  strangers: { one: ada, other: boris },
}) => {
  await follows(boris, ada.username)
  await open(ada.page, '/app/settings?tab=notifications')
  await expect(bell(ada.page)).toHaveAccessibleName('Notifications, 1 unread')
  await ada.page.getByRole('checkbox', { name: 'Notifications', exact: true }).uncheck()
  await ada.page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(bell(ada.page)).toHaveAccessibleName('Notifications')
  await ada.page.goto('/app/notifications')
  await expect(ada.page.getByText('You turned notifications on the site off')).toBeVisible()
})
