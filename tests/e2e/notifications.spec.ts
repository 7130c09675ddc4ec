import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { bell, comments, follows, likes, posts, rows } from './fixtures/causes'
import { expectNotice } from './fixtures/notices'
import { open } from './fixtures/open'
import { test as three } from './fixtures/three-members'
import { test } from './fixtures/two-members'

// As the settings of a new member: a device elsewhere proposes its own zone, which is a change to be saved.
test.use({ timezoneId: 'UTC' })

/** As in a tab that another one covers. Browsers under test call every tab visible. */
const setVisibility = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

three(
  'what others do is counted at the bell of every tab until the list is looked at, and is read where it is followed',
  async ({ three: { author: ada, reader: boris, third: clara } }) => {
    const post = await posts(ada, 'A morning under gate 34')
    for (let count = 1; count <= 21; count++) await comments(ada, post, `A thought of mine, number ${count}.`)
    const { page } = ada
    const tab = await page.context().newPage()
    const bothSay = async (name: string) => {
      for (const each of [page, tab]) await expect(bell(each)).toHaveAccessibleName(name)
    }
    await open(page, '/app/notifications')
    await open(tab, '/app/dashboard')
    await bothSay('Notifications')
    await expect(page.getByText('Nothing here yet')).toBeVisible()

    // A list in the background follows what comes and goes, and leaves the number.
    await setVisibility(page, 'hidden')
    await likes(boris, post)
    await bothSay('Notifications, 1 new')
    await expect(tab).toHaveTitle(/^\(1\) /)
    await expect(rows(page)).toHaveText([/Boris Orlov liked your post/])
    await likes(clara, post)
    await follows(boris, ada.username)
    await bothSay('Notifications, 3 new')
    await expect(rows(page)).toHaveText([/Boris Orlov followed you/, /Clara Weiss and Boris Orlov liked your post/])
    await likes(clara, post, 'none')
    await bothSay('Notifications, 2 new')
    await expect(rows(page)).toHaveText([/Boris Orlov followed you/, /Boris Orlov liked your post/])

    // Looked at, it ends the number everywhere, and what was not followed stays unread.
    await setVisibility(page, 'visible')
    await bothSay('Notifications')
    await expect(tab).not.toHaveTitle(/^\(/)
    await expect(rows(page).filter({ hasText: 'followed you' })).toContainText('Unread')
    const comment = await comments(boris, post, 'Like a door that is not locked.')
    const commented = rows(page).filter({ hasText: 'Like a door that is not locked.' })
    await expect(commented).toContainText('Unread')
    await bothSay('Notifications')

    await commented.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/posts/${post}\\?cursor=[^#]+#comment-${comment}$`))
    await expect(page.getByText('Like a door that is not locked.')).toBeInViewport()
    await page.goBack()
    await expect(rows(page).filter({ hasText: 'followed you' })).toContainText('Unread')
    // On the page of the post the comment itself would be found.
    await expect(commented).not.toContainText('Unread')
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(page.getByText('Unread')).toHaveCount(0)
  },
)

test('the bell opens the last notifications beside the page by keyboard, and one that is followed is read', async ({
  strangers: { one: ada, other: boris },
}) => {
  const { page } = ada
  await follows(boris, ada.username)
  await open(page, '/app/settings?tab=personal')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new')
  await bell(page).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('listitem')).toContainText('Boris Orlov followed you')
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(bell(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await bell(page).press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(bell(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await panel.getByRole('link', { name: 'See all' }).click()
  await expect(page).toHaveURL(/\/app\/notifications$/)
  await rows(page).filter({ hasText: 'Boris Orlov' }).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/u/${boris.username}$`))
  await page.goBack()
  const read = rows(page).filter({ hasText: 'Boris Orlov' })
  await expect(read).toBeVisible()
  await expect(read).not.toContainText('Unread')
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

test('a tone sounds for what is new once it is chosen, and the bell shows no number once it is turned off', async ({
  strangers: { one: ada, other: boris },
}) => {
  const { page } = ada
  await withTones(page)
  const post = await posts(ada, 'Listening')
  await open(page, '/app/settings?tab=notifications')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const choose = async (name: string, isChosen: boolean) => {
    await page.getByRole('checkbox', { name, exact: true }).setChecked(isChosen)
    await expect(save).toBeEnabled()
    await save.click()
    await expectNotice(page, 'Saved successfully!')
    await expect(save).toBeDisabled()
  }
  // The tab is hydrated after the frame; from then on there is nothing to save until something is chosen.
  await expect(save).toBeDisabled()
  await likes(boris, post)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new')
  await choose('Sound', true)
  expect(await tones(page)).toBe(0)
  await comments(boris, post, 'Heard')
  await expect.poll(() => tones(page)).toBe(2)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 new')

  await choose('Notifications', false)
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await page.goto('/app/notifications')
  await expect(page.getByText('On-site notifications are off')).toBeVisible()
})
