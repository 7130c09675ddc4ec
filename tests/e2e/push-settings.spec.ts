import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'

test.use({ serviceWorkers: 'allow' })

const TAB = '/app/settings?tab=notifications'
const card = (page: Page) => page.getByRole('region', { name: /^(Push|Уведомления в браузерах)/ })

/**
 * Browsers of tests have no push service of a maker behind them, and one without windows lets no site notify: what those would
 * hand out is made up, all else is the browser's.
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

test('push is turned on by a press, its browser is listed, and it is turned off again', { tag: '@any-screen' }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications'])
  await withPushService(page)
  await becomeMember(page, baseURL)
  await open(page, TAB)
  await expect(card(page)).toContainText('Off in this browser.')

  await card(page).getByRole('button', { name: 'Turn on here' }).click()
  await expect(card(page)).toContainText('On in this browser.')
  await expect(card(page).getByRole('listitem')).toContainText('this one')
  await expectAccessible(page)
  await page.reload()
  await expect(card(page)).toContainText('On in this browser.')

  await card(page).getByRole('button', { name: 'Turn off here' }).click()
  await expect(card(page)).toContainText('Off in this browser.')
  await expect(card(page).getByRole('listitem')).toHaveCount(0)
})

test('a browser taken off the list gets push no more', { tag: '@any-screen' }, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['notifications'])
  await withPushService(page)
  await becomeMember(page, baseURL)
  await open(page, TAB)
  await card(page).getByRole('button', { name: 'Turn on here' }).click()
  await card(page)
    .getByRole('button', { name: /^Remove: / })
    .click()
  await expect(card(page).getByRole('listitem')).toHaveCount(0)
  await expect(card(page)).toContainText('Off in this browser.')
})

test('a browser that does not let the site notify says so, and how to change that', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'ru', url: baseURL ?? '' }])
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await becomeMember(page, baseURL)
  await open(page, TAB)
  await expect(card(page)).toContainText('Этот браузер не разрешает сайту присылать уведомления.')
  await expect(card(page).getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
})

test('a browser without push says so', { tag: '@any-screen' }, async ({ page, baseURL }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await becomeMember(page, baseURL)
  await open(page, TAB)
  await expect(card(page)).toContainText('This browser cannot show push.')
})

test('the service worker is served to be looked for anew, and asks this site alone', { tag: '@any-screen' }, async ({
  request,
}) => {
  const response = await request.get('/sw.js')
  expect(response.status()).toBe(200)
  const headers = response.headers()
  expect(headers['content-type']).toContain('javascript')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
})

test.describe('without scripts', { tag: '@any-screen' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the card says that push takes a script', async ({ page, baseURL }) => {
    await becomeMember(page, baseURL)
    await page.goto(TAB)
    await expect(card(page).locator('noscript p')).toBeVisible()
  })
})
