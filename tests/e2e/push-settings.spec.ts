import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

test.use({ serviceWorkers: 'allow' })

const TAB = '/app/settings?tab=notifications'
const card = (page: Page) => page.getByRole('region', { name: /^Push/ })

/**
 * A browser of tests has no push service behind it, and a headless one lets no site notify: the permission and the subscription
 * are made up, all else is the browser's.
 */
const withPushService = (page: Page) =>
  page.addInitScript(() => {
    const KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
    const keys = { p256dh: KEY, auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
    const endpoint = 'https://push.example.org/made-up'
    const made = {
      toJSON: () => ({ endpoint: `${endpoint}/${crypto.randomUUID()}`, keys }),
      unsubscribe: async () => Boolean(sessionStorage.removeItem('push')) || true,
    }
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('push', 'on')
      return made as unknown as PushSubscription
    }
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem('push') ? (made as unknown as PushSubscription) : null
  })

test('push is turned on by a press, listed, and turned off again; a browser that may not or cannot show it says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await withPushService(page)
  await newMember(page)
  await open(page, TAB)
  const browsers = card(page).getByRole('listitem')
  const turnOn = card(page).getByRole('button', { name: 'Turn on here' })
  await expect(card(page)).toContainText('Off in this browser.')

  await turnOn.click()
  await expect(card(page)).toContainText('On in this browser.')
  await expect(browsers).toContainText('this browser')
  await page.reload()
  await expect(card(page)).toContainText('On in this browser.')
  await card(page).getByRole('button', { name: 'Turn off here' }).click()
  await expect(card(page)).toContainText('Off in this browser.')
  await expect(browsers).toHaveCount(0)

  await turnOn.click()
  await expect(browsers).toContainText('this browser')
  await card(page)
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect(browsers).toHaveCount(0)
  await expect(card(page)).toContainText('Off in this browser.')

  const denied = await context.newPage()
  await denied.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await open(denied, TAB)
  await expect(card(denied)).toContainText('This browser blocks notifications from this site.')
  await expect(card(denied).getByRole('button')).toHaveCount(0)

  const without = await context.newPage()
  await without.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await open(without, TAB)
  await expect(card(without)).toContainText('This browser doesn’t support push.')
})
