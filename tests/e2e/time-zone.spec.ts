import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { saved } from './fixtures/feed'
import { newMember } from './fixtures/new-member'
import { expectNotice } from './fixtures/notices'
import { open } from './fixtures/open'

test.use({ timezoneId: 'Europe/Berlin' })

const question = (page: Page) => page.getByRole('region', { name: 'Change time zone?' })

test('a member whose device is elsewhere is asked once, by keyboard too, and switches', async ({ page }) => {
  await newMember(page)
  await open(page, '/app/settings?tab=notifications')
  const zone = page.getByLabel('Time zone')
  await zone.selectOption('Asia/Tbilisi')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectNotice(page, 'Saved successfully!')
  // Chosen beside this device, it isn't asked about.
  await open(page, '/app/notifications')
  await expect(question(page)).toBeHidden()

  const asAnotherBrowser = () => page.context().clearCookies({ name: 'tz_dismissed' })
  await asAnotherBrowser()
  await open(page, '/app/notifications')
  await expect(question(page)).toContainText('Your device is on Berlin time. Switch from Tbilisi?')
  const keep = question(page).getByRole('button', { name: 'Keep' })
  await keep.focus()
  await saved(page, '/resources/time-zone', () => page.keyboard.press('Enter'))
  await expect(question(page)).toBeHidden()
  await expect(page.locator('#content')).toBeFocused()
  await page.reload()
  await expect(question(page)).toBeHidden()

  await asAnotherBrowser()
  await open(page, '/app/notifications')
  const switchTo = question(page).getByRole('button', { name: 'Switch' })
  await saved(page, '/resources/time-zone', () => switchTo.click())
  await expect(question(page)).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Time zone: Berlin.' })).toBeAttached()
  await open(page, '/app/settings?tab=notifications')
  await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Berlin')
})
