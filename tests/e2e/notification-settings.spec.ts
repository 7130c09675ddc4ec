import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { askAs, readAs, test } from './fixtures/add-member'
import { bell, comments, likes, posts } from './fixtures/causes'
import { newMember } from './fixtures/new-member'
import { expectNotice } from './fixtures/notices'
import { open } from './fixtures/open'

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

test.use({ timezoneId: 'Europe/Berlin' })

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

test('a member chooses what they are told of and when, corrects what cannot be, hears it, and turns it off', async ({
  page,
  addMember,
  consoleErrors,
}) => {
  // Quiet hours without a length are refused.
  consoleErrors.expect(/status of 400/)
  await newMember(page)
  await withTones(page)
  const other = await addMember({ fullName: 'Boris Orlov' })
  await open(page, '/app/settings?tab=notifications')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const zone = page.getByLabel('Time zone')
  // The zone of the device is proposed once the tab is hydrated, and nothing is left to save when it is saved.
  await expect(zone).toHaveValue('Europe/Berlin')
  // A tone sounds for what is new once it is chosen.
  const post = await posts({ ask: askAs(page) }, 'Listening')
  await likes(other, post)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new')
  await box(page, 'Sound').check()
  await save.click()
  await expectNotice(page, 'Saved successfully!')
  await expect(save).toBeDisabled()
  expect(await tones(page)).toBe(0)
  await comments(other, post, 'Heard')
  await expect.poll(() => tones(page)).toBe(2)

  await box(page, 'Likes: Email').uncheck()
  await expect(save).toBeEnabled()
  await box(page, 'Likes: Email').check()
  await expect(save).toBeDisabled()
  await zone.selectOption('Asia/Tbilisi')
  await expect(save).toBeEnabled()
  await page.getByRole('button', { name: 'Use this device’s: Berlin' }).click()
  await expect(zone).toHaveValue('Europe/Berlin')
  await expect(save).toBeDisabled()

  await box(page, 'Newsletter: Email').check()
  await box(page, 'Direct messages: Push').uncheck()
  await page.getByText('Weekly', { exact: true }).click()
  await expect(page.getByText('One email on Mondays at 8:00')).toBeVisible()
  await box(page, 'Quiet hours').check()
  const from = page.getByLabel('From', { exact: true })
  const to = page.getByLabel('To', { exact: true })
  await from.fill('23:15')
  await to.fill('23:15')
  await save.click()
  await expect(page.getByText('The end must differ from the start')).toBeVisible()
  await expect(to).toBeFocused()
  await to.fill('06:30')
  await save.click()
  await expectNotice(page, 'Saved successfully!')
  await expect(save).toBeDisabled()

  await page.reload()
  await expect(box(page, 'Newsletter: Email')).toBeChecked()
  await expect(box(page, 'Direct messages: Push')).not.toBeChecked()
  await expect(box(page, 'Sound')).toBeChecked()
  await expect(from).toHaveValue('23:15')
  await expect(to).toHaveValue('06:30')

  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 new')
  await box(page, 'Notifications').uncheck()
  await expect(save).toBeEnabled()
  await save.click()
  await expectNotice(page, 'Saved successfully!')
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  expect(await readAs(page)('/app/notifications')).toContain('On-site notifications are off')
})
