import { journey } from './journey'

journey('Premium is bought in the test shop, and cancelled there', async ({ page, signIn }) => {
  await signIn()
  await page.open('/app/settings?tab=premium')
  await page.click('label', /^I ask for Premium to start at once/)
  await page.click('button', 'Upgrade to Premium')
  await page.click('button', 'Back without paying')
  await page.see('main *', 'You left the checkout. Nothing was charged.')
  await page.hydrated()
  await page.click('label', /^I ask for Premium to start at once/)
  await page.click('button', 'Upgrade to Premium')
  await page.click('button', 'Pay with a good card')
  await page.see('h2, h3', 'Premium is active')
  await page.hydrated()
  await page.click('button', 'Cancel subscription')
  await page.click('button', 'Cancel the subscription')
  await page.see('p', /^Cancelled\. You keep Premium until/)
})
