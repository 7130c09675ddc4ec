import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const PATH = '/app/settings?tab=premium'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

/** Presses a button of the site that leads to the shop. */
async function goToShop(page: Page, name: string) {
  await press(page, name)
  await page.waitForURL(/\/(pay|portal)\//)
}

/** Goes back to the tab, and waits until it is open. */
async function backToSite(page: Page) {
  await press(page, 'Back to the site')
  await page.waitForURL(/\/app\/settings/)
}

test('premium is bought, cancelled, resumed, paid after a declined card, and refunded', async ({
  page,
  consoleErrors,
}) => {
  // A card that is declined is an answer of 422.
  consoleErrors.expect(/status of 422/)
  await newMember(page)
  await open(page, PATH)
  await expect(page.getByText('€19.99', { exact: true })).toBeVisible()
  await page.getByLabel(/^I ask for Premium to start at once/).check()
  await goToShop(page, 'Upgrade to Premium')
  await press(page, 'Back without paying')
  await expect(page.getByText('You left the checkout. Nothing was charged.')).toBeVisible()
  await page.getByLabel(/^I ask for Premium to start at once/).check()
  await goToShop(page, 'Upgrade to Premium')
  await press(page, 'Pay with a card that is declined')
  await expect(page.getByRole('alert')).toHaveText('The card was declined.')
  await press(page, 'Pay with a good card')
  await expect(page.getByText('Welcome to Premium!')).toBeVisible()
  const active = page.getByRole('heading', { name: 'Premium is active' })
  await expect(active).toBeVisible()

  await goToShop(page, 'Cancel subscription')
  await press(page, 'Cancel the subscription')
  await expect(page.getByText('Cancelled. You keep Premium until')).toBeVisible()
  await press(page, 'Resume subscription')
  await expect(page.getByText('Your subscription continues.')).toBeVisible()

  const failed = page.getByText('Your last payment failed')
  await goToShop(page, 'Card and invoices')
  await press(page, 'Use a card that is declined')
  await press(page, 'End the month now')
  await backToSite(page)
  await expect(failed).toBeVisible()
  await press(page, 'Pay now')
  await expect(page.getByText('The card was declined. Nothing was charged')).toBeVisible()
  await goToShop(page, 'Change card')
  await press(page, 'Use a good card')
  await expect(failed).toBeVisible()
  await press(page, 'Pay now')
  await expect(page.getByText('Payment received. Thank you!')).toBeVisible()
  await expect(active).toBeVisible()

  await goToShop(page, 'Card and invoices')
  await press(page, 'Refund')
  // Stripe tells of the refund by a webhook.
  await expect.poll(async () => (await page.request.get(PATH)).text()).toContain('€19.99 refunded')
})
