import { expect, expectAccessible } from './fixtures'
import { bell, comments, follows, likes, posts, rows } from './fixtures/causes'
import { open } from './fixtures/open'
import { test } from './fixtures/two-members'

test('what another does is counted at the bell of every tab at once, listed, and read in all of them', async ({
  strangers: { one: ada, other: boris },
}) => {
  const post = await posts(ada, 'A morning under gate 34')
  const other = await ada.page.context().newPage()
  await open(ada.page, '/app/dashboard')
  await open(other, '/app/notifications')
  await expect(bell(ada.page)).toHaveAccessibleName('Notifications')
  await expect(other.getByText('Nothing here yet')).toBeVisible()

  await likes(boris, post)
  await expect(bell(ada.page)).toHaveAccessibleName('Notifications, 1 unread')
  await expect(ada.page).toHaveTitle(/^\(1\) /)
  await expect(rows(other)).toHaveCount(1)
  await expect(rows(other)).toContainText('Boris Orlov liked your post')
  await comments(boris, post, 'Lovely')
  await follows(boris, ada.username)
  await expect(bell(other)).toHaveAccessibleName('Notifications, 3 unread')
  await expect(rows(other)).toHaveCount(3)

  await likes(boris, post, 'none')
  await expect(bell(other)).toHaveAccessibleName('Notifications, 2 unread')
  await expect(rows(other)).toHaveCount(2)
  await expectAccessible(other)

  await other.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell(other)).toHaveAccessibleName('Notifications')
  await expect(bell(ada.page)).toHaveAccessibleName('Notifications')
  await expect(ada.page).not.toHaveTitle(/^\(/)
  await expect(other.getByText('Unread')).toHaveCount(0)
})

test('the bell shows the last ones beside the page, by keyboard too; one that is followed is read', async ({
  strangers: { one: ada, other: boris },
  isMobile,
}) => {
  await follows(boris, ada.username)
  await open(ada.page, '/app/settings?tab=personal')
  await expect(bell(ada.page)).toHaveAccessibleName('Notifications, 1 unread')
  await bell(ada.page).focus()
  await ada.page.keyboard.press('Enter')
  if (!isMobile) {
    const panel = ada.page.getByRole('dialog', { name: 'Notifications' })
    await expect(panel.getByRole('listitem')).toContainText('Boris Orlov follows you')
    await expectAccessible(ada.page)
    await ada.page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(bell(ada.page)).toBeFocused()
    await ada.page.keyboard.press('Enter')
    await panel.getByRole('link', { name: 'See all' }).click()
  }
  await expect(ada.page).toHaveURL(/\/app\/notifications$/)
  await rows(ada.page).filter({ hasText: 'Boris Orlov' }).getByRole('link').click()
  await expect(ada.page).toHaveURL(new RegExp(`/u/${boris.username}$`))
  await expect(bell(ada.page)).toHaveAccessibleName('Notifications')
})

test('in Russian, several who did the same stand under one sentence', { tag: '@any-screen' }, async ({
  strangers: { one: ada, other: boris },
  baseURL,
}) => {
  await ada.page.context().addCookies([{ name: 'language', value: 'ru', url: baseURL ?? '' }])
  const post = await posts(ada, 'Доброе утро')
  await likes(boris, post)
  await comments(boris, post, 'Спасибо')
  await comments(boris, post, 'И вам')
  await open(ada.page, '/app/notifications')
  await expect(bell(ada.page)).toHaveAccessibleName('Уведомления, непрочитанных: 3')
  await expect(rows(ada.page)).toHaveText([
    /Новый комментарий к вашей записи: Boris Orlov/,
    /Новая отметка «Нравится»: Boris Orlov/,
  ])
  await expectAccessible(ada.page)
})

test('without scripts the bell leads to the list, and all can be marked as read', { tag: '@any-screen' }, async ({
  strangers: { one: ada, other: boris },
  browser,
}) => {
  await follows(boris, ada.username)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await ada.page.context().storageState(),
  })
  const page = await context.newPage()
  await page.goto('/app/dashboard')
  await bell(page).click()
  await expect(rows(page)).toContainText('Boris Orlov follows you')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await expect(page.getByText('That is everything.')).toBeVisible()
  await context.close()
})
