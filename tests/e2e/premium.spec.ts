import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const PATH = '/app/settings?tab=premium'

const EN = {
  upgrade: 'Upgrade to Premium',
  good: 'Pay with a good card',
  bad: 'Pay with a card that is declined',
  declined: 'The card was declined.',
  leave: 'Back without paying',
  left: 'You left the checkout, and nothing was charged.',
  welcome: 'Welcome to Premium!',
  active: 'Premium is active',
  price: '€19.99',
  portal: 'Card and invoices',
  cancel: 'Cancel subscription',
  endShop: 'Cancel the subscription',
  cancelled: 'Cancelled. Premium stays yours until',
  resume: 'Resume subscription',
  resumed: 'Your subscription goes on.',
  setBad: 'Use a card that is declined',
  setGood: 'Use a good card',
  renew: 'End the month now',
  back: 'Back to the site',
  failed: 'The last payment did not go through',
  payNow: 'Pay now',
  cardDeclined: 'The card was declined. Nothing was charged',
  changeCard: 'Change card',
  paid: 'Thank you, it is paid.',
  refund: 'Refund',
  refunded: '€19.99 refunded',
}
const RU: typeof EN = {
  upgrade: 'Перейти на Премиум',
  good: 'Оплатить хорошей картой',
  bad: 'Оплатить картой, которую отклонят',
  declined: 'Карта отклонена.',
  leave: 'Назад без оплаты',
  left: 'Вы вышли из оплаты, ничего не списано.',
  welcome: 'Добро пожаловать в Премиум!',
  active: 'Премиум подключён',
  price: '19,99\u00a0€',
  portal: 'Карта и счета',
  cancel: 'Отменить подписку',
  endShop: 'Отменить подписку',
  cancelled: 'Подписка отменена. Премиум остаётся вашим до',
  resume: 'Продолжить подписку',
  resumed: 'Подписка продолжается.',
  setBad: 'Взять карту, которую отклонят',
  setGood: 'Взять хорошую карту',
  renew: 'Закончить месяц сейчас',
  back: 'Вернуться на сайт',
  failed: 'Последний платёж не прошёл',
  payNow: 'Оплатить сейчас',
  cardDeclined: 'Карта отклонена. Ничего не списано',
  changeCard: 'Сменить карту',
  paid: 'Спасибо, оплачено.',
  refund: 'Вернуть деньги',
  refunded: 'возвращено 19,99\u00a0€',
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

/** A button of the site that leads to the shop. */
async function goTo(page: Page, name: string) {
  await press(page, name)
  await page.waitForURL(/\/(pay|portal)\//)
}

/** From the tab through the checkout, with a declined card and a change of mind on the way. */
async function buy(page: Page, t: typeof EN) {
  await open(page, PATH)
  await expect(page.getByText(t.price, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await goTo(page, t.upgrade)
  await press(page, t.leave)
  await expect(page.getByText(t.left)).toBeVisible()
  await goTo(page, t.upgrade)
  await press(page, t.bad)
  await expect(page.getByRole('alert')).toHaveText(t.declined)
  await press(page, t.good)
  await expect(page.getByText(t.welcome)).toBeVisible()
  await expect(page.getByRole('heading', { name: t.active })).toBeVisible()
  await expectAccessible(page)
}

for (const [language, t] of [
  ['en', EN],
  ['ru', RU],
] as const) {
  test(`premium is bought, cancelled, resumed, mended and refunded (${language})`, async ({
    page,
    baseURL,
    consoleErrors,
  }) => {
    test.slow()
    // A card that is declined is an answer of 422.
    consoleErrors.expect(/status of 422/)
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    await page.setExtraHTTPHeaders({ 'Accept-Language': language })
    await becomeMember(page, baseURL)
    await buy(page, t)

    await goTo(page, t.cancel)
    await press(page, t.endShop)
    await expect(page.getByText(t.cancelled)).toBeVisible()
    await press(page, t.resume)
    await expect(page.getByText(t.resumed)).toBeVisible()

    await goTo(page, t.portal)
    await press(page, t.setBad)
    await press(page, t.renew)
    await press(page, t.back)
    await expect(page.getByText(t.failed)).toBeVisible()
    await expectAccessible(page)
    await press(page, t.payNow)
    await expect(page.getByText(t.cardDeclined)).toBeVisible()
    await goTo(page, t.changeCard)
    await press(page, t.setGood)
    await expect(page.getByText(t.failed)).toBeVisible()
    await press(page, t.payNow)
    await expect(page.getByText(t.paid)).toBeVisible()
    await expect(page.getByRole('heading', { name: t.active })).toBeVisible()

    await goTo(page, t.portal)
    await press(page, t.refund)
    await press(page, t.back)
    // The word of a refund comes by itself.
    await expect(async () => {
      await page.reload()
      await expect(page.getByText(t.refunded)).toBeVisible({ timeout: 2_000 })
    }).toPass()
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('premium is bought all the same @any-screen', async ({ page, baseURL }) => {
    await becomeMember(page, baseURL)
    await page.goto(PATH)
    await goTo(page, EN.upgrade)
    await press(page, EN.good)
    await expect(page.getByText(EN.welcome)).toBeVisible()
  })
})
