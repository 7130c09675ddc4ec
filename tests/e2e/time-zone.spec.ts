import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { saved } from './fixtures/feed'
import { newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

test.use({ timezoneId: 'Europe/Berlin' })

const SETTINGS = '/app/settings?tab=notifications'
const question = (page: Page) => page.getByRole('region', { name: 'Change time zone?' })

test('a member whose device is elsewhere is asked once, by keyboard too, and switches', async ({ page, baseURL }) => {
  await newMember(page)
  // Its first page tells the site the zone of the device.
  await open(page, SETTINGS)
  const form = { intent: 'save', digest: 'daily', time_zone: 'Asia/Tbilisi' }
  const chosen = await page.request.post(SETTINGS, { headers: { Origin: baseURL ?? '' }, form })
  expect(chosen.ok()).toBe(true)
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
  const settings = await page.request.get(SETTINGS)
  expect(await settings.text()).toMatch(/<option value="Europe\/Berlin" selected/)
})
