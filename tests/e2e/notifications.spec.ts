import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { askAs, test } from './fixtures/add-member'
import { bell, comments, follows, likes, posts, rows } from './fixtures/causes'
import { newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

// As the settings of a new member: a device elsewhere proposes its own zone, which is a change to be saved.
test.use({ timezoneId: 'UTC' })

/** As in a tab that another one covers. Browsers under test call every tab visible. */
const setVisibility = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('what others do is counted at the bell of every tab until the list is looked at, and is read where it is followed', async ({
  page,
  addMember,
}) => {
  const ada = { username: await newMember(page), ask: askAs(page) }
  const boris = await addMember({ fullName: 'Boris Orlov' })
  const clara = await addMember({ fullName: 'Clara Weiss' })
  const post = await posts(ada, 'A morning under gate 34')
  for (let count = 1; count <= 21; count++) await comments(ada, post, `A thought of mine, number ${count}.`)
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

  // Beside another page the bell opens the last notifications by keyboard.
  await page.close()
  const second = await comments(clara, post, 'Nor one that is always open.')
  await expect(bell(tab)).toHaveAccessibleName('Notifications, 1 new')
  await bell(tab).focus()
  await tab.keyboard.press('Enter')
  const panel = tab.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('listitem').first()).toContainText('Nor one that is always open.')
  await expect(bell(tab)).toHaveAccessibleName('Notifications')
  await tab.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(bell(tab)).toBeFocused()
  await tab.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await bell(tab).press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(bell(tab)).toBeFocused()
  await tab.keyboard.press('Enter')
  await panel.getByRole('link', { name: 'See all' }).click()
  await expect(tab).toHaveURL(/\/app\/notifications$/)
  const latest = rows(tab).filter({ hasText: 'Nor one that is always open.' })
  await expect(latest).toContainText('Unread')
  await latest.getByRole('link').click()
  await expect(tab).toHaveURL(new RegExp(`/posts/${post}.*#comment-${second}$`))
  await tab.goBack()
  await expect(latest).toBeVisible()
  await expect(latest).not.toContainText('Unread')
})
